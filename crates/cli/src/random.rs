//! Random choices that a seed repeats, on every machine and with every version to come.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::hash::{BuildHasher, RandomState};

/// A stream of choices.
///
/// ChaCha is specified bit by bit, so a seed means the same stream everywhere. What turns the stream into
/// choices is written out here, since the ready-made algorithms may change with the crate that has them.
pub(crate) struct Random(ChaCha8Rng);

impl Random {
    /// The stream that belongs to a seed.
    pub(crate) fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A seed that nobody has used before.
    pub(crate) fn fresh_seed() -> u64 {
        // The standard library's only source of randomness: hash maps get their keys from it.
        RandomState::new().hash_one(std::process::id())
    }

    /// Puts the elements into random order, every order equally likely.
    pub(crate) fn shuffle<T>(&mut self, elements: &mut [T]) {
        for i in (1..elements.len()).rev() {
            elements.swap(i, self.below(i + 1));
        }
    }

    /// The elements in random order.
    pub(crate) fn shuffled<T>(&mut self, elements: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut elements: Vec<T> = elements.into_iter().collect();
        self.shuffle(&mut elements);
        elements
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        // The high half of the product: off by less than one part in 2^57 for the bounds used here.
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }
}
