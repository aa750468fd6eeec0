//! The Triple Match algorithm: the naked single, cell by cell, pass after pass.

use sudokit::logic::View;
use sudokit::logic::techniques::singles;
use sudokit::{Board, Cell};

/// Passes over the cells until the board is full or a pass changes nothing. Returns the number of passes, the
/// last one included.
pub(super) fn solve(board: &mut Board) -> usize {
    let mut passes = 0;
    while !board.unsolved().is_empty() {
        passes += 1;
        if !pass(board) {
            break;
        }
    }
    passes
}

/// Each empty cell takes the only digit that all three of its houses lack, if there is exactly one; the cells
/// after it know. Returns true if any did.
fn pass(board: &mut Board) -> bool {
    let mut changed = false;
    for cell in Cell::all() {
        if let Some(step) = singles::naked_single(&View::new(board), cell) {
            changed |= step.effect.apply(board);
        }
    }
    changed
}
