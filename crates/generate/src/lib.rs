//! Sudoku grids and puzzles made to measure, many at a time.
//!
//! | you want | use |
//! |---|---|
//! | full grids | [`fill()`], [`fill_around`] |
//! | puzzles: minimal, with so many clues, symmetric, of a pattern, around givens | [`dig()`] with a [`Recipe`] |
//! | puzzles of a difficulty, or whatever else somebody judges | [`Steering`] |
//! | samples of all minimal puzzles, with weights | [`top_down`], [`controlled_bias`] |
//! | to know which givens can go | [`redundant`] |
//! | puzzles that differ from one in a few givens | [`Vicinity`] |
//!
//! Everything random comes from a [`Random`] that is passed in, so a seed repeats it. How hard a puzzle should be is a filter of
//! whoever asks: nothing here knows techniques.

mod dig;
mod grids;
mod minimal;
mod random;
mod sample;
mod steer;
mod symmetry;
mod vicinity;

pub use dig::{Recipe, dig};
pub use grids::{fill, fill_around};
pub use minimal::redundant;
pub use random::Random;
pub use sample::{MOST_GIVENS, Sample, controlled_bias, top_down};
pub use steer::{Climb, Steering};
pub use symmetry::Symmetry;
pub use vicinity::Vicinity;
