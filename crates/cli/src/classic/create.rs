//! New puzzles for the Dartmouth creator.
//!
//! A full grid is filled at random, then emptied cell by cell in random order, keeping every digit that the
//! puzzle needs to have one solution, until as many cells are blank as were asked for. A grid whose puzzle
//! runs out of digits to spare before that is given up for a new one. Up to 50 blanks nearly every grid does.
//!
//! All that is asked of the solver is whether there are none, one or several solutions, so a seed gives the same
//! puzzle whatever the solver does inside.

use super::random::Random;
use sudokit::{Answer, Board, Candidate, Cell, Digit, Engine, House, Puzzle, Solution, Solver};

/// A puzzle with one solution and exactly so many blanks. Never returns if there is no such puzzle.
pub(super) fn create(blanks: usize, random: &mut Random, solver: &mut Solver) -> Puzzle {
    loop {
        let solution = fill(random, solver);
        if let Some(puzzle) = dig(&solution, blanks, random, solver) {
            return puzzle;
        }
    }
}

/// A full grid. The three boxes on the diagonal share no row and no column, so whatever they hold has a solution.
/// Then visits the cells in random order and puts into each the first of its candidates, in random order, that
/// leaves one.
fn fill(random: &mut Random, solver: &mut Solver) -> Solution {
    let mut board = Board::EMPTY;
    for block in [0, 4, 8].map(House::block) {
        for (cell, digit) in block.cells().iter().zip(shuffled(Digit::all(), random)) {
            board.place(Candidate::at(cell, digit));
        }
    }
    for cell in shuffled(board.unsolved().iter(), random) {
        for digit in shuffled(board.candidates(cell).iter(), random) {
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

/// The solution with exactly so many cells blanked, or nothing if it cannot be had in the order tried.
fn dig(solution: &Solution, blanks: usize, random: &mut Random, solver: &mut Solver) -> Option<Puzzle> {
    let mut puzzle = Puzzle::from(*solution);
    for cell in shuffled(Cell::all(), random) {
        if Cell::COUNT - puzzle.len() == blanks {
            break;
        }
        let mut without = puzzle;
        without.set(cell, None);
        if solver.is_unique(&without) {
            puzzle = without;
        }
    }
    (Cell::COUNT - puzzle.len() == blanks).then_some(puzzle)
}

fn shuffled<T>(elements: impl Iterator<Item = T>, random: &mut Random) -> Vec<T> {
    let mut elements: Vec<T> = elements.collect();
    random.shuffle(&mut elements);
    elements
}
