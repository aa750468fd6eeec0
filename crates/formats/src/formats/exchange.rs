//! `exchange`: the puzzle bank of Sudoku Exchange: twelve hexadecimal digits of identity, 81 digits, a
//! rating.
//!
//! Read only.

use crate::Entry;
use crate::error::{Wrong, column_of, quote};
use crate::scan;
use crate::spec::{Keeps, Read, Spec};

pub(crate) static FORMAT: Spec = Spec {
    name: "exchange",
    aliases: &["bank", "puzzle-bank"],
    extensions: &[],
    title: "Sudoku Exchange puzzle bank: identity, 81 digits, rating",
    example: "0a1b2c3d4e5f 400000938032094010009530024067040100140085270098070006000950700050200403000060800  2.0\n",
    keeps: Keeps::DIGITS,
    read: Read::Line { starts, read },
    write: None,
};

fn starts(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.next().is_some_and(is_identity)
        && words.next().is_some_and(|word| word.len() == 81 && scan::puzzle(word).is_ok())
}

fn is_identity(word: &str) -> bool {
    word.len() == 12 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn read(text: &str) -> Result<Entry, Wrong> {
    let mut words = text.split_whitespace();
    let identity = words.next().unwrap_or_default();
    let column = |word: &str| column_of(text, scan::start_of(text, word));
    if !is_identity(identity) {
        return Err(Wrong::new(1, "12 hexadecimal digits", quote(identity)));
    }
    let Some(digits) = words.next() else {
        return Err(Wrong::char(text.trim_end().chars().count() + 1, "81 digits", None));
    };
    let mut entry = Entry::from(scan::puzzle(digits).map_err(|wrong| wrong.after(column(digits) - 1))?);
    entry.header.title = Some(identity.to_owned());
    entry.header.level = words.next().map(str::to_owned);
    if let Some(word) = words.next() {
        return Err(Wrong::new(column(word), "nothing after the rating", quote(word)));
    }
    Ok(entry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    #[test]
    fn example_is_recognised() {
        let entry = parse(FORMAT.example.as_bytes()).unwrap();
        assert_eq!(entry.header.title.as_deref(), Some("0a1b2c3d4e5f"));
        assert_eq!(entry.header.level.as_deref(), Some("2.0"));
    }

    #[test]
    fn garbage_is_refused() {
        assert_eq!(read("0a1b2c3d4e 1").unwrap_err().found, "'0a1b2c3d4e'");
        assert_eq!(read("0a1b2c3d4e5f 12").unwrap_err().column, 16);
        assert_eq!(read("0a1b2c3d4e5f").unwrap_err().column, 13);
    }
}
