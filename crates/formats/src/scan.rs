//! The common characters of all formats: digits, empty cells, frames and separators.

use crate::error::Wrong;
use std::borrow::Cow;
use sudokit_core::{Cell, Digit, Puzzle};

/// Class of a character in a drawn grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Digit(Digit),
    /// An empty cell. `*` and `-` are also found in frames, where there are no cells.
    Blank,
    Space,
    /// A vertical line of a frame.
    Bar,
    /// Commas, quotes and brackets of lists.
    Punct,
    /// A placed digit follows, or two lines of a frame cross.
    Plus,
    /// A horizontal line of a frame.
    Rule,
    Other,
}

pub(crate) fn class(c: char) -> Class {
    match c {
        '1'..='9' => Digit::from_char(c).map_or(Class::Other, Class::Digit),
        '.' | '0' | '*' | '_' | 'x' | 'X' | '-' | '?' | '·' | '∙' | '⋅' | '•' | '□' | '▢' | '．' | '⬜'
        | '⬛' | '◻' | '◼' => Class::Blank,
        '|' | '!' | ':' | '｜' | '¦' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' => {
            Class::Bar
        }
        ',' | ';' | '"' | '\'' | '`' | '[' | ']' | '{' | '}' | '(' | ')' | '<' | '>' => Class::Punct,
        '+' => Class::Plus,
        '=' | '—' | '─'..='╿' => Class::Rule,
        c if c.is_whitespace() => Class::Space,
        _ => Class::Other,
    }
}

/// Zero-width characters, copied by accident from web pages, and those that make a key cap of a digit.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{fe0f}' | '\u{20e3}')
}

/// Tags around preformatted text on web pages and in forums.
const TAGS: [&str; 8] = ["[code]", "[/code]", "[pre]", "[/pre]", "<pre>", "</pre>", "<code>", "</code>"];

/// Replaces such tags at the ends of a line by spaces, so that columns stay the same.
pub(crate) fn without_tags(mut text: Cow<'_, str>) -> Cow<'_, str> {
    let tag = |text: &str| {
        let is = |part: Option<&str>, tag: &str| part.is_some_and(|part| part.eq_ignore_ascii_case(tag));
        let (start, end) = (text.len() - text.trim_start().len(), text.trim_end().len());
        TAGS.iter().find_map(|tag| {
            let ranges = [start..start + tag.len(), end.saturating_sub(tag.len())..end];
            ranges.into_iter().find(|range| is(text.get(range.clone()), tag))
        })
    };
    // One at each end; a line of thousands of tags has no grid between.
    for _ in 0..2 {
        let Some(range) = Some(&text).filter(|text| text.contains(['[', '<'])).and_then(|text| tag(text))
        else {
            break;
        };
        let spaces = " ".repeat(range.len());
        text.to_mut().replace_range(range, &spaces);
    }
    text
}

/// Replaces the name in `board = [[5,3,...` by spaces, so that columns stay the same.
pub(crate) fn without_name(mut text: Cow<'_, str>) -> Cow<'_, str> {
    const LONGEST: usize = 60;
    let sign = text.bytes().take(LONGEST).position(|byte| byte == b'=');
    let Some(sign) = sign else { return text };
    let is_part = |c: char| c.is_alphanumeric() || "_[]:<>*, $&'\"".contains(c);
    let rest = text[sign + 1..].trim_start();
    if text[..sign].chars().all(is_part) && has_word(&text[..sign]) && rest.starts_with(['[', '{', '(']) {
        let spaces = " ".repeat(text[..=sign].chars().count());
        text.to_mut().replace_range(..=sign, &spaces);
    }
    text
}

/// The ASCII digit for a full-width, Arabic-Indic or Persian digit.
fn plain_digit(c: char) -> Option<char> {
    let from = |zero: char| u32::from(c).checked_sub(u32::from(zero));
    ['\u{ff10}', '\u{660}', '\u{6f0}'].into_iter().find_map(|zero| char::from_digit(from(zero)?, 10))
}

/// The text of a line. Invalid UTF-8 is replaced, zero-width characters are dropped, and digits of other
/// scripts become ASCII.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let text = String::from_utf8_lossy(bytes);
    // The first bytes of these characters; other letters cost no closer look.
    let is_suspect = |byte: u8| matches!(byte, 0xc2 | 0xd9 | 0xdb | 0xe2 | 0xef);
    if !text.bytes().any(is_suspect) || !text.contains(|c| is_invisible(c) || plain_digit(c).is_some()) {
        return text;
    }
    let kept = text.chars().filter(|c| !is_invisible(*c));
    Cow::Owned(kept.map(|c| plain_digit(c).unwrap_or(c)).collect())
}

/// Cuts a text of the header to `most` characters and appends dots.
pub(crate) fn shortened(mut text: String, most: usize) -> String {
    if let Some((end, _)) = text.char_indices().nth(most) {
        text.truncate(end);
        text.push_str("...");
        // The reader holds hundreds of these.
        text.shrink_to_fit();
    }
    text
}

pub(crate) fn has_digit(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit() && byte != b'0')
}

