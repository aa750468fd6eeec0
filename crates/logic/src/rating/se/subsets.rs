//! Naked and hidden pairs, triplets and quads, and the digits that hidden ones place directly.
//!
//! **Order.** Boxes, columns, rows; choices of positions or digits as numbers, ascending. Eliminations of a
//! naked subset are looked for in the house at hand only: its other house is another hint.

use super::common;
use super::grid::{Grid, boxes_columns_rows, cells_at};
use super::hint::{Hint, Removals, removals};
use super::technique::Named;
use crate::techniques::subsets::Pattern;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CellSet, Digit, DigitSet};

/// The eliminations in the house, by position.
pub(super) fn gone(board: &Board, pattern: Pattern) -> Removals {
    let Pattern { house, cells, digits, is_hidden } = pattern;
    let (cells, digits) = if is_hidden { (cells, !digits) } else { (house.cells() - cells, digits) };
    removals(board, cells, digits)
}

/// Visits every hidden subset of a size in houses with more empty cells than `open`.
pub(super) fn visit_hidden<B>(
    grid: &Grid,
    size: usize,
    open: usize,
    mut visit: impl FnMut(Pattern) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in boxes_columns_rows().filter(|house| grid.open(*house) > open) {
        let sets = grid.positions(house).map(|places| common::of_size(places, size));
        common::visit(&sets, size, &mut |digits, cells| {
            let (cells, digits) = (cells_at(house, cells), DigitSet::from_bits(digits));
            visit(Pattern { house, cells, digits, is_hidden: true })
        })?;
    }
    ControlFlow::Continue(())
}

/// Visits every naked subset of a size.
pub(super) fn visit_naked<B>(
    grid: &Grid,
    size: usize,
    mut visit: impl FnMut(Pattern) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in boxes_columns_rows().filter(|house| grid.open(*house) >= 2 * size) {
        let sets = house.cell_list().map(|cell| common::of_size(grid.candidates(cell).bits(), size));
        common::visit(&sets, size, &mut |cells, digits| {
            let (cells, digits) = (cells_at(house, cells), DigitSet::from_bits(digits));
            visit(Pattern { house, cells, digits, is_hidden: false })
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
    let rule = [Named::HIDDEN_PAIR, Named::HIDDEN_TRIPLET, Named::HIDDEN_QUAD][size - 2];
    visit_hidden(grid, size, least_open(size), |pattern| plain(grid, rule, pattern)).break_value()
}

/// The first naked subset that removes something.
pub(super) fn naked(grid: &Grid, size: usize) -> Option<Hint> {
    let rule = [Named::NAKED_PAIR, Named::NAKED_TRIPLET, Named::NAKED_QUAD][size - 2];
    visit_naked(grid, size, |pattern| plain(grid, rule, pattern)).break_value()
}

fn plain(grid: &Grid, rule: &'static Named, pattern: Pattern) -> ControlFlow<Hint> {
    found(Hint::removing(rule, gone(grid, pattern), || pattern))
}

/// The first digit that has one place left in a house once others have no room in the cells of a hidden
/// subset.
pub(super) fn direct(grid: &Grid, size: usize) -> Option<Hint> {
    let rule = [Named::DIRECT_HIDDEN_PAIR, Named::DIRECT_HIDDEN_TRIPLET][size - 2];
    visit_hidden(grid, size, size, |pattern @ Pattern { house, cells, digits, .. }| {
        found((!digits).into_iter().find_map(|digit: Digit| {
            let places: CellSet = grid.places(digit) & house.cells();
            let left = Candidate::at((places - cells).only()?, digit);
            (places.len() > 1).then(|| Hint::direct(rule, left, house, pattern))
        }))
    })
    .break_value()
}

fn found(hint: Option<Hint>) -> ControlFlow<Hint> {
    hint.map_or(ControlFlow::Continue(()), ControlFlow::Break)
}
