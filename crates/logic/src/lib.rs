//! Sudoku the way people solve it: techniques, and the steps they find.
//!
//! | word | type | what it is |
//! |---|---|---|
//! | family | [`Family`] | one finder, for techniques that are found the same way |
//! | kind | [`Kind`] | one named technique, as data |
//! | step | [`Step`] | one instance found: its kind, its effect, the pattern that justifies it |
//! | view | [`View`] | the board a family looks at |
//! | path | [`Path`] | step after step, until no technique leads on |
//!
//! A step follows from its pattern alone. Nothing here searches, guesses, or assumes that the puzzle has one
//! solution: a step removes no candidate that occurs in any solution.
//!
//! ```
//! use sudokit_core::{Board, Puzzle};
//! use sudokit_logic::{Path, techniques};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let mut board = Board::new(&puzzle)?;
//! let first = Path::new(&mut board, techniques::kinds()).next().unwrap();
//! assert_eq!((first.kind.name, first.effect.to_string().as_str()), ("Naked Single", "r5c5=5"));
//!
//! assert_eq!(Path::new(&mut board, techniques::kinds()).count(), 50);
//! assert!(board.solution().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod family;
mod kind;
mod path;
mod sink;
mod step;
pub mod techniques;
mod view;

pub use family::Family;
pub use kind::Kind;
pub use path::Path;
pub use sink::Sink;
pub use step::{Effect, Step};
pub use view::View;
