//! The two faces of all text, and the widths of their letters.
//!
//! The widths are in a table, so that pages have the same layout where the font itself is missing, as in a
//! browser. A test compares the table with the font.

use std::borrow::Cow;
use std::ops::Range;
use sudokit_diagram::{Rncn, Words, say};

/// A face of the font: Noto Sans, under the SIL Open Font License 1.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// For text.
    Regular,
    /// For givens and headings.
    Bold,
}

/// Height of digits, relative to the size of the type.
pub(crate) const DIGIT_HEIGHT: f64 = 0.714;
/// Depth of letters below the base line, relative to the size of the type.
pub(crate) const DESCENT: f64 = 0.24;

/// Characters in the table: Latin, Greek, Cyrillic, punctuation, arrows and signs.
const RANGES: [Range<u32>; 3] = [0x20..0x530, 0x1e00..0x1f00, 0x2000..0x2300];
/// Two bytes for each character and face, regular before bold, in units of the font; [`ABSENT`] if the font
/// lacks it.
const WIDTHS: &[u8] = include_bytes!("widths.bin");
const ABSENT: u16 = u16::MAX;
/// Units of the font in an em.
const UNITS: u16 = 2048;
/// Replaces characters that the font lacks.
const UNKNOWN: char = '?';

impl Face {
    /// Bold or regular.
    pub const fn of(is_bold: bool) -> Self {
        if is_bold { Self::Bold } else { Self::Regular }
    }

    /// Width of a text in type of this size.
    pub fn width(self, text: &str, size: f64) -> f64 {
        let width = |sign| self.units(sign).or_else(|| self.units(UNKNOWN)).unwrap_or_default();
        text.chars().map(|sign| f64::from(width(sign))).sum::<f64>() * size / f64::from(UNITS)
    }

    /// Breaks a text into lines of at most this width, between words. Longer words are broken too. Characters
    /// that the font lacks become question marks.
    ///
    /// ```
    /// # use sudokit_print::Face;
    /// assert_eq!(Face::Regular.wrapped("one two", 10.0, 25.0), ["one", "two"]);
    /// ```
    pub fn wrapped(self, text: &str, size: f64, width: f64) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let (mut line, mut used) = (String::new(), 0.0);
        let space = self.width(" ", size);
        // Line breaks are no characters of a font, so words are cut out before characters are looked up.
        for word in text.split_whitespace().map(printable) {
            let word = &*word;
            let length = self.width(word, size);
            if !line.is_empty() && used + space + length <= width {
                line.push(' ');
                line.push_str(word);
                used += space + length;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            used = 0.0;
            for sign in word.chars() {
                let more = self.width(sign.encode_utf8(&mut [0; 4]), size);
                if used + more > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                    used = 0.0;
                }
                line.push(sign);
                used += more;
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// The part of a text that fits on a line of this width; empty if not even a letter does.
    pub(crate) fn cut(self, text: &str, size: f64, width: f64) -> String {
        let line = self.wrapped(text, size, width).into_iter().next();
        line.filter(|line| self.width(line, size) <= width).unwrap_or_default()
    }

    fn units(self, sign: char) -> Option<u16> {
        let code = u32::from(sign);
        let mut before = 0;
        for range in RANGES {
            if range.contains(&code) {
                let at = 2 * (2 * (before + code - range.start) as usize + self as usize);
                let width = u16::from_le_bytes([WIDTHS[at], WIDTHS[at + 1]]);
                return (width != ABSENT).then_some(width);
            }
            before += range.end - range.start;
        }
        None
    }
}

/// The characters of a text that the font lacks. Pages have question marks in their place.
///
/// ```
/// assert!(sudokit_print::lacking("Für 数独\n").eq(['数', '独']));
/// ```
pub fn lacking(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|sign| !has(*sign))
}

/// True if the font has the letters of a language, judged by one of its words on paper.
///
/// ```
/// use sudokit_diagram::Words;
///
/// assert!(sudokit_print::prints(Words::english()));
/// ```
pub fn prints(words: &Words) -> bool {
    lacking(&say!("print-solutions").told(words, &Rncn)).next().is_none()
}

/// A text with a space for every white space, and a question mark for every character that the font lacks.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    let printed = |sign: char| match sign {
        _ if sign.is_whitespace() => ' ',
        _ if has(sign) => sign,
        _ => UNKNOWN,
    };
    if text.chars().all(|sign| printed(sign) == sign) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(printed).collect())
}

/// Returns true if both faces have a character, or if it is white space.
fn has(sign: char) -> bool {
    sign.is_whitespace() || (Face::Regular.units(sign).is_some() && Face::Bold.units(sign).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_asked_and_lose_nothing() {
        let text = "Donaudampfschifffahrtsgesellschaft and a few short words";
        for width in [20.0, 45.0, 90.0, 400.0] {
            let lines = Face::Regular.wrapped(text, 10.0, width);
            assert!(lines.iter().all(|line| Face::Regular.width(line, 10.0) <= width), "{lines:?}");
            let all: String = lines.concat().split_whitespace().collect();
            assert_eq!(all, text.split_whitespace().collect::<String>());
        }
    }

    #[test]
    #[cfg(feature = "pdf")]
    fn the_table_has_the_widths_of_the_font() {
        let fonts = [Face::Regular, Face::Bold].map(crate::font::open);
        assert!(fonts.iter().all(|font| font.units_per_em() == UNITS));
        let mut widths = Vec::new();
        for code in RANGES.into_iter().flatten() {
            for font in &fonts {
                let glyph = char::from_u32(code).and_then(|sign| font.glyph_index(sign));
                let width = glyph.and_then(|glyph| font.glyph_hor_advance(glyph));
                widths.extend(width.unwrap_or(ABSENT).to_le_bytes());
            }
        }
        if std::env::var_os("SUDOKIT_WRITE_WIDTHS").is_some() {
            std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/src/widths.bin"), &widths).unwrap();
        } else {
            assert!(widths == WIDTHS, "SUDOKIT_WRITE_WIDTHS=1 writes the table again");
        }
        assert!("0123456789=-≠→".chars().filter(|sign| *sign != '→').all(has));
    }
}
