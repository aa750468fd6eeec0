//! Results of searches for the solutions of puzzles.

use crate::io::chunk::Chunk;
use std::borrow::Cow;
use sudokit::{Answer, Batch, Cancelled, Entry, Solution, Status};

/// The number of solutions found, and the first.
pub(crate) struct SearchResult {
    pub(crate) count: u64,
    /// True if these are all.
    pub(crate) exact: bool,
    pub(crate) first: Option<Solution>,
}

impl SearchResult {
    pub(crate) const fn status(&self) -> Status {
        Status::of_count(self.count)
    }

    /// The answer, for a search with a limit of at least 2.
    pub(crate) fn answer(&self) -> Answer {
        match (self.count, self.first) {
            (0, _) | (_, None) => Answer::None,
            (1, Some(only)) => Answer::Unique(only),
            (_, Some(first)) => Answer::Several(first),
        }
    }
}

/// Results for the puzzles of a chunk. It is refilled from chunk to chunk, so that its memory is reused.
#[derive(Default)]
pub(crate) struct SearchResults {
    found: Vec<(u64, Option<Solution>)>,
    limit: u64,
}

impl SearchResults {
    /// Counts the solutions of each puzzle up to a limit.
    pub(crate) fn fill(&mut self, chunk: &Chunk, batch: &mut Batch, limit: u64) -> Result<(), Cancelled> {
        self.fill_by(limit, |found| chunk.find(batch, limit, found))
    }

    /// The same by another search.
    pub(crate) fn fill_by(
        &mut self,
        limit: u64,
        find: impl FnOnce(&mut Vec<(u64, Option<Solution>)>) -> Result<(), Cancelled>,
    ) -> Result<(), Cancelled> {
        self.limit = limit;
        find(&mut self.found)
    }

    /// The puzzles of the chunk that was searched, each with its result.
    pub(crate) fn of<'a>(
        &'a self,
        chunk: &'a Chunk,
    ) -> impl Iterator<Item = (impl FnOnce() -> Cow<'a, Entry>, SearchResult)> {
        let found =
            self.found.iter().map(|&(count, first)| SearchResult { count, exact: count < self.limit, first });
        chunk.entries().zip(found)
    }
}
