//! How graves are found, and what follows from them.

use super::{BUG_1, BUG_2, BUG_3, BUG_4, BUG_N, Pattern, Reason};
use crate::choose::{Choice, choose};
use crate::facts::Narrow;
use crate::guardians::{excluded_by_each, visit_subsets};
use crate::{Effect, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, House, HouseSet};

/// The most cells that may have candidates too many.
const MOST_CELLS: usize = 8;

fn step(
    kind: &'static Kind,
    extra: CandidateSet,
    reason: Reason,
    gone: impl IntoIterator<Item = Candidate>,
) -> Option<Step> {
    let effect = Effect::removing(gone);
    let extra = extra.iter().collect();
    (!effect.is_empty()).then(|| Step { kind, effect, pattern: Pattern { extra, reason }.into() })
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
    let gone = view.candidates(cell).without(digit).into_iter().map(|other| Candidate::at(cell, other));
    step(&BUG_1, CandidateSet::of(Candidate::at(cell, digit)), Reason::Seen, gone)
}

/// How often each house has each digit, while cells are being given two of their candidates.
#[derive(Clone, Copy)]
struct Tally {
    once: [HouseSet; 9],
    twice: [HouseSet; 9],
}

impl Tally {
    /// With these digits in this cell, if no house has one of them three times then.
    fn with(mut self, cell: Cell, digits: DigitSet) -> Option<Self> {
        let houses: HouseSet = cell.houses().into_iter().collect();
        for digit in digits {
            let (once, twice) = (&mut self.once[digit.index()], &mut self.twice[digit.index()]);
            if !twice.is_disjoint(houses) {
                return None;
            }
            *twice |= *once & houses;
            *once |= houses;
        }
        Some(self)
    }
}

/// The candidates that are too many, in every way in which the others make a grave. In a house without a digit three times no
/// digit that it needs is there only once, for its cells have two candidates each.
pub(super) fn graves(view: &View<'_>) -> Vec<CandidateSet> {
    let narrow = view.fact::<Narrow>();
    let mut graves = Vec::new();
    let wide: Vec<Cell> = (narrow.three | narrow.more).iter().collect();
    if (1..=MOST_CELLS).contains(&wide.len()) && view.unsolved() == (narrow.two | narrow.three | narrow.more)
    {
        let none = Tally { once: [HouseSet::EMPTY; 9], twice: [HouseSet::EMPTY; 9] };
        let tally = narrow.two.iter().try_fold(none, |tally, cell| tally.with(cell, view.candidates(cell)));
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

/// What goes whichever candidate is true.
pub(super) fn seen(
    view: &View<'_>,
    extra: CandidateSet,
    visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let kind = if extra.digits().len() == 1 { &BUG_2 } else { &BUG_N };
    if extra.len() > 1
        && let Some(step) =
            step(kind, extra, Reason::Seen, excluded_by_each(extra) & view.board().candidate_set())
    {
        visit(step)?;
    }
    ControlFlow::Continue(())
}

/// The naked subsets that a cell with one of these candidates makes with others of a house.
pub(super) fn subsets(view: &View<'_>, extra: CandidateSet, sink: &mut dyn Sink) -> ControlFlow<()> {
    let cells = extra.cells();
    let known = extra.digits();
    if known.len() < 2 {
        return ControlFlow::Continue(());
    }
    for house in cells.common_houses() {
        let rest = (view.unsolved() & house.cells()) - cells;
        visit_subsets(view, known, rest, &mut |cells, digits| {
            let gone = (rest - cells).into_iter().flat_map(|cell| {
                (view.candidates(cell) & digits).into_iter().map(move |digit| Candidate::at(cell, digit))
            });
            let step = step(&BUG_3, extra, Reason::Subset { house, cells, digits }, gone);
            step.map_or(ControlFlow::Continue(()), |step| sink.step(step))
        })?;
    }
    ControlFlow::Continue(())
}

/// Two cells of which one holds a digit that is not too many, so that the other holds one that is.
pub(super) fn shared(view: &View<'_>, extra: CandidateSet, sink: &mut dyn Sink) -> ControlFlow<()> {
    let cells = extra.cells();
    if cells.len() != 2 {
        return ControlFlow::Continue(());
    }
    for house in cells.common_houses() {
        for digit in Digit::all() {
            if view.places(digit, house) != cells || extra.digits().contains(digit) {
                continue;
            }
            let others = cells.iter().fold(CandidateSet::EMPTY, |all, cell| {
                all | CandidateSet::of_cell(cell, view.candidates(cell).without(digit))
            });
            if let Some(step) = step(&BUG_4, extra, Reason::Shared { house, digit }, others - extra) {
                sink.step(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
