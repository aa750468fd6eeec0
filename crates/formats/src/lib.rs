//! Every Sudoku text format, in and out (skeleton: the interface that the rest is written against).
mod entry;
pub use entry::{Entry, Header};

use std::fmt;
use std::io;

/// A text format. All of them are in [`Format::ALL`].
#[derive(Clone, Copy)]
pub struct Format(&'static str);

impl Format {
    /// Every format.
    pub const ALL: &'static [Format] = &[Format("line")];
    /// By its name or an alias.
    pub fn by_name(name: &str) -> Option<Format> {
        Self::ALL.iter().copied().find(|format| format.0 == name)
    }
    /// By the ending of a file name, without the dot.
    pub fn by_extension(_extension: &str) -> Option<Format> {
        None
    }
    /// The name: `line`, `sdk`.
    pub fn name(self) -> &'static str {
        self.0
    }
    /// One line that says what it is.
    pub fn title(self) -> &'static str {
        "81 characters in one line"
    }
    /// One example.
    pub fn example(self) -> &'static str {
        ""
    }
    /// Whether it can be read.
    pub fn reads(self) -> bool {
        true
    }
    /// Whether it can be written.
    pub fn writes(self) -> bool {
        true
    }
}

/// Where and why a text is not a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: u64,
    /// The column, counted from 1 in characters.
    pub column: u64,
    /// The format that was tried.
    pub format: &'static str,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: expected {}, found {}",
            self.line, self.column, self.expected, self.found
        )
    }
}

impl std::error::Error for ParseError {}

/// Why a reader has no entry to give.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The text is wrong here; reading can go on.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The input failed; there is nothing more to read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Reads entries one after the other, in bounded memory.
pub struct Reader<R> {
    input: R,
    line: u64,
}

impl<R: io::BufRead> Reader<R> {
    /// Recognises the format from the text.
    pub fn new(input: R) -> Self {
        Self { input, line: 0 }
    }
    /// Reads this format only.
    pub fn with_format(input: R, _format: Format) -> Self {
        Self::new(input)
    }
    /// The line where the last entry or error began, counted from 1.
    pub fn line(&self) -> u64 {
        self.line
    }
}

impl<R: io::BufRead> Iterator for Reader<R> {
    type Item = Result<Entry, ReadError>;
    fn next(&mut self) -> Option<Self::Item> {
        let mut text = Vec::new();
        match self.input.read_until(b'\n', &mut text) {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) => return Some(Err(error.into())),
        }
        self.line += 1;
        Some(sudokit_core::Puzzle::from_line(text.trim_ascii()).map(Entry::from).map_err(|error| {
            ReadError::Parse(ParseError {
                line: self.line,
                column: 1,
                format: "line",
                expected: error.to_string(),
                found: String::new(),
            })
        }))
    }
}

/// Reads the one puzzle of a text.
pub fn parse(text: &[u8]) -> Result<Entry, ParseError> {
    match Reader::new(text).next() {
        Some(Ok(entry)) => Ok(entry),
        Some(Err(ReadError::Parse(error))) => Err(error),
        _ => Err(ParseError {
            line: 1,
            column: 1,
            format: "",
            expected: "a puzzle".into(),
            found: "nothing".into(),
        }),
    }
}

/// Writes entries one after the other as one text.
pub struct Writer {
    format: Format,
}

impl Writer {
    /// A writer of this format; nothing if it can only be read.
    pub fn new(format: Format) -> Option<Self> {
        format.writes().then_some(Self { format })
    }
    /// Writes one entry, and before the first one whatever opens the text.
    pub fn entry(&mut self, out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
        let _ = self.format;
        writeln!(out, "{}", entry.givens)
    }
    /// Writes whatever closes the text.
    pub fn finish(self, _out: &mut dyn fmt::Write) -> fmt::Result {
        Ok(())
    }
}
