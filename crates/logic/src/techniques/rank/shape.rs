//! The kind of an argument.

use super::sectors::FEWEST;
use super::{BLOSSOM_LOOP, MSLS, MULTIFISH, Pattern, SK_LOOP, sk_loop};
use crate::{Kind, Variable};
use sudokit_core::{Board, CellSet, DigitSet, HouseSet};

impl Pattern {
    /// True if it has the shape that a kind needs.
    pub(super) fn is_of(&self, board: &Board, kind: &Kind) -> bool {
        if *kind == BLOSSOM_LOOP {
            return self.lists().all(|links| self.branches(board, links).is_some());
        }
        let is_tight = self.counts_once()
            && self.rank() == 0
            && self.instead.iter().all(|list| list.len() == self.links.len())
            && self.truths.len() >= FEWEST;
        if !is_tight {
            return false;
        }
        let [truths, links] = [&self.truths, &self.all_links()].map(|list| Parts::of(list));
        let is_loop = || self.corners(board).is_some();
        if *kind == SK_LOOP {
            return is_loop();
        }
        let is_naked = truths.only_cells() && links.only_places();
        let is_hidden = truths.only_lines() && links.only_cells();
        if *kind == MSLS {
            return (is_naked || is_hidden) && !is_loop();
        }
        *kind == MULTIFISH && truths.only_lines() && truths.digits.len() > 1 && !links.only_cells()
    }

    /// The corners, if it is an SK loop.
    pub(super) fn corners(&self, board: &Board) -> Option<CellSet> {
        let [truths, links] = [&self.truths, &self.all_links()].map(|list| Parts::of(list));
        let fits = |it: &sk_loop::Loop| it.cells == truths.cells && links.houses.is_subset(it.houses);
        let is_possible = truths.only_cells() && links.only_places();
        let mut rectangles = sk_loop::rectangles(board).filter(|_| is_possible);
        rectangles.find(fits).map(|it| it.corners)
    }

    /// The links of all lists.
    fn all_links(&self) -> Vec<super::Weighted> {
        [&self.links].into_iter().chain(&self.instead).flatten().copied().collect()
    }
}

/// The subject of truths or links.
#[derive(Default)]
pub(super) struct Parts {
    /// The cells that are truths or links themselves.
    pub(super) cells: CellSet,
    /// The houses of digits.
    pub(super) houses: HouseSet,
    /// The digits in houses.
    pub(super) digits: DigitSet,
}

impl Parts {
    pub(super) fn of(list: &[super::Weighted]) -> Self {
        let mut parts = Self::default();
        for one in list {
            match one.variable {
                Variable::Cell(cell) => drop(parts.cells.insert(cell)),
                Variable::Place(house, digit) => {
                    parts.houses.insert(house);
                    parts.digits.insert(digit);
                }
            }
        }
        parts
    }

    const fn only_cells(&self) -> bool {
        self.houses.is_empty()
    }

    const fn only_places(&self) -> bool {
        self.cells.is_empty()
    }

    fn only_lines(&self) -> bool {
        self.only_places() && self.houses.iter().all(|house| house.index() < 18)
    }
}
