//! Statements as numbers.

use sudokit_core::Candidate;

/// A candidate, a group or an almost locked set, on or off, as a number: twice its index, and one more if on.
/// Groups come after candidates, and after these sets, each once for every digit that it may lack.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Literal(u32);

/// The first that is not about a candidate.
const FURTHER: usize = 2 * Candidate::COUNT;

impl Literal {
    /// No literal.
    pub(crate) const NONE: Self = Self(u32::MAX);

    pub(crate) const fn of(candidate: Candidate, is_on: bool) -> Self {
        Self((2 * candidate.index() + is_on as usize) as u32)
    }

    pub(crate) const fn of_further(further: usize, is_on: bool) -> Self {
        Self((FURTHER + 2 * further + is_on as usize) as u32)
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u32)
    }

    /// The number of literals, given the numbers of groups and sets.
    pub(crate) const fn count(further: usize) -> usize {
        FURTHER + 2 * further
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn is_on(self) -> bool {
        self.0 & 1 != 0
    }

    /// The opposite.
    pub(crate) const fn negation(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The candidate, if it is about one.
    pub(crate) const fn candidate(self) -> Option<Candidate> {
        Candidate::new(self.index() / 2)
    }

    /// The number among literals that are not about a candidate.
    pub(crate) const fn further(self) -> usize {
        (self.index() - FURTHER) / 2
    }
}
