//! Puzzles whose givens stand in certain cells.
//!
//! Few grids have one solution when only a small pattern of them is given, so waiting for one is hopeless. Instead a random
//! filling with many solutions is changed digit by digit: each step looks at some ways to write another digit into one cell, and
//! takes the one that leaves the fewest solutions. While there are many, a step must leave fewer; where there are only some it
//! may also leave a few more, as otherwise nearly every walk ends where no single digit helps. A walk that has met nothing better
//! for long is given up.

use crate::{Random, fill, fill_around};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CellSet, Digit, House, Puzzle, Solution};
use sudokit_solve::{Batch, Cancelled};
use sudokit_symmetry::Canonizer;

/// No puzzle with one solution has fewer givens (McGuire, Tugemann and Civario, 2012).
const LEAST_GIVENS: usize = 17;
/// So many solutions are counted at most.
const MOST: u64 = 20_000;
/// Grids that are looked at for one good start.
const GRIDS: usize = 32;
/// Other fillings that a step looks at: enough to fill the lanes.
const LOOKS: usize = 32;
/// With more solutions than these a step must leave fewer.
const MANY: u64 = 60;
/// Steps without anything better after which a walk is given up.
pub(crate) const PATIENCE: usize = 150;
/// The same while there are too many solutions to count, which takes long.
const BLIND: usize = 15;

/// Visits puzzles with one solution whose givens stand in exactly these cells and are those of `around` where it has some. Each
/// is found by a walk of its own; the same one may come several times. Ends after so many walks, or when told to. Says how many
/// fillings were looked at.
///
/// # Errors
/// The batch was [cancelled](Batch::until). What was visited until then is right.
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

/// Whether it is seen at once that no filling of a pattern has one solution: the cells are too few, or two lines of a chute without
/// givens could change places.
pub(crate) fn has_no_puzzle(pattern: CellSet) -> bool {
    let lines: Vec<House> = House::all().take(18).collect();
    let is_empty = |line: &&House| pattern.is_disjoint(line.cells());
    pattern.len() < LEAST_GIVENS || lines.chunks(3).any(|chute| chute.iter().filter(is_empty).count() > 1)
}

/// A filling on its way to one solution.
pub(crate) struct Walk {
    puzzle: Puzzle,
    /// How many solutions it has, counted up to [`MOST`].
    count: u64,
    /// How many fillings were looked at.
    pub(crate) tried: usize,
}

impl Walk {
    /// Begins at the filling from one of these grids that has the fewest solutions. None if there is no grid.
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

    /// Begins at a filling that has a solution.
    pub(crate) fn from_filling(puzzle: Puzzle, batch: &mut Batch) -> Result<Self, Cancelled> {
        let mut counts = Vec::new();
        batch.count([&puzzle], MOST, &mut counts)?;
        Ok(Self { puzzle, count: counts[0], tried: 1 })
    }

    /// Changes the digits of the free cells. The puzzle, if it comes to one solution.
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

/// The puzzles with another digit in one of the free cells, as far as no digit stands twice in a house.
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

/// One of those with the fewest solutions, each equally likely, and how many; none if all have none, or as many as `limit`.
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
    canonizer.minlex(&ones(pattern)).cells()
}

/// Ones in all of these cells: with the same digit everywhere no digit tells one cell from another.
pub(crate) fn ones(cells: CellSet) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for cell in cells {
        puzzle.set(cell, Some(Digit::D1));
    }
    puzzle
}
