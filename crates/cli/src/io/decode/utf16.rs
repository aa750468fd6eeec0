//! UTF-16 as UTF-8.

use std::io::{self, Read};

/// Byte order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Little,
    Big,
}

/// Byte order, if a text begins like UTF-16: with a byte order mark, or with an ASCII character beside a
/// zero.
pub(super) fn order(first: &[u8]) -> Option<Order> {
    match *first {
        [0xff, 0xfe, ..] | [1..=0x7f, 0, ..] => Some(Order::Little),
        [0xfe, 0xff, ..] | [0, 1..=0x7f, ..] => Some(Order::Big),
        _ => None,
    }
}

/// Decodes UTF-16. Invalid units are replaced, as in invalid UTF-8.
pub(super) struct Utf16<R> {
    from: R,
    order: Order,
    /// The first byte of an incomplete unit, and the first unit of an incomplete surrogate pair.
    byte: Option<u8>,
    unit: Option<u16>,
    text: String,
    /// Number of bytes returned.
    given: usize,
    ended: bool,
}

impl<R: Read> Utf16<R> {
    pub(super) fn new(from: R, order: Order) -> Self {
        Self { from, order, byte: None, unit: None, text: String::new(), given: 0, ended: false }
    }

    fn unit(&mut self, bytes: [u8; 2]) {
        let unit = match self.order {
            Order::Little => u16::from_le_bytes(bytes),
            Order::Big => u16::from_be_bytes(bytes),
        };
        let units = self.unit.take().into_iter().chain([unit]);
        let is_first = (0xd800..0xdc00).contains(&unit);
        for c in char::decode_utf16(units) {
            match c {
                // The low surrogate may follow.
                Err(error) if is_first && error.unpaired_surrogate() == unit => self.unit = Some(unit),
                c => self.text.push(c.unwrap_or(char::REPLACEMENT_CHARACTER)),
            }
        }
    }

    /// Reads until there is some text, or the end.
    fn fill(&mut self) -> io::Result<()> {
        self.text.clear();
        self.given = 0;
        while self.text.is_empty() && !self.ended {
            let mut bytes = [0; 4096];
            let count = self.from.read(&mut bytes)?;
            for &byte in &bytes[..count] {
                match self.byte.take() {
                    Some(first) => self.unit([first, byte]),
                    None => self.byte = Some(byte),
                }
            }
            if count == 0 {
                self.ended = true;
                if self.byte.take().is_some() || self.unit.take().is_some() {
                    self.text.push(char::REPLACEMENT_CHARACTER);
                }
            }
        }
        Ok(())
    }
}

impl<R: Read> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.given == self.text.len() {
            self.fill()?;
        }
        let count = (&self.text.as_bytes()[self.given..]).read(buffer)?;
        self.given += count;
        Ok(count)
    }
}
