//! Questions about candidates that many techniques ask.

use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet, House};

/// All candidates of some digits in some cells.
pub(crate) fn all_of(cells: CellSet, digits: DigitSet) -> CandidateSet {
    digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells))
}

/// The digits that are candidates of some cells.
pub(crate) fn digits_of(board: &Board, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | board.candidates(cell))
}

/// The cells that see each of some cells. No cell sees all of an empty set, or every claim about its cells
/// would hold everywhere.
pub(crate) fn seen_by_all(cells: CellSet) -> CellSet {
    if cells.is_empty() { CellSet::EMPTY } else { cells.common_peers() }
}

/// True if a house lacks a digit and has no other places for it.
pub(crate) fn needs(board: &Board, house: House, digit: Digit, places: CellSet) -> bool {
    !is_filled_with(board, house, digit) && (board.places(digit) & house.cells()).is_subset(places)
}

/// True if a cell of the house holds the digit.
pub(crate) fn is_filled_with(board: &Board, house: House, digit: Digit) -> bool {
    house.cells().iter().any(|cell| board.digit(cell) == Some(digit))
}
