//! Every Sudoku text format, in and out.
//!
//! [`parse`] takes a puzzle as people paste it, [`Reader`] reads files of any size in bounded memory,
//! [`Writer`] writes. [`Format`] names the formats; each is one file in `src/formats/`, which describes its
//! syntax and its losses.
//!
//! ```
//! use sudokit_formats::{Format, parse, to_text};
//!
//! let entry = parse(b"
//!     +-------+-------+-------+
//!     | 5 3 . | . 7 . | . . . |
//!     | 6 . . | 1 9 5 | . . . |
//!     | . 9 8 | . . . | . 6 . |
//!     +-------+-------+-------+
//!     | 8 . . | . 6 . | . . 3 |
//!     | 4 . . | 8 . 3 | . . 1 |
//!     | 7 . . | . 2 . | . . 6 |
//!     +-------+-------+-------+
//!     | . 6 . | . . . | 2 8 . |
//!     | . . . | 4 1 9 | . . 5 |
//!     | . . . | . 8 . | . 7 9 |
//!     +-------+-------+-------+
//! ")?;
//! let text = to_text(Format::by_name("sudokuwiki").unwrap(), &entry).unwrap();
//! assert!(text.starts_with("https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195"));
//! # Ok::<(), sudokit_formats::ParseError>(())
//! ```
//!
//! Links of sudoku.coach, f-puzzles and SudokuPad carry packed puzzles. They, and the same objects in JSON,
//! are read and written with the feature `links`, which is on by default.
//!
//! # Decisions
//!
//! - **A parse error is one struct** with line, column, expected and found text, not an enum per format:
//!   nobody matches on the reasons, everybody prints them.
//! - **Reading is bounded.** A line, a JSON object and an XML element have a megabyte at most, each text of a
//!   header a thousand characters, and an error fits in a few lines. JSON and XML of one line are read record
//!   by record, so a document may be of any length. Compressed texts (LZ-string, zlib) and
//!   JSON have bounds of their own. `tests/bounded.rs` reads endless texts of every kind in every format, and
//!   compares time and memory with their length.
//! - **Plain lines are never entries.** The reader hands out lines of 81 digits and dots as runs of puzzles,
//!   and makes entries only of texts that say more.

mod entry;
mod error;
mod format;
mod formats;
mod losses;
mod reader;
mod scan;
mod source;
mod spec;
mod writer;

pub use entry::{Candidates, Entry, Header};
pub use error::{ParseError, ReadError};
pub use format::{Format, UnknownFormat};
pub use formats::grid::{GridStyle, write_grid};
pub use formats::hodoku;
pub use losses::Losses;
pub use reader::{Reader, parse, parse_as};
pub use spec::Keeps;
pub use writer::{Writer, to_text};
