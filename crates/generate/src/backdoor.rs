//! Backdoors: cells whose digits, added as givens, make a puzzle solvable by simple deduction.

use sudokit_core::{Cell, CellSet, Puzzle, Solution};
use sudokit_solve::{Cancel, Cancelled};

/// The minimal backdoors of at most `most` cells of a puzzle with this solution: if they are given too,
/// `reach` solves the puzzle. Only the empty set if `reach` solves it anyway. Sorted by size, then by their
/// cells.
///
/// The caller defines simple deduction: `reach` returns the cells whose digits it finds. It must be monotone:
/// a further given must never make it find less.
///
/// # Errors
/// The search was [cancelled](Cancel).
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_generate::backdoors;
/// use sudokit_solve::{Cancel, Engine, Single};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let solution = Single::new().solve(&puzzle).unwrap();
/// // A solver that finds no digit at all needs every missing one.
/// let found = backdoors(&puzzle, &solution, 2, &Cancel::new(), &mut |puzzle| puzzle.cells())?;
/// assert_eq!(found, []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn backdoors(
    puzzle: &Puzzle,
    solution: &Solution,
    most: usize,
    cancel: &Cancel,
    reach: &mut dyn FnMut(&Puzzle) -> CellSet,
) -> Result<Vec<CellSet>, Cancelled> {
    let mut found = Vec::new();
    for size in 0..=most {
        let mut search = BackdoorSearch { solution, found: &found, cancel, new: Vec::new() };
        search.add(*puzzle, CellSet::EMPTY, CellSet::ALL, size, reach)?;
        let new = search.new;
        found.extend(new);
    }
    Ok(found)
}

struct BackdoorSearch<'a> {
    solution: &'a Solution,
    /// The smaller backdoors.
    found: &'a [CellSet],
    cancel: &'a Cancel,
    new: Vec<CellSet>,
}

impl BackdoorSearch<'_> {
    /// Adds this many of the `later` cells that are not reached.
    fn add(
        &mut self,
        puzzle: Puzzle,
        added: CellSet,
        mut later: CellSet,
        count: usize,
        reach: &mut dyn FnMut(&Puzzle) -> CellSet,
    ) -> Result<(), Cancelled> {
        if self.found.iter().any(|smaller| smaller.is_subset(added)) {
            return Ok(());
        }
        self.cancel.check()?;
        let reached = reach(&puzzle);
        if count == 0 {
            self.new.extend((reached == CellSet::ALL).then_some(added));
            return Ok(());
        }
        // A cell that is reached already is of no use.
        let cells: Vec<Cell> = (later - reached).into_iter().collect();
        for cell in cells {
            later.remove(cell);
            let mut more = puzzle;
            more.set(cell, Some(self.solution.digit(cell)));
            self.add(more, added.with(cell), later, count - 1, reach)?;
        }
        Ok(())
    }
}
