//! Sudoku grids and puzzles made to measure, many at a time.
//!
//! | you want | use |
//! |---|---|
//! | full grids, all equally likely | [`Grids`] |
//! | full grids around givens | [`fill_around`] |
//! | full grids, without preparation | [`fill()`] |
//! | minimal or symmetric puzzles, or with a number of clues | [`dig()`] with a [`Recipe`] |
//! | puzzles of a difficulty, or with any other property | [`Steering`] |
//! | samples of all minimal puzzles, with weights | [`top_down`], [`controlled_bias`] |
//! | redundant givens | [`redundant`] |
//! | minimal puzzles inside a puzzle | [`reduce()`] and [`reduce_often`] at random, [`every_minimal`] |
//! | the largest puzzle with the same solutions | [`expand`] |
//! | puzzles with givens in prescribed cells: some, all | [`fill_pattern`], [`Fillings`] |
//! | the canonical form of these cells | [`canonical_pattern`] |
//! | the cells that make a puzzle easy | [`backdoors`] |
//! | unavoidable sets of a grid | [`Unavoidable`], [`unavoidable_within`] and others |
//! | a lower bound for its givens | [`Hitting`] |
//! | puzzles that differ from one in a few givens | [`Vicinity`] |
//!
//! All randomness comes from a [`Random`] that is passed in, so a seed repeats a result. Difficulty is a
//! filter of the caller: this crate knows no techniques.
//!
//! # Decisions
//!
//! - **Uniform grids are drawn by the sets of their columns.** The number of bands with given column sets is
//!   known exactly for 44 classes, so each choice has an exact weight. The weights add up to the number of
//!   all grids, which is the proof and a test. Nothing is rejected, and it is as fast as completing random
//!   beginnings. The weights of a class are computed when a grid first falls into it.
//! - **Digging is bold and exact.** All grids of a piece are dug at once, a round is one question to the
//!   batch engine, and a grid tries to lose many digits together while most can go. A test compares the
//!   result with removing them one by one.
//! - **Steering instead of waiting.** Some puzzles climb together: each is changed a little, and the change
//!   stays if the judge finds the puzzle no further from the wish. The climb ends when one arrives, so if
//!   many random puzzles fit it is plain drawing. A climb is a piece of work with its own random stream, so
//!   results depend neither on threads nor on earlier climbs. The judge is `Wish` of the face, as `generate`
//!   knows no techniques; it rejects distant puzzles early and runs cheap tests first.
//! - **Sparse patterns need walks.** Hardly any grid is determined by twenty of its cells, so the number of
//!   solutions is the measure: single cells get other digits, a few dozen alternatives at a time, until one
//!   solution is left. Walks that may go up a little near the end mostly arrive from 19 cells on; strictly
//!   descending ones mostly do not.
//! - **All fillings of a pattern are generated in order.** Each class of isomorphic fillings is found once,
//!   by its least text: a beginning is dropped if an image undercuts it. Nothing is stored, the search can
//!   resume after any filling, and ranges of fillings are pieces of work for a team.
//! - **Weights belong to their law.** The weight 1/(k!(81-k)!) is right for controlled bias. For digging to
//!   the end its mean is wrong by more than a given, so there each sample is weighed by the choices on its
//!   own path. Tests compare both laws with all minimal puzzles of small starts.
//! - **Most givens are needed for reasons that need no search.** Two digits, or two lines, can be exchanged
//!   in more than a hundred sets of cells of every grid; a given that is alone in one is needed. The engines
//!   are asked only about the others, and a question ends with its first solution.
//! - **Vicinities are searched by distant solutions.** A candidate of two solutions makes nothing unique. So
//!   each question asks for a solution with candidates that no known one has, for all puzzles of a search
//!   together.
//! - **Unavoidable sets are composed of moves of digits**, which are the same for all digits of all grids:
//!   one table, and a search that stops when the digits that must move need too many cells. A test compares
//!   it with the solutions of parts of grids.
//! - **A seed and the number of a piece** determine a piece of random work, so the number of threads does not
//!   matter. The grids of a seed depend on the solution that the engine finds first: they may change with a
//!   version of the solver, never with the machine.

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
pub use dig::{Recipe, dig, dig_apart};
pub use fillings::Fillings;
pub use grids::{fill, fill_around};
pub use hitting::Hitting;
pub use pattern::{canonical_pattern, fill_pattern};
pub use reduce::{every_minimal, expand, reduce, reduce_often};
pub use redundant::{redundant, redundant_of};
pub use sample::{MOST_GIVENS, Sample, controlled_bias, top_down};
pub use steer::{Climb, Steering};
pub use sudokit_symmetry::Random;
pub use symmetry::Symmetry;
pub use unavoidable::{Unavoidable, unavoidable_of_boxes, unavoidable_of_digits, unavoidable_within};
pub use uniform::Grids;
pub use vicinity::Vicinity;
