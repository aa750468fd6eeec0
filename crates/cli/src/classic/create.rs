//! New puzzles for the Dartmouth creator.

use sudokit::generate::{Random, Recipe, dig, fill};
use sudokit::{Batch, Cell, Puzzle};

/// Grids that are dug at the same time.
const GRIDS: usize = 64;

/// A puzzle with one solution and exactly so many blanks. Never returns if there is no such puzzle.
///
/// A grid whose puzzle runs out of digits to spare before that is given up for a new one. Up to 50 blanks nearly every
/// grid does.
pub(super) fn create(blanks: usize, random: &mut Random) -> Puzzle {
    let recipe = Recipe { clues: Some(Cell::COUNT - blanks..=Cell::COUNT - blanks), ..Recipe::default() };
    let mut batch = Batch::new();
    let mut grids = Vec::new();
    loop {
        fill(GRIDS, random, &mut batch, &mut grids);
        if let Some(puzzle) = dig(&grids, &recipe, random, &mut batch).into_iter().flatten().next() {
            return puzzle;
        }
    }
}
