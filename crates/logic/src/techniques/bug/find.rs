//! The search for graves.

use super::{Pattern, Reason};
use crate::choose::{Choice, choose};
use crate::facts::Narrow;
use crate::tally::Tally;
use crate::{Effect, Evidence as _, Step, View};
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, House};

/// The most cells that may have candidates too many.
const MOST_CELLS: usize = 8;

/// The step that shows that these are false.
pub(super) fn step(view: &View<'_>, extra: CandidateSet, reason: Reason, gone: CandidateSet) -> Step {
    let (effect, pattern) = (Effect::removing(gone), Pattern { extra: extra.iter().collect(), reason });
    Step { kind: pattern.kinds(view.board(), &effect)[0], effect, pattern: pattern.into() }
}

/// The one cell with three candidates: the digit with three places in each of its houses is true.
pub(super) fn one_too_many(view: &View<'_>) -> Option<Step> {
    let narrow = view.fact::<Narrow>();
    let cell = narrow.three.only()?;
    if view.unsolved() != narrow.two.with(cell) {
        return None;
    }
    let houses = cell.houses();
    let digit = view.candidates(cell).iter().find(|digit| view.places(*digit, houses[0]).len() == 3)?;
    let is_right = |house: House, other: Digit| {
        let most = if other == digit && houses.contains(&house) { 3..=3 } else { 0..=2 };
        most.contains(&view.places(other, house).len())
    };
    if !House::all().all(|house| Digit::all().all(|other| is_right(house, other))) {
        return None;
    }
    let gone = CandidateSet::of_cell(cell, view.candidates(cell).without(digit));
    Some(step(view, CandidateSet::of(Candidate::at(cell, digit)), Reason::Seen, gone))
}

/// The candidates that are too many, in every way in which the others make a grave. In a house without a
/// digit three times no digit that it needs is there only once, for its cells have two candidates each.
pub(super) fn graves(view: &View<'_>) -> Vec<CandidateSet> {
    let narrow = view.fact::<Narrow>();
    let mut graves = Vec::new();
    let wide: Vec<Cell> = (narrow.three | narrow.more).iter().collect();
    if (1..=MOST_CELLS).contains(&wide.len()) && view.unsolved() == (narrow.two | narrow.three | narrow.more)
    {
        let tally =
            narrow.two.iter().try_fold(Tally::EMPTY, |tally, cell| tally.with(cell, view.candidates(cell)));
        if let Some(tally) = tally {
            bury(view, tally, &wide, CandidateSet::EMPTY, &mut graves);
        }
    }
    graves
}

/// Gives the first of these cells two of its candidates, and goes on with the next.
fn bury(view: &View<'_>, tally: Tally, wide: &[Cell], extra: CandidateSet, graves: &mut Vec<CandidateSet>) {
    let Some((cell, rest)) = wide.split_first() else {
        graves.push(extra);
        return;
    };
    let digits = view.candidates(*cell);
    let _ = choose(&digits.iter().collect::<Vec<_>>(), 2, &mut |pair| {
        if let &[a, b] = pair {
            let pair = DigitSet::of(a).with(b);
            if let Some(tally) = tally.with(*cell, pair) {
                bury(view, tally, rest, extra | CandidateSet::of_cell(*cell, digits - pair), graves);
            }
        }
        Choice::GoOn
    });
}
