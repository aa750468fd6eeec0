//! `line`: 81 characters, row by row.
//!
//! Empty cells are any of `. 0 * _ x X - ?`, or spaces if only they make 81 cells. Spaces, commas and bars
//! between the cells are skipped; a word of 81 cells is found among other words, which become the comment. A
//! `+` marks the digit after it as placed.
//!
//! Loses: which digits were placed, candidates, marks, header.

use crate::Entry;
use crate::error::{Wrong, column_of};
use crate::formats::rows;
use crate::scan::{self, Cells, Class, class};
use crate::spec::{Keeps, Read, Spec, Write};
use std::fmt;
use sudokit_core::Puzzle;

pub(crate) static FORMAT: Spec = Spec {
    name: "line",
    aliases: &["81", "lines", "text"],
    extensions: &[],
    title: "81 characters in one line",
    example: "4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8.. # made up\n",
    keeps: Keeps::DIGITS,
    read: Read::Line { starts: is_record, read },
    write: Write::lines(write),
};

pub(crate) fn is_record(text: &str) -> bool {
    find(text).is_some()
}

pub(crate) fn read(text: &str) -> Result<Entry, Wrong> {
    // Shortcut for the fields of large collections.
    if let Ok(givens) = Puzzle::from_line(text.as_bytes()) {
        return Ok(givens.into());
    }
    let Some((cells, comment)) = find(text) else {
        return Err(longest_word(text).unwrap_or_else(|| rows::complain(text, "81 cells")));
    };
    let mut entry = Entry { givens: cells.givens, placed: cells.placed, ..Entry::default() };
    entry.header.comment = comment;
    Ok(entry)
}

pub(crate) fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    writeln!(out, "{}", entry.digits())
}

/// Reads 81 digits and dots followed by a comment. A shortcut: rated collections have millions of these.
pub(crate) fn read_rated(text: &str) -> Option<Entry> {
    // A longer line may have more such words and belong to another format.
    const LONGEST: usize = 400;
    let (cells, rest) = text.split_at_checked(81).filter(|_| text.len() < LONGEST)?;
    let ends = rest.starts_with([' ', '\t', ',', ';', '#', '"']);
    let mut entry = Entry::from(Puzzle::from_line(cells.as_bytes()).ok().filter(|_| ends)?);
    entry.header.comment = scan::around(rest, 0, 0);
    Some(entry)
}

/// The 81 cells of a line and the rest of the text.
fn find(text: &str) -> Option<(Cells, Option<String>)> {
    in_one_word(text).or_else(|| over_the_line(text)).or_else(|| with_spaces(text))
}

/// The first word that looks like a puzzle must be one: the word after it may be its solution.
fn in_one_word(text: &str) -> Option<(Cells, Option<String>)> {
    let is_cell = |c| matches!(class(c), Class::Digit(_) | Class::Blank | Class::Plus);
    let (start, word) = scan::words(text).find(|(_, word)| word.len() > 40 && word.chars().all(is_cell))?;
    let cells = scan::cells81(word).ok()?;
    Some((cells, scan::around(text, start, word.len())))
}

/// Cells with separators between, up to the end or to a comment.
fn over_the_line(text: &str) -> Option<(Cells, Option<String>)> {
    let mut cells = Cells::new();
    for (at, c) in text.char_indices() {
        match class(c) {
            Class::Space | Class::Bar | Class::Punct => {}
            _ if cells.take(c) => {}
            _ if cells.is_whole() && (c == '#' || c == '/') => {
                return Some((cells, scan::around(text, at, c.len_utf8())));
            }
            _ => return None,
        }
    }
    cells.is_whole().then_some((cells, None))
}

fn with_spaces(text: &str) -> Option<(Cells, Option<String>)> {
    let mut cells = Cells::new();
    for c in text.chars() {
        match class(c) {
            Class::Digit(digit) => cells.push(Some(digit)),
            Class::Space => cells.push(None),
            _ => return None,
        }
    }
    (cells.is_whole() && !cells.givens.is_empty()).then_some((cells, None))
}

/// The error for a line that no format recognises, if it looks like a puzzle.
pub(crate) fn complain(text: &str) -> Option<Wrong> {
    if text.contains(['\0', char::REPLACEMENT_CHARACTER]) {
        return None;
    }
    let cells = text.chars().filter(|c| matches!(class(*c), Class::Digit(_) | Class::Blank)).count();
    longest_word(text)
        .or_else(|| (cells > 40 && !scan::has_word(text)).then(|| rows::complain(text, "81 cells")))
}

/// The error in the word that looks most like a puzzle.
fn longest_word(text: &str) -> Option<Wrong> {
    let (start, word) =
        scan::words(text).max_by_key(|(_, word)| word.len()).filter(|(_, word)| word.len() > 40)?;
    Some(scan::cells81(word).err()?.after(column_of(text, start) - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8..";

    #[test]
    fn example_reads() {
        let entry = read(FORMAT.example).unwrap();
        assert_eq!(entry.givens.to_string(), PUZZLE);
        assert_eq!(entry.header.comment.as_deref(), Some("made up"));
    }

    #[test]
    fn cells_may_be_apart_and_among_words() {
        let spaced: String = PUZZLE.chars().flat_map(|c| [c, ' ']).collect();
        let grouped: String =
            PUZZLE.as_bytes().chunks(9).map(|row| format!("{}|", str::from_utf8(row).unwrap())).collect();
        let spaces = PUZZLE.replace('.', " ");
        let list = format!(
            "[{}]",
            PUZZLE.replace('.', "0").chars().map(|c| c.to_string()).collect::<Vec<_>>().join(", ")
        );
        let rated = format!("{PUZZLE}; 7.2/1.2/1.2 \"mine\"");
        let numbered = format!("12,\"{PUZZLE}\",x");
        for text in [&spaced, &grouped, &spaces, &list, &rated, &numbered] {
            assert_eq!(read(text).unwrap().givens.to_string(), PUZZLE, "{text}");
        }
        assert_eq!(read(&rated).unwrap().header.comment.as_deref(), Some("7.2/1.2/1.2 \"mine"));
    }

    #[test]
    fn placed_digits_have_a_plus() {
        let entry = read(&PUZZLE.replacen('9', "+9", 1)).unwrap();
        assert_eq!(entry.placed.len(), 1);
        assert_eq!(entry.digits().to_string(), PUZZLE);
    }

    #[test]
    fn errors_say_where() {
        let wrong = |text: &str| {
            let wrong = read(text).unwrap_err();
            (wrong.column, wrong.expected, wrong.found)
        };
        assert_eq!(wrong(&PUZZLE[1..]), (81, "81 cells".into(), "80".into()));
        assert_eq!(wrong(&format!("{PUZZLE}.")), (82, "81 cells".into(), "82".into()));
        assert_eq!(wrong(&PUZZLE.replacen("32", "q2", 1)), (11, "a digit or '.'".into(), "'q'".into()));
        assert_eq!(wrong("hello"), (1, "81 cells".into(), "'hello'".into()));
    }
}
