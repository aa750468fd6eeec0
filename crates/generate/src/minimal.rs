//! Which givens a puzzle could do without.

use sudokit_core::{CellSet, Puzzle};
use sudokit_solve::Batch;

/// For each puzzle with one solution, the givens that can go one at a time without there being another: none of a minimal
/// puzzle. Several may not be able to go together.
///
/// What is said of a puzzle with none or several solutions means nothing.
///
/// ```
/// use sudokit_generate::redundant;
/// use sudokit_solve::Batch;
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let redundant = redundant(&[puzzle], &mut Batch::new());
/// assert!(redundant[0].is_subset(puzzle.cells()));
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
pub fn redundant(puzzles: &[Puzzle], batch: &mut Batch) -> Vec<CellSet> {
    let without = puzzles.iter().flat_map(|puzzle| {
        puzzle.cells().into_iter().map(|cell| {
            let mut less = *puzzle;
            less.set(cell, None);
            less
        })
    });
    let tries: Vec<Puzzle> = without.collect();
    let mut counts = Vec::new();
    batch.count(&tries, 2, &mut counts);
    let mut counts = counts.into_iter();
    puzzles
        .iter()
        .map(|puzzle| {
            let cells = puzzle.cells();
            // The counts come in the order of the cells.
            cells
                .into_iter()
                .zip(counts.by_ref().take(cells.len()))
                .filter(|(_, count)| *count == 1)
                .map(|(cell, _)| cell)
                .collect()
        })
        .collect()
}
