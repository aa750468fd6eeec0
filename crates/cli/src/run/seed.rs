//! Seeds for random choices.

use std::hash::{BuildHasher, RandomState};

/// A new random seed.
pub(crate) fn fresh() -> u64 {
    // The standard library's only source of randomness: hash maps get their keys from it.
    RandomState::new().hash_one(std::process::id())
}
