//! The input: lines of bounded length, or bytes with a bounded distance between tags.

use std::io::{self, BufRead, Read};
use sudokit_core::Puzzle;

/// The longest line that is read.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// An input that knows where it is.
pub(crate) struct Source<R> {
    input: R,
    /// Bytes that are read again.
    again: Vec<u8>,
    again_from: usize,
    /// Lines that ended.
    line: u64,
    /// Bytes since the last line ended.
    column: usize,
    /// How many bytes may still be read as bytes.
    allowed: u64,
    exhausted: bool,
    /// Nothing is read any more.
    closed: bool,
}

/// What was read.
pub(crate) enum Got {
    Line,
    /// A line that was too long, and skipped.
    TooLong,
    End,
}

impl<R: BufRead> Source<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            again: Vec::new(),
            again_from: 0,
            line: 0,
            column: 0,
            allowed: u64::MAX,
            exhausted: false,
            closed: false,
        }
    }

    /// The number of lines read.
    pub(crate) fn line(&self) -> u64 {
        self.line
    }

    /// Line and column of the next byte, counted from 1.
    pub(crate) fn place(&self) -> (u64, usize) {
        (self.line + 1, self.column + 1)
    }

    /// Takes the lines ahead that are exactly 81 digits and dots each, as far as they have arrived as a whole, but no
    /// more than `most`: the only case that is worth being quick about. How many they are.
    #[inline]
    pub(crate) fn plain_lines(&mut self, most: usize, mut each: impl FnMut(Puzzle)) -> usize {
        if self.closed || self.again_from < self.again.len() {
            return 0;
        }
        // An error shows up again on the slow path.
        let Ok(buffer) = self.input.fill_buf() else { return 0 };
        let (mut lines, mut length) = (0, 0);
        while lines < most
            && let Some((puzzle, end)) = plain_line(&buffer[length..])
        {
            each(puzzle);
            lines += 1;
            length += end;
        }
        self.input.consume(length);
        self.line += lines as u64;
        lines
    }

    /// The beginning of what comes next, as far as it has arrived, without white space before it.
    pub(crate) fn peek(&mut self) -> &[u8] {
        self.allowed = u64::MAX;
        let next = self.fill_buf().unwrap_or_default().trim_ascii_start();
        &next[..next.len().min(64)]
    }

    /// Reads a line into `text`, without its end.
    pub(crate) fn read_line(&mut self, text: &mut Vec<u8>) -> io::Result<Got> {
        text.clear();
        self.allowed = u64::MAX;
        if self.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', text)? == 0 {
            return Ok(Got::End);
        }
        if text.last() == Some(&b'\n') {
            text.pop();
        } else if text.len() > LONGEST_LINE {
            text.clear();
            self.skip_line()?;
            return Ok(Got::TooLong);
        } else {
            // The last line has no end: it counts all the same.
            self.line += 1;
        }
        if text.last() == Some(&b'\r') {
            text.pop();
        }
        Ok(Got::Line)
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = match self.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                self.line += 1;
                return Ok(());
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let length = end.map_or(buffer.len(), |end| end + 1);
            self.consume(length);
            if end.is_some() {
                return Ok(());
            }
        }
    }

    /// Puts back the line that was read last.
    pub(crate) fn put_back(&mut self, line: &[u8]) {
        self.again.clear();
        self.again.extend_from_slice(line);
        self.again.push(b'\n');
        self.again_from = 0;
        self.line -= 1;
        self.column = 0;
    }

    /// Lets so many bytes be read as bytes; then reading fails.
    pub(crate) fn allow(&mut self, bytes: u64) {
        self.allowed = bytes;
        self.exhausted = false;
    }

    pub(crate) fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// Reads nothing any more.
    pub(crate) fn close(&mut self) {
        self.closed = true;
    }
}

/// A line of 81 digits and dots, if the text begins with one, and its length with its end.
#[inline]
fn plain_line(text: &[u8]) -> Option<(Puzzle, usize)> {
    let (cells, rest) = text.split_at_checked(81)?;
    let length = match rest {
        [b'\n', ..] => 82,
        [b'\r', b'\n', ..] => 83,
        _ => return None,
    };
    Some((Puzzle::from_line(cells).ok()?, length))
}

impl<R: BufRead> BufRead for Source<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.closed {
            return Ok(&[]);
        }
        if self.allowed == 0 {
            self.exhausted = true;
            return Err(io::Error::other("an element that is far too long"));
        }
        let buffer = if self.again_from < self.again.len() {
            &self.again[self.again_from..]
        } else {
            self.input.fill_buf()?
        };
        let most = usize::try_from(self.allowed).unwrap_or(usize::MAX);
        Ok(&buffer[..buffer.len().min(most)])
    }

    fn consume(&mut self, amount: usize) {
        if amount == 0 || self.closed {
            return;
        }
        self.allowed -= amount as u64;
        if self.again_from < self.again.len() {
            let end = (self.again_from + amount).min(self.again.len());
            self.count(end - amount.min(end), end);
            self.again_from = end;
            return;
        }
        // The buffer is still there: filling a buffer that is not empty reads nothing.
        if let Ok(buffer) = self.input.fill_buf() {
            let read = &buffer[..amount.min(buffer.len())];
            let lines = read.iter().filter(|byte| **byte == b'\n').count();
            self.line += lines as u64;
            self.column = match read.iter().rposition(|byte| *byte == b'\n') {
                Some(end) => read.len() - end - 1,
                None => self.column + read.len(),
            };
        }
        self.input.consume(amount);
    }
}

impl<R: BufRead> Source<R> {
    /// Counts the lines in bytes that are read again.
    fn count(&mut self, from: usize, to: usize) {
        for byte in &self.again[from..to] {
            if *byte == b'\n' {
                self.line += 1;
                self.column = 0;
            } else {
                self.column += 1;
            }
        }
    }
}

impl<R: BufRead> Read for Source<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = {
            let from = self.fill_buf()?;
            let length = from.len().min(buffer.len());
            buffer[..length].copy_from_slice(&from[..length]);
            length
        };
        self.consume(length);
        Ok(length)
    }
}
