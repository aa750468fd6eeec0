//! The documentation of a function.

/// The documentation of a function. Its example runs as a test.
#[derive(Debug, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub name: &'static str,
    /// The call, with its arguments.
    pub syntax: &'static str,
    /// The answer, in a sentence or two.
    pub summary: &'static str,
    /// A query with it.
    pub example: &'static str,
    /// The rows that the query answers, with commas between the columns.
    pub result: &'static str,
}
