//! The board with its letters.

use anstyle::{AnsiColor, Style};
use sudokit::{Cell, CellSet, Puzzle};

/// The digits that the user typed.
const TYPED: Style = AnsiColor::Blue.on_default();

/// The grid with blank lines around it, the digits in `typed` in blue if there are colours.
pub(super) fn board(puzzle: &Puzzle, typed: CellSet, has_colour: bool) -> String {
    let blue = if has_colour { TYPED } else { Style::new() };
    let mut text = String::from("\n    A B C   D E F   G H I\n");
    for cell in Cell::all() {
        match cell.column() {
            0 => text.extend([letter(cell.row()), ' ', ' ']),
            3 | 6 => text.push_str(" |"),
            _ => {}
        }
        text += &match puzzle.digit(cell) {
            Some(digit) if typed.contains(cell) => format!(" {blue}{digit}{blue:#}"),
            Some(digit) => format!(" {digit}"),
            None => " .".into(),
        };
        text.push_str(match (cell.row(), cell.column()) {
            (2 | 5, 8) => "\n   -------+-------+-------\n",
            (_, 8) => "\n",
            _ => "",
        });
    }
    text + "\n"
}

/// `A` for the first row or column.
pub(super) fn letter(index: usize) -> char {
    char::from(b'A' + index as u8)
}
