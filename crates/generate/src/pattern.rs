//! Puzzles whose givens stand in certain cells.
//!
//! Few grids have one solution when only a small pattern of them is given, so waiting for one is hopeless. Instead the digits of a
//! start with many solutions are exchanged one by one: each step takes, of all ways to write another digit into one cell of the
//! pattern, one that leaves the fewest solutions. Where no way leaves fewer, the search begins anew.

use crate::{Random, fill};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CellSet, Digit, Puzzle, Solution};
use sudokit_solve::Batch;
use sudokit_symmetry::Canonizer;

/// A start with more solutions is not worth improving.
const MOST: u64 = 20_000;
/// Grids that are looked at for one good start.
const GRIDS: usize = 64;

/// Visits puzzles with one solution whose givens stand in exactly these cells, each found by a descent of its own; the same one
/// may come several times. Ends after so many descents, or when told to.
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_core::{CellSet, House};
/// use sudokit_generate::{Random, fill_pattern};
/// use sudokit_solve::Batch;
///
/// // Without two rows of a band: they could change places.
/// let pattern = !(House::row(0).cells() | House::row(1).cells());
/// let found = &mut |_| ControlFlow::Break(());
/// assert!(fill_pattern(pattern, 1, &mut Random::new(1), &mut Batch::new(), found).is_continue());
/// ```
pub fn fill_pattern(
    pattern: CellSet,
    descents: u64,
    random: &mut Random,
    batch: &mut Batch,
    visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for _ in 0..descents {
        if let Some(puzzle) = descend(pattern, random, batch) {
            visit(puzzle)?;
        }
    }
    ControlFlow::Continue(())
}

/// Goes down from the best of some starts. The puzzle, if it ends with one solution.
fn descend(pattern: CellSet, random: &mut Random, batch: &mut Batch) -> Option<Puzzle> {
    let mut grids: Vec<Solution> = Vec::new();
    fill(GRIDS, random, batch, &mut grids);
    let starts = grids.iter().map(|grid| grid.restricted_to(pattern)).collect::<Vec<_>>();
    let (mut puzzle, mut count) = best(&starts, MOST, random, batch)?;
    while count > 1 {
        // Only fewer will do.
        (puzzle, count) = best(&neighbours(&puzzle), count, random, batch)?;
    }
    Some(puzzle)
}

/// The puzzles with another digit in one cell, as far as no digit stands twice in a house.
fn neighbours(puzzle: &Puzzle) -> Vec<Puzzle> {
    let mut all = Vec::new();
    for cell in puzzle.cells() {
        let mut less = *puzzle;
        less.set(cell, None);
        let Ok(board) = Board::new(&less) else { continue };
        for digit in board.candidates(cell).into_iter().filter(|digit| puzzle.digit(cell) != Some(*digit)) {
            let mut board = board;
            board.place(Candidate::at(cell, digit));
            all.push(board.puzzle());
        }
    }
    all
}

/// One of those with the fewest solutions, each equally likely, and how many; none if all have none, or as many as `limit`.
fn best(puzzles: &[Puzzle], limit: u64, random: &mut Random, batch: &mut Batch) -> Option<(Puzzle, u64)> {
    let mut counts = Vec::new();
    batch.count(puzzles, limit, &mut counts);
    let fewest = counts.iter().copied().filter(|count| (1..limit).contains(count)).min()?;
    let all: Vec<Puzzle> = puzzles
        .iter()
        .zip(&counts)
        .filter(|(_, count)| **count == fewest)
        .map(|(puzzle, _)| *puzzle)
        .collect();
    Some((all[random.below(all.len())], fewest))
}

/// One pattern for all that are images of each other: the least as text, row by row, empty cells before others.
///
/// ```
/// use sudokit_core::{Cell, CellSet};
/// use sudokit_generate::canonical_pattern;
/// use sudokit_symmetry::Canonizer;
///
/// // One cell is like any other; the last is the least.
/// let one = canonical_pattern(CellSet::of(Cell::at(4, 7)), &mut Canonizer::new());
/// assert_eq!(one, CellSet::of(Cell::at(8, 8)));
/// ```
pub fn canonical_pattern(pattern: CellSet, canonizer: &mut Canonizer) -> CellSet {
    if pattern == CellSet::ALL {
        // All images are the same, and it would take seconds to look at them.
        return pattern;
    }
    // With the same digit everywhere no digit tells one cell from another.
    let mut puzzle = Puzzle::EMPTY;
    for cell in pattern {
        puzzle.set(cell, Some(Digit::D1));
    }
    canonizer.minlex(&puzzle).cells()
}
