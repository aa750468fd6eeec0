//! Puzzles dug out of full grids.
//!
//! A grid loses its digits one after the other in random order (with a symmetry: a group of cells after the other), but keeps
//! each that the puzzle needs to have one solution. What is left when all have been tried is minimal, for what is needed once is
//! needed for ever.
//!
//! At first nearly everything can go, so many groups are tried at once. If that fails it is tried with half of them, down to
//! one; then that one is needed. As removing more never makes a puzzle unique again, this leaves exactly what removing them one
//! by one would leave. All grids are dug at the same time: one round asks the batch engine about all of them.

use crate::{Random, Symmetry};
use sudokit_core::{Cell, CellSet, Puzzle, Solution};
use sudokit_solve::Batch;

/// What kind of puzzle is wanted.
///
/// ```
/// use sudokit_generate::{Recipe, Symmetry};
///
/// let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() };
/// assert_eq!(recipe.clues, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recipe {
    /// How the givens lie.
    pub symmetry: Symmetry,
    /// How many there are. None: as few as possible, so that none can go (with a symmetry: no group).
    pub clues: Option<usize>,
    /// Givens that must be there.
    pub around: Puzzle,
    /// The cells of the givens, exactly these; symmetry and number do not matter then.
    pub pattern: Option<CellSet>,
}

/// Digs a puzzle out of each grid, as the recipe says. `None` where that cannot be done with this grid in this order.
///
/// ```
/// use sudokit_generate::{Random, Recipe, dig, fill};
/// use sudokit_solve::{Batch, Engine, Solver};
///
/// let (mut random, mut batch) = (Random::new(1), Batch::new());
/// let mut grids = Vec::new();
/// fill(10, &mut random, &mut batch, &mut grids);
/// let puzzles = dig(&grids, &Recipe::default(), &mut random, &mut batch);
/// for (puzzle, grid) in puzzles.iter().zip(&grids) {
///     assert_eq!(Solver::new().answer(&puzzle.unwrap()).solution(), Some(grid));
/// }
/// ```
pub fn dig(
    grids: &[Solution],
    recipe: &Recipe,
    random: &mut Random,
    batch: &mut Batch,
) -> Vec<Option<Puzzle>> {
    let fewest = recipe.clues.unwrap_or(0);
    let groups = groups(recipe);
    let mut jobs: Vec<Job> = grids
        .iter()
        .map(|grid| {
            let puzzle = Puzzle::from(*grid);
            Job {
                puzzle,
                clues: Cell::COUNT,
                order: random.shuffled(groups.iter().copied()),
                next: 0,
                together: 1,
            }
        })
        .collect();
    for job in &mut jobs {
        job.be_bold(fewest);
    }
    let mut open: Vec<usize> = (0..jobs.len()).collect();
    let (mut tries, mut counts) = (Vec::new(), Vec::new());
    loop {
        open.retain(|job| !jobs[*job].is_done());
        if open.is_empty() {
            break;
        }
        tries.clear();
        tries.extend(open.iter().map(|job| jobs[*job].attempt()));
        batch.count(&tries, 2, &mut counts);
        for ((job, less), count) in open.iter().zip(&tries).zip(&counts) {
            jobs[*job].learn(*less, *count == 1, fewest);
        }
    }
    jobs.into_iter().map(|job| job.result(recipe)).collect()
}

/// The cells that go together, without those that must stay.
fn groups(recipe: &Recipe) -> Vec<CellSet> {
    match recipe.pattern {
        Some(pattern) => vec![!pattern],
        None => {
            let stay = recipe.around.cells();
            recipe.symmetry.orbits().into_iter().filter(|orbit| orbit.is_disjoint(stay)).collect()
        }
    }
}

/// One grid on its way.
struct Job {
    puzzle: Puzzle,
    clues: usize,
    order: Vec<CellSet>,
    /// The first group that has not been decided.
    next: usize,
    /// How many groups are tried at once.
    together: usize,
}

impl Job {
    fn is_done(&self) -> bool {
        self.next == self.order.len()
    }

    /// The groups of this try.
    fn chosen(&self) -> &[CellSet] {
        &self.order[self.next..self.next + self.together]
    }

    fn attempt(&self) -> Puzzle {
        let mut less = self.puzzle;
        for cell in self.chosen().iter().flat_map(|group| group.iter()) {
            less.set(cell, None);
        }
        less
    }

    fn learn(&mut self, less: Puzzle, is_unique: bool, fewest: usize) {
        if is_unique {
            self.clues -= self.chosen().iter().map(|group| group.len()).sum::<usize>();
            self.puzzle = less;
            self.next += self.together;
            self.be_bold(fewest);
        } else if self.together > 1 {
            self.together /= 2;
        } else {
            self.next += 1;
            self.be_bold(fewest);
        }
    }

    /// Decides how many groups to try next, and passes over those that are too large for the number of clues wanted.
    fn be_bold(&mut self, fewest: usize) {
        while let Some(group) = self.order.get(self.next)
            && self.clues < fewest + group.len()
        {
            self.next += 1;
        }
        // As many cells as can go more often than not, measured on minimal puzzles.
        let cells = match self.clues {
            60.. => 36,
            46.. => 8,
            41.. => 5,
            37.. => 3,
            33.. => 2,
            _ => 1,
        };
        let mut left = self.clues;
        let mut gone = 0;
        self.together = 0;
        for group in &self.order[self.next..] {
            gone += group.len();
            if left < fewest + group.len() || self.together > 0 && gone > cells {
                break;
            }
            left -= group.len();
            self.together += 1;
        }
    }

    fn result(self, recipe: &Recipe) -> Option<Puzzle> {
        let is_right = match (recipe.pattern, recipe.clues) {
            (Some(pattern), _) => self.puzzle.cells() == pattern,
            (None, Some(clues)) => self.clues == clues,
            (None, None) => true,
        };
        is_right.then_some(self.puzzle)
    }
}
