//! Orders that are part of published numbers: which step comes first, and which of several ways is taken.

pub(crate) mod csp;
pub(crate) mod hodoku;
pub(crate) mod merge;
