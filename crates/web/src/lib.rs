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
//! - **The app carries only what it calls.** Without the feature `package`, functions of the npm package
//!   alone are left out, with their dependencies.

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
mod round;
mod tables;
mod texts;
mod train;
mod words;

pub use about::{check, count, rating};
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
pub use ladder::ladder;
pub use lessons::{lessons, way};
#[cfg(feature = "package")]
pub use make::generate;
pub use orders::{make, symmetry_table, technique_table};
#[cfg(feature = "package")]
pub use picture::svg;
pub use print::pages;
#[cfg(feature = "package")]
pub use print::print;
pub use profile::Profile;
pub use round::{Round, exercises};
pub use tables::{key_table, level_table, version};
pub use texts::{formats, read, read_each};
pub use train::Practice;
pub use words::speak;
