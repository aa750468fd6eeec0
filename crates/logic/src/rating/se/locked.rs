//! Pointing and claiming, and what both place directly.
//!
//! **Order.** Boxes that point along columns, boxes along rows, columns that claim in boxes, rows in boxes; base by base,
//! cover by cover, digit by digit.

use super::Technique;
use super::grid::{Grid, Positions, bits, each_digit};
use super::hint::{Hint, removals_of};
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
    /// Where the digit goes.
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
        let (technique, rating) =
            if self.is_pointing() { (Technique::Pointing, 2.6) } else { (Technique::Claiming, 2.8) };
        let gone = removals_of(self.removed(grid), self.digit);
        Hint::removing(technique, rating, gone, || self.pattern(grid))
    }

    /// A digit that another house like the base has to put outside the cover, where it has one place left.
    fn direct(self, grid: &Grid) -> Option<Hint> {
        let (technique, rating) = if self.is_pointing() {
            (Technique::DirectPointing, 1.7)
        } else {
            (Technique::DirectClaiming, 1.9)
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

/// A box or line, and the houses that it shares three cells with: the house and the positions shared.
fn crossings(base: House, covers: HouseKind) -> [(House, Positions); 3] {
    let n = base.index() % 9;
    [0, 1, 2].map(|i| match (base.kind(), covers) {
        (HouseKind::Block, HouseKind::Column) => (House::column(n % 3 * 3 + i), 0b001_001_001 << i),
        (HouseKind::Block, _) => (House::row(n / 3 * 3 + i), 0b111 << (3 * i)),
        (HouseKind::Column, _) => (House::block(3 * i + n / 3), 0b111 << (3 * i)),
        (HouseKind::Row, _) => (House::block(n / 3 * 3 + i), 0b111 << (3 * i)),
    })
}

/// Visits every locked digit, whether or not there is something to remove.
pub(super) fn visit<B>(grid: &Grid, mut visit: impl FnMut(Locked) -> ControlFlow<B>) -> ControlFlow<B> {
    use HouseKind::{Block, Column, Row};
    for (bases, covers) in [(Block, Column), (Block, Row), (Column, Block), (Row, Block)] {
        for n in 0..9 {
            let base = match bases {
                Row => House::row(n),
                Column => House::column(n),
                Block => House::block(n),
            };
            let places = grid.all_places(base);
            for (cover, shared) in crossings(base, covers) {
                let is_locked =
                    |places: Positions| places & !shared == 0 && places & places.wrapping_sub(1) != 0;
                for digit in bits(each_digit(places, is_locked)) {
                    visit(Locked { base, cover, digit: Digit::from_index(digit) })?;
                }
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
