//! XY-wings and XYZ-wings.
//!
//! **Order.** Pivots by cell; the first wing, then the second, by the order of peers.

use super::grid::{Grid, PEERS};
use super::hint::{Hint, removals_of};
use super::{SeTenths, Technique};
use crate::techniques::wings::{Middle, Pattern};
use sudokit_core::{Cell, CellSet, DigitSet};

/// The first XY-wing.
pub(super) fn xy(grid: &Grid) -> Option<Hint> {
    first(grid, false)
}

/// The first XYZ-wing.
pub(super) fn xyz(grid: &Grid) -> Option<Hint> {
    first(grid, true)
}

fn first(grid: &Grid, with_z: bool) -> Option<Hint> {
    let pairs = grid.cells_of_size(2);
    let pivots = if with_z { grid.cells_of_size(3) } else { pairs };
    for pivot in pivots {
        let near = pairs & pivot.peers();
        let own = grid.candidates(pivot);
        // Both lack one of the pivot's candidates.
        let near: CellSet = near.iter().filter(|cell| (own - grid.candidates(*cell)).len() == 1).collect();
        if near.len() < 2 {
            continue;
        }
        let wings: Vec<Cell> = PEERS[pivot.index()].into_iter().filter(|cell| near.contains(*cell)).collect();
        for one in wings.iter().copied() {
            let digits = grid.candidates(one);
            for far in wings.iter().copied() {
                let others = grid.candidates(far);
                let (all, shared) = (own | digits | others, own & digits & others);
                let z = digits & others;
                if all.len() != 3 || shared.len() != usize::from(with_z) || z == DigitSet::EMPTY {
                    continue;
                }
                let z = z.first()?;
                let mut seen = grid.cells_with(z) & one.peers() & far.peers();
                if with_z {
                    seen &= pivot.peers();
                }
                let (technique, rating) = if with_z {
                    (Technique::XyzWing, SeTenths(44))
                } else {
                    (Technique::XyWing, SeTenths(42))
                };
                let wing = || {
                    let other = |digits: DigitSet| digits.without(z).first().unwrap_or(z);
                    let digits = [other(digits), other(others)];
                    let middle = Middle::Pivot { cell: pivot, digits, has_all: with_z };
                    Pattern { digit: z, ends: [one, far], middle }
                };
                let gone = removals_of(seen.without(pivot), z);
                let hint = Hint::removing(technique, rating, gone, wing);
                if hint.is_some() {
                    return hint;
                }
            }
        }
    }
    None
}
