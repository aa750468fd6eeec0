//! What people are told about a function.

/// A function, in words and with an example that runs.
///
/// ```
/// let solve = sudokit_query::functions().find(|about| about.name == "sudoku_solve").unwrap();
/// assert_eq!(solve.syntax, "sudoku_solve(puzzle)");
/// assert!(solve.summary.starts_with("The solution of a puzzle"));
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub name: &'static str,
    /// How it is called.
    pub syntax: &'static str,
    /// What it answers.
    pub summary: &'static str,
    /// A query with it.
    pub example: &'static str,
    /// What the query answers: its rows, with commas between the columns.
    pub result: &'static str,
}
