//! Sudoku the way people solve it: techniques, and the steps they find.
//!
//! | word | type | what it is |
//! |---|---|---|
//! | family | [`Family`] | one finder, for techniques that are found the same way |
//! | kind | [`Kind`] | one named technique, as data |
//! | step | [`Step`] | one instance found: its kind, its effect, the pattern that justifies it |
//! | evidence | [`Evidence`] | what the pattern answers: numbers, words, a picture, a proof |
//! | view | [`View`] | the board a family looks at, with facts worked out once |
//! | schedule | [`Schedule`] | what to look for, and in which order |
//! | path | [`Path`] | step after step, until no technique leads on |
//! | rating | [`rating`] | how hard a path is, on other people's scales |
//!
//! A step follows from its pattern alone; nothing here solves. Kinds that take for granted that the puzzle has one
//! solution say so in [`Kind::assumes`]; no other removes a candidate that occurs in any solution.
//!
//! ```
//! use sudokit_core::{Board, Puzzle};
//! use sudokit_logic::{Path, Schedule};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let mut board = Board::new(&puzzle)?;
//! let first = Path::new(&mut board, Schedule::hodoku()).next().unwrap();
//! assert_eq!((first.kind.name, first.effect.to_string().as_str()), ("Naked Single", "r5c5=5"));
//!
//! assert_eq!(Path::new(&mut board, Schedule::hodoku()).count(), 50);
//! assert!(board.solution().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choose;
mod effect;
mod evidence;
mod facts;
mod family;
mod kind;
mod node;
pub mod notation;
mod options;
mod page;
mod path;
mod proven;
pub mod rating;
mod schedule;
mod sink;
mod step;
pub mod techniques;
mod view;
mod wording;
mod work;

pub use effect::Effect;
pub use evidence::{Evidence, Measures, Unsound};
pub use facts::als::AlmostLockedSet;
pub use family::{Family, Wanted};
pub use kind::{Assumes, Hodoku, Kind, Level};
pub use node::{Node, Reason};
pub use options::Options;
pub use page::{Chapter, Page, Passage};
pub use path::Path;
pub use proven::Proven;
pub use schedule::{Schedule, Search};
pub use sink::Sink;
pub use step::Step;
pub use view::{Fact, View};
pub use work::Work;
