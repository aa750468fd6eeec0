//! Which givens a puzzle could do without.
//!
//! A given is needed if the others have a solution with another digit in its cell. Most such solutions differ from the one
//! solution in a few cells only, where two digits or two lines change places; of those one knows without a search. The batch
//! engine is asked about the rest, all puzzles together, and a question is done with the first solution that it meets.

use crate::swaps;
use sudokit_core::{CellSet, Problem, Puzzle};
use sudokit_solve::{Answer, Batch, Cancelled};

/// For each puzzle the givens that can go one at a time without there being another solution: none of a minimal puzzle.
/// Several may not be able to go together. `None` for a puzzle that has no solution or several, as nothing is redundant there.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// use sudokit_generate::redundant;
/// use sudokit_solve::Batch;
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let redundant = redundant(&[puzzle], &mut Batch::new())?;
/// assert!(redundant[0].is_some_and(|cells| cells.is_subset(puzzle.cells())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn redundant(puzzles: &[Puzzle], batch: &mut Batch) -> Result<Vec<Option<CellSet>>, Cancelled> {
    let mut answers = Vec::new();
    batch.answer(puzzles, &mut answers)?;
    let mut redundant: Vec<Option<CellSet>> = puzzles
        .iter()
        .zip(&answers)
        .map(|(puzzle, answer)| match answer {
            Answer::Unique(solution) => Some(puzzle.cells() - swaps::needed(solution, puzzle.cells())),
            Answer::None | Answer::Several(_) => None,
        })
        .collect();
    let questions = puzzles.iter().zip(&redundant).flat_map(|(puzzle, doubtful)| {
        doubtful.unwrap_or_default().into_iter().map(move |cell| Problem::AnotherDigit(puzzle, cell))
    });
    let mut others = Vec::new();
    batch.count(questions, 1, &mut others)?;
    let mut others = others.into_iter();
    for cells in redundant.iter_mut().flatten() {
        // The counts come in the order of the cells.
        *cells = cells
            .into_iter()
            .zip(others.by_ref())
            .filter(|(_, count)| *count == 0)
            .map(|(cell, _)| cell)
            .collect();
    }
    Ok(redundant)
}
