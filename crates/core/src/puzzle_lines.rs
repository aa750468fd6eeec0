//! Many puzzles, one a line.

use crate::{ParsePuzzleError, Puzzle};
use core::fmt;

impl Puzzle {
    /// Reads each line like [`Puzzle::from_line`]. Lines end with `\n` or `\r\n`; the last one may end with
    /// neither.
    ///
    /// The crate `sudokit-formats` reads files with other content.
    ///
    /// # Errors
    /// A line that is not a puzzle, an empty line too: the error has its number.
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    ///
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let text = format!("{line}\n12345\r\n{line}");
    /// let mut puzzles = Puzzle::from_lines(text.as_bytes());
    /// assert_eq!(puzzles.next().unwrap()?.to_string(), line);
    /// let error = puzzles.next().unwrap().unwrap_err();
    /// assert_eq!(error.to_string(), "line 2: expected 81 characters, found 5");
    /// assert_eq!(puzzles.next().unwrap()?.to_string(), line);
    /// assert!(puzzles.next().is_none());
    /// # Ok::<(), sudokit_core::ParseLineError>(())
    /// ```
    pub fn from_lines(text: &[u8]) -> impl Iterator<Item = Result<Self, ParseLineError>> {
        let lines =
            text.split_inclusive(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\n").unwrap_or(line));
        lines.zip(1..).map(|(line, number)| {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            Self::from_line(line).map_err(|error| ParseLineError { line: number, error })
        })
    }
}

/// The line that is not a puzzle, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLineError {
    /// The line, counted from 1.
    pub line: u64,
    /// The reason.
    pub error: ParsePuzzleError,
}

impl fmt::Display for ParseLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl core::error::Error for ParseLineError {}
