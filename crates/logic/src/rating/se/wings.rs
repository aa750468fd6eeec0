//! XY-wings and XYZ-wings.
//!
//! **Order.** Pivots by cell; the first wing, then the second, by the order of peers.

use super::Technique;
use super::grid::{Grid, PEERS};
use super::hint::Hint;
use super::technique::Named;
use crate::facts::Narrow;
use crate::techniques::wings::around;
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
    let rule = if with_z { Named::XYZ_WING } else { Named::XY_WING };
    let Narrow { two: pairs, three, .. } = Narrow::on(grid);
    let pivots = if with_z { three } else { pairs };
    for pivot in pivots {
        let own = grid.candidates(pivot);
        // Both lack one of the pivot's candidates.
        let is_near = |cell: &Cell| (own - grid.candidates(*cell)).len() == 1;
        let near: CellSet = (pairs & pivot.peers()).into_iter().filter(is_near).collect();
        if near.len() < 2 {
            continue;
        }
        let wings = PEERS[pivot.index()].into_iter().filter(|cell| near.contains(*cell));
        let wings: Vec<(Cell, DigitSet)> = wings.map(|cell| (cell, grid.candidates(cell))).collect();
        for one in wings.iter().copied() {
            for other in wings.iter().copied() {
                let (all, shared) = (own | one.1 | other.1, own & one.1 & other.1);
                if all.len() != 3 || shared.len() != usize::from(with_z) {
                    continue;
                }
                if let Some(step) = around(grid, (pivot, own), one, other) {
                    return Hint::of(Technique::Named(rule), rule.rating, step);
                }
            }
        }
    }
    None
}
