//! The source of a relation: a pattern with guardians, of any family.

#[cfg(feature = "serde")]
mod data;

use crate::step::Guarded;
use crate::step::evidence::ensure;
use crate::{Assumes, Measures, Pattern, Unsound, Work};
use sudokit_core::{Board, CandidateSet};

/// A pattern of which one of some candidates is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "data::Source", into = "data::Source"))]
pub(crate) struct Source(Pattern);

impl Source {
    /// None for a pattern without guardians.
    pub(crate) fn of(pattern: Pattern) -> Option<Self> {
        pattern.evidence().guarded().is_some().then_some(Self(pattern))
    }

    /// The pattern with its guardians. One that was read need not have any.
    pub(super) fn guarded(&self) -> Option<&dyn Guarded> {
        self.0.evidence().guarded()
    }

    /// The candidates of which one is true.
    pub(crate) fn cases(&self, board: &Board) -> CandidateSet {
        self.guarded().map_or(CandidateSet::EMPTY, |guarded| guarded.guardians(board))
    }

    /// Checks that one of the candidates is true: these.
    pub(super) fn verify(&self, board: &Board, work: &mut Work) -> Result<CandidateSet, Unsound> {
        ensure(self.guarded().is_some(), "the relation is a pattern without guardians")?;
        Ok(self.0.proves(board, work)?.one_of)
    }

    /// The lines to see that one of the candidates is true.
    pub(super) fn lines(&self, board: &Board) -> usize {
        self.0.evidence().lines(board)
    }

    pub(super) fn measures(&self) -> Measures {
        self.0.measures()
    }

    /// True for a pattern with a name, not for cells of arbitrary shape.
    pub(super) fn is_named(&self) -> bool {
        self.guarded().is_some_and(Guarded::has_name)
    }

    /// True if it assumes one solution.
    pub(super) fn assumes_uniqueness(&self) -> bool {
        self.guarded().is_some_and(|guarded| guarded.assumes() == Assumes::UniqueSolution)
    }
}
