//! The symmetries of Sudoku.
//!
//! | question | answered by |
//! |---|---|
//! | what maps grids to grids? | [`Transformation`], a value: composed, inverted, applied to whatever is [`Transformable`] |
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
mod canonizer;
mod grid;
mod named;
mod orders;
mod search;
mod transformable;
mod transformation;

pub use canonizer::{Canonical, Canonizer, Form};
pub use transformable::Transformable;
pub use transformation::Transformation;
