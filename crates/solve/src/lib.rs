//! Exhaustive search: finds the solutions of a puzzle, all of them if asked, and proves that there are no more.
//!
//! | engine | what it is for |
//! |---|---|
//! | [`Solver`] | one puzzle after the other, fast; what everybody should use |
//! | [`Plain`] | the readable reference that the other is tested against |
//!
//! Both are an [`Engine`] and answer the same questions, for givens and for candidate grids alike.
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

mod engine;
mod plain;
mod single;

pub use engine::{Answer, Engine};
pub use plain::Plain;
pub use single::Solver;
