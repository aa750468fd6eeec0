//! Texts and diagrams about a board, as plain data.
//!
//! A technique does not know its medium: terminal, page or picture. It builds an [`Explanation`], whose
//! sentences contain cells, digits and houses as values, and a [`Diagram`], which gives candidates their
//! [`Role`]s and links them. The renderer chooses notation, colours and signs.
//!
//! ```
//! use sudokit_core::{Digit, House};
//! use sudokit_diagram::say;
//!
//! let (digit, block, row) = (Digit::D4, House::block(0), House::row(2));
//! let said = say!("All places for {digit} in {block} lie in {row}.", [digit, block, row]);
//! assert_eq!(said.to_string(), "All places for 4 in box 1 lie in row 3.");
//! ```

mod diagram;
mod explanation;
mod say;
mod sentence;

pub use diagram::{Diagram, Link, Mark, Role};
pub use explanation::{Case, Explanation};
#[doc(hidden)]
pub use say::names_only;
#[doc(hidden)]
pub use sentence::by_cells;
pub use sentence::{Any, Names, Rncn, Sentence, Span};
