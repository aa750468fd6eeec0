//! The input: lines of bounded length, or bytes with bounded distance between tags.
//!
//! A line ends with a line feed, a carriage return (old Macintosh files), or both.

use memchr::{memchr_iter, memchr2, memrchr};
use std::io::{self, BufRead, Read};
use sudokit_core::Puzzle;

/// Limit for the bytes of a line.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// An input with a position.
pub(crate) struct Source<R> {
    input: R,
    /// Bytes to be read again.
    again: Vec<u8>,
    again_from: usize,
    /// Number of complete lines.
    line: u64,
    /// Bytes since the last line end.
    column: usize,
    /// The last line ended with a carriage return: a line feed right after it belongs to the same line end.
    returned: bool,
    /// Number of bytes that may still be read as bytes.
    allowed: u64,
    exhausted: bool,
    /// True once reading has ended.
    closed: bool,
}

/// Result of reading a line.
pub(crate) enum Got {
    Line,
    /// A line beyond the limit, skipped.
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
            returned: false,
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

    /// Takes lines of exactly 81 digits and dots, as far as they are complete in the buffer, but no more than
    /// `most`: the only case worth a shortcut. Returns their number.
    #[inline]
    pub(crate) fn plain_lines(&mut self, most: usize, mut each: impl FnMut(Puzzle)) -> usize {
        if self.closed || self.again_from < self.again.len() {
            return 0;
        }
        // The slow path reports the error.
        if self.returned && self.ahead().is_err() {
            return 0;
        }
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

    /// The beginning of the next line as far as it has arrived, without leading white space.
    pub(crate) fn peek(&mut self) -> &[u8] {
        const ENOUGH: usize = 64;
        self.allowed = u64::MAX;
        let next = self.ahead().unwrap_or_default();
        next[..next.len().min(ENOUGH)].trim_ascii_start()
    }

    /// The buffered bytes after the last line end.
    fn ahead(&mut self) -> io::Result<&[u8]> {
        if self.returned {
            let is_rest = self.fill_buf()?.first() == Some(&b'\n');
            self.returned = false;
            if is_rest {
                self.pass(1);
            }
        }
        self.fill_buf()
    }

    /// Reads a line into `text`, without its end. A line beyond the limit leaves `text` empty.
    pub(crate) fn read_line(&mut self, text: &mut Vec<u8>) -> io::Result<Got> {
        text.clear();
        self.allowed = u64::MAX;
        let (mut any, mut too_long) = (false, false);
        loop {
            let buffer = match self.ahead() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                if !any {
                    return Ok(Got::End);
                }
                // The last line needs no end.
                break;
            }
            any = true;
            let end = memchr2(b'\n', b'\r', buffer);
            let length = end.unwrap_or(buffer.len());
            too_long |= text.len() + length > LONGEST_LINE;
            if too_long {
                text.clear();
            } else {
                text.extend_from_slice(&buffer[..length]);
            }
            let returned = end.is_some_and(|end| buffer[end] == b'\r');
            self.pass(length + usize::from(end.is_some()));
            if end.is_some() {
                self.returned = returned;
                break;
            }
        }
        self.line += 1;
        self.column = 0;
        Ok(if too_long { Got::TooLong } else { Got::Line })
    }

    /// Puts back the last line.
    pub(crate) fn put_back(&mut self, line: &[u8]) {
        self.again.clear();
        self.again.extend_from_slice(line);
        // The line feed of a carriage return is still to come.
        self.again.push(if std::mem::take(&mut self.returned) { b'\r' } else { b'\n' });
        self.again_from = 0;
        self.line -= 1;
        self.column = 0;
    }

    /// Allows this many bytes to be read as bytes; after them reading fails.
    pub(crate) fn allow(&mut self, bytes: u64) {
        self.allowed = bytes;
        self.exhausted = false;
    }

    pub(crate) fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// Ends the reading.
    pub(crate) fn close(&mut self) {
        self.closed = true;
    }
}

/// A line of 81 digits and dots at the start of the text, and its length with its end.
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
        let most = usize::try_from(self.allowed).unwrap_or(usize::MAX);
        let buffer = self.fill()?;
        Ok(&buffer[..buffer.len().min(most)])
    }

    fn consume(&mut self, amount: usize) {
        if amount == 0 || self.closed {
            return;
        }
        self.allowed -= amount as u64;
        // Filling a buffer that is not empty reads nothing.
        let Ok(buffer) = self.fill() else { return };
        let read = &buffer[..amount.min(buffer.len())];
        let lines = memchr_iter(b'\n', read).count() as u64;
        let (length, last) = (read.len(), memrchr(b'\n', read));
        self.line += lines;
        self.column = last.map_or(self.column + length, |last| length - last - 1);
        self.pass(length);
    }
}

impl<R: BufRead> Source<R> {
    /// The buffered bytes, those to be read again first.
    fn fill(&mut self) -> io::Result<&[u8]> {
        if self.again_from < self.again.len() {
            Ok(&self.again[self.again_from..])
        } else {
            self.input.fill_buf()
        }
    }

    /// Consumes bytes without counting lines.
    fn pass(&mut self, amount: usize) {
        if self.again_from < self.again.len() {
            self.again_from += amount;
        } else {
            self.input.consume(amount);
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
