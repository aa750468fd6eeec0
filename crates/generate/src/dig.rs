//! Puzzles dug out of full grids.
//!
//! A grid loses its digits in random order (with a symmetry: group by group), but keeps every digit without
//! which there are several solutions. The result is minimal after a single pass: a given that is needed once
//! stays needed.
//!
//! At first nearly everything can be removed, so many groups are removed at once. If that fails, half of them
//! are tried, and so on down to a single group, which is then needed. Removing more never makes a puzzle
//! unique again, so the result is the same as removing groups one by one. All grids are dug at the same time:
//! a round is one question to the batch engine about all of them.

use crate::{Random, Symmetry};
use std::ops::RangeInclusive;
use sudokit_core::{Cell, CellSet, Digit, House, Problem, Puzzle, Solution};
use sudokit_solve::{Batch, Cancelled};

/// The kind of puzzle that is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recipe {
    /// Symmetry of the givens.
    pub symmetry: Symmetry,
    /// Number of givens, whether needed or not. `None` for a minimal puzzle (with a symmetry: no group can be
    /// removed).
    pub clues: Option<RangeInclusive<usize>>,
    /// Givens that must be present.
    pub around: Puzzle,
    /// The cells of the givens, exactly these. They leave no choice of symmetry, number and givens around.
    pub pattern: Option<CellSet>,
    /// True if every box must have a given. Of minimal puzzles, one in eight has an empty box.
    pub no_empty_box: bool,
    /// True if every digit must be among the givens. One in thirteen minimal puzzles lacks one.
    pub every_digit: bool,
}

/// Digs a puzzle out of each grid. `None` if this grid, in this order, gives no puzzle that fits the recipe.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// use sudokit_generate::{Random, Recipe, Symmetry, dig, fill};
/// use sudokit_solve::{Batch, Engine, Single};
///
/// let (mut random, mut batch) = (Random::new(1), Batch::new());
/// let mut grids = Vec::new();
/// fill(10, &mut random, &mut batch, &mut grids)?;
/// let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() };
/// let puzzles = dig(&grids, &recipe, &mut random, &mut batch)?;
/// for (puzzle, grid) in puzzles.iter().zip(&grids) {
///     assert_eq!(Single::new().answer(&puzzle.unwrap()).solution(), Some(grid));
/// }
/// # Ok::<(), sudokit_solve::Cancelled>(())
/// ```
pub fn dig(
    grids: &[Solution],
    recipe: &Recipe,
    random: &mut Random,
    batch: &mut Batch,
) -> Result<Vec<Option<Puzzle>>, Cancelled> {
    let groups = recipe.groups();
    let jobs = grids
        .iter()
        .map(|grid| {
            let order = random.shuffled(groups.iter().copied());
            Job::new(Puzzle::from(*grid), order, recipe.fewest(random))
        })
        .collect();
    let puzzles = finish(jobs, batch)?.into_iter();
    Ok(puzzles.map(|puzzle| Some(puzzle).filter(|puzzle| recipe.fits(puzzle))).collect())
}

/// Digs a minimal puzzle out of each grid, with random numbers of its own: [`Recipe::CHOICES`] of them.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
pub fn dig_apart(
    grids: impl IntoIterator<Item = (Solution, Random)>,
    batch: &mut Batch,
) -> Result<Vec<Puzzle>, Cancelled> {
    let groups = Recipe::default().groups();
    let job = |(grid, mut random): (Solution, Random)| {
        Job::new(Puzzle::from(grid), random.shuffled(groups.iter().copied()), 0)
    };
    finish(grids.into_iter().map(job).collect(), batch)
}

/// Digs each of these to the end of its order.
pub(crate) fn finish(mut jobs: Vec<Job>, batch: &mut Batch) -> Result<Vec<Puzzle>, Cancelled> {
    let mut open: Vec<usize> = (0..jobs.len()).collect();
    let (mut alone, mut tries, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        open.retain(|job| !jobs[*job].is_done());
        if open.is_empty() {
            return Ok(jobs.into_iter().map(|job| job.puzzle).collect());
        }
        // For a single cell, ask for a solution with another digit there: one solution suffices instead of
        // two.
        alone.clear();
        tries.clear();
        for job in &open {
            match jobs[*job].only_cell() {
                Some(cell) => alone.push((*job, cell)),
                None => tries.push((*job, jobs[*job].attempt())),
            }
        }
        batch.count(tries.iter().map(|(_, less)| less), 2, &mut counts)?;
        for ((job, _), count) in tries.iter().zip(&counts) {
            jobs[*job].learn(*count == 1);
        }
        batch.count(
            alone.iter().map(|(job, cell)| Problem::AnotherDigit(&jobs[*job].puzzle, *cell)),
            1,
            &mut counts,
        )?;
        for ((job, _), count) in alone.iter().zip(&counts) {
            jobs[*job].learn(*count == 0);
        }
    }
}

