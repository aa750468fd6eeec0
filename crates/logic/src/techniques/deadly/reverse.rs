//! Reverse graves: two digits that could change places everywhere but where they are placed, and in a few
//! open cells.
//!
//! Take the placed cells of two digits, givens or not, and some open cells, so that each house has two of all
//! these cells or none. If the open cells held only the two digits, a house would have both of them inside,
//! or both outside. Exchanging the two outside would give a second solution: no given is outside, and the
//! houses keep what they have.
//!
//! The search adds open cells to the placed ones as long as a house has only one.

use super::{Exchange, is_useful};
use crate::sets::all_of;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House};

/// The most open cells.
const MOST_CELLS: usize = 4;

/// All of them from which something may follow.
pub(super) fn all(board: &Board) -> Vec<Exchange> {
    let mut found = Vec::new();
    for a in Digit::all() {
        for b in Digit::all().filter(|b| *b > a) {
            let digits = DigitSet::of(a).with(b);
            let placed = placed(board, digits);
            if House::all().all(|house| (placed & house.cells()).len() <= 2) {
                grow(board, digits, placed, CellSet::EMPTY, &mut found);
            }
        }
    }
    found
}

/// The cells where one of the digits is placed.
pub(super) fn placed(board: &Board, digits: DigitSet) -> CellSet {
    let holds = |cell: &Cell| board.digit(*cell).is_some_and(|digit| digits.contains(digit));
    Cell::all().filter(holds).collect()
}

/// Adds open cells until no house has only one cell.
fn grow(board: &Board, digits: DigitSet, placed: CellSet, cells: CellSet, found: &mut Vec<Exchange>) {
    let all = placed | cells;
    let Some(house) = House::all().find(|house| (all & house.cells()).len() == 1) else {
        if is_balanced(all) && !cells.is_empty() {
            found.push(Exchange::Outside { cells, digits });
        }
        return;
    };
    if cells.len() == MOST_CELLS {
        return;
    }
    let has_room = |cell: &Cell| cell.houses().iter().all(|house| (all & house.cells()).len() < 2);
    for cell in (board.unsolved() & house.cells()).iter().filter(has_room) {
        let cells = cells.with(cell);
        let guardians = board.candidate_set() & all_of(cells, !digits);
        let has_some = !(board.candidates(cell) & digits).is_empty();
        if has_some && (guardians.is_empty() || is_useful(board, guardians)) {
            grow(board, digits, placed, cells, found);
        }
    }
}

/// True if each house has two of the cells or none, and some house has none.
fn is_balanced(all: CellSet) -> bool {
    all.len() < 18 && House::all().all(|house| [0, 2].contains(&(all & house.cells()).len()))
}

/// True if two digits could change places outside the cells where they are placed and these.
pub(super) fn could_change(board: &Board, digits: DigitSet, cells: CellSet) -> bool {
    is_balanced(placed(board, digits) | cells)
}
