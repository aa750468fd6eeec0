//! Random choices that a seed reproduces on every machine and with every future version.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// A stream of choices.
///
/// ChaCha is specified bit by bit, so a seed gives the same stream everywhere. The conversion from the stream
/// to choices is written out here, as library algorithms may change with their crate.
///
/// ```
/// use sudokit_symmetry::Random;
///
/// let mut one = Random::new(7);
/// let mut same = Random::new(7);
/// assert_eq!(one.shuffled(0..9), same.shuffled(0..9));
/// ```
#[derive(Debug)]
pub struct Random(ChaCha8Rng);

/// The same choices again. `chacha20` lets nothing be cloned by accident: a key must not be used twice.
impl Clone for Random {
    fn clone(&self) -> Self {
        Self(ChaCha8Rng::deserialize_state(&self.0.serialize_state()))
    }
}

impl Random {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// One of many streams of a seed. Work in pieces takes one for each piece, so the result does not depend
    /// on the distribution of the pieces. Number 0 is [`new`](Self::new).
    ///
    /// ```
    /// # use sudokit_symmetry::Random;
    /// assert_eq!(Random::piece(1, 0).number(), Random::new(1).number());
    /// assert_ne!(Random::piece(1, 1).number(), Random::piece(1, 2).number());
    /// ```
    pub fn piece(seed: u64, number: u64) -> Self {
        let mut random = Self::new(seed);
        random.0.set_stream(number);
        random
    }

    /// Puts the elements into random order, every order equally likely.
    pub fn shuffle<T>(&mut self, elements: &mut [T]) {
        for i in (1..elements.len()).rev() {
            elements.swap(i, self.below(i + 1));
        }
    }

    /// The elements in random order.
    pub fn shuffled<T>(&mut self, elements: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut elements: Vec<T> = elements.into_iter().collect();
        self.shuffle(&mut elements);
        elements
    }

    /// A random number, all 64 bits.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Goes on as if so many numbers had been drawn. [`below`](Self::below) and
    /// [`number_below`](Self::number_below) draw one each.
    ///
    /// ```
    /// # use sudokit_symmetry::Random;
    /// let (mut one, mut other) = (Random::new(1), Random::new(1));
    /// (one.number(), one.below(9));
    /// other.skip(2);
    /// assert_eq!(one.number(), other.number());
    /// ```
    pub fn skip(&mut self, numbers: usize) {
        // A number is two words.
        self.0.set_word_pos(self.0.get_word_pos() + 2 * numbers as u128);
    }

    /// A number below `bound`: an index, or a number of choices.
    pub fn below(&mut self, bound: usize) -> usize {
        // It is below a `usize`.
        self.number_below(bound as u64) as usize
    }

    /// A number below a bound that may be larger than a `usize`, and so the same on all machines.
    pub fn number_below(&mut self, bound: u64) -> u64 {
        // The high half of the product: off by less than one part in 2^57 for indices.
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// A number below a count, all equally likely.
    ///
    /// # Panics
    /// If `count` is 0.
    pub(crate) fn fair_below(&mut self, count: u64) -> u64 {
        // Numbers beyond the last multiple of the count would make the first ones likelier.
        let fair = u64::MAX / count * count;
        loop {
            let number = self.number();
            if number < fair {
                return number % count;
            }
        }
    }
}
