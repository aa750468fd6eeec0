//! The grid, read out.

use sudokit::diagram::{Sentence, Value, say};
use sudokit::{Cell, CellSet, Digit, DigitSet, House};
use sudokit_play::Game;

/// A question about the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// All rows.
    Grid,
    House(House),
    Cell(Cell),
    /// The cells with a digit.
    Digit(Digit),
    /// The digits that are still missing.
    Missing,
    /// The notes in each of these cells.
    Candidates(CellSet),
}

/// The answer to a question.
pub(super) fn told(game: &Game, question: Question) -> Vec<Sentence> {
    match question {
        Question::Grid => (0..9).map(|row| house(game, House::row(row))).collect(),
        Question::House(of) => vec![house(game, of)],
        Question::Cell(of) => vec![cell(game, of)],
        Question::Digit(of) => vec![digit(game, of)],
        Question::Missing => vec![missing(game)],
        Question::Candidates(of) => {
            let empty = of.iter().filter(|cell| game.digit(*cell).is_none());
            let told = empty.map(|cell| match notes(game, cell) {
                notes if notes.is_empty() => say!("plain-empty", [cell]),
                notes => say!("plain-entry", [name = cell, about = notes]),
            });
            told.collect()
        }
    }
}

/// A row, a column or a box, in three parts: a voice pauses between them.
fn house(game: &Game, house: House) -> Sentence {
    let cells: Vec<Cell> = house.cells().iter().collect();
    let digit = |cell: &Cell| {
        game.digit(*cell).map_or_else(|| say!("plain-blank"), |digit| say!("plain-digit", [digit]))
    };
    let part = |from: usize| {
        let [first, second, third] = [0, 1, 2].map(|index| digit(&cells[from + index]));
        say!("plain-three", [first, second, third])
    };
    let [first, second, third] = [0, 3, 6].map(part);
    say!("plain-house", [house, first, second, third])
}

fn notes(game: &Game, cell: Cell) -> DigitSet {
    game.all_candidates().digits_in(cell) | game.sheet().corner.digits_in(cell)
}

fn cell(game: &Game, cell: Cell) -> Sentence {
    let notes = notes(game, cell);
    match game.digit(cell) {
        Some(digit) if game.sheet().givens.digit(cell).is_some() => say!("plain-given", [cell, digit]),
        Some(digit) => say!("plain-own", [cell, digit]),
        None if notes.is_empty() => say!("plain-empty", [cell]),
        None => say!("plain-notes", [cell, notes]),
    }
}

fn digit(game: &Game, digit: Digit) -> Sentence {
    let cells = game.sheet().digits().cells_of(digit);
    match (cells.is_empty(), game.missing(digit)) {
        (true, _) => say!("plain-nowhere", [digit]),
        (false, 0) => say!("plain-complete", [digit, cells]),
        (false, missing) => say!("plain-places", [digit, cells, missing]),
    }
}

fn missing(game: &Game) -> Sentence {
    let digits = Digit::all().filter(|digit| game.missing(*digit) > 0);
    let each: Vec<Sentence> =
        digits.map(|digit| say!("plain-missing-digit", [digit, count = game.missing(digit)])).collect();
    if each.is_empty() {
        say!("plain-nothing-missing")
    } else {
        say!("plain-missing", [each = Value::List(each)])
    }
}
