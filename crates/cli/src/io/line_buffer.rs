//! A buffered input that ends where lines do.

use std::io::{self, BufRead, Read};

/// Returns all complete lines that have arrived, and keeps the start of the next one. So no line is assembled
/// from two buffers, unless it is longer than one. Everything is returned before the next read.
pub(crate) struct LineBuffer<R> {
    from: R,
    buffer: Box<[u8]>,
    /// `buffer[start..end]` is returned next.
    start: usize,
    end: usize,
    /// `buffer[end..filled]` is the start of the next line.
    filled: usize,
}

impl<R: Read> LineBuffer<R> {
    pub(crate) fn new(capacity: usize, from: R) -> Self {
        Self { from, buffer: vec![0; capacity].into(), start: 0, end: 0, filled: 0 }
    }
}

impl<R: Read> BufRead for LineBuffer<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.start == self.end {
            self.buffer.copy_within(self.end..self.filled, 0);
            self.filled -= self.end;
            (self.start, self.end) = (0, 0);
            let count = self.from.read(&mut self.buffer[self.filled..])?;
            let new = &self.buffer[self.filled..self.filled + count];
            let line_end = new.iter().rposition(|byte| *byte == b'\n').map(|last| self.filled + last + 1);
            self.filled += count;
            self.end = line_end.unwrap_or(self.filled);
        }
        Ok(&self.buffer[self.start..self.end])
    }

    fn consume(&mut self, amount: usize) {
        self.start = (self.start + amount).min(self.end);
    }
}

impl<R: Read> Read for LineBuffer<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut from = self.fill_buf()?;
        let count = from.read(bytes)?;
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Arrives in parts of this many bytes, the last one shorter.
    struct Parts<'a>(&'a [u8], usize);

    impl Read for Parts<'_> {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            let count = bytes.len().min(self.1);
            (&mut self.0).take(count as u64).read(bytes)
        }
    }

    fn given_out(text: &str, capacity: usize, part: usize) -> Vec<String> {
        let mut lines = LineBuffer::new(capacity, Parts(text.as_bytes(), part));
        let mut all = Vec::new();
        loop {
            let buffer = str::from_utf8(lines.fill_buf().unwrap()).unwrap().to_owned();
            if buffer.is_empty() {
                return all;
            }
            lines.consume(buffer.len());
            all.push(buffer);
        }
    }

    #[test]
    fn whole_lines_are_given_out() {
        assert_eq!(given_out("ab\ncd\nef\n", 8, 8), ["ab\ncd\n", "ef\n"]);
        assert_eq!(given_out("ab\ncd\nef", 8, 4), ["ab\n", "cd\n", "ef"]);
    }

    #[test]
    fn a_long_line_comes_in_chunks() {
        assert_eq!(given_out("abcdefgh\ni\n", 4, 4), ["abcd", "efgh", "\ni\n"]);
        assert_eq!(given_out("a\nbcdefg", 4, 4), ["a\n", "bcde", "fg"]);
    }

    #[test]
    fn nothing_is_lost_whatever_arrives_at_once() {
        let text = "\n\nab\ncdefg\r\nh\n\nijklmnopq";
        for capacity in 1..30 {
            for part in 1..30 {
                assert_eq!(given_out(text, capacity, part).concat(), text, "{capacity} {part}");
                let mut read = String::new();
                LineBuffer::new(capacity, Parts(text.as_bytes(), part)).read_to_string(&mut read).unwrap();
                assert_eq!(read, text, "{capacity} {part}");
            }
        }
    }
}
