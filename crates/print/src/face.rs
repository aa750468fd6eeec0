//! The two faces of all text, and the widths of their letters.
//!
//! The widths are in a table, so that pages have the same layout where the font itself is missing, as in a
//! browser. A test compares the table with the font. Signs that the font lacks are an em wide, as Chinese and
//! Japanese ones are in every font.

use crate::breaks;
use std::borrow::Cow;
use std::ops::Range;

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
/// Full-width signs: each stands by itself in a square, so a second font can have them letter by letter.
/// Other scripts need letters that join, or run to the left.
const FULL_WIDTH: [Range<u32>; 8] = [
    // Signs and pictures.
    0x2010..0x2c00,
    // Chinese and Japanese, and their punctuation.
    0x2e80..0xa4d0,
    // Korean.
    0xac00..0xd7a4,
    0xf900..0xfb00,
    0xfe30..0xfe70,
    // Full-width and half-width forms.
    0xff01..0xfff0,
    // Pictures, then rare Chinese signs.
    0x1f000..0x20000,
    0x20000..0x40000,
];

/// Of these the half-width ones.
const HALF_WIDTH: [Range<u32>; 2] = [0xff61..0xffdd, 0xffe8..0xfff0];

impl Face {
    /// Bold or regular.
    pub const fn of(is_bold: bool) -> Self {
        if is_bold { Self::Bold } else { Self::Regular }
    }

    /// Width of a text in type of this size.
    pub fn width(self, text: &str, size: f64) -> f64 {
        text.chars().map(|sign| f64::from(self.units(sign))).sum::<f64>() * size / f64::from(UNITS)
    }

    /// Breaks a text into lines of at most this width: between words, and between Chinese and Japanese signs,
    /// but never before a closing sign or after an opening one. Longer words are broken too.
    ///
    /// ```
    /// # use sudokit_print::Face;
    /// assert_eq!(Face::Regular.wrapped("one two", 10.0, 25.0), ["one", "two"]);
    /// assert_eq!(Face::Regular.wrapped("数独の本。", 10.0, 45.0), ["数独の", "本。"]);
    /// ```
    pub fn wrapped(self, text: &str, size: f64, width: f64) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let (mut line, mut used) = (String::new(), 0.0);
        let space = self.width(" ", size);
        // Line breaks are no characters of a font, so words are cut out before characters are looked up.
        for word in text.split_whitespace().map(printable) {
            for (at, piece) in breaks::pieces(&word).enumerate() {
                let gap = if at == 0 && !line.is_empty() { space } else { 0.0 };
                let length = self.width(piece, size);
                if !line.is_empty() && used + gap + length <= width {
                    if gap > 0.0 {
                        line.push(' ');
                    }
                    line.push_str(piece);
                    used += gap + length;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                used = 0.0;
                for sign in piece.chars() {
                    let more = self.width(sign.encode_utf8(&mut [0; 4]), size);
                    if used + more > width && !line.is_empty() {
                        lines.push(std::mem::take(&mut line));
                        used = 0.0;
                    }
                    line.push(sign);
                    used += more;
                }
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// The part of a text that fits on a line of this width, with an ellipsis if that is not all; empty if
    /// not even a letter does.
    pub(crate) fn cut(self, text: &str, size: f64, width: f64) -> String {
        const ELLIPSIS: &str = "\u{2026}";
        let first = |width: f64| {
            let mut lines = self.wrapped(text, size, width).into_iter();
            let line = lines.next().filter(|line| self.width(line, size) <= width)?;
            Some((line, lines.next().is_none()))
        };
        match first(width) {
            None => String::new(),
            Some((all, true)) => all,
            Some((_, false)) => match first(width - self.width(ELLIPSIS, size)) {
                None => String::new(),
                Some((line, _)) => {
                    line.trim_end_matches([',', ';', ':', '.', '-', '\u{b7}', ' ']).to_owned() + ELLIPSIS
                }
            },
        }
    }

    /// Width of a sign in units of the font.
    fn units(self, sign: char) -> u16 {
        self.own_units(sign).unwrap_or(if is_in(&HALF_WIDTH, sign) { UNITS / 2 } else { UNITS })
    }

    /// The same of a sign that the font has.
    fn own_units(self, sign: char) -> Option<u16> {
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

/// The signs of a text that Noto Sans lacks. PDF and PNG need a second font for them, and browsers bring one.
///
/// ```
/// assert!(sudokit_print::lacking("Für 数独\n").eq(['数', '独']));
/// ```
pub fn lacking(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|sign| !sign.is_whitespace() && !has(*sign))
}

/// True for a sign that Noto Sans lacks and a second font can have, because it stands by itself in a square.
///
/// ```
/// assert!(sudokit_print::is_full_width('数') && !sudokit_print::is_full_width('5'));
/// ```
pub fn is_full_width(sign: char) -> bool {
    is_in(&FULL_WIDTH, sign) && !has(sign)
}

/// A text with a space for every white space, without signs that are never drawn.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(|sign: char| sign != ' ' && (sign.is_whitespace() || is_invisible(sign))) {
        return Cow::Borrowed(text);
    }
    let signs = text.chars().filter(|sign| sign.is_whitespace() || !is_invisible(*sign));
    Cow::Owned(signs.map(|sign| if sign.is_whitespace() { ' ' } else { sign }).collect())
}

/// True for control characters, codes that are no characters, and selectors of variants.
fn is_invisible(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{fe00}'..='\u{fe0f}' | '\u{fffe}' | '\u{ffff}')
}

/// True if both faces of Noto Sans have a sign.
fn has(sign: char) -> bool {
    Face::Regular.own_units(sign).is_some() && Face::Bold.own_units(sign).is_some()
}

fn is_in(ranges: &[Range<u32>], sign: char) -> bool {
    ranges.iter().any(|range| range.contains(&u32::from(sign)))
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
    fn a_cut_text_says_so_and_fits() {
        let text = "A very long title, of no measure \u{b7} 数独";
        for width in 0..250 {
            let width = f64::from(width);
            let cut = Face::Bold.cut(text, 10.0, width);
            assert!(Face::Bold.width(&cut, 10.0) <= width, "{cut}");
            match cut.strip_suffix('\u{2026}') {
                Some(part) => assert!(!part.is_empty() && text.starts_with(part) && part != text, "{cut}"),
                None => assert!(cut.is_empty() || cut == text, "{cut}"),
            }
        }
        assert_eq!(Face::Bold.cut(text, 10.0, 100.0), "A very long title\u{2026}");
    }

    #[test]
    #[cfg(feature = "pdf")]
    fn the_table_has_the_widths_of_the_font() {
        let fonts = crate::Fonts::default();
        let fonts = [0, 1].map(|font| fonts.font(font).face());
        assert!(fonts.iter().all(|font| font.units_per_em() == UNITS));
        let mut widths = Vec::new();
        for code in RANGES.into_iter().flatten() {
            for font in fonts {
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
