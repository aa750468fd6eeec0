//! Bounded unpacking of LZ-string in base 64: a few kilobytes can stand for many megabytes.
//!
//! Pieroxy's LZ-string (2013, <https://pieroxy.net/blog/pages/lz-string/index.html>) is LZ78 with codes of
//! growing width. An entry of the dictionary is the text of a code plus the next character. Every entry is a
//! substring of the output, so this dictionary stores ranges.

use std::ops::Range;

/// Codes without an entry: a character of 8 or 16 bits follows, or the text ends.
const BYTE: usize = 0;
const WIDE: usize = 1;
const END: usize = 2;

/// Errors of unpacking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// No base 64 of a whole LZ-string.
    Garbage,
    /// Longer than the limit.
    TooLong,
}

/// Unpacks a text of at most `most` characters.
pub(super) fn unpack(base64: &str, most: usize) -> Result<Vec<u16>, Broken> {
    let mut bits = Bits { base64: base64.bytes(), sextet: 0, left: 0 };
    let mut text: Vec<u16> = Vec::new();
    // The first three codes have no entries.
    let mut dictionary: Vec<Range<usize>> = vec![0..0; 3];
    let mut before: Option<Range<usize>> = None;
    let (mut width, mut full) = (2, 4);
    loop {
        let code = bits.number(width)?;
        let start = text.len();
        match code {
            END => return Ok(text),
            BYTE | WIDE => {
                text.push(bits.number(if code == BYTE { 8 } else { 16 })? as u16);
                dictionary.push(start..start + 1);
            }
            _ => {
                // The code may name the entry that this step creates: the previous text plus its own first
                // character.
                let next = before.clone().map(|before| before.start..before.end + 1);
                let made = (code == dictionary.len()).then_some(next).flatten();
                let entry = dictionary.get(code).cloned().or(made).ok_or(Broken::Garbage)?;
                if text.len() + entry.len() > most {
                    return Err(Broken::TooLong);
                }
                entry.for_each(|at| text.push(text[at]));
            }
        }
        if text.len() > most {
            return Err(Broken::TooLong);
        }
        if let Some(before) = before {
            dictionary.push(before.start..before.end + 1);
        }
        before = Some(start..text.len());
        // The next code may name the entry that it creates.
        while dictionary.len() >= full {
            width += 1;
            full *= 2;
        }
    }
}

/// Reads numbers, low bits first, from characters of six bits, high bits first.
struct Bits<'a> {
    base64: std::str::Bytes<'a>,
    sextet: u8,
    left: u32,
}

impl Bits<'_> {
    fn number(&mut self, width: u32) -> Result<usize, Broken> {
        let mut number = 0;
        for place in 0..width {
            if self.left == 0 {
                self.sextet = value(self.base64.next().ok_or(Broken::Garbage)?)?;
                self.left = 6;
            }
            self.left -= 1;
            number |= usize::from(self.sextet >> self.left & 1) << place;
        }
        Ok(number)
    }
}

fn value(c: u8) -> Result<u8, Broken> {
    Ok(match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return Err(Broken::Garbage),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_was_packed_is_unpacked(text in "([ab]{0,20}|[a-zé€😀]{0,3}){0,30}") {
            let packed = lz_str::compress_to_base64(text.as_str());
            let units: Vec<u16> = text.encode_utf16().collect();
            prop_assert_eq!(unpack(&packed, units.len()), Ok(units.clone()));
            if !units.is_empty() {
                prop_assert_eq!(unpack(&packed, units.len() - 1), Err(Broken::TooLong));
            }
        }

        #[test]
        fn garbage_ends(text in "[A-Za-z0-9+/=?]{0,200}") {
            let _ = unpack(&text, 1000);
        }
    }

    #[test]
    fn what_grows_without_end_is_refused() {
        let packed = lz_str::compress_to_base64("x".repeat(1 << 19).as_str());
        assert!(packed.len() < 4000);
        assert_eq!(unpack(&packed, 1 << 18), Err(Broken::TooLong));
    }
}
