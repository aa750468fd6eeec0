//! The symmetries of Sudoku.
//!
//! | question | answered by |
//! |---|---|
//! | what maps grids to grids? | [`Transformation`]: composed, inverted, applied to any [`Transformable`] |
//! | which isomorph represents them all? | [`Canonizer::canonical`], in one of several [`Form`]s |
//! | are two puzzles the same? | [`Canonizer::isomorphism`] |
//! | how symmetric is it? | [`Canonizer::automorphisms`] |
//! | which of the 416 bands is it? | [`Bands`] |
#![cfg_attr(
    feature = "ranking",
    doc = "| which of the 5,472,730,538 grids is it? | [`Ranking`], which walks through the [`Sections`] of a class |"
)]
//!
//! ```
//! use sudokit_core::Puzzle;
//! use sudokit_symmetry::Transformation;
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let image = Transformation::TRANSPOSE.apply(&puzzle);
//! assert!(image.to_string().starts_with("56.847..."));
//! # Ok::<(), sudokit_core::ParsePuzzleError>(())
//! ```
//!
//! # Decisions
//!
//! - **A canonical form has a name.** "Minlex" means three things in the field; `Form` says which one. The
//!   tests compare each form with all 3,359,232 images of puzzles. The form shared by gsf's program and
//!   gridchecker was derived from their output: all lines of the published collection of 17-clue puzzles are
//!   their own form.
//! - **The search for a canonical form goes down the rows of all images at once**, and keeps the states that
//!   can still be the least. Full grids have a search of their own, as nothing in their first row
//!   distinguishes the states.
//! - **Ranks rest on a census.** A grid is found by walking through a part of the catalogue of about sixteen
//!   thousand grids, from its nearer end. The lengths of these stretches are in
//!   `crates/symmetry/src/census.bin`, 1.2 MB that `cargo run --release -p sudokit-symmetry --example
//!   catalogue` recomputes in about 20 core minutes. So there is no table to build first. The feature
//!   `census` puts it into a program; with `ranking` alone a program can load it when it is needed.
//! - **A walk through the catalogue looks bands up.** There are 72,576 bands up to relabelling and sorting,
//!   so the class of a chute is a table look-up. With the automorphisms of the first band, it settles nearly
//!   every grid without its minlex form.

mod arrangement;
mod band_places;
mod bands;
mod canonizer;
mod catalogue;
#[cfg(feature = "ranking")]
mod census;
mod grid_minlex;
mod named;
mod notation;
mod orders;
mod random;
#[cfg(feature = "ranking")]
mod ranking;
mod search;
#[cfg(feature = "ranking")]
mod stretch;
mod transformable;
mod transformation;
mod walk;

pub use bands::Bands;
pub use canonizer::{Canonical, Canonizer, Form};
pub use catalogue::{Section, Sections};
#[cfg(feature = "ranking")]
#[doc(hidden)]
pub use census::Census;
pub use notation::NotATransformation;
pub use random::Random;
#[cfg(feature = "ranking")]
pub use ranking::Ranking;
pub use transformable::Transformable;
pub use transformation::Transformation;
