//! What a pattern proves, and the checks that keep empty parts of a pattern from proving anything.
//!
//! Every claim about all cells of an empty set is true, and a cell that is named twice would count as two. So checks take the
//! parts of a pattern through the functions here: sets are not empty and share no cells, lists name nothing twice, and an empty
//! set sees no cells.

use crate::Unsound;
use crate::evidence::ensure;
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, Digit, DigitSet, House};

/// What a pattern proves on a board, worked out from the pattern alone. A step changes some of that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proven {
    /// The candidates that are true.
    pub placed: CandidateSet,
    /// The candidates that are false, whether or not they are still on the board.
    pub gone: CandidateSet,
    /// Candidates of which one is true; none, if the pattern says nothing of that sort.
    pub one_of: CandidateSet,
}

impl Proven {
    /// That these are true.
    pub(crate) const fn placing(placed: CandidateSet) -> Self {
        Self { placed, gone: CandidateSet::EMPTY, one_of: CandidateSet::EMPTY }
    }

    /// That these are false.
    pub(crate) const fn removing(gone: CandidateSet) -> Self {
        Self { placed: CandidateSet::EMPTY, gone, one_of: CandidateSet::EMPTY }
    }
}

/// These digits in all of these cells.
pub(crate) fn all_of(cells: CellSet, digits: DigitSet) -> CandidateSet {
    digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells))
}

/// The candidates that some cells have between them.
pub(crate) fn digits_of(board: &Board, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | board.candidates(cell))
}

/// The cells that see each of these cells. No cell sees all of an empty set here; otherwise every claim about its cells would
/// hold everywhere.
pub(crate) fn seen_by_all(cells: CellSet) -> CellSet {
    if cells.is_empty() { CellSet::EMPTY } else { cells.common_peers() }
}

/// The cells of several sets. No set may be empty, and no two may share a cell.
pub(crate) fn apart(sets: impl IntoIterator<Item = CellSet>) -> Result<CellSet, Unsound> {
    sets.into_iter().try_fold(CellSet::EMPTY, |all, set| {
        ensure(!set.is_empty(), "a set of the pattern has no cells")?;
        ensure(set.is_disjoint(all), "a cell is named in two roles")?;
        Ok(all | set)
    })
}

/// The candidates of a list. It must not be empty or name a candidate twice.
pub(crate) fn each_once(list: &[Candidate]) -> Result<CandidateSet, Unsound> {
    ensure(!list.is_empty(), "a list of the pattern is empty")?;
    let set: CandidateSet = list.iter().copied().collect();
    ensure(set.len() == list.len(), "a candidate is named twice")?;
    Ok(set)
}

/// Whether a house still needs a digit, and has no place for it but these.
pub(crate) fn needs(board: &Board, house: House, digit: Digit, places: CellSet) -> bool {
    !is_filled_with(board, house, digit) && (board.places(digit) & house.cells()).is_subset(places)
}

/// Whether a house has a digit already.
pub(crate) fn is_filled_with(board: &Board, house: House, digit: Digit) -> bool {
    house.cells().iter().any(|cell| board.digit(cell) == Some(digit))
}
