//! Sudoku on paper.
//!
//! | for | from | to |
//! |---|---|---|
//! | puzzles, a sheet or a book | [`Book`] | [`Page`]s |
//! | grids alone | [`Bare`] | [`Page`]s |
//! | the cover of a bound book | [`Wrap`] | a [`Page`] |
//! | a way through a puzzle | [`Flow`], [`way`] | [`Page`]s |
//! | exercises for a technique | [`Worksheet`] | [`Page`]s |
//! | pages | [`svg`], [`html`], [`pdf`], [`eps`], [`png`] | documents |
//!
//! A page is data: blocks in reading order, each with its elements. One engine lays them out for all kinds of
//! documents, which differ only in how they write lines and letters.
//!
//! ```
//! use sudokit_core::Puzzle;
//! use sudokit_print::{Book, Item, svg};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let items = [Item::new(puzzle, None)];
//! let mut text = String::new();
//! for page in (Book { per_page: 1, ..Book::new(&items) }).pages()? {
//!     svg::page(&mut text, &page)?;
//! }
//! assert!(text.contains("Puzzle 1, row by row. 5, 3, 2 blanks, 7, 4 blanks."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Decisions
//!
//! - **Pixels come from the same pages and the same font**, drawn by `tiny-skia`. Rendering SVG with another
//!   program would need a second layout of the text.
//! - **Text is set letter by letter**, without kerning: widths come from a table of a few kilobytes, so that
//!   a browser, which does not have the font, breaks lines where PDF does. Full-width signs, such as Chinese
//!   ones, are an em wide there, so that the layout does not depend on the second font that has them.
//! - **No font but Noto Sans is part of the program.** Fonts with Chinese and Japanese signs have 5 to 20 MB;
//!   the caller hands over one of the reader's. Without it, a document with such signs is an error.
//! - **Everything that people write into is black.** Printers make grey lines of dots, and print shops print
//!   coloured black lighter.

mod bare;
mod book;
mod breaks;
#[cfg(feature = "front")]
mod centred;
#[cfg(feature = "eps")]
pub mod eps;
mod face;
mod flow;
#[cfg(any(feature = "eps", feature = "pdf", feature = "png"))]
mod font;
mod furniture;
mod grid;
pub mod html;
mod item;
mod marks;
#[cfg(feature = "pdf")]
mod mixture;
mod page;
mod paper;
#[cfg(feature = "pdf")]
pub mod pdf;
#[cfg(feature = "png")]
pub mod png;
#[cfg(feature = "qr")]
mod qr;
#[cfg(any(feature = "eps", feature = "pdf"))]
mod shade;
mod slots;
mod stars;
mod style;
pub mod svg;
#[cfg(any(feature = "eps", feature = "pdf", feature = "png"))]
mod trace;
mod trouble;
pub mod way;
mod worksheet;
#[cfg(feature = "front")]
mod wrap;

pub use bare::Bare;
pub use book::{Aid, Book, Pages, Solutions};
pub use face::{Face, is_full_width, lacking};
pub use flow::{Flow, Format, Illustration, Paragraph};
#[cfg(any(feature = "eps", feature = "pdf", feature = "png"))]
pub use font::{Font, Fonts};
pub use item::Item;
#[cfg(feature = "pdf")]
pub use mixture::{Mixture, NotAMixture};
pub use page::{Area, Bleed, Block, Link, Page, Part};
pub use paper::{INCH, MM, Margins, Paper, ParsePaperError};
pub use style::{Lines, Style};
pub use trouble::PrintError;
pub use worksheet::{Exercise, Worksheet};
#[cfg(feature = "front")]
pub use wrap::{Stock, Wrap};
