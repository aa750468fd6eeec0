//! The commands, in the way people type them.

use super::read_out::Question;
use super::study::Study;
use crate::run::nearest::nearest;
use sudokit::diagram::{Sentence, say};
use sudokit::render::Coordinates;
use sudokit::{Cell, CellSet, Digit, DigitSet, House};

/// A line that the player typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Phrase {
    Help,
    Quit,
    /// The last answer once more.
    Again,
    /// Asks about the grid.
    Ask(Question),
    Place(CellSet, Digit),
    Note(CellSet, DigitSet),
    Clear(CellSet),
    Fill,
    Tidy,
    Check,
    Undo,
    Redo,
    Hint,
    /// All of the hint up to its reason.
    Why,
    /// Takes the step of the hint.
    Do,
    /// The games in progress.
    Games,
    /// The game with this number in their list.
    Continue(usize),
    /// A new game of the level with this name; without one, at the player's own level.
    New(Option<String>),
    Daily(Option<String>),
    Open(String),
    /// The givens are complete.
    Begin,
    Restart,
    Status,
    /// Removes notes, or crosses out candidates.
    Cross(CellSet, DigitSet),
    /// Lessons and drills.
    Study(Study),
}

/// The first words of commands, for near names. Others mean the same as one of these.
const NAMES: [&str; 28] = [
    "help",
    "quit",
    "again",
    "grid",
    "row",
    "column",
    "box",
    "missing",
    "note",
    "clear",
    "fill",
    "tidy",
    "check",
    "undo",
    "redo",
    "hint",
    "why",
    "do",
    "games",
    "continue",
    "new",
    "daily",
    "open",
    "begin",
    "restart",
    "status",
    "cross",
    "candidates",
];

/// So much of a line is quoted.
const LONGEST: usize = 40;

impl Phrase {
    /// Reads a line. An empty one is nothing, and no mistake.
    pub(super) fn read(line: &str) -> Result<Option<Self>, Sentence> {
        let lower = line.to_lowercase();
        let words: Vec<&str> = lower
            .split(|char: char| char.is_whitespace() || ",;=:".contains(char))
            .filter(|word| !word.is_empty())
            .collect();
        let Some((first, rest)) = words.split_first() else { return Ok(None) };
        Ok(Some(match (*first, rest) {
            ("help" | "h" | "?", []) => Self::Help,
            ("quit" | "q" | "exit" | "bye", []) => Self::Quit,
            ("again" | "repeat", []) => Self::Again,
            ("grid" | "all" | "rows", []) => Self::Ask(Question::Grid),
            (kind @ ("row" | "column" | "col" | "box"), [number]) => {
                Self::Ask(Question::House(house(kind, number)?))
            }
            ("missing" | "left", []) => Self::Ask(Question::Missing),
            ("note" | "notes", rest) => {
                let (digits, cells) = written(rest)?;
                Self::Note(cells, digits)
            }
            ("cross", rest) => {
                let (digits, cells) = written(rest)?;
                Self::Cross(cells, digits)
            }
            ("candidates", []) => Self::Ask(Question::Candidates(CellSet::ALL)),
            ("candidates", [kind @ ("row" | "column" | "col" | "box"), number]) => {
                Self::Ask(Question::Candidates(house(kind, number)?.cells()))
            }
            ("candidates", rest) => Self::Ask(Question::Candidates(cells(rest)?)),
            ("clear" | "erase", rest) => Self::Clear(cells(rest)?),
            ("fill", []) => Self::Fill,
            ("tidy", []) => Self::Tidy,
            ("check", []) => Self::Check,
            ("undo" | "u", []) => Self::Undo,
            ("redo", []) => Self::Redo,
            ("hint", []) => Self::Hint,
            ("why", []) => Self::Why,
            ("do", [] | ["it"]) => Self::Do,
            ("games", []) => Self::Games,
            ("continue", []) => Self::Continue(1),
            ("continue", [number]) => Self::Continue(number.parse().map_err(|_| say!("plain-which-number"))?),
            ("new", []) => Self::New(None),
            ("new", level) => Self::New(Some(level.join(" "))),
            ("daily", []) => Self::Daily(None),
            ("daily", level) => Self::Daily(Some(level.join(" "))),
            // A puzzle is taken as it was typed.
            ("open", [_, ..]) => Self::Open(line.trim_start()["open".len()..].trim().to_owned()),
            ("begin", []) => Self::Begin,
            ("restart", []) => Self::Restart,
            ("status" | "time", []) => Self::Status,
            ("row" | "column" | "col" | "box", _) => return Err(say!("plain-which-house")),
            ("open", []) => return Err(say!("plain-which-puzzle")),
            _ if let Some(study) = Study::read(first, rest) => Self::Study(study),
            _ if reads_as_cell(first) || digit(first).is_some() => Self::numbers(&words)?,
            _ => return Err(unknown(line.trim(), first)),
        }))
    }

