//! New puzzles for the Dartmouth creator.

use crate::run::interrupt;
use sudokit::generate::{Random, Recipe, dig, fill};
use sudokit::{Batch, Cancelled, Cell, Puzzle};

/// Grids that are dug at the same time.
const GRIDS: usize = 64;

/// A puzzle with one solution and exactly so many blanks. Without such a puzzle it
/// tries until Ctrl-C.
///
/// A grid whose puzzle runs out of digits to spare before that is given up for a new one. Up to 50 blanks nearly every
/// grid does.
pub(super) fn create(blanks: usize, random: &mut Random) -> Result<Puzzle, Cancelled> {
    let recipe = Recipe { clues: Some(Cell::COUNT - blanks..=Cell::COUNT - blanks), ..Recipe::default() };
    let mut batch = Batch::new().until(interrupt::cancel());
    let mut grids = Vec::new();
    loop {
        fill(GRIDS, random, &mut batch, &mut grids)?;
        if let Some(puzzle) = dig(&grids, &recipe, random, &mut batch)?.into_iter().flatten().next() {
            return Ok(puzzle);
        }
    }
}
