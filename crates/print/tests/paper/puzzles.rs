//! Puzzles to print.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use sudokit_core::{Puzzle, Solution};
use sudokit_print::Item;
use sudokit_testkit::corpus::{SEVERAL, UNIQUE};
use sudokit_testkit::symmetry::Symmetry;

/// A puzzle with its solution: a known one, transformed, with its digits exchanged.
fn solved() -> impl Strategy<Value = (Puzzle, Option<Solution>)> {
    let known: Vec<(Puzzle, Solution)> =
        UNIQUE.cases().filter_map(|case| Some((case.puzzle()?, case.solution?))).collect();
    (prop::sample::select(known), Symmetry::any()).prop_map(|((puzzle, solution), symmetry)| {
        (symmetry.puzzle(&puzzle), Some(symmetry.solution(&solution)))
    })
}

/// A puzzle with several solutions, printed without one.
fn unsolved() -> impl Strategy<Value = (Puzzle, Option<Solution>)> {
    let known: Vec<Puzzle> = SEVERAL.cases().filter_map(|case| case.puzzle()).collect();
    prop::sample::select(known).prop_map(|puzzle| (puzzle, None))
}

/// Any puzzle, without words.
pub(crate) fn any() -> impl Strategy<Value = Item> {
    prop_oneof![9 => solved(), 1 => unsolved()].prop_map(|(puzzle, solution)| Item::new(puzzle, solution))
}

/// This many unique puzzles, the same ones every time.
pub(crate) fn some(count: usize) -> Vec<Item> {
    let mut runner = TestRunner::deterministic();
    let solved = solved();
    let puzzles = (0..count).map(|_| solved.new_tree(&mut runner).expect("a puzzle").current());
    puzzles.map(|(puzzle, solution)| Item::new(puzzle, solution)).collect()
}

/// The same puzzles in this many consecutive sections.
pub(crate) fn in_sections(mut items: Vec<Item>, sections: usize) -> Vec<Item> {
    let each = items.len().div_ceil(sections);
    for (number, item) in items.iter_mut().enumerate() {
        item.section = format!("Level {}", number / each + 1);
    }
    items
}
