//! Statements as numbers.

use sudokit_core::Candidate;

/// A candidate or a group, on or off, as a number: twice its index, and one more if on. Groups come after candidates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Literal(u16);

const GROUPS: usize = 2 * Candidate::COUNT;

impl Literal {
    /// No literal.
    pub(crate) const NONE: Self = Self(u16::MAX);

    pub(crate) const fn of(candidate: Candidate, is_on: bool) -> Self {
        Self((2 * candidate.index() + is_on as usize) as u16)
    }

    pub(crate) const fn of_group(group: usize, is_on: bool) -> Self {
        Self((GROUPS + 2 * group + is_on as usize) as u16)
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// How many literals there are with so many groups.
    pub(crate) const fn count(groups: usize) -> usize {
        GROUPS + 2 * groups
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn is_on(self) -> bool {
        self.0 & 1 != 0
    }

    /// The candidate, unless it is a group.
    pub(crate) const fn candidate(self) -> Option<Candidate> {
        Candidate::new(self.index() / 2)
    }

    /// The number of the group.
    pub(crate) const fn group(self) -> usize {
        (self.index() - GROUPS) / 2
    }
}
