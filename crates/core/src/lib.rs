//! The vocabulary of Sudoku.
//!
//! | noun | type | index | text |
//! |---|---|---|---|
//! | cell | [`Cell`] | 0..81, row by row | `r1c1` |
//! | digit | [`Digit`] | 0..9 for 1..=9 | `1` |
//! | candidate: a digit in a cell | [`Candidate`] | 0..729, `9 * cell + digit` | `r1c1=1` |
//! | house: row, column or box | [`House`] | 0..27, rows, columns, boxes | `row 1` |
//! | line: row or column | [`Line`] | 0..18 | `row 1` |
//! | chute: band or stack of three boxes | [`Chute`] | 0..6 | `band 1` |
//! | miniline: where a line crosses a box | [`Miniline`] | 0..54 | `row 1 in box 1` |
//!
//! Each of the first four has a set type with the same algebra: `|`, `&`, `^`, `-`, `!`, iteration in index
//! order. Their storage is private:
//!
//! | set | stored as |
//! |---|---|
//! | [`CellSet`] | 81 bits of a `u128` |
//! | [`DigitSet`] | 9 bits of a `u16` |
//! | [`HouseSet`] | 27 bits of a `u32` |
//! | [`CandidateSet`] | a [`CellSet`] for every digit |
//!
//! Three types hold a grid, from the weakest promise to the strongest:
//!
//! | type | content | promise |
//! |---|---|---|
//! | [`Puzzle`] | digits as written down | nothing: two 5s in a row are welcome |
//! | [`Board`] | digits and candidates | candidates agree with the placed digits; [`Flaws`] are listed |
//! | [`Solution`] | 81 digits | every house holds every digit once |
//!
//! Everything with a name prints as that name and is parsed from it; [`UnknownName`] lists the valid names.
//!
//! A [`Problem`] is a question to a solver about any of them.
//!
//! The feature `serde` serialises all of these: types with a name as that name.
//!
//! Everything here is `no_std`, and `const` if possible. [`Cancel`], the flag that cancels long work, and
//! [`UnknownName`] need an allocator and atomic pointers. The feature `alloc`, a default, has both. Without
//! it the crate runs on the smallest microcontrollers, such as thumbv6m and riscv32imc.
//!
//! ```
//! use sudokit_core::{Board, Cell, Digit, Puzzle};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let board = Board::new(&puzzle)?;
//! let cell: Cell = "r5c5".parse()?;
//! assert_eq!(board.candidates(cell).only(), Some(Digit::D5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Decisions
//!
//! - **`Problem` is in `core`**, so that the oracle and the engines take the same questions without knowing
//!   each other.
//! - **A `Puzzle` may be nonsense**, a `Board` is checked and reports all its flaws at once, a `Solution` is
//!   right by construction.
//! - **A chute is a band or a stack.** There is one type, `Chute`, because bands and stacks obey the same
//!   rules.
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

#[macro_use]
mod macros;

mod board;
#[allow(unsafe_code, reason = "a slice of bytes is a slice of puzzles only to those who look at the bytes")]
mod bytes;
#[cfg(feature = "alloc")]
mod cancel;
mod candidate;
mod candidate_set;
mod cell;
mod cell_set;
mod chute;
mod digit;
mod digit_set;
mod flaws;
mod geometry;
mod house;
mod house_set;
mod line;
mod list;
mod miniline;
#[macro_use]
mod named;
#[cfg(feature = "alloc")]
mod names;
mod problem;
mod puzzle;
mod puzzle_lines;
#[cfg(feature = "serde")]
mod serialize;
mod shown;
mod solution;
#[cfg(feature = "alloc")]
#[doc(hidden)]
pub mod sort;

pub use board::{Board, Flawed};
#[cfg(feature = "alloc")]
pub use cancel::{Cancel, Cancelled};
pub use candidate::{Candidate, ParseCandidateError};
pub use candidate_set::CandidateSet;
pub use cell::{Cell, ParseCellError};
pub use cell_set::CellSet;
pub use chute::Chute;
pub use digit::{Digit, ParseDigitError};
pub use digit_set::DigitSet;
pub use flaws::{Flaw, Flaws};
pub use house::{House, HouseKind, ParseHouseError};
pub use house_set::HouseSet;
pub use line::Line;
pub use miniline::Miniline;
#[cfg(feature = "alloc")]
pub use names::UnknownName;
pub use problem::Problem;
pub use puzzle::{ParsePuzzleError, Puzzle};
pub use puzzle_lines::ParseLineError;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serialize::parsed;
pub use shown::{Shown, shown};
pub use solution::{NotASolution, Solution};
