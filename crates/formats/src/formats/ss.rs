//! `ss`: Simple Sudoku. A boxed grid of the givens, then the player's changes: `I`, cell in two digits and
//! value for a placed digit; `E`, cell in two digits and candidate in three for an eliminated candidate.
//! Cells count from 00.
//!
//! Loses: marks, header, candidates that a digit in sight excludes.

use crate::entry::plain_candidates;
use crate::formats::rows;
use crate::spec::{Keeps, Read, Spec, Write, never};
use crate::{Candidates, Entry};
use std::fmt;
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, Puzzle};

pub(crate) static FORMAT: Spec = Spec {
    name: "ss",
    aliases: &["simple-sudoku", "simplesudoku"],
    extensions: &["ss"],
    title: "Simple Sudoku file: boxed grid, then placements and eliminations",
    example: "\
*-----------*
|4..|...|938|
|.32|.94|.1.|
|..9|53.|.24|
|---+---+---|
|.67|.4.|1..|
|14.|.85|27.|
|.98|.7.|..6|
|---+---+---|
|...|95.|7..|
|.5.|2..|4.3|
|...|.6.|8..|
*-----------*
I246
E01007
",
    keeps: Keeps::POSITION,
    read: Read::Block { starts: never, open: rows::open },
    write: Write::blocks(write),
};

/// The player's changes to a grid.
#[derive(Default)]
pub(crate) struct Changes {
    placed: Puzzle,
    eliminated: CandidateSet,
}

impl Changes {
    /// Takes a line with a change. Returns false if it is something else.
    pub(crate) fn read(&mut self, text: &str) -> bool {
        match change(text) {
            Some(Change::Placed(candidate)) => self.placed.set(candidate.cell(), Some(candidate.digit())),
            Some(Change::Eliminated(candidate)) => {
                self.eliminated.insert(candidate);
            }
            None => return false,
        }
        true
    }

    /// Applies the changes to the entry.
    pub(crate) fn apply(&self, entry: &mut Entry) {
        for cell in self.placed.cells() - entry.givens.cells() {
            entry.placed.set(cell, self.placed.digit(cell));
        }
        if !self.eliminated.is_empty() {
            let left = entry.candidates.map_or_else(|| plain_candidates(&entry.digits()), Candidates::set);
            entry.candidates = Some(Candidates::Left(left - self.eliminated));
        }
    }
}

enum Change {
    Placed(Candidate),
    Eliminated(Candidate),
}

fn change(text: &str) -> Option<Change> {
    let text = text.trim();
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?;
    let candidate = |digits: usize| {
        let cell = Cell::new(number(text.get(1..3)?)?)?;
        let value: usize = number(text.get(3..3 + digits)?)?;
        Some(Candidate::at(cell, Digit::new(value.checked_sub(1)?)?))
    };
    match (text.as_bytes().first()?, text.len()) {
        (b'I', 4) => candidate(1).map(Change::Placed),
        (b'E', 6) => candidate(3).map(Change::Eliminated),
        _ => None,
    }
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    out.write_str("*-----------*\n")?;
    for row in 0..9 {
        if row == 3 || row == 6 {
            out.write_str("|---+---+---|\n")?;
        }
        for column in 0..9 {
            if column % 3 == 0 {
                out.write_str("|")?;
            }
            out.write_char(entry.givens.digit(Cell::at(row, column)).map_or('.', Digit::to_char))?;
        }
        out.write_str("|\n")?;
    }
    out.write_str("*-----------*\n")?;
    for cell in entry.placed.cells() - entry.givens.cells() {
        if let Some(digit) = entry.placed.digit(cell) {
            writeln!(out, "I{:02}{digit}", cell.index())?;
        }
    }
    let Some(candidates) = entry.candidates else { return Ok(()) };
    for gone in plain_candidates(&entry.digits()) - candidates.set() {
        writeln!(out, "E{:02}{:03}", gone.cell().index(), gone.digit().get())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{Format, parse_as};
    use sudokit_core::{Cell, Digit};

    #[test]
    fn example_reads() {
        let format = Format::by_name("ss").unwrap();
        let entry = parse_as(format, format.example().as_bytes()).unwrap();
        assert_eq!(entry.placed.digit(Cell::at(2, 6)), Some(Digit::D6));
        assert!(!entry.candidates.unwrap().set().digits_in(Cell::at(0, 1)).contains(Digit::D7));
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("ss").unwrap();
        let error = parse_as(format, format.example().replacen("|14.|", "|1!.|", 1).as_bytes()).unwrap_err();
        assert_eq!((error.line, error.expected.as_str(), error.found.as_str()), (7, "9 cells", "8"));
    }
}
