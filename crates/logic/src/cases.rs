//! The puzzles that the cases of the families are from, for the tests inside the crate.
//!
//! These tests are part of the package, and the testkit with its corpora is not.

use crate::techniques;
use std::collections::BTreeSet;
use sudokit_core::{Board, Puzzle};

/// Each puzzle once. All have one solution.
pub(crate) fn puzzles() -> impl Iterator<Item = Puzzle> {
    let lines = techniques::FAMILIES.iter().flat_map(|family| family.cases().lines());
    let mut seen = BTreeSet::new();
    lines
        .map(givens)
        .filter(move |givens| seen.insert(givens.clone()))
        .map(|givens| givens.parse().unwrap_or_else(|error| panic!("{givens}: {error}")))
}

/// Their boards.
pub(crate) fn boards() -> impl Iterator<Item = Board> {
    puzzles().map(|puzzle| Board::new(&puzzle).expect("a valid puzzle").with_unique_givens())
}

/// The givens of a line of HoDoKu's library, in which `+` is before digits that are placed but not given.
fn givens(line: &str) -> String {
    let board = line.split(':').nth(3).expect("a case has a board");
    let mut givens = String::new();
    let mut characters = board.chars();
    while let Some(character) = characters.next() {
        let is_placed = character == '+' && characters.next().is_some();
        givens.push(if is_placed { '.' } else { character });
    }
    givens
}
