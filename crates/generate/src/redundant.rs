//! Redundant givens.
//!
//! A given is needed if there is a solution with another digit in its cell and the other givens. Most such
//! solutions differ in a few cells only, where two digits or two lines are exchanged; those need no search.
//! The batch engine is asked about the rest, all puzzles together, and a question ends with its first
//! solution.

use crate::swaps;
use sudokit_core::{CellSet, Problem, Puzzle, Solution};
use sudokit_solve::{Answer, Batch, Cancelled, Engine};

/// The redundant givens of each puzzle: each of them, alone, can be removed without a second solution. A
/// minimal puzzle has none. Removing several together may fail. `None` unless a puzzle has exactly one
/// solution.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
pub fn redundant(puzzles: &[Puzzle], batch: &mut Batch) -> Result<Vec<Option<CellSet>>, Cancelled> {
    let mut answers = Vec::new();
    batch.answer(puzzles, &mut answers)?;
    let mut redundant: Vec<Option<CellSet>> = puzzles
        .iter()
        .zip(&answers)
        .map(|(puzzle, answer)| match answer {
            Answer::Unique(solution) => Some(doubtful(puzzle, solution)),
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

/// The redundant givens of one puzzle with this only solution. For many puzzles [`redundant`] is faster.
pub fn redundant_of<E: Engine>(engine: &mut E, puzzle: &Puzzle, solution: &Solution) -> CellSet {
    let has_another = |engine: &mut E, cell| engine.count(Problem::AnotherDigit(puzzle, cell), 1) > 0;
    doubtful(puzzle, solution).into_iter().filter(|cell| !has_another(engine, *cell)).collect()
}

/// The givens of which no exchange of digits or lines shows that they are needed.
fn doubtful(puzzle: &Puzzle, solution: &Solution) -> CellSet {
    puzzle.cells() - swaps::needed(solution, puzzle.cells())
}
