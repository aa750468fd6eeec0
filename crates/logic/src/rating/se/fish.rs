//! X-wing, swordfish and jellyfish.
//!
//! **Order.** Columns as bases, then rows; choices of base lines as numbers, ascending; digits within a
//! choice.

use super::common;
use super::grid::{Grid, Positions, bits};
use super::hint::{Hint, removals_of};
use super::technique::Named;
use crate::sets::cells_of;
use crate::sort;
use crate::techniques::fish::Pattern;
use std::ops::ControlFlow;
use sudokit_core::{Board, CellSet, Digit, House, HouseSet};

/// The places outside the bases.
pub(super) fn gone(board: &Board, pattern: Pattern) -> CellSet {
    (board.places(pattern.digit) & cells_of(pattern.cover)) - pattern.cells
}

/// The fish of a size with columns or rows as bases that remove something: all of them in order, or the first
/// of each digit.
fn of_size(grid: &Grid, size: usize, by_column: bool, only_first: bool) -> Vec<Pattern> {
    let lines =
        |are_columns| std::array::from_fn(|line| House::from_index(9 * usize::from(are_columns) + line));
    let (bases, covers): ([House; 9], [House; 9]) = (lines(by_column), lines(!by_column));
    let mut found: Vec<(Positions, Pattern)> = Vec::new();
    for digit in Digit::all().filter(|digit| grid.filled(*digit) + 2 * size <= 9) {
        let sets = bases.map(|base| common::of_size(grid.positions(base)[digit.index()], size));
        let _ = common::visit(&sets, size, &mut |along, across| {
            let [base, cover] = [(along, bases), (across, covers)]
                .map(|(numbers, lines)| bits(numbers).map(|number| lines[number]).collect::<HouseSet>());
            let cells = grid.places(digit) & cells_of(base);
            let fish = Pattern { digit, base, cover, second_cover: None, cells };
            if gone(grid, fish).is_empty() {
                return ControlFlow::Continue(());
            }
            found.push((along, fish));
            if only_first { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    sort::by_key(&mut found, |(along, fish)| (*along, fish.digit));
    found.into_iter().map(|(_, fish)| fish).collect()
}

/// The first fish of a size.
pub(super) fn fish(grid: &Grid, size: usize) -> Option<Hint> {
    let rule = [Named::X_WING, Named::SWORDFISH, Named::JELLYFISH][size - 2];
    [true, false].into_iter().find_map(|by_column| {
        let first = *of_size(grid, size, by_column, true).first()?;
        Hint::removing(rule, removals_of(gone(grid, first), first.digit), || first)
    })
}

/// All X-wings, in order.
pub(super) fn x_wings(grid: &Grid) -> impl Iterator<Item = Pattern> {
    [true, false].into_iter().flat_map(|by_column| of_size(grid, 2, by_column, false))
}
