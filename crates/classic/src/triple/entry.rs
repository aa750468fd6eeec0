//! Entries at the prompt.

use super::draw::letter;
use sudokit::{Cell, Digit, shown};

/// A line that was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// A digit for a cell; none clears it.
    Put(Cell, Option<Digit>),
    Undo,
    Help,
    Done,
    Quit,
}

/// Reads a line, in upper or lower case; the error says what is wrong with it.
pub(super) fn parse(line: &str) -> Result<Entry, String> {
    let text: String = line.split_whitespace().collect::<String>().to_ascii_uppercase();
    match text.as_str() {
        "UNDO" => return Ok(Entry::Undo),
        "HELP" | "?" => return Ok(Entry::Help),
        "DONE" => return Ok(Entry::Done),
        "QUIT" => return Ok(Entry::Quit),
        _ => {}
    }
    let mut characters = text.chars();
    let position: String = characters.by_ref().take(2).collect();
    let value = characters.as_str();
    let cell = cell(&position).ok_or_else(|| {
        format!("{} is not a position: enter two letters A to I, column first, then row.", shown(&position))
    })?;
    let digit = match value {
        "0" => None,
        "" => return Err(format!("A value for {position} is missing: enter a digit 1 to 9, or 0 to clear.")),
        _ => Some(digit(value).ok_or_else(|| {
            format!("{} is not a value: enter a digit 1 to 9, or 0 to clear.", shown(value))
        })?),
    };
    Ok(Entry::Put(cell, digit))
}

/// The name of a cell: column letter, then row letter.
pub(super) fn name(cell: Cell) -> String {
    [letter(cell.column()), letter(cell.row())].into_iter().collect()
}

fn cell(position: &str) -> Option<Cell> {
    Cell::all().find(|cell| name(*cell) == position)
}

fn digit(value: &str) -> Option<Digit> {
    value.parse().ok().and_then(Digit::from_value)
}
