//! Training: a course over all techniques, drills about real positions, and when to practise again.
//!
//! The [`COURSE`] has all techniques that a hint may name, in the order in which people learn them;
//! [`kinds`] has them by difficulty. [`Positions`] are puzzles of our own making, sixty for nearly every
//! technique up to HoDoKu's level Unfair; [`position`] is the point where a puzzle needs its technique, with
//! nothing easier left.
//! A [`Drill`] asks something about such a position, and [judges](Drill::judge) any [`Reply`] by all steps
//! there. A [`Round`] is a few drills for one technique, or a review of several that are not announced; its
//! grades decide when to practise each again, and [`Training`] keeps that. A [`Placement`] estimates what a
//! player sees already, who then begins further on. The [`moments`] of a finished game are where its player
//! was slow or asked for help; they become drills, too.
//!
//! ```
//! use sudokit::Cancel;
//! use sudokit::logic::techniques::singles::NAKED_SINGLE;
//! use sudokit_play::train::{Positions, Round, Training};
//!
//! let (positions, mut training) = (Positions::built_in(), Training::default());
//! let mut round = Round::new(&NAKED_SINGLE);
//! let drill = round.next(&positions, training.number(), &Cancel::new())?.expect("there are positions");
//! assert_eq!(drill.kind(), &NAKED_SINGLE);
//! # Ok::<(), sudokit::Cancelled>(())
//! ```

mod alike;
mod beside;
mod course;
mod drill;
mod exercise;
mod fitting;
mod fsrs;
mod judge;
mod memory;
mod moment;
mod naming;
mod own_games;
mod placement;
mod positions;
mod premise;
mod round;
mod streak;
mod training;
mod verdict;
mod wording;

pub use beside::{counts_beside, is_exotic};
pub use course::{COURSE, Chapter, lesson_place, lessons, prerequisites};
pub use drill::Drill;
pub use exercise::Exercise;
pub use fitting::Fitting;
pub use memory::{Grade, Memory};
pub use moment::{Moment, moments};
pub use placement::{Place, Placement};
pub use positions::{NotPositions, Positions, position};
pub use round::{ROUND, Round, Task};
pub use streak::Streak;
pub(crate) use sudokit::difficulty::place;
pub use sudokit::difficulty::{kinds, schedule};
pub use training::Training;
pub use verdict::{Judgement, Reply, Verdict};