impl Recipe {
    /// Number of random numbers that [`dig`] draws for a grid, if nothing is asked for: each place in the
    /// order of the cells takes one, but for the last.
    pub const CHOICES: usize = Cell::COUNT - 1;

    /// The groups of cells that are removed together, without those that must stay.
    pub(crate) fn groups(&self) -> Vec<CellSet> {
        match self.pattern {
            Some(pattern) => vec![!pattern],
            None => {
                let stay = self.around.cells();
                self.symmetry.orbits().into_iter().filter(|orbit| orbit.is_disjoint(stay)).collect()
            }
        }
    }

    /// A random number of the range, each equally likely, to dig down to.
    pub(crate) fn fewest(&self, random: &mut Random) -> usize {
        self.clues.as_ref().map_or(0, |clues| {
            let more = (*clues.end()).min(Cell::COUNT).saturating_sub(*clues.start());
            if more > 0 { clues.start() + random.below(more + 1) } else { *clues.start() }
        })
    }

    /// Returns true if a puzzle has what the recipe asks for, except symmetry and the givens around.
    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        let has_cells = match (&self.pattern, &self.clues) {
            (Some(pattern), _) => puzzle.cells() == *pattern,
            (None, Some(clues)) => clues.contains(&puzzle.len()),
            (None, None) => true,
        };
        let cells = puzzle.cells();
        has_cells
            && (!self.no_empty_box || (0..9).all(|index| !House::block(index).cells().is_disjoint(cells)))
            && (!self.every_digit || Digit::all().all(|digit| !puzzle.cells_of(digit).is_empty()))
    }
}

/// A puzzle in progress.
pub(crate) struct Job {
    puzzle: Puzzle,
    clues: usize,
    /// Number of givens to keep.
    fewest: usize,
    order: Vec<CellSet>,
    /// The first undecided group.
    next: usize,
    /// Number of groups tried at once.
    together: usize,
}

impl Job {
    /// A puzzle with one solution, and the order in which its groups are tried.
    pub(crate) fn new(puzzle: Puzzle, order: Vec<CellSet>, fewest: usize) -> Self {
        let mut job = Self { puzzle, clues: puzzle.len(), fewest, order, next: 0, together: 1 };
        job.be_bold();
        job
    }

    fn is_done(&self) -> bool {
        self.next == self.order.len()
    }

    /// The groups of this attempt.
    fn chosen(&self) -> &[CellSet] {
        &self.order[self.next..self.next + self.together]
    }

    /// The cell of this attempt, if it is a single one.
    fn only_cell(&self) -> Option<Cell> {
        match self.chosen() {
            [group] if group.len() == 1 => group.first(),
            _ => None,
        }
    }

    fn attempt(&self) -> Puzzle {
        let gone = self.chosen().iter().fold(CellSet::EMPTY, |gone, group| gone | *group);
        self.puzzle.restricted_to(!gone)
    }

    fn learn(&mut self, can_go: bool) {
        if can_go {
            self.clues -= self.chosen().iter().map(|group| group.len()).sum::<usize>();
            self.puzzle = self.attempt();
            self.next += self.together;
            self.be_bold();
        } else if self.together > 1 {
            self.together /= 2;
        } else {
            self.next += 1;
            self.be_bold();
        }
    }

    /// Sets the number of groups for the next attempt, and skips groups that are too large for the number of
    /// clues wanted.
    fn be_bold(&mut self) {
        while let Some(group) = self.order.get(self.next)
            && self.clues < self.fewest + group.len()
        {
            self.next += 1;
        }
        // About the number that can be removed half of the time (`generate -- runs` in the bench). The result
        // does not depend on it.
        let cells = match self.clues {
            72.. => 36,
            60.. => 20,
            52.. => 12,
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
            if left < self.fewest + group.len() || self.together > 0 && gone > cells {
                break;
            }
            left -= group.len();
            self.together += 1;
        }
    }
}
