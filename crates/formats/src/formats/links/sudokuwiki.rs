//! `sudokuwiki`: links to the solver of sudokuwiki.org.
//!
//! `?bd=` and 81 digits, or 162 characters, two for each cell: a number in base 32 (`0-9a-v`). The lowest bit
//! marks a clue, the next nine bits are the candidates 1 to 9.
//!
//! Written with 81 digits if there are only givens, with 162 characters otherwise.
//!
//! Loses: marks, header. An unsolved cell whose only candidate is in no cell in sight comes back as placed.

use super::{carried, digits, no_puzzle, parameter};
use crate::error::{Wrong, quote};
use crate::formats::sdm::zeros;
use crate::spec::{Keeps, Read, Spec, Write};
use crate::{Candidates, Entry};
use std::fmt;
use sudokit_core::{CandidateSet, Cell, DigitSet, Puzzle};

pub(crate) static FORMAT: Spec = Spec {
    name: "sudokuwiki",
    aliases: &["wiki"],
    extensions: &[],
    title: "link to the solver of sudokuwiki.org",
    example: "https://www.sudokuwiki.org/sudoku.htm?bd=400000938032094010009530024067040100140085270098070006000950700050200403000060800\n",
    keeps: Keeps::POSITION,
    read: Read::Line { starts: |text| text.contains("sudokuwiki.org") && text.contains("bd="), read },
    write: Write::lines(write),
};

fn read(text: &str) -> Result<Entry, Wrong> {
    let board = parameter(text, "bd").ok_or_else(|| no_puzzle(text, "a link with ?bd="))?;
    carried(text, board, if board.len() == 162 { read_cells } else { digits })
}

fn read_cells(board: &str) -> Result<Entry, Wrong> {
    let mut entry = Entry::default();
    let mut open = CandidateSet::EMPTY;
    let mut solved = Puzzle::EMPTY;
    for (cell, at) in Cell::all().zip((0..).step_by(2)) {
        let number = board.get(at..at + 2).and_then(|pair| u16::from_str_radix(pair, 32).ok());
        let Some(number) = number.filter(|number| *number < 1 << 10) else {
            let found = quote(board.get(at..at + 2).unwrap_or_default());
            return Err(Wrong::new(at + 1, format!("a number from 00 to vv for {cell}"), found));
        };
        let digits = DigitSet::from_bits(number >> 1);
        match digits.only() {
            Some(digit) if number & 1 == 1 => entry.givens.set(cell, Some(digit)),
            digit => {
                solved.set(cell, digit);
                open |= CandidateSet::of_cell(cell, digits);
            }
        }
    }
    // A single candidate is a placed digit if no cell in sight has it.
    for cell in solved.cells() {
        if let Some(digit) = solved.digit(cell)
            && open.cells_of(digit).is_disjoint(cell.peers())
        {
            entry.placed.set(cell, Some(digit));
            open -= CandidateSet::of_cell(cell, DigitSet::ALL);
        }
    }
    entry.candidates = Some(Candidates::Left(open));
    Ok(entry)
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    out.write_str("https://www.sudokuwiki.org/sudoku.htm?bd=")?;
    if entry.placed.is_empty() && entry.candidates.is_none() {
        return writeln!(out, "{}", zeros(entry));
    }
    let shown = entry.shown();
    for cell in Cell::all() {
        let clue = u16::from(entry.givens.digit(cell).is_some());
        let number = shown.digits_in(cell).bits() << 1 | clue;
        for digit in [number >> 5, number & 31] {
            out.write_char(char::from_digit(u32::from(digit), 32).unwrap_or('0'))?;
        }
    }
    out.write_str("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit_core::Digit;

    #[test]
    fn cells_of_two_characters() {
        // 4 is bit 3: 8, as a clue 2 * 8 + 1 = 17 = 0h. 1 and 6 are 1 + 32 = 33, open 66 = 2 * 32 + 2 = 22.
        let entry =
            read(&format!("https://www.sudokuwiki.org/sudoku.htm?bd=0h22{}", "vu".repeat(79))).unwrap();
        assert_eq!(entry.givens.digit(Cell::at(0, 0)), Some(Digit::D4));
        let candidates = entry.candidates.unwrap().set();
        assert_eq!(candidates.digits_in(Cell::at(0, 1)).to_string(), "16");
        assert_eq!(candidates.digits_in(Cell::at(8, 8)), DigitSet::ALL);
    }

    #[test]
    fn garbage_is_refused() {
        assert_eq!(read("https://www.sudokuwiki.org/?bd=12").unwrap_err().found, "2");
        let wrong = read(&format!("www.sudokuwiki.org/?bd={}", "zz".repeat(81))).unwrap_err();
        assert_eq!((wrong.column, wrong.found.as_str()), (24, "'zz'"));
        assert!(read("https://www.sudokuwiki.org/").is_err());
    }
}
