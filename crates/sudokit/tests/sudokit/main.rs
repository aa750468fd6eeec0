//! The promises of the library: one call for each task, and what it answers.

mod ambiguity;
mod bulk;
mod cancel;
mod candidates;
#[cfg(feature = "serde")]
mod data;
mod difficulty;
mod doors;
mod hint;
#[cfg(feature = "library")]
mod library;
mod make;
mod many;
mod rate;
#[cfg(feature = "serde")]
mod schema;
mod suspects;
mod wish;
