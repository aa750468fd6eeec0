//! The search: every group of cells that has excluders enough.

use super::Pattern;
use crate::choose::{Choice, choose};
use crate::sets::union;
use crate::{Effect, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// With a single excluder there is nothing that a naked subset does not say.
const FEWEST_EXCLUDERS: usize = 2;

/// Shows every exclusion of groups of this size.
pub(super) fn groups(
    view: &View<'_>,
    size: usize,
    kind: &'static Kind,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let few = |cell: &Cell| (2..=size).contains(&view.candidates(*cell).len());
    let excluders: CellSet = view.unsolved().iter().filter(few).collect();
    let cells: Vec<Cell> = view.unsolved().iter().collect();
    choose(&cells, size, &mut |cells| {
        let common = cells.iter().fold(excluders, |common, cell| common & cell.peers());
        if common.len() < FEWEST_EXCLUDERS {
            return Choice::Prune;
        }
        if cells.len() < size {
            return Choice::GoOn;
        }
        match step(view, cells, common, kind) {
            Some(step) => Choice::from(sink.step(step)),
            None => Choice::GoOn,
        }
    })
}

/// The step of these cells, if they have a digit that goes with no others.
fn step(view: &View<'_>, cells: &[Cell], excluders: CellSet, kind: &'static Kind) -> Option<Step> {
    let excluders: Vec<Excluder> = excluders.iter().map(|cell| (cell, view.candidates(cell))).collect();
    // A digit that no excluder has can go only for other reasons.
    let excluded: DigitSet = union(excluders.iter().map(|(_, digits)| *digits));
    let mut gone = Vec::new();
    let mut used = CellSet::EMPTY;
    for cell in cells {
        let others: Vec<Cell> = cells.iter().copied().filter(|other| other != cell).collect();
        for digit in view.candidates(*cell) & excluded {
            let start = [(*cell, digit)];
            let mut needed = CellSet::EMPTY;
            if is_possible(view, &excluders, &mut needed, &start, &others) {
                continue;
            }
            // A single excluder makes a naked subset, and eliminations by fewer cells are theirs.
            let mut none = CellSet::EMPTY;
            let needs_several =
                excluders.iter().all(|one| is_possible(view, &[*one], &mut none, &start, &others));
            let needs_all = others.iter().all(|without| {
                let fewer: Vec<Cell> = others.iter().copied().filter(|other| other != without).collect();
                is_possible(view, &excluders, &mut none, &start, &fewer)
            });
            if needs_several && needs_all {
                gone.push(Candidate::at(*cell, digit));
                used |= needed;
            }
        }
    }
    if gone.is_empty() {
        return None;
    }
    let pattern = Pattern { cells: cells.to_vec(), excluders: used };
    Some(Step { kind, effect: Effect::removing(gone), pattern: pattern.into() })
}

/// A cell that must keep one of its candidates.
type Excluder = (Cell, DigitSet);

/// True if there are digits for the other cells that fit those that are set. Notes the excluders that have
/// forbidden something.
fn is_possible(
    view: &View<'_>,
    excluders: &[Excluder],
    needed: &mut CellSet,
    set: &[(Cell, Digit)],
    others: &[Cell],
) -> bool {
    let digits: DigitSet = set.iter().map(|(_, digit)| *digit).collect();
    if let Some((excluder, _)) = excluders.iter().find(|(_, candidates)| candidates.is_subset(digits)) {
        needed.insert(*excluder);
        return false;
    }
    let Some((next, others)) = others.split_first() else { return true };
    let seen = set.iter().filter(|(cell, _)| cell.sees(*next));
    let left = seen.fold(view.candidates(*next), |left, (_, digit)| left.without(*digit));
    left.iter().any(|digit| {
        let more = [set, &[(*next, digit)]].concat();
        is_possible(view, excluders, needed, &more, others)
    })
}
