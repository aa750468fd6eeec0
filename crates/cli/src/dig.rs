//! Random grids, and puzzles dug out of them.
//!
//! All that is asked of the solver is whether there are none, one or several solutions, so a seed gives the same
//! puzzles whatever the solver does inside.

use crate::random::Random;
use sudokit::{Answer, Board, Candidate, Cell, Digit, Engine, House, Puzzle, Solution, Solver};

/// A full grid. The three boxes on the diagonal share no row and no column, so whatever they hold has a solution.
/// Then visits the cells in random order and puts into each the first of its candidates, in random order, that
/// leaves one.
pub(crate) fn fill(random: &mut Random, solver: &mut Solver) -> Solution {
    let mut board = Board::EMPTY;
    for block in [0, 4, 8].map(House::block) {
        for (cell, digit) in block.cells().iter().zip(random.shuffled(Digit::all())) {
            board.place(Candidate::at(cell, digit));
        }
    }
    for cell in random.shuffled(board.unsolved().iter()) {
        for digit in random.shuffled(board.candidates(cell).iter()) {
            let mut tried = board;
            tried.place(Candidate::at(cell, digit));
            match solver.answer(&tried.puzzle()) {
                Answer::Unique(solution) => return solution,
                Answer::Several(_) => {
                    board = tried;
                    break;
                }
                Answer::None => {}
            }
        }
    }
    unreachable!("a board with several solutions has empty cells")
}

/// The solution emptied cell by cell in random order, keeping every digit that the puzzle needs to have one solution,
/// until so many cells are blank or all were tried: then it is minimal.
pub(crate) fn dig(solution: &Solution, blanks: usize, random: &mut Random, solver: &mut Solver) -> Puzzle {
    let mut puzzle = Puzzle::from(*solution);
    for cell in random.shuffled(Cell::all()) {
        if Cell::COUNT - puzzle.len() == blanks {
            break;
        }
        let mut without = puzzle;
        without.set(cell, None);
        if solver.is_unique(&without) {
            puzzle = without;
        }
    }
    puzzle
}
