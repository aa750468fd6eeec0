//! Texts and diagrams about a board, as plain data.
//!
//! A technique does not know its medium or its reader's language: terminal, page or picture, English or
//! German. It builds an [`Explanation`], whose sentences are names of messages with cells, digits and houses
//! as values, and a [`Diagram`], which gives candidates their [`Role`]s and links them. [`Words`] has the
//! messages of a language; the renderer chooses notation, colours and signs.
//!
//! ```
//! use sudokit_core::{Digit, House};
//! use sudokit_diagram::say;
//!
//! let said = say!("singles-look-for-place", [digit = Digit::D4, house = House::block(0)]);
//! assert_eq!(said.to_string(), "Where can 4 go in box 1?");
//! ```

mod diagram;
mod explanation;
mod names;
mod sentence;
mod words;

pub use diagram::{Diagram, Link, Mark, Role};
pub use explanation::{Case, Claim, Explanation};
pub use names::{Names, Rncn};
#[doc(hidden)]
pub use sentence::{Id, by_cells};
pub use sentence::{Sentence, Value};
#[cfg(feature = "languages")]
pub use words::WordsError;
pub use words::{Voice, Words};
