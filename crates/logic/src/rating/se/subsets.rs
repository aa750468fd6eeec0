//! Naked and hidden pairs, triplets and quads, and the digits that hidden ones place directly.
//!
//! **Order.** Boxes, columns, rows; choices of positions or digits as numbers, ascending. Eliminations of a
//! naked subset are looked for in the house at hand only: its other house is another hint.

use super::grid::{ALL_POSITIONS, Grid, Positions, bits, boxes_columns_rows, cell_at, cells_at};
use super::hint::{Hint, Removals};
use super::{SeTenths, Technique, common};
use crate::techniques::subsets::Pattern;
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Digit, DigitSet, House};

/// As many cells as digits.
#[derive(Clone, Copy)]
pub(super) struct Subset {
    pub(super) house: House,
    pub(super) cells: Positions,
    pub(super) digits: DigitSet,
    pub(super) is_hidden: bool,
}

impl Subset {
    /// The eliminations by position.
    pub(super) fn removals(self, grid: &Grid) -> impl Iterator<Item = (sudokit_core::Cell, DigitSet)> {
        let (cells, digits) = if self.is_hidden {
            (self.cells, !self.digits)
        } else {
            (ALL_POSITIONS & !self.cells, self.digits)
        };
        bits(cells).filter_map(move |at| {
            let cell = cell_at(self.house, at);
            let gone = grid.candidates(cell) & digits;
            (!gone.is_empty()).then_some((cell, gone))
        })
    }

    /// As the family of techniques knows it.
    pub(super) fn pattern(self) -> Pattern {
        let Self { house, cells, digits, is_hidden } = self;
        Pattern { house, cells: cells_at(house, cells), digits, is_hidden }
    }

    fn hint(self, grid: &Grid) -> Option<Hint> {
        let (technique, rating) = match (self.is_hidden, self.digits.len()) {
            (false, 2) => (Technique::NakedPair, SeTenths(30)),
            (false, 3) => (Technique::NakedTriplet, SeTenths(36)),
            (false, _) => (Technique::NakedQuad, SeTenths(50)),
            (true, 2) => (Technique::HiddenPair, SeTenths(34)),
            (true, 3) => (Technique::HiddenTriplet, SeTenths(40)),
            (true, _) => (Technique::HiddenQuad, SeTenths(54)),
        };
        Hint::removing(technique, rating, self.removals(grid).collect::<Removals>(), || self.pattern())
    }

    /// The first digit that has one place left once others have no room in the cells.
    fn direct(self, grid: &Grid) -> Option<Hint> {
        let (technique, rating) = match self.digits.len() {
            2 => (Technique::DirectHiddenPair, SeTenths(20)),
            _ => (Technique::DirectHiddenTriplet, SeTenths(25)),
        };
        Digit::all().filter(|digit| !self.digits.contains(*digit)).find_map(|digit| {
            let places = grid.places(self.house, digit);
            let left = places & !self.cells;
            let is_new = left.is_power_of_two() && places != left;
            is_new.then(|| {
                let cell = cell_at(self.house, left.trailing_zeros() as usize);
                let left = Candidate::at(cell, digit);
                Hint::direct(technique, rating, left, self.house, self.pattern())
            })
        })
    }
}

/// Visits every hidden subset of a size in houses with more empty cells than `open`.
pub(super) fn visit_hidden<B>(
    grid: &Grid,
    size: usize,
    open: usize,
    mut visit: impl FnMut(Subset) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in boxes_columns_rows().filter(|house| grid.open(*house) > open) {
        let sets = grid.all_places(house).map(|places| common::of_size(places, size));
        common::visit(&sets, size, &mut |digits, cells| {
            visit(Subset { house, cells, digits: DigitSet::from_bits(digits), is_hidden: true })
        })?;
    }
    ControlFlow::Continue(())
}

/// Visits every naked subset of a size.
pub(super) fn visit_naked<B>(
    grid: &Grid,
    size: usize,
    mut visit: impl FnMut(Subset) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in boxes_columns_rows().filter(|house| grid.open(*house) >= 2 * size) {
        let sets = house.cell_list().map(|cell| common::of_size(grid.candidates(cell).bits(), size));
        common::visit(&sets, size, &mut |cells, digits| {
            visit(Subset { house, cells, digits: DigitSet::from_bits(digits), is_hidden: false })
        })?;
    }
    ControlFlow::Continue(())
}

/// A house must have more empty cells than this for a hidden subset that removes something: with fewer it has
/// a naked one as small.
pub(super) const fn least_open(size: usize) -> usize {
    2 * size
}

/// The first hidden subset that removes something.
pub(super) fn hidden(grid: &Grid, size: usize) -> Option<Hint> {
    visit_hidden(grid, size, least_open(size), |subset| found(subset.hint(grid))).break_value()
}

/// The first digit that a hidden subset places.
pub(super) fn direct(grid: &Grid, size: usize) -> Option<Hint> {
    visit_hidden(grid, size, size, |subset| found(subset.direct(grid))).break_value()
}

/// The first naked subset that removes something.
pub(super) fn naked(grid: &Grid, size: usize) -> Option<Hint> {
    visit_naked(grid, size, |subset| found(subset.hint(grid))).break_value()
}

fn found(hint: Option<Hint>) -> ControlFlow<Hint> {
    hint.map_or(ControlFlow::Continue(()), ControlFlow::Break)
}
