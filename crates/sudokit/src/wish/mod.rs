//! Which puzzles somebody wishes for: the judge that `generate` asks, as it knows no techniques itself.
//!
//! What costs little is looked at first, and the rest only when that is right. So how far a puzzle is from a wish is first of all
//! how many of its parts are missing, and then how far it is from the first of them.

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

/// A wish: everything in it must come true.
///
/// ```
/// use sudokit::generate::{Random, Steering, Symmetry, Recipe};
/// use sudokit::logic::techniques::fish;
/// use sudokit::{Batch, Cancel, Wish};
///
/// // An X-wing, and singles: nothing else.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields, expecting = "an object"))]
pub struct Wish {
    /// HoDoKu's level.
    pub level: Option<Level>,
    /// Numbers that must lie in a range. They are worked out in this order.
    pub ranges: Vec<(Measure, RangeInclusive<u32>)>,
    /// The only technique on the way to the solution that is not a single.
    pub hardest: Option<&'static Kind>,
    /// Techniques that the way to the solution goes through.
    pub with: Vec<&'static Kind>,
    /// Techniques that it does not.
    pub without: Vec<&'static Kind>,
}

/// Says how far puzzles are from a wish. Keeps what it needs from one puzzle to the next.
#[derive(Debug)]
pub struct Judge {
    wish: Wish,
    way: Option<Way>,
    plain: Plain,
}

/// A part of a wish that is missing is as far as this.
const PART: u32 = 1 << 20;

impl Wish {
    /// Somebody who knows it by heart.
    pub fn judge(&self) -> Judge {
        Judge { wish: self.clone(), way: Way::of(self), plain: Plain::new() }
    }

    /// Whether anything is wished for at all.
    pub fn is_empty(&self) -> bool {
        self.level.is_none()
            && self.ranges.is_empty()
            && self.hardest.is_none()
            && self.with.is_empty()
            && self.without.is_empty()
    }
}

impl Judge {
    /// How far a puzzle with this one solution is from the wish; 0 if it is true. What is further than `enough` may be further
    /// than it says.
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
        // Nothing that contradicts itself comes with a solution, and this one is said to be the only one.
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
            if let Some(far) = part(way.distance(&board, enough.saturating_sub(others))) {
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
