//! Puzzles steered to where somebody wants them.
//!
//! Some puzzles climb together. In each round every one of them makes a child, by one of two moves; the child takes the place of
//! its parent if whoever judges finds it no further from what is wanted. Now and then the further half is replaced by copies of
//! the nearer half. As soon as some have arrived the climb is over: where many random puzzles are what is wanted it never gets
//! beyond its start, which is the fastest then; where hardly any is, all effort goes where there is most hope.
//!
//! | move | the solution | what is done |
//! |---|---|---|
//! | dig anew | stays | some givens more, then all that can go without: the old ones first |
//! | change | another | some givens less, one other in their place, and the first grid found; what was there is dug out last |
//!
//! Where the cells of the givens are prescribed, digging leads nowhere. There a change is followed by others, digit by digit, as long
//! as there are several solutions (`pattern.rs`).

use crate::dig::{Job, finish};
use crate::pattern::Walk;
use crate::{Random, Recipe, dig, fill, fill_around, fill_pattern};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, Cell, CellSet, Puzzle, Solution};
use sudokit_solve::{Batch, Cancelled};

/// Puzzles that climb together: enough for the batch engine, few enough that a hit ends little.
const CLIMBERS: usize = 32;
/// Rounds between two selections.
const BETWEEN_SELECTIONS: usize = 8;
/// The most groups of givens that a move adds or takes.
const LARGEST_MOVE: usize = 4;
/// Walks to beginnings in a sparse pattern.
const WALKS: u64 = 4;
/// Steps that a walk from a changed filling may take in vain.
const STEPS: usize = 30;

/// A search for puzzles with a recipe, near what somebody wants.
///
/// ```
/// use sudokit_core::{Digit, Puzzle};
/// use sudokit_generate::{Random, Steering};
/// use sudokit_solve::Batch;
///
/// // Minimal puzzles with six ones.
/// let lacking = |puzzle: &Puzzle| 6_u32.saturating_sub(puzzle.cells_of(Digit::D1).len() as u32);
/// let steering = Steering { patience: 500, ..Steering::default() };
/// let climb = steering.climb(&mut Random::new(1), &mut Batch::new(), &mut |puzzle, _, _| Ok(lacking(puzzle)))?;
/// assert!(climb.puzzles.iter().all(|puzzle| lacking(puzzle) == 0));
/// # Ok::<(), sudokit_solve::Cancelled>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Steering {
    /// What every puzzle must be.
    pub recipe: Recipe,
    /// Where to begin, each a puzzle with its one solution; at random grids if there are none. Of those that cannot be made to
    /// fit the recipe nothing is made. None of them is itself a result.
    pub seeds: Vec<(Puzzle, Solution)>,
    /// How many rounds a climb takes at most.
    pub patience: usize,
}

/// Where a climb ended.
///
/// ```
/// # use sudokit_generate::Climb;
/// assert_eq!(Climb::default().tried, 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Climb {
    /// The puzzles that are what is wanted, each from another beginning or another branch of the climb.
    pub puzzles: Vec<Puzzle>,
    /// How many grids were dug in, fillings looked at and puzzles judged.
    pub tried: usize,
}

/// A puzzle on its way.
#[derive(Clone, Copy)]
struct Climber {
    puzzle: Puzzle,
    solution: Solution,
    distance: u32,
}

/// How far a puzzle is from what is wanted: 0 is there. Need not be exact above the number given.
type Judge<'a> = dyn FnMut(&Puzzle, &Solution, u32) -> Result<u32, Cancelled> + 'a;

impl Steering {
    /// Climbs until some puzzles are what is wanted, or the patience is over.
    ///
    /// `judge` is given a puzzle, its solution and a distance, and says how far the puzzle is from what is wanted: 0 if it is
    /// just that. Above the distance it need not be exact, so it may stop early. If it is cancelled, so is the climb.
    ///
    /// # Errors
    /// The batch was [cancelled](Batch::until), or the judge.
    ///
    /// ```
    /// # use sudokit_generate::{Random, Steering};
    /// # use sudokit_solve::{Batch, Cancelled};
    /// let climb = |judged| {
    ///     Steering::default().climb(&mut Random::new(1), &mut Batch::new(), &mut |_, _, _| judged)
    /// };
    /// assert!(!climb(Ok(0))?.puzzles.is_empty());
    /// assert_eq!(climb(Err(Cancelled)), Err(Cancelled));
    /// # Ok::<(), Cancelled>(())
    /// ```
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
        // Where few grids have such a puzzle, each climbs more than one way.
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
                climbers.sort_by_key(|climber| climber.distance);
                let (near, far) = climbers.split_at_mut(CLIMBERS.div_ceil(2));
                far.iter_mut().zip(near).for_each(|(far, near)| *far = *near);
            }
        }
        Ok(climb)
    }

    /// Where the climbers begin.
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
            // Hardly any grid has one solution when only a sparse pattern of it is given.
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
        // With all that belongs to its givens, and then without what can go.
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

    /// A child of each climber, where the move leads to one.
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
                None => self.dig_anew(climber, groups, random),
                Some(change) => {
                    let Some(solution) = solutions.next().flatten() else { continue };
                    let mut order = random.shuffled(groups.iter().copied());
                    order.sort_by_key(|group| !group.is_disjoint(change.cells()));
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

    /// The same where the cells of the givens are prescribed: other digits in some, and then in more as long as there are several
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

    /// The same solution: some givens more, and the order in which all of them are to go.
    fn dig_anew(
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

    /// Some givens less, and another digit in the place of one of them.
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

/// Puzzles that have one solution, with it.
fn with_solutions(puzzles: Vec<Puzzle>, batch: &mut Batch) -> Result<Vec<(Puzzle, Solution)>, Cancelled> {
    let mut solutions = Vec::new();
    batch.solve(&puzzles, &mut solutions)?;
    let solved = puzzles.into_iter().zip(solutions);
    Ok(solved.filter_map(|(puzzle, solution)| Some((puzzle, solution?))).collect())
}
