//! Reading and solving one puzzle.

use crate::formats::{self, ParseError};
use crate::{Answer, Engine, Entry, Single};

/// Reads one puzzle from a text in any known format: a line of 81 characters, a drawn grid, a grid of
/// candidates, a file of another program, a link.
///
/// # Errors
/// The text is not a puzzle. The error names the place and what was expected there.
///
/// ```
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(sudokit::read(line)?.givens.to_string(), line);
///
/// assert!(sudokit::read("not a puzzle").is_err());
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
pub fn read(text: impl AsRef<[u8]>) -> Result<Entry, ParseError> {
    formats::parse(text.as_ref())
}

/// Solves one puzzle: no solution, the one solution, or several.
///
/// A [`Single`] does the same for many puzzles and keeps its working memory between them.
///
/// ```
/// use sudokit::Answer;
///
/// let entry = sudokit::read("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")?;
/// let Answer::Unique(solution) = sudokit::solve(&entry) else { panic!("it has one solution") };
/// assert!(solution.solves(&entry.givens));
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
pub fn solve(entry: &Entry) -> Answer {
    Single::new().answer(entry.problem())
}
