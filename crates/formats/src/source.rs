//! The input: lines, the long ones in parts, or bytes with bounded distance between tags.
//!
//! A line ends with a line feed, a carriage return (old Macintosh files), or both.

use memchr::{memchr_iter, memchr2, memrchr};
use std::io::{self, BufRead, Read};
use sudokit_core::Puzzle;

/// Limit for the bytes of a line that is read as a whole. A longer one arrives in parts of this length.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// An input with a position.
pub(crate) struct Source<R> {
    input: R,
    /// Bytes to be read again.
    again: Vec<u8>,
    again_from: usize,
    /// Number of lines begun.
    line: u64,
    /// The last line goes on.
    is_part: bool,
    /// The beginning of a character at the end of its last part.
    torn: Vec<u8>,
    /// Bytes since the last line end.
    column: usize,
    /// The last line ended with a carriage return: a line feed right after it belongs to the same line end.
    returned: bool,
    /// Number of bytes that may still be read as bytes.
    allowed: u64,
    exhausted: bool,
    /// True once reading has ended.
    closed: bool,
    /// An error of the input that has not been reported yet. The input may not repeat it.
    failed: Option<io::Error>,
}

/// Result of reading a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Got {
    /// A line, or the last part of one.
    Line,
    /// A part of a line that goes on.
    Part,
    End,
}

impl<R: BufRead> Source<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            again: Vec::new(),
            again_from: 0,
            line: 0,
            is_part: false,
            torn: Vec::new(),
            column: 0,
            returned: false,
            allowed: u64::MAX,
            exhausted: false,
            closed: false,
            failed: None,
        }
    }

    /// The number of the last line.
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
        if self.closed || self.is_part || self.failed.is_some() || self.again_from < self.again.len() {
            return 0;
        }
        if self.returned
            && let Err(error) = self.ahead()
        {
            self.failed = Some(error);
            return 0;
        }
        let buffer = match self.input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) => {
                self.failed = Some(error);
                return 0;
            }
        };
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

    /// Reads a line into `text`, without its end, or the next part of one.
    pub(crate) fn read_line(&mut self, text: &mut Vec<u8>) -> io::Result<Got> {
        text.clear();
        text.append(&mut self.torn);
        self.allowed = u64::MAX;
        let goes_on = std::mem::take(&mut self.is_part);
        let mut any = goes_on;
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
            let room = LONGEST_LINE - text.len();
            let part = &buffer[..buffer.len().min(room + 1)];
            let end = memchr2(b'\n', b'\r', part);
            let length = end.unwrap_or(part.len().min(room));
            text.extend_from_slice(&part[..length]);
            let is_full = end.is_none() && part.len() > room;
            let returned = end.is_some_and(|end| part[end] == b'\r');
            self.pass(length + usize::from(end.is_some()));
            if end.is_some() {
                self.returned = returned;
                break;
            }
            if is_full {
                self.is_part = true;
                let whole = text.iter().rposition(u8::is_ascii).map_or(text.len(), |last| last + 1);
                self.torn.extend(text.drain(whole..));
                break;
            }
        }
        self.line += u64::from(!goes_on);
        self.column = 0;
        Ok(if self.is_part { Got::Part } else { Got::Line })
    }

    /// Skips the rest of a line that goes on.
    pub(crate) fn skip_line(&mut self, text: &mut Vec<u8>) -> io::Result<()> {
        while self.is_part {
            self.read_line(text)?;
        }
        Ok(())
    }

    /// Puts back the last line, or its first part.
    pub(crate) fn put_back(&mut self, line: &[u8]) {
        self.again.clear();
        self.again.extend_from_slice(line);
        self.again.append(&mut self.torn);
        if !std::mem::take(&mut self.is_part) {
            // The line feed of a carriage return is still to come.
            self.again.push(if std::mem::take(&mut self.returned) { b'\r' } else { b'\n' });
        }
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
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
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
