//! The order of puzzles of one level on paper.

use crate::run::interrupt;
use sudokit::{Board, Cancelled, Engine, Puzzle, Single};

/// Orders puzzles by effort, the least first. Of the same effort, the one that was made first comes first.
pub(crate) fn rising(puzzles: &mut [Puzzle]) -> Result<(), Cancelled> {
    let mut solver = Single::new();
    let mut by_effort = Vec::with_capacity(puzzles.len());
    for puzzle in puzzles.iter() {
        let solution = solver.solve(puzzle).expect("it was made to have one");
        let board = Board::new(puzzle).expect("it has a solution").with_unique_givens();
        by_effort.push((sudokit::effort(&board, &solution, interrupt::cancel())?, *puzzle));
    }
    by_effort.sort_by_key(|(effort, _)| *effort);
    for (place, (_, puzzle)) in puzzles.iter_mut().zip(by_effort) {
        *place = puzzle;
    }
    Ok(())
}
