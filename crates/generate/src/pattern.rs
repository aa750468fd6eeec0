//! Puzzles with givens in prescribed cells.
//!
//! Few grids have a unique solution when only a small pattern is given, so drawing at random is hopeless.
//! Instead a random filling with many solutions is changed digit by digit: each step compares some changes of
//! one cell and takes the one with the fewest solutions. While there are many, a step must reduce the number.
//! With few, it may also increase it a little; otherwise nearly every walk ends in a local minimum. A walk
//! without progress for long is given up.

use crate::{Random, fill, fill_around};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CellSet, Digit, House, Puzzle, Solution};
use sudokit_solve::{Batch, Cancelled};
use sudokit_symmetry::Canonizer;

/// The least number of givens of a unique puzzle (McGuire, Tugemann and Civario, 2012).
const LEAST_GIVENS: usize = 17;
/// Limit for counting solutions.
const MOST: u64 = 20_000;
/// Grids compared for a good start.
const GRIDS: usize = 32;
/// Fillings compared in a step: enough to fill the lanes.
const LOOKS: usize = 32;
/// With more solutions than this a step must reduce the number.
const MANY: u64 = 60;
/// Steps without progress until a walk is given up.
pub(crate) const PATIENCE: usize = 150;
/// The same while there are too many solutions to count, which is slow.
const BLIND: usize = 15;

/// Visits unique puzzles with givens in exactly these cells, the digits of `around` among them. Each is found
/// by a walk of its own, so a puzzle may come several times. Ends after `walks` walks, or when `visit`
/// breaks. Returns the number of fillings compared.
///
/// # Errors
/// The batch was [cancelled](Batch::until). All puzzles visited until then are valid.
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_core::{House, Puzzle};
/// use sudokit_generate::{Random, fill_pattern};
/// use sudokit_solve::Batch;
///
/// let pattern: Puzzle =
///     "1...5...9.........9...1...5....4....2...8...6....6....8...9...1.........6...3...8".parse()?;
/// let mut found = Vec::new();
/// fill_pattern(pattern.cells(), &Puzzle::EMPTY, 20, &mut Random::new(1), &mut Batch::new(), &mut |puzzle| {
///     found.push(puzzle);
///     ControlFlow::Break(())
/// })?;
/// assert!(found.iter().all(|puzzle| puzzle.cells() == pattern.cells()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fill_pattern(
    pattern: CellSet,
    around: &Puzzle,
    walks: u64,
    random: &mut Random,
    batch: &mut Batch,
    visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
) -> Result<usize, Cancelled> {
    let (mut tried, mut grids) = (0, Vec::new());
    if has_no_puzzle(pattern) || !around.cells().is_subset(pattern) {
        return Ok(tried);
    }
    for _ in 0..walks {
        if around.is_empty() {
            fill(GRIDS, random, batch, &mut grids)?;
        } else {
            fill_around(around, GRIDS, random, batch, &mut grids)?;
        }
        let Some(mut walk) = Walk::from_grids(&grids, pattern, random, batch)? else { break };
        let found = walk.down(pattern - around.cells(), PATIENCE, random, batch)?;
        tried += walk.tried;
        if let Some(puzzle) = found
            && visit(puzzle).is_break()
        {
            break;
        }
    }
    Ok(tried)
}

/// Returns true if obviously no filling of a pattern is unique: it has too few cells, or two lines of a chute
/// have no givens and can be exchanged.
pub(crate) fn has_no_puzzle(pattern: CellSet) -> bool {
    let lines: Vec<House> = House::all().take(18).collect();
    let is_empty = |line: &&House| pattern.is_disjoint(line.cells());
    pattern.len() < LEAST_GIVENS || lines.chunks(3).any(|chute| chute.iter().filter(is_empty).count() > 1)
}

/// A filling on its way to a unique solution.
pub(crate) struct Walk {
    puzzle: Puzzle,
    /// Number of its solutions, counted up to [`MOST`].
    count: u64,
    /// Number of fillings compared.
    pub(crate) tried: usize,
}

impl Walk {
    /// Starts with the filling of the grid that has the fewest solutions. `None` without grids.
    fn from_grids(
        grids: &[Solution],
        pattern: CellSet,
        random: &mut Random,
        batch: &mut Batch,
    ) -> Result<Option<Self>, Cancelled> {
        let starts: Vec<Puzzle> = grids.iter().map(|grid| grid.restricted_to(pattern)).collect();
        let best = best(&starts, MOST, random, batch)?.or(starts.first().map(|first| (*first, MOST)));
        Ok(best.map(|(puzzle, count)| Self { puzzle, count, tried: starts.len() }))
    }

    /// Starts with a filling that has a solution.
    pub(crate) fn from_filling(puzzle: Puzzle, batch: &mut Batch) -> Result<Self, Cancelled> {
        let mut counts = Vec::new();
        batch.count([&puzzle], MOST, &mut counts)?;
        Ok(Self { puzzle, count: counts[0], tried: 1 })
    }

    /// Changes the digits of the free cells. Returns the puzzle once it is unique.
    pub(crate) fn down(
        &mut self,
        free: CellSet,
        patience: usize,
        random: &mut Random,
        batch: &mut Batch,
    ) -> Result<Option<Puzzle>, Cancelled> {
        let mut fewest = self.count;
        let mut left = if fewest == MOST { BLIND } else { patience };
        while self.count > 1 {
            let Some(one_less) = left.checked_sub(1) else { return Ok(None) };
            left = one_less;
            let mut others = random.shuffled(neighbours(&self.puzzle, free));
            others.truncate(LOOKS);
            self.tried += others.len();
            let limit = if self.count > MANY { self.count } else { 2 * self.count + 2 };
            if let Some((puzzle, count)) = best(&others, limit, random, batch)? {
                (self.puzzle, self.count) = (puzzle, count);
            }
            if self.count < fewest {
                (fewest, left) = (self.count, patience);
            }
        }
        Ok(Some(self.puzzle))
    }
}

/// The puzzles with another digit in one of the free cells, as far as no house has a digit twice.
fn neighbours(puzzle: &Puzzle, free: CellSet) -> Vec<Puzzle> {
    let mut all = Vec::new();
    for cell in puzzle.cells() & free {
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

/// A random one of those with the fewest solutions, and their number; `None` if each has none or at least
/// `limit`.
fn best(
    puzzles: &[Puzzle],
    limit: u64,
    random: &mut Random,
    batch: &mut Batch,
) -> Result<Option<(Puzzle, u64)>, Cancelled> {
    let mut counts = Vec::new();
    batch.count(puzzles, limit, &mut counts)?;
    let fewest = counts.iter().copied().filter(|count| (1..limit).contains(count)).min();
    let Some(fewest) = fewest else { return Ok(None) };
    let all: Vec<Puzzle> = puzzles
        .iter()
        .zip(&counts)
        .filter(|(_, count)| **count == fewest)
        .map(|(puzzle, _)| *puzzle)
        .collect();
    Ok(Some((all[random.below(all.len())], fewest)))
}

/// The canonical form of a pattern under the symmetries of the grid: the least text, row by row, with empty
/// cells before others.
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
        // An early exit: every image is the same, and there are too many to look at.
        return pattern;
    }
    canonizer.minlex(&ones(pattern)).cells()
}

/// The digit 1 in all of these cells, so that no digit distinguishes them.
pub(crate) fn ones(cells: CellSet) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for cell in cells {
        puzzle.set(cell, Some(Digit::D1));
    }
    puzzle
}
