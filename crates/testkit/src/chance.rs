//! Reproducible choices, from a seed or from bytes, for tests that change things at random.

/// A stream of choices. Bytes, as a fuzzer provides them, make a choice for every two of them; after them
/// come the choices of a seed.
///
/// ```
/// use sudokit_testkit::chance::Chance;
///
/// let draw = |mut chance: Chance<'_>| [10, 10, 10].map(|limit| chance.below(limit));
/// assert_eq!(draw(Chance::of_seed(7)), draw(Chance::of_seed(7)));
/// assert_eq!(draw(Chance::of_bytes(&[3, 0, 14, 0]))[..2], [3, 4]);
/// ```
#[derive(Clone, Debug)]
pub struct Chance<'b> {
    bytes: &'b [u8],
    state: u64,
}

impl<'b> Chance<'b> {
    /// The choices of a seed.
    pub const fn of_seed(seed: u64) -> Self {
        Self { bytes: &[], state: seed }
    }

    /// The choices of bytes, followed by those of the seed 0.
    pub const fn of_bytes(bytes: &'b [u8]) -> Self {
        Self { bytes, state: 0 }
    }

    /// A number below a limit.
    ///
    /// # Panics
    /// The limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        if let [low, high, rest @ ..] = self.bytes {
            self.bytes = rest;
            return usize::from(u16::from_le_bytes([*low, *high])) % limit;
        }
        // SplitMix64 (Guy Steele, Doug Lea, Christine Flood, 2014).
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ self.state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }

    /// One of these items; `None` if there are none.
    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }
}
