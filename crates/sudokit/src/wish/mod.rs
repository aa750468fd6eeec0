//! Wishes for puzzles, and the judge that `generate` asks, because it knows no techniques itself.
//!
//! Cheap parts are checked first, the others only when these are right. So the distance from a wish counts
//! its missing parts first, and then the distance from the first of them.

mod contradiction;
mod measure;
mod way;

pub use contradiction::Contradiction;
pub(crate) use contradiction::FEWEST;
pub use measure::Measure;

use crate::logic::{Kind, Level};
use crate::{Board, Cancel, Cancelled, Plain, Puzzle, Solution};
use std::ops::RangeInclusive;
use way::Way;

/// A wish: all of its parts must be fulfilled.
///
/// ```
/// use sudokit::generate::{Random, Steering, Symmetry, Recipe};
/// use sudokit::logic::techniques::fish;
/// use sudokit::{Batch, Cancel, Wish};
///
/// // An X-wing, and nothing harder.
/// let wish = Wish { hardest: Some(&fish::X_WING), ..Wish::default() };
/// let mut judge = wish.judge();
/// let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() };
/// let steering = Steering { recipe, patience: 1000, ..Steering::default() };
/// let climb = steering.climb(&mut Random::new(1), &mut Batch::new(), &mut |puzzle, solution, enough| {
///     judge.distance(puzzle, solution, enough, &Cancel::new())
/// })?;
/// assert!(!climb.puzzles.is_empty());
/// # Ok::<(), sudokit::Cancelled>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// HoDoKu's level.
    pub level: Option<Level>,
    /// Measures that must lie in a range. They are computed in this order.
    pub ranges: Vec<(Measure, RangeInclusive<u32>)>,
    /// The hardest technique on the path to the solution, in the [order of difficulty](crate::difficulty):
    /// everything easier gets stuck, and with this technique the puzzle is solved. A
    /// [`Certificate`](crate::Certificate) proves that.
    pub hardest: Option<&'static Kind>,
    /// Techniques that the path to the solution needs.
    pub with: Vec<&'static Kind>,
    /// Techniques that the path must not contain.
    pub without: Vec<&'static Kind>,
    /// How many steps of a technique the path has.
    pub steps: Vec<(&'static Kind, RangeInclusive<u32>)>,
    /// How far the grid is filled when the hardest technique is first needed, in percent of the cells that
    /// are open at the start.
    pub crux: Option<RangeInclusive<u32>>,
}

/// Measures the distance of puzzles from a wish. Keeps its memory between puzzles.
#[derive(Debug)]
pub struct Judge {
    wish: Wish,
    way: Option<Way>,
    plain: Plain,
}

/// The distance of a missing part of a wish.
const PART: u32 = 1 << 20;

impl Wish {
    /// A judge of this wish.
    pub fn judge(&self) -> Judge {
        Judge { wish: self.clone(), way: Way::of(self), plain: Plain::new() }
    }

    /// Returns true if nothing is wished for.
    pub fn is_empty(&self) -> bool {
        self.level.is_none()
            && self.ranges.is_empty()
            && self.hardest.is_none()
            && self.with.is_empty()
            && self.without.is_empty()
            && self.steps.is_empty()
            && self.crux.is_none()
    }
}

impl Judge {
    /// The distance of a puzzle with this one solution from the wish; 0 if fulfilled. Beyond `enough` it is a
    /// lower bound.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn distance(
        &mut self,
        puzzle: &Puzzle,
        solution: &Solution,
        enough: u32,
        cancel: &Cancel,
    ) -> Result<u32, Cancelled> {
        cancel.check()?;
        // A puzzle with a solution does not contradict itself, and this one is known to be the only one.
        let Ok(board) = Board::new(puzzle) else { return Ok(u32::MAX) };
        let board = board.with_unique_givens();
        let mut missing = u32::from(self.way.is_some())
            + u32::from(self.wish.level.is_some())
            + self.wish.ranges.len() as u32;
        let mut part = |distance: u32| {
            missing -= 1;
            (distance > 0).then(|| missing * PART + distance.min(PART - 1))
        };
        if let Some(way) = &self.way {
            let others = (self.wish.ranges.len() as u32 + u32::from(self.wish.level.is_some())) * PART;
            if let Some(far) = part(way.distance(&board, enough.saturating_sub(others), cancel)?) {
                return Ok(far);
            }
        }
        if let Some(level) = self.wish.level
            && let Some(far) = part(measure::from_level(level, &board, solution))
        {
            return Ok(far);
        }
        for (measure, range) in &self.wish.ranges {
            if let Some(far) =
                part(measure.distance(range, puzzle, &board, solution, &mut self.plain, cancel)?)
            {
                return Ok(far);
            }
        }
        Ok(0)
    }
}
