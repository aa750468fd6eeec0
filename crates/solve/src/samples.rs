//! Grids and puzzles for the unit tests.
//!
//! Unit tests are part of the package; the testkit and its corpora are not.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::ops::RangeInclusive;
use sudokit_core::{Cell, CellSet, Puzzle, Solution};

const GRID: &str = "924731586683259417175648932531896724298475361467123895819564273342917658756382149";

/// A grid with its digits renamed at random: any digit may be in any cell.
pub(crate) fn solution() -> impl Strategy<Value = Solution> {
    Just(*b"123456789").prop_shuffle().prop_map(|names| {
        let renamed = GRID.bytes().map(|digit| char::from(names[usize::from(digit - b'1')]));
        renamed.collect::<String>().parse().expect("names change nothing")
    })
}

/// Some cells of such a grid.
pub(crate) fn puzzle(givens: RangeInclusive<usize>) -> impl Strategy<Value = Puzzle> {
    let cells = proptest::sample::subsequence(Cell::all().collect::<Vec<_>>(), givens);
    (solution(), cells)
        .prop_map(|(solution, cells)| solution.restricted_to(cells.into_iter().collect::<CellSet>()))
}

/// The same `count` samples every time.
pub(crate) fn several<T>(count: usize, strategy: &impl Strategy<Value = T>) -> Vec<T> {
    let mut runner = TestRunner::deterministic();
    let sample = |_| strategy.new_tree(&mut runner).expect("nothing is filtered out").current();
    (0..count).map(sample).collect()
}
