//! Steering: a search for puzzles near a wish.
//!
//! A population of puzzles climbs together. In each round every one makes a child, by one of two moves. The
//! child replaces its parent if the judge finds it no further from the wish. Now and then copies of the
//! nearer half replace the further half. The climb ends as soon as some have arrived. If many random puzzles
//! fit, it never gets beyond its start, which is fastest then; if hardly any fits, the effort is spent on the
//! nearest.
//!
//! | move | solution | effect |
//! |---|---|---|
//! | dig again | stays | add some givens, then remove redundant ones, the old ones first |
//! | change | another | remove some givens, add another; in the first grid found, dig out the old ones last |
//!
//! With prescribed cells digging does not help. There a change is followed by others, digit by digit, as long
//! as there are several solutions (`pattern.rs`).

use crate::dig::{Job, finish};
use crate::pattern::Walk;
use crate::{Random, Recipe, dig, fill, fill_around, fill_pattern};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, Cell, CellSet, Puzzle, Solution, sort};
use sudokit_solve::{Batch, Cancelled};

/// Size of the population: enough for the batch engine, few enough that little work is lost at the end.
const CLIMBERS: usize = 32;
/// Rounds between selections.
const BETWEEN_SELECTIONS: usize = 8;
/// Limit for the groups of givens that a move adds or removes.
const LARGEST_MOVE: usize = 4;
/// Walks to starts in a sparse pattern.
const WALKS: u64 = 4;
/// Steps without progress after which a walk from a changed filling is given up.
const STEPS: usize = 30;

/// A search for puzzles that fit a recipe and are near a wish.
///
/// ```
/// use sudokit_core::{Digit, Puzzle};
/// use sudokit_generate::{Random, Steering};
/// use sudokit_solve::Batch;
///
/// // Minimal puzzles with six ones.
/// let lacking = |puzzle: &Puzzle| 6_u32.saturating_sub(puzzle.cells_of(Digit::D1).len() as u32);
/// let steering = Steering { patience: 500, ..Steering::default() };
/// let (mut random, mut batch) = (Random::new(1), Batch::new());
/// let climb = steering.climb(&mut random, &mut batch, &mut |puzzle, _, _| Ok(lacking(puzzle)))?;
/// assert!(climb.puzzles.iter().all(|puzzle| lacking(puzzle) == 0));
/// # Ok::<(), sudokit_solve::Cancelled>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Steering {
    /// The recipe that every puzzle fits.
    pub recipe: Recipe,
    /// Puzzles to start from, with their solutions; random grids if empty. Seeds that cannot be made to fit
    /// the recipe are skipped. A seed is never itself a result.
    pub seeds: Vec<(Puzzle, Solution)>,
    /// Limit for the rounds of a climb.
    pub patience: usize,
}

/// Result of a climb.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Climb {
    /// Puzzles that fulfil the wish, each from another start or another branch of the climb.
    pub puzzles: Vec<Puzzle>,
    /// Number of grids dug, fillings compared and puzzles judged.
    pub tried: usize,
}

/// A puzzle in progress.
#[derive(Clone, Copy)]
struct Climber {
    puzzle: Puzzle,
    solution: Solution,
    distance: u32,
}

/// Distance of a puzzle from the wish: 0 fulfils it. Above the bound it need not be exact.
type Judge<'a> = dyn FnMut(&Puzzle, &Solution, u32) -> Result<u32, Cancelled> + 'a;

impl Steering {
    /// Climbs until some puzzles fulfil the wish, or the patience ends.
    ///
    /// `judge` returns the distance of a puzzle, with its solution, from the wish: 0 fulfils it. Above the
    /// bound, its third argument, the distance need not be exact, so it may stop early. If it is cancelled,
    /// so is the climb.
    ///
    /// # Errors
    /// The batch was [cancelled](Batch::until), or the judge was.
    pub fn climb(
        &self,
        random: &mut Random,
        batch: &mut Batch,
        judge: &mut Judge<'_>,
    ) -> Result<Climb, Cancelled> {
        let mut climb = Climb { puzzles: Vec::new(), tried: CLIMBERS };
        let mut climbers = Vec::new();
        for (puzzle, solution) in self.starts(random, batch, &mut climb)? {
            let distance = judge(&puzzle, &solution, u32::MAX)?;
            if distance == 0 && self.seeds.is_empty() {
                climb.puzzles.push(puzzle);
            }
            climbers.push(Climber { puzzle, solution, distance });
        }
        // If few grids have such a puzzle, each climbs several times.
        climbers = climbers.iter().copied().cycle().take(CLIMBERS).collect();
        let groups = self.recipe.groups();
        for round in 1..=self.patience {
            if !climb.puzzles.is_empty() || climbers.is_empty() {
                break;
            }
            let children = self.children(&climbers, &groups, random, batch, &mut climb)?;
            for (climber, child) in climbers.iter_mut().zip(children) {
                let Some((puzzle, solution)) = child else { continue };
                let distance = judge(&puzzle, &solution, climber.distance)?;
                climb.tried += 1;
                if distance == 0 && !climb.puzzles.contains(&puzzle) {
                    climb.puzzles.push(puzzle);
                }
                if distance <= climber.distance {
                    *climber = Climber { puzzle, solution, distance };
                }
            }
            if round % BETWEEN_SELECTIONS == 0 {
                sort::by_key(&mut climbers, |climber| climber.distance);
                let (near, far) = climbers.split_at_mut(CLIMBERS.div_ceil(2));
                far.iter_mut().zip(near).for_each(|(far, near)| *far = *near);
            }
        }
        Ok(climb)
    }

