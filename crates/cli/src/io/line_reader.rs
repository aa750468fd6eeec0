//! Lines of records with their numbers, in bounded memory: what is read by commands whose lines are no puzzles.

use crate::run::report::{Failure, Message, reason};
use std::io::{self, BufRead, Read};

/// Gives out one line after the other. A line that is longer than any record is passed over, and is never held in memory
/// as a whole.
pub(crate) struct LineReader<R> {
    input: R,
    longest: usize,
    number: u64,
    bytes: Vec<u8>,
}

/// What a line is.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Without its end.
    Text(&'a str),
    /// It is not UTF-8.
    NotText,
    /// It is longer than the longest that is read.
    TooLong,
}

impl<R: BufRead> LineReader<R> {
    /// The lines of an input that have `longest` bytes at most.
    pub(crate) fn new(input: R, longest: usize) -> Self {
        Self { input, longest, number: 0, bytes: Vec::new() }
    }

    /// The next line and its number, counted from 1, or nothing at the end.
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
    /// Whether nothing is there.
    pub(crate) fn is_blank(&self) -> bool {
        matches!(self, Self::Text(text) if text.trim().is_empty())
    }

    /// The text of the line, or why it has none that can be `expected`. `place` is the name of the file and the number.
    pub(crate) fn text(self, place: &str, expected: &str) -> Result<&'a str, Failure> {
        let found = match self {
            Self::Text(text) => return Ok(text),
            Self::NotText => "bytes that are not UTF-8 text",
            Self::TooLong => "a line that is far too long",
        };
        Err(Failure::Input(Message::new(format_args!("{place}: expected {expected}, found {found}"))))
    }
}

/// The input fails, and nothing more can be read of it.
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
