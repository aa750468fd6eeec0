//! Redundant givens.
//!
//! A given is needed if there is a solution with another digit in its cell and the other givens. Most such
//! solutions differ in a few cells only, where two digits or two lines are exchanged; those need no search.
//! The batch engine is asked about the rest, all puzzles together, and a question ends with its first
//! solution.

use crate::swaps;
use sudokit_core::{CellSet, Problem, Puzzle, Solution};
use sudokit_solve::{Answer, Batch, Cancelled};

/// The redundant givens of each puzzle: each of them, alone, can be removed without a second solution. A
/// minimal puzzle has none. Removing several together may fail. `None` unless a puzzle has exactly one
/// solution.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
pub fn redundant(puzzles: &[Puzzle], batch: &mut Batch) -> Result<Vec<Option<CellSet>>, Cancelled> {
    let mut answers = Vec::new();
    batch.answer(puzzles, &mut answers)?;
    let unique = puzzles.iter().zip(&answers).filter_map(|(puzzle, answer)| match answer {
        Answer::Unique(solution) => Some((*puzzle, *solution)),
        Answer::None | Answer::Several(_) => None,
    });
    let mut redundant = redundant_of(&unique.collect::<Vec<_>>(), batch)?.into_iter();
    let each = answers.iter().map(|answer| match answer {
        Answer::Unique(_) => redundant.next(),
        Answer::None | Answer::Several(_) => None,
    });
    Ok(each.collect())
}

/// The same for puzzles whose only solutions are known.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
pub fn redundant_of(unique: &[(Puzzle, Solution)], batch: &mut Batch) -> Result<Vec<CellSet>, Cancelled> {
    let doubtful =
        |(puzzle, solution): &(Puzzle, Solution)| puzzle.cells() - swaps::needed(solution, puzzle.cells());
    let mut redundant: Vec<CellSet> = unique.iter().map(doubtful).collect();
    let questions = unique.iter().zip(&redundant).flat_map(|((puzzle, _), doubtful)| {
        doubtful.into_iter().map(move |cell| Problem::AnotherDigit(puzzle, cell))
    });
    let mut others = Vec::new();
    batch.count(questions, 1, &mut others)?;
    let mut others = others.into_iter();
    for cells in &mut redundant {
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
