//! What is made in one go, by one thread.

use super::args::Law;
use std::ops::ControlFlow;
use std::time::Instant;
use sudokit::generate::{
    Grids, Random, Recipe, Steering, controlled_bias, dig, fill_around, fill_pattern, top_down,
};
use sudokit::symmetry::Canonizer;
use sudokit::{Batch, Cancelled, Puzzle, Solution, Wish};

/// Grids that a thread digs in together. Enough that few lanes are idle, few enough that one puzzle does not wait for many.
const PIECE: usize = 1024;
/// Walks to puzzles of a sparse pattern: one may take a second.
const WALKS: u64 = 2;

/// How puzzles are made.
pub(super) enum Plan {
    Grids(Recipe),
    Dig(Recipe),
    Sample(Law),
    Steer(Steering, Wish),
}

/// A puzzle, and what is known of it.
#[derive(Clone, Copy)]
pub(super) struct Made {
    pub(super) puzzle: Puzzle,
    /// Of a sample.
    pub(super) weight: Option<f64>,
    /// What all its isomorphs have in common, where that is asked for.
    pub(super) form: Option<Puzzle>,
}

/// What a thread has made in one go, from the seed and the number of the piece and nothing else.
#[derive(Default)]
pub(super) struct Piece {
    pub(super) number: u64,
    pub(super) made: Vec<Made>,
    /// How many grids, fillings and puzzles were tried.
    pub(super) tried: usize,
    canonizer: Canonizer,
}

/// What all pieces are made from.
pub(super) struct Source {
    pub(super) seed: u64,
    pub(super) grids: Grids,
    /// Whether canonical forms are asked for.
    pub(super) forms: bool,
}

/// When to leave a piece as it is.
pub(super) struct Stop {
    pub(super) deadline: Option<Instant>,
}

impl Stop {
    pub(super) fn is_now(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

impl Piece {
    pub(super) fn make(
        &mut self,
        plan: &Plan,
        source: &Source,
        batch: &mut Batch,
        stop: &Stop,
    ) -> Result<(), Cancelled> {
        let mut random = Random::piece(source.seed, self.number);
        self.tried = PIECE;
        let made: Vec<(Puzzle, Option<f64>)> = match plan {
            Plan::Grids(recipe) => {
                source.full(recipe, &mut random, batch)?.into_iter().map(|grid| (grid, None)).collect()
            }
            Plan::Dig(recipe) => {
                let grids = source.grids(recipe, &mut random, batch)?;
                let puzzles = dig(&grids, recipe, &mut random, batch)?;
                let mut puzzles: Vec<Puzzle> = puzzles.into_iter().flatten().collect();
                if let Some(pattern) = recipe.pattern
                    && puzzles.is_empty()
                {
                    // Hardly any grid is right: digits are changed instead of waiting for one.
                    let around = &recipe.around;
                    self.tried += fill_pattern(pattern, around, WALKS, &mut random, batch, &mut |puzzle| {
                        puzzles.push(puzzle);
                        ControlFlow::Continue(())
                    })?;
                }
                puzzles.into_iter().map(|puzzle| (puzzle, None)).collect()
            }
            Plan::Sample(law) => {
                let starts = source.full(&Recipe::default(), &mut random, batch)?;
                let samples = match law {
                    Law::TopDown => top_down(&starts, &mut random, batch)?,
                    Law::ControlledBias => {
                        controlled_bias(&starts, &mut random, batch)?.into_iter().flatten().collect()
                    }
                };
                samples.into_iter().map(|sample| (sample.puzzle, Some(sample.weight))).collect()
            }
            Plan::Steer(steering, wish) => {
                let (mut judge, cancel) = (wish.judge(), batch.cancel().clone());
                let mut go_on = || !cancel.is_cancelled() && !stop.is_now();
                let climb = steering.climb(&mut random, batch, &mut |puzzle, solution, enough| {
                    judge.distance(puzzle, solution, enough, &mut go_on)
                })?;
                cancel.check()?;
                self.tried = climb.tried;
                climb.puzzles.into_iter().map(|puzzle| (puzzle, None)).collect()
            }
        };
        self.made.clear();
        for (puzzle, weight) in made {
            let form = source.forms.then(|| self.canonizer.minlex(&puzzle));
            self.made.push(Made { puzzle, weight, form });
        }
        Ok(())
    }
}

impl Source {
    fn grids(
        &self,
        recipe: &Recipe,
        random: &mut Random,
        batch: &mut Batch,
    ) -> Result<Vec<Solution>, Cancelled> {
        if recipe.around.is_empty() {
            return Ok((0..PIECE).map(|_| self.grids.random(random)).collect());
        }
        let mut grids = Vec::new();
        fill_around(&recipe.around, PIECE, random, batch, &mut grids)?;
        Ok(grids)
    }

    fn full(
        &self,
        recipe: &Recipe,
        random: &mut Random,
        batch: &mut Batch,
    ) -> Result<Vec<Puzzle>, Cancelled> {
        Ok(self.grids(recipe, random, batch)?.into_iter().map(Puzzle::from).collect())
    }
}
