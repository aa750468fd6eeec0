//! What a search for the solutions of a puzzle came to.

use sudokit::{Answer, Solution, Status};

/// How many solutions were found, and the first.
pub(crate) struct SearchResult {
    pub(crate) count: u64,
    /// Whether these are all.
    pub(crate) exact: bool,
    pub(crate) first: Option<Solution>,
}

impl SearchResult {
    pub(crate) const fn status(&self) -> Status {
        Status::of_count(self.count)
    }

    /// The answer, if the search went on to a second solution.
    pub(crate) fn answer(&self) -> Answer {
        match (self.count, self.first) {
            (0, _) | (_, None) => Answer::None,
            (1, Some(only)) => Answer::Unique(only),
            (_, Some(first)) => Answer::Several(first),
        }
    }
}
