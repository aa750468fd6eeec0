//! Exhaustive search: finds the solutions of a puzzle, all of them if asked, and proves that there are no more.
//!
//! | engine | what it is for |
//! |---|---|
//! | [`Solver`] | one puzzle after the other, fast |
//! | [`Batch`] | many puzzles, several times faster still |
//! | [`Team`] | many puzzles on many cores, a batch in each thread |
//! | [`Plain`] | the readable reference that the others are tested against |
//!
//! All take givens and candidate grids alike; the first and the last are an [`Engine`] and answer the same questions.
//! That a puzzle has no solution, or several, is an answer and never an error.
//!
//! ```
//! use sudokit_core::Puzzle;
//! use sudokit_solve::{Answer, Engine, Solver};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let Answer::Unique(solution) = Solver::new().answer(&puzzle) else { panic!("it has one solution") };
//! assert!(solution.to_string().starts_with("534678912672195348"));
//! # Ok::<(), sudokit_core::ParsePuzzleError>(())
//! ```

mod batch;
mod cancel;
mod divide;
mod engine;
mod lanes;
mod plain;
mod single;
mod team;
mod true_candidates;

pub use batch::Batch;
pub use cancel::{Cancel, Cancelled};
pub use engine::{Answer, Engine};
pub use lanes::Backend;
pub use plain::Plain;
pub use single::Solver;
pub use team::Team;
