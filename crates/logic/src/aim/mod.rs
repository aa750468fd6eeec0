//! Ways with an aim: which steps to take, so that the whole way is easy, short or elegant.
//!
//! [`Path`] takes the first step that its schedule finds. That step may be of no use later, and another one may open the
//! puzzle. So a way with an aim looks at several steps at each point, follows the most promising ones side by side, and in the end leaves
//! out what was not needed.
//!
//! **The bound to beat.** The way that `Path` goes, without the hard steps that are not needed: they are taken out one by one, as long as all the others
//! still hold. Whatever is found later is treated likewise.
//!
//! **The beam**, for `easiest` and `elegant`, goes from position to position. Between two choices it takes all steps that cost nothing for the aim; at a choice it
//! lists steps and ranks them by what they leave on the board. It keeps the best positions of each round, and drops those that cannot become better than
//! the best way so far.
//!
//! | aim | what costs nothing | what a choice is |
//! |---|---|---|
//! | easiest | steps no harder than the hardest so far | one of the least hard steps beyond |
//! | elegant | kinds that the way has already | another kind |
//!
//! **The search for few hard steps**, for all aims, goes from board to board. Singles, locked candidates, pairs and triples cost nothing. A choice is a step that some
//! family finds, a candidate that can be refuted, or several of these that together place a digit; an argument is worked out only where its candidate is wanted.
//! Arguments by singles are told as whips or braids where these are easier. `easiest` goes no further than the hardest step of the beam;
//! `elegant` tries contradictions of one or two kinds alone, and its best way without one kind or the other.
//!
//! **What is short.** Nobody follows a hundred lines in one go. So an argument of more than 50 lines counts as several hard steps, one for each *stretch* of 50.
//!
//! **How hard a step may be.** No way needs a harder step than the way of `Path` does; for `elegant`, it may be longer. One exception: where that way
//! is beyond HoDoKu's kinds, `shortest` and `elegant` may use any kind of the schedule, `shortest` the last one with up to 50 lines. For the order
//! beyond HoDoKu, family by family, does not say which of two kinds is harder.
//!
//! **Bound.** A look at one board costs what it takes in milliseconds, roughly and by a table: `BUDGET` in all, and `SUPPOSITIONS` for what suppositions show. The
//! way of `Path` and the taking out come on top. So the result depends on nothing but board, schedule and aim.
//!
//! **What holds always.** A way is worth as much as the way of `Path` or more, as it is that one if nothing better is met. Where `Path` does
//! not reach the solution, nothing is searched.

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

pub use cost::{Cost, Hardness};

use crate::{Path, Schedule, Step};
use std::cmp::Ordering;
use sudokit_core::{Board, Cancel, Cancelled, named};

/// What the looks of one search may cost, in milliseconds of a usual machine.
const BUDGET: usize = 2500;

/// What the looks at suppositions may cost on top, likewise.
const SUPPOSITIONS: usize = 9000;

/// What a way is to be like.
///
/// ```
/// use sudokit_core::{Board, Cancel, Puzzle};
/// use sudokit_logic::{Path, Schedule, aim::{Aim, Cost}};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let (board, schedule) = (Board::new(&puzzle)?, Schedule::full());
/// let first: Vec<_> = Path::new(&mut board.clone(), schedule.clone()).collect();
/// let short = Aim::Shortest.way(&board, &schedule, &Cancel::new())?;
/// assert!(Cost::of(&schedule, &short).hard_steps < Cost::of(&schedule, &first).hard_steps);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The hardest step is as easy as can be.
    Easiest,
    /// There are few hard steps, none harder than the usual way needs. Where that needs more than HoDoKu's kinds, any kind will do, the last one with up to 50 lines.
    Shortest,
    /// There are few kinds of steps, none that comes later in the schedule than those of the usual way. Where that needs more than HoDoKu's kinds, any kind will do.
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

    /// Compares two ways to the same solution: the better one is less. What the aim asks for comes first, the rest decides between ways that are
    /// equal in this.
    pub fn compare(self, one: &Cost, other: &Cost) -> Ordering {
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

    /// The best way with this aim that the search meets; the way of [`Path`] if that is not better, or if it leads to no solution.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cancel, Cancelled};
    /// # use sudokit_logic::{Schedule, aim::Aim};
    /// let cancel = Cancel::new();
    /// assert_eq!(Aim::Elegant.way(&Board::EMPTY, &Schedule::hodoku(), &cancel), Ok(vec![]));
    /// cancel.cancel();
    /// assert_eq!(Aim::Elegant.way(&Board::EMPTY, &Schedule::hodoku(), &cancel), Err(Cancelled));
    /// ```
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
