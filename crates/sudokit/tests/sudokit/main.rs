//! The promises of the library: one call for each task, and what it answers.

mod ambiguity;
mod bulk;
mod cancel;
mod candidates;
#[cfg(feature = "serde")]
mod data;
mod doors;
mod hint;
mod make;
mod many;
mod rate;
#[cfg(feature = "serde")]
mod schema;
mod suspects;
mod wish;
