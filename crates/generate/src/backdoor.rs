//! Backdoors: cells whose digits, once known, leave a puzzle to simple deduction.

use sudokit_core::{Cell, CellSet, Puzzle, Solution};
use sudokit_solve::{Cancel, Cancelled};

/// The backdoors of up to so many cells of a puzzle with this solution: cells that, given too, let `reach` come to the end, and of
/// which none can be left out. The empty set alone if it comes there anyway. In order of their size, then of their cells.
///
/// What counts as simple is for the caller to say: `reach` says which cells of a puzzle are known in the end. A given more must
/// never make it know less.
///
/// # Errors
/// Somebody [cancelled](Cancel).
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_generate::backdoors;
/// use sudokit_solve::{Cancel, Engine, Single};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let solution = Single::new().solve(&puzzle).unwrap();
/// // Whoever knows nothing but the givens needs all that is missing.
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
    /// Adds so many of the `later` cells that are not reached.
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
        // To know what is known already helps nobody.
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