    /// A line that begins with a digit or a cell.
    fn numbers(words: &[&str]) -> Result<Self, Sentence> {
        match words {
            [one] if let Some(digit) = digit(one) => Ok(Self::Ask(Question::Digit(digit))),
            [cell, one] if let (Some(cell), Some(digit)) = (named(cell), digit(one)) => {
                Ok(Self::Place(CellSet::of(cell), digit))
            }
            [_] | [_, _] if let Ok(cells) = cells(words) => {
                Ok(Self::Ask(Question::Cell(cells.iter().next().expect("one"))))
            }
            _ => {
                let (digits, cells) = written(words)?;
                match (digits.len(), digits.iter().next()) {
                    (1, Some(digit)) => Ok(Self::Place(cells, digit)),
                    _ => Err(say!("plain-how-to-place")),
                }
            }
        }
    }
}

/// The digits before "in", and the cells behind it. The word may be left out before a name such as r2c7.
fn written(words: &[&str]) -> Result<(DigitSet, CellSet), Sentence> {
    let place = words.iter().position(|word| matches!(*word, "in" | "at") || reads_as_cell(word));
    let (digits, rest) = words.split_at(place.ok_or_else(|| say!("plain-how-to-place"))?);
    let rest = if matches!(rest[0], "in" | "at") { &rest[1..] } else { rest };
    let digits: Option<Vec<Digit>> = digits.iter().map(|word| digit(word)).collect();
    match digits {
        Some(digits) if !digits.is_empty() => Ok((digits.into_iter().collect(), cells(rest)?)),
        _ => Err(say!("plain-how-to-place")),
    }
}

/// Cells, each as a name such as r2c7, or as two numbers.
fn cells(mut words: &[&str]) -> Result<CellSet, Sentence> {
    let mut cells = CellSet::EMPTY;
    while let Some(word) = words.first() {
        let (cell, rest) = match (named(word), &words[1..]) {
            (Some(cell), rest) => (cell, rest),
            (None, [column, rest @ ..]) if let (Some(row), Some(column)) = (digit(word), digit(column)) => {
                (Cell::at(row.index(), column.index()), rest)
            }
            _ => return Err(say!("plain-which-cell")),
        };
        cells.insert(cell);
        words = rest;
    }
    if cells.is_empty() { Err(say!("plain-which-cell")) } else { Ok(cells) }
}

/// The cell with this name in either notation, such as r2c7 or B7.
fn named(word: &str) -> Option<Cell> {
    Cell::all()
        .find(|cell| word.eq_ignore_ascii_case(&Coordinates::K9.cell(*cell)))
        .or_else(|| word.parse().ok())
}

fn reads_as_cell(word: &str) -> bool {
    named(word).is_some()
}

fn digit(word: &str) -> Option<Digit> {
    word.parse().ok()
}

/// The house with this number.
fn house(kind: &str, number: &str) -> Result<House, Sentence> {
    Ok(match kind {
        "row" => House::row(line_number(number)?),
        "box" => House::block(index(number)?),
        _ => House::column(index(number)?),
    })
}

