//! New puzzles for the Dartmouth creator.

use crate::dig::{dig, fill};
use crate::random::Random;
use sudokit::{Cell, Puzzle, Solver};

/// A puzzle with one solution and exactly so many blanks. Never returns if there is no such puzzle.
///
/// A grid whose puzzle runs out of digits to spare before that is given up for a new one. Up to 50 blanks nearly every
/// grid does.
pub(super) fn create(blanks: usize, random: &mut Random, solver: &mut Solver) -> Puzzle {
    loop {
        let solution = fill(random, solver);
        let puzzle = dig(&solution, blanks, random, solver);
        if Cell::COUNT - puzzle.len() == blanks {
            return puzzle;
        }
    }
}
