//! New puzzles for the Dartmouth creator.

use sudokit::generate::{Random, Recipe, dig, fill};
use sudokit::{Batch, Cancel, Cancelled, Cell, Puzzle};

/// Number of grids dug together.
const GRIDS: usize = 64;

/// Makes a puzzle with one solution and exactly this many blanks. If there is none, the search goes on until
/// it is cancelled.
///
/// A grid whose puzzle becomes minimal too early is replaced by a new grid. Up to 50 blanks nearly every grid
/// succeeds.
pub(super) fn create(blanks: usize, random: &mut Random, cancel: &Cancel) -> Result<Puzzle, Cancelled> {
    let recipe = Recipe { clues: Some(Cell::COUNT - blanks..=Cell::COUNT - blanks), ..Recipe::default() };
    let mut batch = Batch::new().until(cancel);
    let mut grids = Vec::new();
    loop {
        fill(GRIDS, random, &mut batch, &mut grids)?;
        if let Some(puzzle) = dig(&grids, &recipe, random, &mut batch)?.into_iter().flatten().next() {
            return Ok(puzzle);
        }
    }
}
