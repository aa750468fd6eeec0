//! The Sudoku toolkit.
//!
//! Read a puzzle in whatever form people write it, and solve it:
//!
//! ```
//! use sudokit::Answer;
//!
//! let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! match sudokit::solve(&entry) {
//!     Answer::Unique(solution) => assert!(solution.to_string().starts_with("534678912672195348")),
//!     Answer::Several(_) => println!("it has several solutions"),
//!     Answer::None => println!("it has no solution"),
//! }
//! # Ok::<(), sudokit::formats::ParseError>(())
//! ```
//!
//! | you want to | use |
//! |---|---|
//! | read one puzzle from a text, a pasted grid, a link | [`read()`] |
//! | read many, from a file or a stream | [`formats::Reader`] |
//! | solve one | [`solve`] |
//! | solve, count, rate arrays of bytes into buffers | [`Bulk`] |
//! | count or list solutions | [`Single`], by way of [`Engine`] |
//! | solve many, as fast as the machine can | [`Team`], on all cores; [`Batch`] on one |
//! | know what is wrong with a puzzle, or whether it is unique and minimal | [`check`] |
//! | find the wrong digit in a grid without solution | [`Suspects`] |
//! | know where several solutions differ, and which givens would decide | [`Ambiguity`] |
//! | know how hard a puzzle is, on any scale | [`rate`]; [`Rater`] for many |
//! | make puzzles: so many, so hard, symmetric, of a pattern | [`Maker`]; its parts in [`generate`] |
//! | help a player on | [`hint()`] |
//! | go all the way, one technique after the other | [`logic::Path`], from a [`position()`] |
//! | have it checked by somebody else | [`Proof`] |
//! | show a board, and what a step does to it | [`render`] |
//! | turn puzzles over, find their canonical forms, rank grids | [`symmetry`] |
//! | write puzzles | [`formats::Writer`] |
//! | hand results to another program | [`Record`], [`Report`], [`Hint`], [`Ratings`], [`Proof`] and [`Findings`], with the feature `serde` |
//!
//! The words of Sudoku are types: [`Cell`], [`Digit`], [`House`], [`CellSet`], [`Puzzle`], [`Board`], [`Solution`].
//! A puzzle as written down may be nonsense, and that is no error: no solution, or several, is an answer.
//! Errors are about texts that are no puzzle, and they say where and what was expected.
//!
//! # Decisions
//!
//! - **A proof is data, and its check is elsewhere.** `explain` writes a position and steps with their patterns;
//!   `verify` replays them, asking each pattern whether it is on the board and whether the effect follows. Neither the
//!   finder nor a solver has a part in it, and what is read is believed of nobody. What no step shows is said beside
//!   the verdict (`Premises`): what the start adds to the givens, and which steps rest on one solution. There, and only
//!   there, solutions are counted.
//! - **A hint is for the player's grid.** The face joins what must not know each other: `solve` says whether something
//!   has to be taken back, `logic` finds the next step on what the player has. An elimination that the player has made
//!   is not on that board any more, so no step is said twice.
//! - **A grid without solution has suspects.** A half-filled grid that was copied plainly does not say which digits were
//!   printed. So `Suspects` looks for the smallest sets of digits without which exactly one solution is left. Where there
//!   are several solutions, `Ambiguity` asks which further givens would decide. Both searches are bounded by the number of
//!   their questions, not by time, and say whether they came to their end.
//! - **The hardest step is the only one.** `--hardest x-wing` means a puzzle whose way in HoDoKu's order has X-wings
//!   and singles and nothing else. So it can do without everything else, and no easier step is there to be taken
//!   instead.

/// The README's program is one that runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod ambiguity;
mod bulk;
mod check;
mod hint;
mod make;
mod posed;
mod position;
mod premises;
mod proof;
mod rate;
mod read;
mod record;
#[cfg(feature = "serde")]
mod serialize;
mod suspects;
mod wish;

pub use ambiguity::Ambiguity;
pub use bulk::{Bulk, BulkError};
pub use check::{Conflict, Report, check, check_with};
pub use hint::{Advice, Hint, Mistakes, hint, hint_with, right_moves};
pub use make::{Ending, Made, Maker, Product};
pub use position::{position, position_with};
pub use premises::Premises;
pub use proof::{Findings, Proof, Refuted};
pub use rate::{
    Grade, Hardest, RatedOn, RatedPath, RatedStep, Rater, Rating, Ratings, Scale, Spread, Trail, Unrated,
    rate, rate_with,
};
pub use read::{read, solve};
pub use record::{Record, Status};
pub use sudokit_core::*;
pub use sudokit_diagram as diagram;
pub use sudokit_formats as formats;
pub use sudokit_formats::{Candidates, Entry};
pub use sudokit_generate as generate;
pub use sudokit_logic as logic;
pub use sudokit_logic::Effect;
pub use sudokit_render as render;
pub use sudokit_solve::{Answer, Backend, Batch, Cancel, Cancelled, Engine, Plain, Single, Team};
pub use sudokit_symmetry as symmetry;
pub use suspects::Suspects;
pub use wish::{Contradiction, Judge, Measure, Wish};

/// The version of the JSON that [`Record`], [`Report`] and [`Proof`] become: it changes when a field changes its meaning or
/// goes away, not when one is added.
///
/// ```
/// assert_eq!(sudokit::JSON_VERSION, 1);
/// ```
pub const JSON_VERSION: u32 = 1;
