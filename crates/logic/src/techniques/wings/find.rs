//! The search for wings.

use super::{Middle, Pattern, W_WING, XY_WING, XYZ_WING};
use crate::facts::{Conjugate, Narrow};
use crate::{Effect, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, DigitSet};

/// The step of a wing, if something sees all its holders.
fn step(board: &Board, kind: &'static Kind, pattern: Pattern) -> Option<Step> {
    let gone = board.places(pattern.digit) & pattern.holders().common_peers();
    let effect = Effect::removing(gone.into_iter().map(|cell| Candidate::at(cell, pattern.digit)));
    (!gone.is_empty()).then(|| Step { kind, effect, pattern: pattern.into() })
}

/// Cells with their candidates, in ascending order.
fn with_candidates(view: &View<'_>, cells: CellSet) -> Vec<(Cell, DigitSet)> {
    cells.iter().map(|cell| (cell, view.candidates(cell))).collect()
}

pub(super) fn w_wings(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let cells = with_candidates(view, view.fact::<Narrow>().two);
    for (i, (a, digits)) in cells.iter().enumerate() {
        for (b, _) in cells[i + 1..].iter().filter(|(_, others)| others == digits) {
            let common = a.peers() & b.peers();
            for digit in *digits {
                if view.board().places(digit).is_disjoint(common) {
                    continue;
                }
                for other in digits.without(digit) {
                    linked(view, [*a, *b], digit, other, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The W-wings with these ends, by each house that links them.
fn linked(
    view: &View<'_>,
    ends: [Cell; 2],
    digit: Digit,
    other: Digit,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    for house in view.fact::<Conjugate>().houses(other) {
        let places = view.places(other, house);
        let [by_first, by_second] = ends.map(|end| places & end.peers());
        let (first, second) = if view.options().every_way {
            // Any way to give each end a place of its own.
            let first = by_first.iter().find(|place| !by_second.without(*place).is_empty());
            (first, first.and_then(|place| by_second.without(place).first()))
        } else {
            // HoDoKu gives the common peers of both ends to the first, even if the second then has none.
            (by_first.first(), (by_second - by_first).first())
        };
        if places.iter().any(|place| ends.contains(&place)) {
            continue;
        }
        if let (Some(first), Some(second)) = (first, second) {
            let middle = Middle::Link { digit: other, house, places: [first, second] };
            if let Some(step) = step(view.board(), &W_WING, Pattern { digit, ends, middle }) {
                sink.step(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn xy_wings(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let cells = with_candidates(view, view.fact::<Narrow>().two);
    for (i, a) in cells.iter().enumerate() {
        for (j, b) in (i + 1..).zip(&cells[i + 1..]) {
            if (a.1 | b.1).len() != 3 {
                continue;
            }
            // Three pairs out of three digits: the third has what the others do not share.
            for c in cells[j + 1..].iter().filter(|c| c.1 == a.1 ^ b.1) {
                for [pivot, first, second] in [[a, b, c], [b, a, c], [c, a, b]] {
                    if let Some(step) = around(view.board(), *pivot, *first, *second) {
                        sink.step(step)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn xyz_wings(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let narrow = view.fact::<Narrow>();
    for pivot in narrow.three {
        let pivot = (pivot, view.candidates(pivot));
        let mut ends = with_candidates(view, narrow.two & pivot.0.peers());
        ends.retain(|(_, digits)| digits.is_subset(pivot.1));
        for (i, first) in ends.iter().enumerate() {
            for second in ends[i + 1..].iter().filter(|second| second.1 != first.1) {
                if let Some(step) = around(view.board(), pivot, *first, *second) {
                    sink.step(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The wing with this pivot and these ends, if the pivot sees them. Between them they have three digits.
pub(crate) fn around(
    board: &Board,
    (cell, digits): (Cell, DigitSet),
    (first, has_first): (Cell, DigitSet),
    (second, has_second): (Cell, DigitSet),
) -> Option<Step> {
    if !cell.sees(first) || !cell.sees(second) {
        return None;
    }
    let digit = (has_first & has_second).only()?;
    let others = [has_first.without(digit).only()?, has_second.without(digit).only()?];
    let has_all = digits.contains(digit);
    let middle = Middle::Pivot { cell, digits: others, has_all };
    step(board, if has_all { &XYZ_WING } else { &XY_WING }, Pattern { digit, ends: [first, second], middle })
}
