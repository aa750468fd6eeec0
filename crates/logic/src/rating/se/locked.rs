//! Pointing and claiming, and the digits that both place directly.
//!
//! **Order.** Boxes that point along columns, boxes along rows, columns that claim in boxes, rows in boxes;
//! base by base, cover by cover, digit by digit.

use super::grid::{Grid, Positions, bits, which};
use super::hint::{Hint, removals_of};
use super::{SeTenths, Technique};
use crate::techniques::locked::Pattern;
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CellSet, Digit, House, HouseKind};

/// A digit whose places in the base, two at least, all lie in the cover.
#[derive(Clone, Copy)]
pub(super) struct Locked {
    pub(super) base: House,
    pub(super) cover: House,
    pub(super) digit: Digit,
}

impl Locked {
    /// The cells that lose the digit.
    pub(super) fn removed(self, grid: &Grid) -> CellSet {
        (grid.cells_with(self.digit) & self.cover.cells()) - self.base.cells()
    }

    /// As the family of techniques knows it.
    pub(super) fn pattern(self, grid: &Grid) -> Pattern {
        let Self { base, cover, digit } = self;
        Pattern { digit, base, cover, cells: grid.cells_with(digit) & base.cells() }
    }

    fn is_pointing(self) -> bool {
        self.base.kind() == HouseKind::Block
    }

    fn hint(self, grid: &Grid) -> Option<Hint> {
        let (technique, rating) = if self.is_pointing() {
            (Technique::Pointing, SeTenths(26))
        } else {
            (Technique::Claiming, SeTenths(28))
        };
        let gone = removals_of(self.removed(grid), self.digit);
        Hint::removing(technique, rating, gone, || self.pattern(grid))
    }

    /// A digit that another house like the base has to put outside the cover, where it has one place left.
    fn direct(self, grid: &Grid) -> Option<Hint> {
        let (technique, rating) = if self.is_pointing() {
            (Technique::DirectPointing, SeTenths(17))
        } else {
            (Technique::DirectClaiming, SeTenths(19))
        };
        let first = self.base.index() / 9 * 9;
        (first..first + 9).map(House::from_index).find_map(|other| {
            if other == self.base || other.cells().is_disjoint(self.cover.cells()) {
                return None;
            }
            let places = grid.cells_with(self.digit) & other.cells();
            let cell = (places - self.cover.cells()).only()?;
            (places.len() >= 2).then(|| {
                let left = Candidate::at(cell, self.digit);
                Hint::direct(technique, rating, left, other, self.pattern(grid))
            })
        })
    }
}

/// A house, and those that it shares three cells with: the house and the positions shared.
type Crossings = (House, [(House, Positions); 3]);

/// Boxes with their columns, boxes with their rows, columns with their boxes, rows with their boxes.
const CROSSINGS: [Crossings; 36] = {
    let mut table = [(House::row(0), [(House::row(0), 0); 3]); 36];
    let mut i = 0;
    while i < 36 {
        let n = i % 9;
        let base = match i / 9 {
            0 | 1 => House::block(n),
            2 => House::column(n),
            _ => House::row(n),
        };
        let mut covers = [(base, 0); 3];
        let mut k = 0;
        while k < 3 {
            covers[k] = match i / 9 {
                0 => (House::column(n % 3 * 3 + k), 0b001_001_001 << k),
                1 => (House::row(n / 3 * 3 + k), 0b111 << (3 * k)),
                2 => (House::block(3 * k + n / 3), 0b111 << (3 * k)),
                _ => (House::block(n / 3 * 3 + k), 0b111 << (3 * k)),
            };
            k += 1;
        }
        table[i] = (base, covers);
        i += 1;
    }
    table
};

/// Visits every locked digit, whether or not there is something to remove.
pub(super) fn visit<B>(grid: &Grid, mut visit: impl FnMut(Locked) -> ControlFlow<B>) -> ControlFlow<B> {
    for (base, covers) in CROSSINGS {
        let places = grid.all_places(base);
        let at_least_two = which(places, |places| places & places.wrapping_sub(1) != 0);
        for (cover, shared) in covers {
            let locked = which(places, |places| places & !shared == 0) & at_least_two;
            for digit in bits(locked) {
                visit(Locked { base, cover, digit: Digit::from_index(digit) })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first pointing or claiming with something to remove.
pub(super) fn plain(grid: &Grid) -> Option<Hint> {
    first(grid, |locked| locked.hint(grid))
}

/// The first digit that pointing or claiming places.
pub(super) fn direct(grid: &Grid) -> Option<Hint> {
    first(grid, |locked| locked.direct(grid))
}

fn first(grid: &Grid, hint: impl Fn(Locked) -> Option<Hint>) -> Option<Hint> {
    visit(grid, |locked| match hint(locked) {
        Some(hint) => ControlFlow::Break(hint),
        None => ControlFlow::Continue(()),
    })
    .break_value()
}
