//! What a search for the solutions of a puzzle came to.

use sudokit::{Solution, Status};

/// How many solutions were found, and the first.
pub(crate) struct Found {
    pub(crate) count: u64,
    /// Whether these are all.
    pub(crate) exact: bool,
    pub(crate) first: Option<Solution>,
}

impl Found {
    pub(crate) const fn status(&self) -> Status {
        Status::of_count(self.count)
    }
}
