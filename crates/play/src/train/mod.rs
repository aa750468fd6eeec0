//! Training: a course over all techniques, drills about real positions, and when to practise again.
//!
//! The [`COURSE`] has all techniques that a hint may name, the easiest first. [`Positions`] are puzzles of
//! our own making, thirty and more for nearly every technique; [`position`] is the point where a puzzle needs
//! its technique, with nothing easier left. A [`Drill`] asks something about such a position, and
//! [judges](Drill::judge) any [`Reply`] by all steps there. A [`Round`] is a few drills for one technique;
//! its grade decides when to practise again, and [`Training`] keeps that.
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

mod course;
mod drill;
mod exercise;
mod fsrs;
mod judge;
mod memory;
mod positions;
mod round;
mod training;
mod verdict;
mod wording;

pub(crate) use course::place;
pub use course::{COURSE, Chapter, kinds, schedule};
pub use drill::Drill;
pub use exercise::Exercise;
pub use memory::{Grade, Memory};
pub use positions::{NotPositions, Positions, position};
pub use round::{ROUND, Round};
pub use training::Training;
pub use verdict::{Judgement, Reply, Verdict};
