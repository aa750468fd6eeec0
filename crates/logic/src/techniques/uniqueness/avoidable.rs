//! The search for avoidable rectangles.

use super::rectangles::{Seen, beside, opposite};
use super::{AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2, Pattern, Reason};
use crate::{Effect, Fact, Step, View};
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// All steps by avoidable rectangles.
pub(super) struct Avoidable(pub(super) Vec<Step>);

impl Fact for Avoidable {
    fn of(view: &View<'_>) -> Self {
        let board = view.board();
        let solved = !(view.unsolved() | board.givens());
        let mut seen = Seen::new(view.options().every_way);
        let mut steps = Vec::new();
        for first in solved {
            for second in beside(first) & solved {
                let (Some(a), Some(b)) = (board.digit(first), board.digit(second)) else { continue };
                for [third, fourth] in opposite(first, second) {
                    let holds =
                        |cell: Cell, digit: Digit| solved.contains(cell) && board.digit(cell) == Some(digit);
                    let may = |cell: Cell, digit: Digit| {
                        let candidates = view.candidates(cell);
                        candidates.len() == 2 && candidates.contains(digit)
                    };
                    let last = if holds(third, b) && may(fourth, a) {
                        Some(Candidate::at(fourth, a))
                    } else if holds(fourth, a) && may(third, b) {
                        Some(Candidate::at(third, b))
                    } else if may(third, b) && may(fourth, a) {
                        None
                    } else {
                        continue;
                    };
                    let cells: CellSet = [first, second, third, fourth].into_iter().collect();
                    if !seen.is_new(cells, DigitSet::of(a).with(b)) {
                        continue;
                    }
                    let (kind, reason, effect) = if let Some(last) = last {
                        (&AVOIDABLE_RECTANGLE_1, Reason::OneCell, Effect::removing([last]))
                    } else {
                        let other = (view.candidates(third).without(b)).only();
                        let shared = other.filter(|other| view.candidates(fourth).contains(*other));
                        let Some(digit) = shared else { continue };
                        let gone = board.places(digit) & third.peers() & fourth.peers();
                        let gone = gone.into_iter().map(|cell| Candidate::at(cell, digit));
                        (&AVOIDABLE_RECTANGLE_2, Reason::OneDigit(digit), Effect::removing(gone))
                    };
                    if !effect.is_empty() {
                        let pattern = Pattern { digits: vec![a, b], cells, reason };
                        steps.push(Step { kind, effect, pattern: pattern.into() });
                    }
                }
            }
        }
        Self(steps)
    }
}
