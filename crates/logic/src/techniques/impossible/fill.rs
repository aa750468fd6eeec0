//! Fills cells with a few digits by trying, the cell with the fewest candidates first.

use crate::{Unsound, Work};
use sudokit_core::{Board, Cell, CellSet, DigitSet};

/// True if these cells can be filled from their candidates of these digits, none twice in a house.
pub(super) fn can_be_filled(
    board: &Board,
    cells: CellSet,
    digits: DigitSet,
    work: &mut Work,
) -> Result<bool, Unsound> {
    let left: Vec<(Cell, DigitSet)> =
        cells.iter().map(|cell| (cell, board.candidates(cell) & digits)).collect();
    extend(left, work)
}

fn extend(mut left: Vec<(Cell, DigitSet)>, work: &mut Work) -> Result<bool, Unsound> {
    work.take(left.len() + 1)?;
    let Some(place) = (0..left.len()).min_by_key(|place| left[*place].1.len()) else { return Ok(true) };
    let (cell, digits) = left.swap_remove(place);
    for digit in digits {
        let without = |(other, digits): &(Cell, DigitSet)| {
            (*other, if other.sees(cell) { *digits - DigitSet::of(digit) } else { *digits })
        };
        if extend(left.iter().map(without).collect(), work)? {
            return Ok(true);
        }
    }
    Ok(false)
}
