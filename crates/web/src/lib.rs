//! The library for JavaScript, as WebAssembly: the module of the npm package `sudokit`.
//!
//! ```text
//! npm/index.js    typed calls, errors as exceptions
//!     │ texts, numbers, bytes
//! wasm-bindgen
//!     │
//! this crate      parses arguments, calls the library or the game, writes JSON
//! ```
//!
//! # Decisions
//!
//! - **Records cross the border as JSON text.** It is the same as the program's, and `JSON.parse` is faster
//!   than many calls across the border. Arrays of grids cross as bytes.
//! - **An error is JSON too**: a code that does not change, a message, a line and a column. `npm/index.js`
//!   makes an exception of it.
//! - **There is no thread.** To work in the background, or to stop work, call from a Worker. Long calls also
//!   take a time limit in milliseconds.
//! - **The app carries only what it calls**, in two modules. The first has the feature `game`, and is all
//!   that most visits need; the second has the feature `deep`, and is loaded when a hint, a rating or a page
//!   asks for it. The npm package has both in one, with functions that the app does not call.

#[cfg(feature = "deep")]
mod about;
#[cfg(feature = "package")]
mod bulk;
#[cfg(feature = "package")]
mod call;
mod clock;
#[cfg(feature = "package")]
mod convert;
mod error;
#[cfg(feature = "game")]
mod game;
mod json;
mod ladder;
#[cfg(feature = "deep")]
mod lessons;
#[cfg(feature = "package")]
mod make;
#[cfg(feature = "deep")]
mod orders;
#[cfg(feature = "deep")]
mod origin;
#[cfg(feature = "package")]
mod picture;
#[cfg(feature = "deep")]
mod print;
#[cfg(feature = "game")]
mod profile;
#[cfg(feature = "deep")]
mod rating;
#[cfg(feature = "game")]
mod round;
#[cfg(feature = "deep")]
mod row;
#[cfg(feature = "deep")]
mod same;
#[cfg(feature = "deep")]
mod suspects;
#[cfg(feature = "game")]
mod tables;
#[cfg(feature = "deep")]
mod texts;
#[cfg(feature = "deep")]
mod train;
mod words;

#[cfg(feature = "deep")]
pub use about::{check, count};
#[cfg(feature = "package")]
pub use bulk::{
    candidates_many, canon_many, count_many, minimal_many, rank_many, rate_many, shuffle_many, solve_many,
};
#[cfg(feature = "package")]
pub use call::{Steps, call, solve};
#[cfg(feature = "package")]
pub use convert::{convert_all, read_all};
pub use error::Thrown;
#[cfg(feature = "game")]
pub use game::Game;
pub use ladder::ladder;
#[cfg(feature = "deep")]
pub use ladder::ladder_of_known;
#[cfg(feature = "deep")]
pub use lessons::{Way, lessons, needed, way_with};
#[cfg(feature = "package")]
pub use make::generate;
#[cfg(feature = "deep")]
pub use orders::{level_puzzle, make};
#[cfg(feature = "package")]
pub use picture::svg;
#[cfg(feature = "deep")]
pub use print::pages;
#[cfg(feature = "package")]
pub use print::print;
#[cfg(feature = "game")]
pub use profile::Profile;
#[cfg(feature = "deep")]
pub use rating::rating;
#[cfg(feature = "game")]
pub use round::{Round, exercises};
#[cfg(feature = "deep")]
pub use row::row;
#[cfg(feature = "deep")]
pub use same::isomorphism;
#[cfg(feature = "deep")]
pub use suspects::suspects;
#[cfg(feature = "package")]
pub use tables::{key_table, level_table};
#[cfg(feature = "game")]
pub use tables::{symmetry_table, technique_table, version};
#[cfg(feature = "deep")]
pub use texts::{formats, opened, read, read_each, write};
#[cfg(feature = "deep")]
pub use train::{Practice, moments};
pub use words::speak;