/// The index of a column or a box.
fn index(word: &str) -> Result<usize, Sentence> {
    digit(word).map(Digit::index).ok_or_else(|| say!("plain-which-house"))
}

/// The index of a row, which may have a letter.
fn line_number(word: &str) -> Result<usize, Sentence> {
    let name = |row: &usize| Coordinates::K9.cell(Cell::at(*row, 0));
    (0..9).find(|row| format!("{word}1").eq_ignore_ascii_case(&name(row))).map_or_else(|| index(word), Ok)
}

fn unknown(line: &str, first: &str) -> Sentence {
    let said: String = line.chars().filter(|char| !char.is_control()).take(LONGEST).collect();
    match nearest(first, NAMES.into_iter().chain(Study::NAMES)) {
        Some(near) => say!("plain-unknown-near", [said, near]),
        None => say!("plain-unknown", [said]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> CellSet {
        CellSet::of(name.parse().expect("a cell"))
    }

    #[test]
    fn a_line_may_be_typed_in_many_ways() {
        let placed = Phrase::Place(cell("r2c7"), Digit::D4);
        for line in
            ["4 in 2 7", " 4 IN 2, 7 ", "4 at r2c7", "4 r2c7", "r2c7 4", "R2C7=4", "4 in b7", "B7 = 4"]
        {
            assert_eq!(Phrase::read(line), Ok(Some(placed.clone())), "{line}");
        }
        for line in ["2 7", "r2c7", "b7", "2,7"] {
            assert_eq!(Phrase::read(line), Ok(Some(Phrase::Ask(Question::Cell(Cell::at(1, 6))))), "{line}");
        }
        for line in ["row 3", "ROW c"] {
            assert_eq!(Phrase::read(line), Ok(Some(Phrase::Ask(Question::House(House::row(2))))), "{line}");
        }
        let noted = Phrase::Note(cell("r2c7") | cell("r2c8"), [Digit::D2, Digit::D8].into_iter().collect());
        for line in ["note 2 8 in 2 7, 2 8", "notes 8 2 r2c7 r2c8", "note 2 8 at B7 2 8"] {
            assert_eq!(Phrase::read(line), Ok(Some(noted.clone())), "{line}");
        }
        assert_eq!(Phrase::read("4"), Ok(Some(Phrase::Ask(Question::Digit(Digit::D4)))));
        assert_eq!(Phrase::read("clear 9 9"), Ok(Some(Phrase::Clear(cell("r9c9")))));
        assert_eq!(Phrase::read("Open Puzzle.TXT"), Ok(Some(Phrase::Open("Puzzle.TXT".to_owned()))));
        assert_eq!(Phrase::read(" \t\r\n"), Ok(None));
    }

    #[test]
    fn every_command_is_read_by_its_own_name() {
        for name in NAMES.into_iter().chain(Study::NAMES) {
            let with = ["", " 3", " 4 in 2 7", " 2 7"].map(|rest| Phrase::read(&format!("{name}{rest}")));
            assert!(with.iter().any(|phrase| matches!(phrase, Ok(Some(_)))), "{name}");
        }
    }

    #[test]
    fn a_line_that_is_not_understood_says_how_it_is_written() {
        for (line, said) in [
            ("2 7 4", say!("plain-how-to-place")),
            ("4 8 in 2 7", say!("plain-how-to-place")),
            ("note in 2 7", say!("plain-how-to-place")),
            ("4 in", say!("plain-which-cell")),
            ("4 in 2", say!("plain-which-cell")),
            ("clear", say!("plain-which-cell")),
            ("row", say!("plain-which-house")),
            ("box 10", say!("plain-which-house")),
            ("column c", say!("plain-which-house")),
            ("open", say!("plain-which-puzzle")),
            ("continue me", say!("plain-which-number")),
            ("0", say!("plain-unknown", [said = "0"])),
            ("xyzzy\u{7}", say!("plain-unknown", [said = "xyzzy"])),
            ("hnit", say!("plain-unknown-near", [said = "hnit", near = "hint"])),
        ] {
            assert_eq!(Phrase::read(line), Err(said), "{line}");
        }
    }
}
