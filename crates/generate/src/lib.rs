//! Sudoku grids and puzzles made to measure, many at a time.
//!
//! | you want | use |
//! |---|---|
//! | full grids, all equally likely | [`Grids`] |
//! | full grids around givens | [`fill_around`] |
//! | some full grids at once, without preparing anything | [`fill()`] |
//! | puzzles: minimal, with so many clues, symmetric, of a pattern, around givens | [`dig()`] with a [`Recipe`] |
//! | puzzles of a difficulty, or whatever else somebody judges | [`Steering`] |
//! | samples of all minimal puzzles, with weights | [`top_down`], [`controlled_bias`] |
//! | to know which givens can go | [`redundant`] |
//! | minimal puzzles inside a puzzle; the largest that says the same | [`reduce()`] at random, [`every_minimal`]; [`expand`] |
//! | puzzles with givens in certain cells: some; all, one after the other | [`fill_pattern`]; [`Fillings`] |
//! | these cells up to symmetry | [`canonical_pattern`] |
//! | the cells that make a puzzle easy | [`backdoors`] |
//! | what every puzzle of a grid must have a given in | [`Unavoidable`], [`unavoidable_within`] and others |
//! | how many givens it needs for that | [`Hitting`] |
//! | puzzles that differ from one in a few givens | [`Vicinity`] |
//!
//! Everything random comes from a [`Random`] that is passed in, so a seed repeats it. How hard a puzzle should be is a filter of
//! whoever asks: nothing here knows techniques.

mod backdoor;
mod dig;
mod fillings;
mod grids;
mod hitting;

mod pattern;
mod random;
mod reduce;
mod redundant;
mod sample;
mod steer;
mod swaps;
mod symmetry;
mod unavoidable;
mod uniform;
mod vicinity;

pub use backdoor::backdoors;
pub use dig::{Recipe, dig};
pub use fillings::Fillings;
pub use grids::{fill, fill_around};
pub use hitting::Hitting;
pub use pattern::{canonical_pattern, fill_pattern};
pub use random::Random;
pub use reduce::{every_minimal, expand, reduce};
pub use redundant::redundant;
pub use sample::{MOST_GIVENS, Sample, controlled_bias, top_down};
pub use steer::{Climb, Steering};
pub use symmetry::Symmetry;
pub use unavoidable::{Unavoidable, unavoidable_of_boxes, unavoidable_of_digits, unavoidable_within};
pub use uniform::Grids;
pub use vicinity::Vicinity;
