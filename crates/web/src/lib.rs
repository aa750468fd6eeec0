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
//! - **The app carries only what it calls**, in two halves of one module. The first is all that most visits
//!   need; the second is loaded when a hint, a rating or a page asks for it, and adds its functions to the
//!   first (`xtask/src/web/split`). The npm package has both in one, with functions that the app does not
//!   call.

mod about;
#[cfg(feature = "package")]
mod bulk;
#[cfg(feature = "package")]
mod call;
mod clock;
#[cfg(feature = "package")]
mod convert;
mod error;
mod game;
mod json;
mod ladder;
mod lessons;
#[cfg(feature = "package")]
mod make;
mod orders;
mod origin;
#[cfg(feature = "package")]
mod picture;
mod print;
mod profile;
mod rating;
mod round;
mod row;
mod same;
mod suspects;
mod tables;
mod texts;
mod train;
mod words;

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
pub use game::Game;
#[cfg(not(feature = "package"))]
pub use ladder::first_ladder;
pub use ladder::{ladder, ladder_of_known};
pub use lessons::{Way, lessons, needed, way_with};
#[cfg(feature = "package")]
pub use make::generate;
pub use orders::{level_puzzle, make};
#[cfg(feature = "package")]
pub use picture::svg;
pub use print::pages;
#[cfg(feature = "package")]
pub use print::print;
pub use profile::Profile;
pub use rating::rating;
pub use round::{Round, exercises};
pub use row::row;
pub use same::isomorphism;
pub use suspects::suspects;
#[cfg(feature = "package")]
pub use tables::{key_table, level_table};
pub use tables::{symmetry_table, technique_table, version};
pub use texts::{formats, opened, read, read_each, write};
pub use train::{Practice, moments};
pub use words::speak;
