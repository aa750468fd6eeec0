//! The looks of boards, steps and explanations.
//!
//! | where | what | with |
//! |---|---|---|
//! | terminal | a grid of candidates, a sign behind every one that plays a role | [`Picture::text`] |
//! | picture | SVG: shapes behind the candidates, arrows, outlined houses, a legend | [`Picture::svg`] |
//! | page | HTML: steps with their pictures and explanations | [`html`] |
//!
//! One [`Theme`] defines the look of each role. Nothing depends on colour alone: every role has a sign and a
//! shape of its own. [`Coordinates`] chooses the names of cells, and [`chain`] writes the links of a diagram
//! in the notations of the forums.
//!
//! ```
//! use sudokit_core::{Board, CandidateSet};
//! use sudokit_diagram::{Diagram, Role};
//! use sudokit_render::{Ink, Picture};
//!
//! let mut diagram = Diagram::default();
//! diagram.candidates(CandidateSet::of("r1c1=5".parse()?), Role::Placed);
//! let picture = Picture::new(&Board::EMPTY, &diagram);
//! let mut text = String::new();
//! picture.text(&mut text, Ink::PLAIN)?;
//! assert!(text.contains("12345+6789"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Decisions
//!
//! - **One theme.** Every role has a sign, a shape and a colour in one table, and a test makes sure that
//!   signs and shapes suffice. A new role does not compile until it has a look. SVG is written by hand:
//!   pictures need little of it.

pub mod chain;
mod coordinates;
pub mod drawing;
pub mod html;
mod picture;
mod picture_drawing;
mod shapes;
pub mod svg;
mod terminal;
mod theme;

pub use coordinates::Coordinates;
pub use picture::Picture;
pub use terminal::Ink;
pub use theme::{Look, Rgb, Shape, Theme};
