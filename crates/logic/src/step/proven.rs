//! The conclusions of a pattern, and the checks that keep empty parts of a pattern from proving anything.
//!
//! Every claim about all cells of an empty set is true, and a cell named twice would count as two. So checks
//! take the parts of a pattern through these functions: sets are not empty and share no cells, lists name
//! nothing twice, and an empty set sees no cells.

use crate::Unsound;
use crate::step::evidence::ensure;
use sudokit_core::{Candidate, CandidateSet, CellSet};

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
