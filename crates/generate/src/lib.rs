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
//! | minimal puzzles inside a puzzle; the largest that says the same | [`reduce()`] and [`reduce_often`] at random, [`every_minimal`]; [`expand`] |
//! | puzzles with givens in certain cells: some; all, one after the other | [`fill_pattern`]; [`Fillings`] |
//! | these cells up to symmetry | [`canonical_pattern`] |
//! | the cells that make a puzzle easy | [`backdoors`] |
//! | what every puzzle of a grid must have a given in | [`Unavoidable`], [`unavoidable_within`] and others |
//! | how many givens it needs for that | [`Hitting`] |
//! | puzzles that differ from one in a few givens | [`Vicinity`] |
//!
//! Everything random comes from a [`Random`] that is passed in, so a seed repeats it. How hard a puzzle should be is a filter of
//! whoever asks: nothing here knows techniques.
//!
//! # Decisions
//!
//! - **Uniform grids are drawn by the sets of their columns.** How many ways there are to fill bands with given columns
//!   is known exactly for 44 classes of them, so each choice has an exact weight, and the weights add up to the number
//!   of all grids, which is the proof and a test. Nothing is rejected, and it is as fast as completing random
//!   beginnings.
//! - **Digging is bold and exact.** All grids of a piece are dug at once, a round is one question to the batch engine,
//!   and a grid tries to lose many digits together while most can go. What is left is what going one by one would
//!   leave, so a test holds one against the other.
//! - **A puzzle is steered, not waited for.** Some puzzles climb together: each is changed a little, and what the judge
//!   finds no further from the wish stays. A climb is over when one arrives, so where many random puzzles will do it is
//!   plain drawing. A climb is a piece of work with its own random stream, so neither threads nor what came before show
//!   in it. The judge comes from the face, `Wish`, as `generate` knows no techniques; it says early that a puzzle is
//!   too far, and tries what is cheap first.
//! - **Sparse patterns are walked into.** Hardly any grid is determined by twenty of its cells. So the number of
//!   solutions is the measure: other digits are written into single cells, a few dozen ways looked at together, until
//!   one solution is left. Walks that may go up a little when they are near mostly arrive from 19 cells on, where only
//!   going down mostly ended short of it.
//! - **All fillings of a pattern are generated in order.** Each class of images is met once, by its least text, as no
//!   beginning is followed that an image of it undercuts. So nothing is remembered, any filling is a place to go on
//!   from, and the fillings in their order are pieces of work for a team.
//! - **Weights belong to their law.** The weight 1/(k!(81-k)!) is right for controlled bias. For digging as far as it
//!   goes it is wrong by more than a given on the mean, so there each sample is weighed by the choices on its own way;
//!   tests hold both laws against all minimal puzzles of small starts.
//! - **Most givens are needed for reasons that need no search.** Two digits, or two lines, change places in more than a
//!   hundred sets of cells of every grid; a given that is alone in one is needed. The engines are asked about the
//!   others only, and a question ends with its first solution.
//! - **Vicinities are searched by solutions far apart.** A candidate that two solutions have makes nothing unique; so
//!   questions ask for solutions with candidates that none has yet, all puzzles of a search together.
//! - **Unavoidable sets are put together from moves of digits**, which are the same for all digits of all grids: one
//!   table, and a search that ends as soon as digits that have to move take too many cells. A test holds it against the
//!   solutions of parts of grids.
//! - **A seed and the number of a piece** make a piece of random work, so the number of threads does not show. Which
//!   grids a seed makes depends on which solution the engine meets first: it may change with a version of the solver,
//!   never with the machine.

mod backdoor;
mod dig;
mod fillings;
mod grids;
mod hitting;

mod pattern;
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
pub use reduce::{every_minimal, expand, reduce, reduce_often};
pub use redundant::redundant;
pub use sample::{MOST_GIVENS, Sample, controlled_bias, top_down};
pub use steer::{Climb, Steering};
pub use sudokit_symmetry::Random;
pub use symmetry::Symmetry;
pub use unavoidable::{Unavoidable, unavoidable_of_boxes, unavoidable_of_digits, unavoidable_within};
pub use uniform::Grids;
pub use vicinity::Vicinity;
