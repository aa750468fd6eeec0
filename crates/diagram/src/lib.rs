//! What is said and shown about a board, as plain data.
//!
//! A technique does not know how it will be read: in a terminal, on a page, in a picture. It builds an [`Explanation`],
//! whose sentences name cells, digits and houses as such, and a [`Diagram`], which gives candidates their [`Role`]s and
//! draws links between them. Whoever shows them chooses notation, colours and signs.
//!
//! ```
//! use sudokit_core::{Digit, House};
//! use sudokit_diagram::sentence;
//!
//! let said = sentence!["All places for ", Digit::D4, " in ", House::block(0), " lie in ", House::row(2), "."];
//! assert_eq!(said.to_string(), "All places for 4 in box 1 lie in row 3.");
//! ```

mod diagram;
mod explanation;
mod sentence;

pub use diagram::{Diagram, Link, Mark, Role};
pub use explanation::{Case, Explanation};
pub use sentence::{Any, Names, Rncn, Sentence, Span};
