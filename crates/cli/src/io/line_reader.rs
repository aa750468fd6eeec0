//! Numbered lines in bounded memory, for commands whose lines are not puzzles.

use crate::run::report::{Failure, Message, reason};
use std::io::{self, BufRead, Read};

/// Reads line by line. A line longer than any record is skipped, and never held in memory as a whole.
pub(crate) struct LineReader<R> {
    input: R,
    longest: usize,
    number: u64,
    bytes: Vec<u8>,
}

/// A line, or the reason why it has no text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// The text without its line end.
    Text(&'a str),
    /// Not UTF-8.
    NotText,
    /// Longer than the maximum.
    TooLong,
}

impl<R: BufRead> LineReader<R> {
    /// Reads lines of `longest` bytes at most.
    pub(crate) fn new(input: R, longest: usize) -> Self {
        Self { input, longest, number: 0, bytes: Vec::new() }
    }

    /// The next line and its number, counted from 1; `None` at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<(u64, Line<'_>)>> {
        self.bytes.clear();
        let most = self.longest as u64 + 1;
        if self.input.by_ref().take(most).read_until(b'\n', &mut self.bytes)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        if self.bytes.pop_if(|byte| *byte == b'\n').is_none() && self.bytes.len() > self.longest {
            self.input.skip_until(b'\n')?;
            return Ok(Some((self.number, Line::TooLong)));
        }
        self.bytes.pop_if(|byte| *byte == b'\r');
        let line = str::from_utf8(&self.bytes).map_or(Line::NotText, Line::Text);
        Ok(Some((self.number, line)))
    }
}

impl<'a> Line<'a> {
    /// True for white space alone.
    pub(crate) fn is_blank(&self) -> bool {
        matches!(self, Self::Text(text) if text.trim().is_empty())
    }

    /// The text of the line, or an error that names the `place`, file and number, and the `expected` content.
    pub(crate) fn text(self, place: &str, expected: &str) -> Result<&'a str, Failure> {
        let found = match self {
            Self::Text(text) => return Ok(text),
            Self::NotText => "bytes that are not UTF-8 text",
            Self::TooLong => "a line that is far too long",
        };
        Err(Failure::Input(Message::new(format_args!("{place}: expected {expected}, found {found}"))))
    }
}

/// Failure of an input that can no longer be read.
pub(crate) fn unreadable(name: &str, error: &io::Error) -> Failure {
    Failure::Input(Message::new(format_args!("cannot read {name}: {}", reason(error))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_numbers_and_are_not_too_long() {
        let text = b"one\n\r\nseven77\n123456\r\n1234567\r\n\xff\nlast";
        let mut lines = LineReader::new(&text[..], 7);
        let mut all = Vec::new();
        while let Some((number, line)) = lines.next().unwrap() {
            all.push(format!("{number} {line:?}"));
        }
        assert_eq!(
            all,
            [
                "1 Text(\"one\")",
                "2 Text(\"\")",
                "3 Text(\"seven77\")",
                "4 Text(\"123456\")",
                "5 TooLong",
                "6 NotText",
                "7 Text(\"last\")"
            ]
        );
    }

    #[test]
    fn a_line_that_never_ends_takes_no_memory() {
        let endless = io::repeat(b'x').take(50 << 20);
        let mut lines = LineReader::new(io::BufReader::new(endless), 1000);
        assert_eq!(lines.next().unwrap(), Some((1, Line::TooLong)));
        assert_eq!(lines.next().unwrap(), None);
        assert!(lines.bytes.capacity() < 1 << 13);
    }
}
