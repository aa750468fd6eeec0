//! Positions of collections.

use sudokit_core::{Board, Candidate, Cell, Digit, Puzzle};
use sudokit_logic::{Path, Schedule};

/// The position of a puzzle with one solution.
pub(crate) fn with_one_solution(puzzle: &str) -> Board {
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    Board::new(&puzzle).expect("a valid puzzle").with_unique_givens()
}

/// The position of a row of `exotics.csv`: written out, or the puzzle after simple steps.
pub(crate) fn position(row: &str) -> Board {
    let value = |key: &str| {
        let from = row.find(&format!("{key}="))? + key.len() + 1;
        row[from..].split([';', '"']).next()
    };
    let mut board = with_one_solution(&row[..81]);
    if let Some(position) = value("position") {
        for (cell, digit) in Cell::all().zip(position.chars()) {
            Digit::from_char(digit).map(|digit| board.place(Candidate::at(cell, digit)));
        }
        for removed in value("removed").unwrap_or_default().split_whitespace() {
            let [digit, row, column] = [0, 1, 2].map(|at| usize::from(removed.as_bytes()[at] - b'1'));
            board.eliminate(Candidate::at(Cell::at(row, column), Digit::from_index(digit)));
        }
    } else if value("state") != Some("init") {
        let basics: &[&str] = if value("state") == Some("singles") {
            &["naked-single", "hidden-single"]
        } else {
            &["-single", "pointing", "claiming", "naked-", "hidden-"]
        };
        let simple = Schedule::full().only(|kind| basics.iter().any(|part| kind.id.contains(part)));
        Path::new(&mut board, simple).for_each(drop);
    }
    board
}
