//! A map by candidates. The maps of the standard library are compiled again for each type, and weigh more.

use sudokit_core::Candidate;

/// A value for some of the candidates, in order.
pub(crate) struct ByCandidate<T>(Vec<Option<T>>);

impl<T> ByCandidate<T> {
    pub(crate) fn new() -> Self {
        Self(Candidate::all().map(|_| None).collect())
    }

    pub(crate) fn get(&self, candidate: Candidate) -> Option<&T> {
        self.0[candidate.index()].as_ref()
    }

    /// The value of a candidate, made if it has none.
    pub(crate) fn get_or_insert_with(&mut self, candidate: Candidate, make: impl FnOnce() -> T) -> &T {
        self.0[candidate.index()].get_or_insert_with(make)
    }

    pub(crate) fn insert(&mut self, candidate: Candidate, value: T) {
        self.0[candidate.index()] = Some(value);
    }

    pub(crate) fn into_values(self) -> impl Iterator<Item = T> {
        self.0.into_iter().flatten()
    }
}
