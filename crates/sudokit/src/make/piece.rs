//! What is made in one go, by one thread.

use super::Made;
use crate::generate::{
    Grids, Random, Recipe, Steering, controlled_bias, dig, fill_around, fill_pattern, top_down,
};
use crate::symmetry::Canonizer;
use crate::{Batch, Cancelled, Puzzle, Solution, Wish};
use std::ops::ControlFlow;

/// Grids that a thread digs in together. Enough that few lanes are idle, few enough that one puzzle does not wait for many.
const PIECE: usize = 1024;
/// Walks to puzzles of a sparse pattern: one may take a second.
const WALKS: u64 = 2;

/// How puzzles are made.
#[derive(Clone, Copy, Debug)]
pub(super) enum Plan {
    Grids,
    Dig,
    TopDown,
    ControlledBias,
    Steer,
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

impl std::fmt::Debug for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Source").field("seed", &self.seed).field("forms", &self.forms).finish_non_exhaustive()
    }
}

impl Piece {
    pub(super) fn make(
        &mut self,
        plan: Plan,
        source: &Source,
        steering: &Steering,
        wish: &Wish,
        batch: &mut Batch,
    ) -> Result<(), Cancelled> {
        let recipe = &steering.recipe;
        let mut random = Random::piece(source.seed, self.number);
        self.tried = PIECE;
        self.made.clear();
        match plan {
            Plan::Grids => {
                let grids = source.grids(recipe, &mut random, batch)?;
                self.made.extend(grids.into_iter().map(|grid| Made::of(grid.into())));
            }
            Plan::Dig => {
                let grids = source.grids(recipe, &mut random, batch)?;
                let puzzles = dig(&grids, recipe, &mut random, batch)?;
                self.made.extend(puzzles.into_iter().flatten().map(Made::of));
                if let Some(pattern) = recipe.pattern
                    && self.made.is_empty()
                {
                    // Hardly any grid is right: digits are changed instead of waiting for one.
                    let around = &recipe.around;
                    self.tried += fill_pattern(pattern, around, WALKS, &mut random, batch, &mut |puzzle| {
                        self.made.push(Made::of(puzzle));
                        ControlFlow::Continue(())
                    })?;
                }
            }
            Plan::TopDown | Plan::ControlledBias => {
                let starts = source.grids(&Recipe::default(), &mut random, batch)?;
                let starts: Vec<Puzzle> = starts.into_iter().map(Puzzle::from).collect();
                let samples = match plan {
                    Plan::TopDown => top_down(&starts, &mut random, batch)?,
                    _ => controlled_bias(&starts, &mut random, batch)?.into_iter().flatten().collect(),
                };
                let weighed = samples
                    .into_iter()
                    .map(|sample| Made { weight: Some(sample.weight), ..Made::of(sample.puzzle) });
                self.made.extend(weighed);
            }
            Plan::Steer => {
                let (mut judge, cancel) = (wish.judge(), batch.cancel().clone());
                let climb = steering.climb(&mut random, batch, &mut |puzzle, solution, enough| {
                    judge.distance(puzzle, solution, enough, &cancel)
                })?;
                self.tried = climb.tried;
                self.made.extend(climb.puzzles.into_iter().map(Made::of));
            }
        }
        if source.forms {
            for made in &mut self.made {
                made.form = Some(self.canonizer.minlex(&made.puzzle));
            }
        }
        Ok(())
    }
}

impl Made {
    const fn of(puzzle: Puzzle) -> Self {
        Self { puzzle, weight: None, form: None }
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
}
