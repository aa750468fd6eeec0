//! Ways with an aim: solving paths that are easy, short or varied little as a whole.
//!
//! [`Path`] takes the first step that its schedule finds. That step may be of no use later, and another one
//! may open the puzzle. A way with an aim looks at several steps at each point, follows the most promising
//! ones side by side, and leaves out unnecessary steps in the end.
//!
//! **The incumbent** is the way of `Path` without unnecessary hard steps. They are taken out one by one, as
//! long as all others still hold. Every way found later is pruned likewise.
//!
//! **The beam**, for `easiest` and `elegant`, goes from position to position. Between two choices it takes
//! all steps that cost nothing for the aim. At a choice it lists steps and ranks them by the candidates that
//! they leave. It keeps the best positions of each round and prunes those that cannot become better than the
//! incumbent.
//!
//! | aim | free steps | a choice |
//! |---|---|---|
//! | easiest | steps no harder than the hardest so far | one of the least hard steps beyond |
//! | elegant | steps of the kinds that the way has already | another kind |
//!
//! **The search for few hard steps**, for all aims, goes from board to board. Singles, locked candidates,
//! pairs and triples are free. A choice is a step of some family, a candidate that can be refuted, or several
//! of these that together place a digit; an argument is worked out only if its candidate is wanted. Arguments
//! by singles are told as whips or braids where these are easier. `easiest` goes no further than the hardest
//! step of the beam; `elegant` tries contradictions of one or two kinds alone, and its best way without one
//! kind or the other.
//!
//! **Length** is the number of lines that a reader has to follow, for every kind alike
//! ([`Step::lines`]): the cases of a table count as much as the links of a chain. Nobody follows a hundred
//! lines in one go, so an argument of more than 50 counts as several hard steps, one for each *stretch* of
//! 50.
//!
//! **Limits.** No way needs a harder step than the way of `Path` does; for `elegant`, the step may be longer.
//! One exception: if that way goes beyond HoDoKu's kinds, `shortest` and `elegant` may use any kind of the
//! schedule, `shortest` the last one with up to 50 lines. For the order beyond HoDoKu is by family and does
//! not say which of two kinds is harder. No hard step of `shortest` has more lines than the longest of the
//! usual way.
//!
//! **Bound.** A list has the price that its family states, roughly its milliseconds: `BUDGET` in all, and
//! `SUPPOSITIONS` for the conclusions of suppositions. The way of `Path` and the pruning are not counted. So
//! the result depends on nothing but board, schedule and aim.
//!
//! **Guarantee.** Never worse than the way of `Path`. If that way does not reach the solution, nothing is
//! searched.

mod beam;
mod chain;
mod choices;
mod cost;
mod moves;
mod position;
mod prune;
mod refute;
mod search;
mod shortest;
mod terms;
mod walk;

use cost::{Cost, Hardness};

use crate::{Path, Schedule, Step};
use std::cmp::Ordering;
use sudokit_core::{Board, Cancel, Cancelled, named};

/// The price of all looks of one search, roughly in milliseconds.
const BUDGET: usize = 2500;

/// The price of all looks at suppositions, on top.
const SUPPOSITIONS: usize = 9000;

/// The aim of a way.
///
/// ```
/// use std::cmp::Ordering;
/// use sudokit_core::{Board, Cancel, Puzzle};
/// use sudokit_logic::{Path, Schedule, aim::Aim};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let (board, schedule) = (Board::new(&puzzle)?, Schedule::full());
/// let usual: Vec<_> = Path::new(&mut board.clone(), schedule.clone()).collect();
/// let short = Aim::Shortest.way(&board, &schedule, &Cancel::new())?;
/// assert_eq!(Aim::Shortest.compare(&schedule, &board, &short, &usual), Ordering::Less);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The hardest step is as easy as can be.
    Easiest,
    /// There are few hard steps, none harder than the usual way needs. If that way goes beyond HoDoKu's
    /// kinds, all kinds are allowed, the last one with up to 50 lines.
    Shortest,
    /// There are few kinds of steps, none later in the schedule than those of the usual way. If that way goes
    /// beyond HoDoKu's kinds, all kinds are allowed.
    Elegant,
}

named!(Aim, "an aim");

impl Aim {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Easiest, Self::Shortest, Self::Elegant];

    /// `easiest`, `shortest` or `elegant`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easiest => "easiest",
            Self::Shortest => "shortest",
            Self::Elegant => "elegant",
        }
    }

    /// Compares two ways from a board to its solution: the better one is less. The aim decides first,
    /// then the other qualities.
    pub fn compare(self, schedule: &Schedule, board: &Board, one: &[Step], other: &[Step]) -> Ordering {
        self.prefers(&Cost::of(schedule, board, one), &Cost::of(schedule, board, other))
    }

    /// [Compares](Self::compare) two ways by what they cost.
    fn prefers(self, one: &Cost, other: &Cost) -> Ordering {
        let key = |cost: &Cost| {
            let Cost { hardest, stretches, hard_steps, lines, steps, .. } = *cost;
            let kinds = cost.kinds.len();
            let length = (stretches, hard_steps, lines);
            match self {
                Self::Easiest => (hardest, 0, length, None, kinds, steps),
                Self::Shortest => (None, 0, length, hardest, kinds, steps),
                Self::Elegant => (None, kinds, length, hardest, 0, steps),
            }
        };
        key(one).cmp(&key(other))
    }

    /// The best way with this aim that the search finds; the way of [`Path`] if that is not better, or if it
    /// leads to no solution.
    ///
    /// # Errors
    /// The search was cancelled.
    pub fn way(self, board: &Board, schedule: &Schedule, cancel: &Cancel) -> Result<Vec<Step>, Cancelled> {
        let mut end = *board;
        let first: Vec<Step> = Path::new(&mut end, schedule.clone()).until_cancelled(cancel).collect();
        cancel.check()?;
        if end.solution().is_none() {
            Ok(first)
        } else {
            search::search(self, board, schedule, first, cancel)
        }
    }
}
