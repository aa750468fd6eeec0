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
use std::ops::RangeInclusive;
use sudokit_core::{Cell, CellSet, Problem, Puzzle, Solution};
use sudokit_solve::{Batch, Cancelled};

/// What kind of puzzle is wanted.
///
/// ```
/// use sudokit_generate::{Recipe, Symmetry};
///
/// let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() };
/// assert_eq!(recipe.clues, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields, expecting = "an object"))]
pub struct Recipe {
    /// How the givens lie.
    pub symmetry: Symmetry,
    /// How many there are, whether needed or not. None: as few as possible, so that none can go (with a symmetry: no group).
    pub clues: Option<RangeInclusive<usize>>,
    /// Givens that must be there.
    pub around: Puzzle,
    /// The cells of the givens, exactly these; symmetry and number do not matter then.
    pub pattern: Option<CellSet>,
}

/// Digs a puzzle out of each grid, as the recipe says. `None` where that cannot be done with this grid in this order.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// use sudokit_generate::{Random, Recipe, dig, fill};
/// use sudokit_solve::{Batch, Engine, Single};
///
/// let (mut random, mut batch) = (Random::new(1), Batch::new());
/// let mut grids = Vec::new();
/// fill(10, &mut random, &mut batch, &mut grids)?;
/// let puzzles = dig(&grids, &Recipe::default(), &mut random, &mut batch)?;
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

/// Digs all these until nothing of their orders is left to try.
pub(crate) fn finish(mut jobs: Vec<Job>, batch: &mut Batch) -> Result<Vec<Puzzle>, Cancelled> {
    let mut open: Vec<usize> = (0..jobs.len()).collect();
    let (mut alone, mut tries, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        open.retain(|job| !jobs[*job].is_done());
        if open.is_empty() {
            return Ok(jobs.into_iter().map(|job| job.puzzle).collect());
        }
        // Of a cell alone it is asked whether there is a solution with another digit: one is enough to know, instead of two.
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
    /// The cells that go together, without those that must stay.
    pub(crate) fn groups(&self) -> Vec<CellSet> {
        match self.pattern {
            Some(pattern) => vec![!pattern],
            None => {
                let stay = self.around.cells();
                self.symmetry.orbits().into_iter().filter(|orbit| orbit.is_disjoint(stay)).collect()
            }
        }
    }

    /// How few givens to go down to: any number of the range, each as likely.
    pub(crate) fn fewest(&self, random: &mut Random) -> usize {
        self.clues.as_ref().map_or(0, |clues| {
            let more = (*clues.end()).min(Cell::COUNT).saturating_sub(*clues.start());
            if more > 0 { clues.start() + random.below(more + 1) } else { *clues.start() }
        })
    }

    /// Whether digging has come to what is wanted.
    pub(crate) fn fits(&self, puzzle: &Puzzle) -> bool {
        match (&self.pattern, &self.clues) {
            (Some(pattern), _) => puzzle.cells() == *pattern,
            (None, Some(clues)) => clues.contains(&puzzle.len()),
            (None, None) => true,
        }
    }
}

/// One puzzle on its way.
pub(crate) struct Job {
    puzzle: Puzzle,
    clues: usize,
    /// It must keep so many.
    fewest: usize,
    order: Vec<CellSet>,
    /// The first group that has not been decided.
    next: usize,
    /// How many groups are tried at once.
    together: usize,
}

impl Job {
    /// A puzzle with one solution, and what is taken from it in which order.
    pub(crate) fn new(puzzle: Puzzle, order: Vec<CellSet>, fewest: usize) -> Self {
        let mut job = Self { puzzle, clues: puzzle.len(), fewest, order, next: 0, together: 1 };
        job.be_bold();
        job
    }

    fn is_done(&self) -> bool {
        self.next == self.order.len()
    }

    /// The groups of this try.
    fn chosen(&self) -> &[CellSet] {
        &self.order[self.next..self.next + self.together]
    }

    /// The cell of this try, if it is only one.
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

    /// Decides how many groups to try next, and passes over those that are too large for the number of clues wanted.
    fn be_bold(&mut self) {
        while let Some(group) = self.order.get(self.next)
            && self.clues < self.fewest + group.len()
        {
            self.next += 1;
        }
        // About as many as go one after the other half of the time (`generate -- runs` in the bench); what comes out does not
        // depend on it.
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
