//! Ways with an aim: which steps to take, so that the whole way is easy, short or elegant.
//!
//! [`Path`] takes the first step that its schedule finds. That step may be of no use later, and another one may open the
//! puzzle. So a way with an aim looks at several steps at each point, follows the most promising ones side by side, and in the end leaves
//! out what was not needed.
//!
//! **The search.** The way that `Path` goes is the first solution and the bound. Then a beam search goes from position to position. Between two
//! choices it takes all steps that cost nothing for the aim; at a choice it lists steps and ranks them by what they leave on
//! the board. It keeps the best positions of each round, and drops those that cannot become better than the best way so far. At last it
//! takes hard steps out of the way one by one, as long as all the others still hold.
//!
//! | aim | what costs nothing | what a choice is |
//! |---|---|---|
//! | easiest | steps no harder than the hardest so far | one of the least hard steps beyond |
//! | shortest | singles, locked candidates, pairs and triples | any step up to the hardest of the first way |
//! | elegant | kinds that the way has already | another kind, up to the hardest of the first way |
//!
//! **Bound.** A look at one board costs what it takes in milliseconds, roughly and by a table: `BUDGET` in all. The way of `Path` and the
//! last part come on top. So the result depends on nothing but board, schedule and aim.
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
    /// There are few hard steps, none harder than the usual way needs.
    Shortest,
    /// There are few kinds of steps, none that comes later in the schedule than those of the usual way.
    Elegant,
}

named!(Aim, "an aim");

impl Aim {
    /// All of them.
    ///
    /// ```
    /// # use sudokit_logic::aim::Aim;
    /// assert_eq!(Aim::ALL.map(Aim::name), ["easiest", "shortest", "elegant"]);
    /// ```
    pub const ALL: [Self; 3] = [Self::Easiest, Self::Shortest, Self::Elegant];

    /// `easiest`, `shortest` or `elegant`.
    ///
    /// ```
    /// # use sudokit_logic::aim::Aim;
    /// assert_eq!("shortest".parse(), Ok(Aim::Shortest));
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easiest => "easiest",
            Self::Shortest => "shortest",
            Self::Elegant => "elegant",
        }
    }

    /// Compares two ways to the same solution: the better one is less. What the aim asks for comes first, the rest decides between ways that are
    /// equal in this.
    ///
    /// ```
    /// # use std::cmp::Ordering;
    /// # use sudokit_logic::aim::{Aim, Cost};
    /// let nothing = Cost::default();
    /// let one = Cost { hard_steps: 1, ..Cost::default() };
    /// assert_eq!(Aim::Shortest.compare(&nothing, &one), Ordering::Less);
    /// ```
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
