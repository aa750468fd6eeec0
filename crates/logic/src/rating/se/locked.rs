//! Pointing and claiming, and the digits that both place directly.
//!
//! **Order.** Boxes that point along columns, boxes along rows, columns that claim in boxes, rows in boxes;
//! base by base, cover by cover, digit by digit.

use super::grid::{Grid, Positions, bits, which};
use super::hint::{Hint, removals_of};
use super::technique::Named;
use crate::techniques::locked::Pattern;
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Digit, House, HouseKind};

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

/// Visits every locked digit with two places at least, whether or not there is something to remove.
pub(super) fn visit<B>(grid: &Grid, mut visit: impl FnMut(Pattern) -> ControlFlow<B>) -> ControlFlow<B> {
    for (base, covers) in CROSSINGS {
        let places = grid.positions(base);
        let at_least_two = which(places, |places| places & places.wrapping_sub(1) != 0);
        for (cover, shared) in covers {
            let locked = which(places, |places| places & !shared == 0) & at_least_two;
            for digit in bits(locked).map(Digit::from_index) {
                visit(Pattern { digit, base, cover, cells: grid.places(digit) & base.cells() })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first pointing or claiming with something to remove.
pub(super) fn plain(grid: &Grid) -> Option<Hint> {
    first(grid, |pattern| {
        let rule = if is_pointing(pattern) { Named::POINTING } else { Named::CLAIMING };
        Hint::removing(rule, removals_of(pattern.gone(grid), pattern.digit), || pattern)
    })
}

/// The first digit that another house like the base has to put outside the cover, where it has one place
/// left.
pub(super) fn direct(grid: &Grid) -> Option<Hint> {
    first(grid, |pattern @ Pattern { digit, base, cover, .. }| {
        let rule = if is_pointing(pattern) { Named::DIRECT_POINTING } else { Named::DIRECT_CLAIMING };
        let first = base.index() / 9 * 9;
        (first..first + 9).map(House::from_index).find_map(|other| {
            if other == base || other.cells().is_disjoint(cover.cells()) {
                return None;
            }
            let places = grid.places(digit) & other.cells();
            let cell = (places - cover.cells()).only()?;
            (places.len() >= 2).then(|| Hint::direct(rule, Candidate::at(cell, digit), other, pattern))
        })
    })
}

fn is_pointing(pattern: Pattern) -> bool {
    pattern.base.kind() == HouseKind::Block
}

fn first(grid: &Grid, hint: impl Fn(Pattern) -> Option<Hint>) -> Option<Hint> {
    visit(grid, |pattern| hint(pattern).map_or(ControlFlow::Continue(()), ControlFlow::Break)).break_value()
}
