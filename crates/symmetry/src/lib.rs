//! The symmetries of Sudoku.
//!
//! | question | answered by |
//! |---|---|
//! | what maps grids to grids? | [`Transformation`], a value: composed, inverted, applied to whatever is [`Transformable`] |
//! | which of all isomorphs stands for them? | [`Canonizer::canonical`], in one of several [`Form`]s, with the way there |
//! | are two puzzles the same? | [`Canonizer::isomorphism`] |
//! | how symmetric is it? | [`Canonizer::automorphisms`] |
//! | which of the 416 bands is it? | [`Bands`] |
//! | which of the 5,472,730,538 grids is it? | [`Ranking`], which walks through the [`Sections`] of a class |
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
mod ranking;
mod search;
mod stretch;
mod transformable;
mod transformation;
mod walk;

pub use bands::Bands;
pub use canonizer::{Canonical, Canonizer, Form};
pub use catalogue::{Section, Sections};
pub use notation::NotATransformation;
pub use ranking::Ranking;
pub use stretch::Stretch;
pub use transformable::Transformable;
pub use transformation::Transformation;
