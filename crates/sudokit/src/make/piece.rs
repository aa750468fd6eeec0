//! A unit of work: the puzzles made in one go by one thread.

use super::{Made, Product};
use crate::generate::{
    Grids, Random, Recipe, Steering, controlled_bias, dig, fill_around, fill_pattern, top_down,
};
use crate::symmetry::Canonizer;
use crate::{Batch, Cancelled, Puzzle, Solution, Wish};
use std::ops::ControlFlow;
use std::sync::OnceLock;

/// Grids that a thread digs in together. Enough that few lanes are idle, few enough that one puzzle does not
/// wait for many.
const PIECE: usize = 1024;
/// Walks to puzzles of a sparse pattern: one may take a second.
const WALKS: u64 = 2;

/// The puzzles that a thread makes in one go, from the seed and the number of the piece alone.
#[derive(Default)]
pub(super) struct Piece {
    pub(super) number: u64,
    pub(super) made: Vec<Made>,
    /// The number of grids, fillings and puzzles tried.
    pub(super) tried: usize,
    canonizer: Canonizer,
}

/// The order that all pieces share.
pub(super) struct Order<'m> {
    pub(super) seed: u64,
    pub(super) grids: &'m OnceLock<Grids>,
    pub(super) product: Product,
    pub(super) steering: &'m Steering,
    pub(super) wish: &'m Wish,
    /// True if canonical forms are requested.
    pub(super) forms: bool,
}

impl Piece {
    pub(super) fn make(&mut self, order: &Order<'_>, batch: &mut Batch) -> Result<(), Cancelled> {
        let recipe = &order.steering.recipe;
        let mut random = Random::piece(order.seed, self.number);
        self.tried = PIECE;
        self.made.clear();
        match order.product {
            Product::Grids => {
                let grids = order.grids(recipe, &mut random, batch)?;
                self.made.extend(grids.into_iter().map(|grid| Made::of(grid.into())));
            }
            Product::Puzzles if order.steers() => {
                let (mut judge, cancel) = (order.wish.judge(), batch.cancel().clone());
                let climb = order.steering.climb(&mut random, batch, &mut |puzzle, solution, enough| {
                    judge.distance(puzzle, solution, enough, &cancel)
                })?;
                self.tried = climb.tried;
                self.made.extend(climb.puzzles.into_iter().map(Made::of));
            }
            Product::Puzzles => {
                let grids = order.grids(recipe, &mut random, batch)?;
                let puzzles = dig(&grids, recipe, &mut random, batch)?;
                self.made.extend(puzzles.into_iter().flatten().map(Made::of));
                if let Some(pattern) = recipe.pattern
                    && self.made.is_empty()
                {
                    // Few grids fit: digits are changed instead of waiting for one.
                    let around = &recipe.around;
                    self.tried += fill_pattern(pattern, around, WALKS, &mut random, batch, &mut |puzzle| {
                        self.made.push(Made::of(puzzle));
                        ControlFlow::Continue(())
                    })?;
                }
            }
            Product::TopDown | Product::ControlledBias => {
                let starts = order.grids(&Recipe::default(), &mut random, batch)?;
                let starts: Vec<Puzzle> = starts.into_iter().map(Puzzle::from).collect();
                let samples = match order.product {
                    Product::TopDown => top_down(&starts, &mut random, batch)?,
                    _ => controlled_bias(&starts, &mut random, batch)?.into_iter().flatten().collect(),
                };
                let weighed = samples
                    .into_iter()
                    .map(|sample| Made { weight: Some(sample.weight), ..Made::of(sample.puzzle) });
                self.made.extend(weighed);
            }
        }
        if order.forms {
            for made in &mut self.made {
                made.form = Some(self.canonizer.minlex(&made.puzzle));
            }
        }
        Ok(())
    }
}

impl Made {
    const fn of(puzzle: Puzzle) -> Self {
        Self { puzzle, weight: None, piece: 0, form: None }
    }
}

impl Order<'_> {
    /// Returns true if a wish or puzzles to start at steer the search.
    fn steers(&self) -> bool {
        !self.wish.is_empty() || !self.steering.seeds.is_empty()
    }

    fn grids(
        &self,
        recipe: &Recipe,
        random: &mut Random,
        batch: &mut Batch,
    ) -> Result<Vec<Solution>, Cancelled> {
        if recipe.around.is_empty() {
            let grids = self.grids.get_or_init(Grids::new);
            return Ok((0..PIECE).map(|_| grids.random(random)).collect());
        }
        let mut grids = Vec::new();
        fill_around(&recipe.around, PIECE, random, batch, &mut grids)?;
        Ok(grids)
    }
}
