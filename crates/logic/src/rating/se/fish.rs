//! X-wing, swordfish and jellyfish.
//!
//! **Order.** Columns as bases, then rows; choices of base lines as numbers, ascending; digits within a
//! choice.

use super::grid::{Grid, Positions, bits};
use super::hint::{Hint, removals_of};
use super::{SeTenths, Technique, common};
use crate::techniques::fish::Pattern;
use std::ops::ControlFlow;
use sudokit_core::{CellSet, Digit, House, HouseSet};

/// A digit that has as many lines to go to as lines that need it.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    pub(super) digit: Digit,
    /// True if the bases are columns.
    pub(super) by_column: bool,
    /// The numbers of the base lines.
    pub(super) bases: Positions,
    /// The numbers of the cover lines.
    pub(super) covers: Positions,
}

impl Fish {
    /// A base line by its number.
    pub(super) fn base(self, number: usize) -> House {
        if self.by_column { House::column(number) } else { House::row(number) }
    }

    /// A cover line by its number.
    pub(super) fn cover(self, number: usize) -> House {
        if self.by_column { House::row(number) } else { House::column(number) }
    }

    /// As the family of techniques knows it.
    pub(super) fn pattern(self, grid: &Grid) -> Pattern {
        let base: HouseSet = bits(self.bases).map(|line| self.base(line)).collect();
        let cover = bits(self.covers).map(|line| self.cover(line)).collect();
        let all = base.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells());
        let cells = grid.cells_with(self.digit) & all;
        Pattern { digit: self.digit, base, cover, second_cover: None, cells }
    }

    /// The cells that lose the digit.
    pub(super) fn removed(self, grid: &Grid) -> CellSet {
        let cells = |lines, house: fn(Self, usize) -> House| {
            bits(lines).fold(CellSet::EMPTY, |cells, line| cells | house(self, line).cells())
        };
        (grid.cells_with(self.digit) & cells(self.covers, Self::cover)) - cells(self.bases, Self::base)
    }
}

/// Hands over the fish of a size that remove something: all of them, or the first of each digit. In no order.
fn visit(grid: &Grid, size: usize, by_column: bool, only_first: bool, found: &mut Vec<Fish>) {
    for digit in Digit::all().filter(|digit| grid.filled(*digit) + 2 * size <= 9) {
        let sets = std::array::from_fn(|line| {
            let house = if by_column { House::column(line) } else { House::row(line) };
            common::of_size(grid.places(house, digit), size)
        });
        let _ = common::visit(&sets, size, &mut |bases, covers| {
            let fish = Fish { digit, by_column, bases, covers };
            if fish.removed(grid).is_empty() {
                return ControlFlow::Continue(());
            }
            found.push(fish);
            if only_first { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
}

/// The first fish of a size.
pub(super) fn fish(grid: &Grid, size: usize) -> Option<Hint> {
    let (technique, rating) = match size {
        2 => (Technique::XWing, SeTenths(32)),
        3 => (Technique::Swordfish, SeTenths(38)),
        _ => (Technique::Jellyfish, SeTenths(52)),
    };
    [true, false].into_iter().find_map(|by_column| {
        let mut found = Vec::new();
        visit(grid, size, by_column, true, &mut found);
        let first = found.into_iter().min_by_key(|fish| (fish.bases, fish.digit))?;
        let gone = removals_of(first.removed(grid), first.digit);
        Hint::removing(technique, rating, gone, || first.pattern(grid))
    })
}

/// All X-wings, in order.
pub(super) fn x_wings(grid: &Grid) -> Vec<Fish> {
    let mut all = Vec::new();
    for by_column in [true, false] {
        let start = all.len();
        visit(grid, 2, by_column, false, &mut all);
        all[start..].sort_by_key(|fish| (fish.bases, fish.digit));
    }
    all
}