    /// A puzzle with the same solution and mostly the same givens: some are added, and then others removed
    /// down to the number that the recipe wants. `None` if the result does not fit the recipe. The puzzle
    /// itself must have the symmetry and the fixed givens of the recipe.
    ///
    /// # Errors
    /// The batch was [cancelled](Batch::until).
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    /// use sudokit_generate::{Random, Steering};
    /// use sudokit_solve::{Batch, Engine, Single};
    ///
    /// let puzzle: Puzzle =
    ///     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..".parse()?;
    /// let solution = Single::new().solve(&puzzle).unwrap();
    /// let (mut random, mut batch) = (Random::new(1), Batch::new());
    /// let other = Steering::default().exchange(&puzzle, &solution, &mut random, &mut batch)?.unwrap();
    /// assert_eq!(Single::new().solve(&other), Some(solution));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exchange(
        &self,
        puzzle: &Puzzle,
        solution: &Solution,
        random: &mut Random,
        batch: &mut Batch,
    ) -> Result<Option<Puzzle>, Cancelled> {
        let climber = Climber { puzzle: *puzzle, solution: *solution, distance: 0 };
        let (start, _, order) = self.dig_again(&climber, &self.recipe.groups(), random);
        let other = finish(vec![Job::new(start, order, self.recipe.fewest(random))], batch)?[0];
        Ok(self.recipe.fits(&other).then_some(other))
    }

    /// The starts of the climbers.
    fn starts(
        &self,
        random: &mut Random,
        batch: &mut Batch,
        climb: &mut Climb,
    ) -> Result<Vec<(Puzzle, Solution)>, Cancelled> {
        let mut grids = Vec::new();
        if !self.seeds.is_empty() {
            let starts = (0..CLIMBERS).filter_map(|_| self.start_from_seed(random, batch).transpose());
            return starts.collect();
        }
        if self.recipe.around.is_empty() {
            fill(CLIMBERS, random, batch, &mut grids)?;
        } else {
            fill_around(&self.recipe.around, CLIMBERS, random, batch, &mut grids)?;
        }
        let puzzles = dig(&grids, &self.recipe, random, batch)?;
        let starts: Vec<_> =
            puzzles.into_iter().zip(grids).filter_map(|(puzzle, grid)| Some((puzzle?, grid))).collect();
        match self.recipe.pattern {
            // Hardly any grid has a unique puzzle in a sparse pattern.
            Some(pattern) if starts.is_empty() => {
                let mut found = Vec::new();
                let around = &self.recipe.around;
                climb.tried += fill_pattern(pattern, around, WALKS, random, batch, &mut |puzzle| {
                    found.push(puzzle);
                    ControlFlow::Continue(())
                })?;
                with_solutions(found, batch)
            }
            _ => Ok(starts),
        }
    }

    fn start_from_seed(
        &self,
        random: &mut Random,
        batch: &mut Batch,
    ) -> Result<Option<(Puzzle, Solution)>, Cancelled> {
        let (seed, solution) = self.seeds[random.below(self.seeds.len())];
        let recipe = &self.recipe;
        if !solution.solves(&recipe.around) {
            return Ok(None);
        }
        // Expand to all implied givens, then reduce again.
        let groups = recipe.groups();
        let touched = groups.iter().filter(|group| !group.is_disjoint(seed.cells()));
        let touched: Vec<CellSet> = touched.copied().collect();
        let least = seed.cells() | recipe.around.cells() | recipe.pattern.unwrap_or_default();
        let cells = touched.iter().fold(least, |cells, group| cells | *group);
        let full = Puzzle::from(solution).restricted_to(cells);
        let job = Job::new(full, random.shuffled(touched), recipe.fewest(random));
        let puzzle = finish(vec![job], batch)?[0];
        Ok(recipe.fits(&puzzle).then_some((puzzle, solution)))
    }

    /// A child of each climber, if its move leads to one.
    fn children(
        &self,
        climbers: &[Climber],
        groups: &[CellSet],
        random: &mut Random,
        batch: &mut Batch,
        climb: &mut Climb,
    ) -> Result<Vec<Option<(Puzzle, Solution)>>, Cancelled> {
        if let Some(pattern) = self.recipe.pattern {
            return self.children_in(pattern, climbers, groups, random, batch, climb);
        }
        let changes: Vec<Option<Puzzle>> = climbers
            .iter()
            .map(|climber| {
                let changes = random.below(2) == 0;
                changes.then(|| self.change(climber, groups, random))
            })
            .collect();
        let starts: Vec<Puzzle> = changes.iter().flatten().copied().collect();
        let mut solutions = Vec::new();
        batch.solve(&starts, &mut solutions)?;
        let mut solutions = solutions.into_iter();
        let mut parents = Vec::new();
        let mut jobs = Vec::new();
        for (i, (climber, change)) in climbers.iter().zip(changes).enumerate() {
            let (start, solution, order) = match change {
                None => self.dig_again(climber, groups, random),
                Some(change) => {
                    let Some(solution) = solutions.next().flatten() else { continue };
                    let shuffled = random.shuffled(groups.iter().copied());
                    let (mut order, last): (Vec<_>, Vec<_>) =
                        shuffled.into_iter().partition(|group| group.is_disjoint(change.cells()));
                    order.extend(last);
                    (Puzzle::from(solution), solution, order)
                }
            };
            parents.push((i, solution));
            jobs.push(Job::new(start, order, self.recipe.fewest(random)));
        }
        let mut children = vec![None; climbers.len()];
        for ((i, solution), puzzle) in parents.into_iter().zip(finish(jobs, batch)?) {
            if self.recipe.fits(&puzzle) && puzzle != climbers[i].puzzle {
                children[i] = Some((puzzle, solution));
            }
        }
        Ok(children)
    }

    /// The same for prescribed cells: other digits in some of them, then in more as long as there are several
    /// solutions.
    fn children_in(
        &self,
        pattern: CellSet,
        climbers: &[Climber],
        groups: &[CellSet],
        random: &mut Random,
        batch: &mut Batch,
        climb: &mut Climb,
    ) -> Result<Vec<Option<(Puzzle, Solution)>>, Cancelled> {
        let changes: Vec<Puzzle> =
            climbers.iter().map(|climber| self.change(climber, groups, random)).collect();
        let mut solutions = Vec::new();
        batch.solve(&changes, &mut solutions)?;
        let free = pattern - self.recipe.around.cells();
        let mut children = vec![None; climbers.len()];
        for ((solution, climber), child) in solutions.into_iter().zip(climbers).zip(&mut children) {
            let Some(solution) = solution else { continue };
            let mut walk = Walk::from_filling(solution.restricted_to(pattern), batch)?;
            let end = walk.down(free, STEPS, random, batch)?;
            climb.tried += walk.tried;
            *child = end.filter(|end| *end != climber.puzzle);
        }
        let mut found = with_solutions(children.iter().flatten().copied().collect(), batch)?.into_iter();
        Ok(children.into_iter().map(|child| child.and_then(|_| found.next())).collect())
    }

    /// Same solution: some more givens, and an order in which to remove all of them.
    fn dig_again(
        &self,
        climber: &Climber,
        groups: &[CellSet],
        random: &mut Random,
    ) -> (Puzzle, Solution, Vec<CellSet>) {
        let (givens, open): (Vec<CellSet>, Vec<CellSet>) =
            groups.iter().partition(|group| group.is_subset(climber.puzzle.cells()));
        let many = 1 + random.below(LARGEST_MOVE);
        let more: Vec<CellSet> = random.shuffled(open).into_iter().take(many).collect();
        let cells = more.iter().fold(climber.puzzle.cells(), |cells, group| cells | *group);
        let mut order = random.shuffled(givens);
        order.extend(more);
        (Puzzle::from(climber.solution).restricted_to(cells), climber.solution, order)
    }

    /// Some givens less, and another digit for one of them.
    fn change(&self, climber: &Climber, groups: &[CellSet], random: &mut Random) -> Puzzle {
        let stay = self.recipe.around.cells();
        let cells = climber.puzzle.cells();
        let many = 1 + random.below(LARGEST_MOVE);
        let gone: CellSet = match self.recipe.pattern {
            Some(_) => random.shuffled(cells - stay).into_iter().take(many).collect(),
            None => {
                let givens = groups.iter().filter(|group| group.is_subset(cells));
                let gone = random.shuffled(givens.copied()).into_iter().take(many);
                gone.fold(CellSet::EMPTY, |gone, group| gone | group)
            }
        };
        let mut less = climber.puzzle.restricted_to(cells - gone);
        let others: Vec<Candidate> = gone
            .iter()
            .flat_map(|cell: Cell| {
                let digits = Board::new(&less).map_or(Default::default(), |board| board.candidates(cell));
                digits.into_iter().map(move |digit| Candidate::at(cell, digit))
            })
            .filter(|other| climber.solution.digit(other.cell()) != other.digit())
            .collect();
        if let Some(other) = others.get(random.below(others.len().max(1))) {
            less.set(other.cell(), Some(other.digit()));
        }
        less
    }
}

/// The unique puzzles, with their solutions.
fn with_solutions(puzzles: Vec<Puzzle>, batch: &mut Batch) -> Result<Vec<(Puzzle, Solution)>, Cancelled> {
    let mut solutions = Vec::new();
    batch.solve(&puzzles, &mut solutions)?;
    let solved = puzzles.into_iter().zip(solutions);
    Ok(solved.filter_map(|(puzzle, solution)| Some((puzzle, solution?))).collect())
}
