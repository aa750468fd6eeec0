//! The conclusions of a pattern, and the checks that keep empty parts of a pattern from proving anything.
//!
//! Every claim about all cells of an empty set is true, and a cell named twice would count as two. So checks
//! take the parts of a pattern through these functions: sets are not empty and share no cells, lists name
//! nothing twice, and an empty set sees no cells.

use crate::Unsound;
use crate::evidence::ensure;
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, Digit, DigitSet, House};

/// The conclusions of a pattern on a board, derived from the pattern alone. The effect of a step is a part of
/// them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proven {
    /// The candidates that are true.
    pub placed: CandidateSet,
    /// The candidates that are false, whether or not they are still on the board.
    pub gone: CandidateSet,
    /// Candidates of which one is true; empty if the pattern proves no relation.
    pub one_of: CandidateSet,
}

impl Proven {
    /// Proves that candidates are true.
    pub(crate) const fn placing(placed: CandidateSet) -> Self {
        Self { placed, gone: CandidateSet::EMPTY, one_of: CandidateSet::EMPTY }
    }

    /// Proves that candidates are false.
    pub(crate) const fn removing(gone: CandidateSet) -> Self {
        Self { placed: CandidateSet::EMPTY, gone, one_of: CandidateSet::EMPTY }
    }
}

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

/// The union of several sets, none of which may be empty or share a cell with another.
pub(crate) fn apart(sets: impl IntoIterator<Item = CellSet>) -> Result<CellSet, Unsound> {
    sets.into_iter().try_fold(CellSet::EMPTY, |all, set| {
        ensure(!set.is_empty(), "a set of the pattern has no cells")?;
        ensure(set.is_disjoint(all), "a cell is named in two roles")?;
        Ok(all | set)
    })
}

/// The candidates of a list, which must not be empty or name a candidate twice.
pub(crate) fn each_once(list: &[Candidate]) -> Result<CandidateSet, Unsound> {
    ensure(!list.is_empty(), "a list of the pattern is empty")?;
    let set: CandidateSet = list.iter().copied().collect();
    ensure(set.len() == list.len(), "a candidate is named twice")?;
    Ok(set)
}

/// True if a house lacks a digit and has no other places for it.
pub(crate) fn needs(board: &Board, house: House, digit: Digit, places: CellSet) -> bool {
    !is_filled_with(board, house, digit) && (board.places(digit) & house.cells()).is_subset(places)
}

/// True if a cell of the house holds the digit.
pub(crate) fn is_filled_with(board: &Board, house: House, digit: Digit) -> bool {
    house.cells().iter().any(|cell| board.digit(cell) == Some(digit))
}
