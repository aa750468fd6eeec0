//! The templates of all digits that get along with each other.

use super::allowed;
use crate::sets::union;
use crate::{Fact, View};
use sudokit_core::{Candidate, CellSet, Digit, House};

/// The closure of the eliminations by the templates of all digits.
pub(super) struct Refined {
    /// The cells that all templates of a digit go through.
    pub(super) all: [CellSet; 9],
    /// The cells that any of its templates goes through.
    pub(super) any: [CellSet; 9],
    /// The candidates that all templates of their digit go through, in the order in which this was seen: each
    /// takes away the templates of other digits that go through its cell, and that shows the later ones.
    pub(super) certain: Vec<Candidate>,
}

/// All templates within these cells, if there are no more than so many.
pub(crate) fn templates_up_to(most: usize, allowed: CellSet) -> Option<Vec<CellSet>> {
    fn extend(row: usize, free: CellSet, chosen: CellSet, most: usize, found: &mut Vec<CellSet>) -> bool {
        if row == 9 {
            found.push(chosen);
            return found.len() <= most;
        }
        let mut cells = (free & House::row(row).cells()).iter();
        cells.all(|cell| extend(row + 1, free - cell.peers(), chosen.with(cell), most, found))
    }
    let mut found = Vec::new();
    extend(0, allowed, CellSet::EMPTY, most, &mut found).then_some(found)
}

/// All templates within these cells.
pub(super) fn templates(allowed: CellSet) -> Vec<CellSet> {
    // A digit has 46,656 templates on an empty board.
    templates_up_to(usize::MAX, allowed).unwrap_or_default()
}

impl Fact for Refined {
    fn of(view: &View<'_>) -> Self {
        let board = view.board();
        let mut left = allowed(board).map(templates);
        let mut refined = Self { all: [CellSet::EMPTY; 9], any: [CellSet::EMPTY; 9], certain: Vec::new() };
        // A digit without templates has no solution, and then nothing is shown of any.
        let mut is_changed = left.iter().all(|left| !left.is_empty());
        while is_changed {
            is_changed = false;
            for digit in Digit::all() {
                let left = &mut left[digit.index()];
                let others = (0..9).filter(|other| *other != digit.index());
                let taken: CellSet = union(others.map(|other| refined.all[other]));
                left.retain(|template| template.is_disjoint(taken));
                let all = left.iter().fold(CellSet::ALL, |all, template| all & *template);
                let new = all - refined.all[digit.index()];
                is_changed |= !new.is_empty();
                refined
                    .certain
                    .extend(new.iter().map(|cell| Candidate::at(cell, digit)).filter(|new| board.has(*new)));
                refined.all[digit.index()] = all;
            }
        }
        for (any, left) in refined.any.iter_mut().zip(&left) {
            *any = union(left.iter().copied());
        }
        refined
    }
}
