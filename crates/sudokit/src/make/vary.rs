//! Variations of known puzzles.

use super::Made;
use super::piece::{Order, Piece};
use crate::generate::{Random, Steering, Symmetry};
use crate::{Batch, Cancelled, Puzzle, Solution, Transformation};
use std::ops::ControlFlow;

/// Attempts to exchange givens of a known puzzle: each is judged, and that may take a second.
const EXCHANGES: usize = 2;

/// How far a puzzle with this solution is from the wish; beyond the number a lower bound.
type Judge<'j> = dyn FnMut(&Puzzle, &Solution, u32) -> Result<u32, Cancelled> + 'j;

impl Piece {
    /// Makes a variation of a known puzzle, one in each of the first pieces, or nothing if it does not fit.
    /// In the others, the search begins at known puzzles, transformed at random. `None` if it does without.
    pub(super) fn vary(
        &mut self,
        order: &Order<'_>,
        random: &mut Random,
        batch: &mut Batch,
        judge: &mut Judge<'_>,
    ) -> Result<ControlFlow<(), Option<Steering>>, Cancelled> {
        // The lower half of a number counts the pieces of a stream.
        let place = (self.number & u64::from(u32::MAX)) as usize;
        if place < order.varied.len() && !order.is_bound() {
            // Every seed begins with another puzzle.
            let at = (order.seed as usize).wrapping_add(place) % order.varied.len();
            // If it does not fit, the next piece has the next one: a search here might take seconds.
            let varied = self.varied(order, order.varied[at], random, batch, judge)?;
            self.made.extend(varied.map(Made::of));
            return Ok(ControlFlow::Break(()));
        }
        if order.varied.is_empty() || (order.is_bound() && place % 2 == 1) {
            return Ok(ControlFlow::Continue(None));
        }
        let turned = Transformation::random(random);
        let turn = |(puzzle, solution): &_| (turned.apply(puzzle), turned.apply(solution));
        let seeds = order.varied.iter().map(turn).collect();
        Ok(ControlFlow::Continue(Some(Steering { seeds, ..order.steering.clone() })))
    }

    /// A puzzle like a known one: transformed at random, with some givens exchanged. If no exchange fulfils
    /// the wish, it is only transformed. `None` if that does not fulfil it either.
    fn varied(
        &mut self,
        order: &Order<'_>,
        (puzzle, solution): (Puzzle, Solution),
        random: &mut Random,
        batch: &mut Batch,
        judge: &mut Judge<'_>,
    ) -> Result<Option<Puzzle>, Cancelled> {
        let turned = Transformation::random(random);
        let (puzzle, solution) = (turned.apply(&puzzle), turned.apply(&solution));
        for _ in 0..EXCHANGES {
            let other = order.steering.exchange(&puzzle, &solution, random, batch)?;
            self.tried += 1;
            if let Some(other) = other.filter(|other| *other != puzzle)
                && judge(&other, &solution, 0)? == 0
            {
                return Ok(Some(other));
            }
        }
        self.tried += 1;
        let fits = order.steering.recipe.fits(&puzzle) && judge(&puzzle, &solution, 0)? == 0;
        Ok(fits.then_some(puzzle))
    }
}

impl Order<'_> {
    /// Returns true if a known puzzle may be impossible to make fit: then every other piece does without.
    fn is_bound(&self) -> bool {
        let recipe = &self.steering.recipe;
        recipe.symmetry != Symmetry::None
            || recipe.clues.is_some()
            || recipe.pattern.is_some()
            || !recipe.around.is_empty()
    }
}
