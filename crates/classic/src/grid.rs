//! Grids as the classic programs draw them.

use sudokit::{Cell, Digit, Puzzle};

/// Nine lines of nine digits, each followed by a space, 0 for an empty cell: the way of the Dartmouth
/// program.
pub(super) fn spaced(puzzle: &Puzzle) -> String {
    draw(puzzle, '0', |cell| if cell.column() == 8 { " \n" } else { " " })
}

/// Nine lines of nine characters with a space between them, a period for an empty cell.
pub(super) fn plain(puzzle: &Puzzle) -> String {
    draw(puzzle, '.', |cell| if cell.column() == 8 { "\n" } else { " " })
}

/// Nine lines with the boxes ruled off, a period for an empty cell.
pub(super) fn ruled(puzzle: &Puzzle) -> String {
    draw(puzzle, '.', |cell| match (cell.row(), cell.column()) {
        (2 | 5, 8) => "\n------+-------+------\n",
        (_, 8) => "\n",
        (_, 2 | 5) => " | ",
        _ => " ",
    })
}

/// The 81 cells, each with what comes after it.
fn draw(puzzle: &Puzzle, empty: char, after: impl Fn(Cell) -> &'static str) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        text.push(puzzle.digit(cell).map_or(empty, Digit::to_char));
        text.push_str(after(cell));
    }
    text
}
