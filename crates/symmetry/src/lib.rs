//! The symmetries of Sudoku.
//!
//! | question | answered by |
//! |---|---|
//! | what maps grids to grids? | [`Transformation`], a value: composed, inverted, applied to whatever is [`Transformable`] |
//! | which of all isomorphs stands for them? | [`Canonizer::canonical`], in one of several [`Form`]s, with the way there |
//! | are two puzzles the same? | [`Canonizer::isomorphism`] |
//! | how symmetric is it? | [`Canonizer::automorphisms`] |
//! | which of the 416 bands is it? | [`Bands`] |
#![cfg_attr(
    feature = "census",
    doc = "| which of the 5,472,730,538 grids is it? | [`Ranking`], which walks through the [`Sections`] of a class |"
)]
//!
//! ```
//! use sudokit_core::Puzzle;
//! use sudokit_symmetry::Transformation;
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let image = Transformation::MIRROR.apply(&puzzle);
//! assert!(image.to_string().starts_with("....7..35"));
//! # Ok::<(), sudokit_core::ParsePuzzleError>(())
//! ```
//!
//! # Decisions
//!
//! - **A canonical form has a name.** "Minlex" is three things in the field; `Form` says which is meant, and each is
//!   held against all 3,359,232 images of puzzles in the tests. The form that gsf's program and gridchecker share was
//!   worked out from what they make of puzzles: all lines of the published collection of 17-clue puzzles are their own
//!   form.
//! - **Canonical forms go down the rows of all images at once**, and keep the states that can still be the least. Full
//!   grids have a search of their own, as nothing in their first row tells one state from another.
//! - **Ranks rest on a census.** A grid is found by walking through a part of the catalogue that has some sixteen
//!   thousand grids, from its nearer end. How many grids each such stretch has is in `crates/symmetry/src/census.bin`,
//!   1.2 MB that `cargo run --release -p sudokit-symmetry --example catalogue` makes anew in about 20 minutes of a
//!   core. So nobody has to build a table first. It is the feature `census`: what ranks nothing can do
//!   without.
//! - **A walk through the catalogue looks bands up.** There are 72,576 bands up to what is seen at once, so the class
//!   of a chute is a look-up, and with the automorphisms of the first band it settles nearly every grid without its
//!   minlex form.

mod arrangement;
mod band_places;
mod bands;
mod canonizer;
mod catalogue;
mod grid_minlex;
mod named;
mod notation;
mod orders;
mod random;
#[cfg(feature = "census")]
mod ranking;
mod search;
#[cfg(feature = "census")]
mod stretch;
mod transformable;
mod transformation;
mod walk;

pub use bands::Bands;
pub use canonizer::{Canonical, Canonizer, Form};
pub use catalogue::{Section, Sections};
pub use notation::NotATransformation;
pub use random::Random;
#[cfg(feature = "census")]
pub use ranking::Ranking;
#[cfg(feature = "census")]
pub use stretch::Stretch;
pub use transformable::Transformable;
pub use transformation::Transformation;
