//! Errors of reading.

use std::fmt;
use std::io;
use sudokit_core::shown;

/// A text that is not a puzzle: position and reason.
///
/// ```
/// let error = sudokit_formats::parse(b"53..7....6..195....98....6.8...6...34..8q3..17").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 41: expected a digit or '.', found 'q' (read as line)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: u64,
    /// The column, counted from 1 in characters.
    pub column: u64,
    /// The format that was tried; empty if none was recognised.
    pub format: &'static str,
    /// The expected text, in words.
    pub expected: String,
    /// The text in its place.
    pub found: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, format, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")?;
        if format.is_empty() { Ok(()) } else { write!(f, " (read as {format})") }
    }
}

impl std::error::Error for ParseError {}

/// Error of a [`Reader`](crate::Reader).
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// Error in the text; reading can go on.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// Error of the input; reading has ended.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A parse error before the reader adds its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// Lines below the one that the reader counts from.
    pub(crate) line: u64,
    /// Counted from 1 in characters.
    pub(crate) column: u64,
    pub(crate) expected: String,
    pub(crate) found: String,
}

impl Wrong {
    pub(crate) fn new(column: usize, expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { line: 0, column: column as u64, expected: expected.into(), found: found.into() }
    }

    /// An unexpected character.
    pub(crate) fn char(column: usize, expected: impl Into<String>, found: Option<char>) -> Self {
        let found = match found {
            None => "the end of the line".into(),
            Some(char::REPLACEMENT_CHARACTER) => "bytes that are not UTF-8 text".into(),
            Some('\0') => "a NUL byte".into(),
            Some(found) => format!("'{found}'"),
        };
        Self::new(column, expected, found)
    }

    /// A wrong number of cells.
    pub(crate) fn count(column: usize, expected: &str, found: usize) -> Self {
        Self::new(column, expected, found.to_string())
    }

    /// Moves the error to the right by this many characters.
    pub(crate) fn after(mut self, columns: usize) -> Self {
        self.column += columns as u64;
        self
    }

    pub(crate) fn at(self, line: u64, format: &'static str) -> ParseError {
        let Self { line: below, column, expected, found } = self;
        ParseError {
            line: line + below,
            column,
            format,
            expected: in_short(&expected),
            found: in_short(&found),
        }
    }
}

/// Prepares a text for an error: short, and with every sign in sight.
fn in_short(text: &str) -> String {
    shown(text).within(200).to_string()
}

/// A text in quotation marks, cut to a length that fits into a sentence.
pub(crate) fn quote(text: &str) -> String {
    format!("'{}'", shown(text.trim()).within(24))
}

/// Number of characters before this byte, plus one.
pub(crate) fn column_of(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < byte).count() + 1
}