/// Two letters in a row: prose, not a cell written as `x`.
pub(crate) fn has_word(text: &str) -> bool {
    let mut before = false;
    text.chars().any(|c| {
        let letter = c.is_alphabetic() && !matches!(c, 'x' | 'X');
        std::mem::replace(&mut before, letter) && letter
    })
}

/// A comment line of a program or a person.
pub(crate) fn is_comment(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('#') || text.starts_with("//") || text.starts_with(';')
}

/// Givens and placed digits, read cell by cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cells {
    pub(crate) givens: Puzzle,
    pub(crate) placed: Puzzle,
    /// Number of cells read; beyond the 81st they are only counted.
    pub(crate) count: usize,
    plus: bool,
}

impl Cells {
    pub(crate) fn new() -> Self {
        Self { givens: Puzzle::EMPTY, placed: Puzzle::EMPTY, count: 0, plus: false }
    }

    pub(crate) fn push(&mut self, digit: Option<Digit>) {
        if let Some(cell) = Cell::new(self.count) {
            if self.plus { self.placed.set(cell, digit) } else { self.givens.set(cell, digit) }
        }
        self.plus = false;
        self.count += 1;
    }

    /// Takes a character of a cell. Returns false if it is none.
    pub(crate) fn take(&mut self, c: char) -> bool {
        match class(c) {
            Class::Digit(digit) => self.push(Some(digit)),
            Class::Blank if !self.plus => self.push(None),
            Class::Plus if !self.plus => self.plus = true,
            _ => return false,
        }
        true
    }

    pub(crate) fn is_whole(&self) -> bool {
        self.count == 81 && !self.plus
    }
}

/// Reads exactly 81 cells without anything between them.
pub(crate) fn cells81(text: &str) -> Result<Cells, Wrong> {
    // Shortcut for collections of millions.
    if let Ok(givens) = Puzzle::from_line(text.as_bytes()) {
        return Ok(Cells { givens, count: 81, ..Cells::new() });
    }
    let mut cells = Cells::new();
    let mut over = 0;
    for (at, c) in text.chars().enumerate() {
        if !cells.take(c) {
            return Err(Wrong::char(at + 1, "a digit or '.'", Some(c)));
        }
        if cells.count == 82 && over == 0 {
            over = at + 1;
        }
    }
    match cells.count {
        81 if cells.is_whole() => Ok(cells),
        82.. => Err(Wrong::count(over, "81 cells", cells.count)),
        count => Err(Wrong::count(text.chars().count() + 1, "81 cells", count)),
    }
}

/// Reads a puzzle that is one field of a text.
pub(crate) fn puzzle(text: &str) -> Result<Puzzle, Wrong> {
    cells81(text).map(|cells| cells.givens)
}

/// The words of a line, separated by white space, commas, quotes and brackets, with the byte where each
/// begins.
pub(crate) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    pieces(text, |c| matches!(class(c), Class::Space | Class::Punct) || c == '|')
}

/// The pieces of a text between separators, with the byte where each begins.
pub(crate) fn pieces(text: &str, separates: impl Fn(char) -> bool) -> impl Iterator<Item = (usize, &str)> {
    text.split(separates).filter(|piece| !piece.is_empty()).map(move |piece| (start_of(text, piece), piece))
}

/// The byte where a part of a text begins.
pub(crate) fn start_of(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

/// The text before and after a piece.
pub(crate) fn around(text: &str, start: usize, length: usize) -> Option<String> {
    let trim = |text: &str| {
        text.trim_matches(|c: char| matches!(class(c), Class::Space | Class::Punct) || c == '#').to_owned()
    };
    let (before, after) = (trim(&text[..start]), trim(&text[start + length..]));
    let both =
        if before.is_empty() || after.is_empty() { before + &after } else { format!("{before} {after}") };
    (!both.is_empty()).then_some(both)
}
