//! The door to JavaScript: what the npm package `sudokit` calls.
//!
//! ```text
//! npm/index.js    typed calls, errors as exceptions
//!     │ texts, numbers, bytes
//! wasm-bindgen
//!     │
//! this crate      reads the arguments, asks the face or the game, writes JSON
//! ```
//!
//! # Decisions
//!
//! - **Records cross the border as JSON text.** The face has it already, it is the same as the program's, and
//!   `JSON.parse` is faster than any number of calls across the border. Arrays of grids cross as bytes.
//! - **An error is JSON too**: a code that does not change, a message, a line and a column. `npm/index.js` makes an exception of it.
//! - **There is no thread.** Whoever wants to do something else meanwhile, or to stop it, calls from a Worker. What may take long
//!   also takes a number of milliseconds.

mod app;
mod clock;
mod error;
mod game;
mod json;
mod origin;
mod profile;
mod tables;
mod train;

pub use app::{
    app_about, app_count, app_formats, app_make, app_rate, app_read, app_steps, app_symmetries,
    app_techniques, app_way,
};
pub use game::Game;
pub use profile::Profile;
pub use tables::{key_table, level_table, version};
pub use train::{Practice, course, lesson, round};

use error::Thrown;
