//! Questions about candidates that many techniques ask.

use std::ops::BitOr;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// All that any of some sets has.
pub(crate) fn union<T: Default + BitOr<Output = T>>(sets: impl IntoIterator<Item = T>) -> T {
    sets.into_iter().fold(T::default(), T::bitor)
}

/// All candidates of some digits in some cells.
pub(crate) fn all_of(cells: CellSet, digits: DigitSet) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    digits.iter().for_each(|digit| *all.cells_of_mut(digit) = cells);
    all
}

/// Each digit in the cells that belong to it.
pub(crate) fn by_digit(cells: impl Fn(Digit) -> CellSet) -> CandidateSet {
    union(Digit::all().map(|digit| CandidateSet::of_digit(digit, cells(digit))))
}

/// The row and the column of a cell.
pub(crate) fn lines_of(cell: Cell) -> HouseSet {
    let [row, column, _] = cell.houses();
    HouseSet::of(row).with(column)
}

/// The cells of some houses.
pub(crate) fn cells_of(houses: HouseSet) -> CellSet {
    union(houses.iter().map(House::cells))
}

/// The digits that are candidates of some cells.
pub(crate) fn digits_of(board: &Board, cells: CellSet) -> DigitSet {
    union(cells.iter().map(|cell| board.candidates(cell)))
}

/// The cells that see each of some cells. No cell sees all of an empty set, or every claim about its cells
/// would hold everywhere.
pub(crate) fn seen_by_all(cells: CellSet) -> CellSet {
    if cells.is_empty() { CellSet::EMPTY } else { cells.common_peers() }
}

/// The candidates that conflict with each of these: one of these is true, so they are false. None conflicts
/// with all of no candidates.
pub(crate) fn excluded_by_each(guardians: CandidateSet) -> CandidateSet {
    let Some(first) = guardians.first() else { return CandidateSet::EMPTY };
    guardians.iter().fold(excluded_by(first), |all, one| all & excluded_by(one))
}

/// The candidates that conflict with one: in its cell, and of its digit in the peers of its cell.
pub(crate) fn excluded_by(one: Candidate) -> CandidateSet {
    let others = CandidateSet::of_cell(one.cell(), !DigitSet::of(one.digit()));
    others | CandidateSet::of_digit(one.digit(), one.cell().peers())
}

/// True if a house lacks a digit and has no other places for it.
pub(crate) fn needs(board: &Board, house: House, digit: Digit, places: CellSet) -> bool {
    !is_filled_with(board, house, digit) && (board.places(digit) & house.cells()).is_subset(places)
}

/// True if a cell of the house holds the digit.
pub(crate) fn is_filled_with(board: &Board, house: House, digit: Digit) -> bool {
    house.cells().iter().any(|cell| board.digit(cell) == Some(digit))
}
