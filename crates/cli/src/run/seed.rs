//! Seeds for random choices.

use std::hash::{BuildHasher, RandomState};

/// A new random seed, below 2^53: programs whose numbers are of floating point can name it again.
pub(crate) fn fresh() -> u64 {
    // The standard library's only source of randomness: hash maps get their keys from it.
    RandomState::new().hash_one(std::process::id()) >> 11
}
