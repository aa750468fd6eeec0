//! Operations on a vector register that the single engine needs.

/// A register of 32 bytes, in two halves of 16. The first 15 bytes of a half are five *slots* of three bytes,
/// one for each band; the last byte is not in use.
///
/// ```text
///              lower half                                upper half
///   byte    0  1  2   3  4  5  ...  12 13 14  15      16 17 18  ...  28 29 30  31
///   slot    0 0 0     1 1 1         4 4 4      -       0 0 0          4 4 4     -
///   band    0  1  2   0  1  2       0  1  2    -       0  1  2        0  1  2   -
/// ```
///
/// Operations work on each byte alone, unless they say otherwise.
pub(crate) trait Bytes: Copy {
    /// Proof that the CPU has the instructions.
    type Cpu: Copy;

    /// The proof that this register was made with.
    fn cpu(self) -> Self::Cpu;
    fn load(cpu: Self::Cpu, row: &[u8; 32]) -> Self;
    fn store(self, row: &mut [u8; 32]);
    fn splat(cpu: Self::Cpu, x: u8) -> Self;
    /// `self & b`
    fn and(self, b: Self) -> Self;
    /// `self | b`
    fn or(self, b: Self) -> Self;
    /// `self ^ b`
    fn xor(self, b: Self) -> Self;
    /// `self & !b`
    fn and_not(self, b: Self) -> Self;
    /// `self + b`, wrapping around.
    fn plus(self, b: Self) -> Self;
    /// The larger of two numbers.
    fn max(self, b: Self) -> Self;
    /// All ones if both are equal, else 0.
    fn equal(self, b: Self) -> Self;
    /// `self << N`. Bits that leave a byte may enter the next.
    fn shl<const N: u32>(self) -> Self;
    /// `self >> N`. Bits that leave a byte may enter the one before.
    fn shr<const N: u32>(self) -> Self;
    /// The highest bit of each byte.
    fn bits(self) -> u32;
    /// Returns true if all bytes are 0.
    fn is_zero(self) -> bool;

    /// The lower half of this, then the lower half of `b`.
    fn lower_halves(self, b: Self) -> Self;
    /// The upper half of this, then the upper half of `b`.
    fn upper_halves(self, b: Self) -> Self;
    /// Rotates the slots of each half down by `N`. The unused byte becomes 0.
    fn turn_slots<const N: u32>(self) -> Self;
    /// Rotates the bands of each slot down by one: each byte gets that of the next band. The unused byte
    /// becomes 0.
    fn next_band(self) -> Self;
    /// Rotates the bands of each slot up by one: each byte gets that of the band before. The unused byte
    /// becomes 0.
    fn previous_band(self) -> Self;

    /// Number of bits set among the lowest three. The others must be 0.
    #[inline(always)]
    fn count(self) -> Self {
        let middle = self.shr::<1>().and(Self::splat(self.cpu(), 1));
        let highest = self.shr::<2>().and(Self::splat(self.cpu(), 1));
        self.and(Self::splat(self.cpu(), 1)).plus(middle).plus(highest)
    }
    /// Three bits rotated down by one in the lower half of the byte, and up by one in the upper half. The
    /// other bits must be 0.
    #[inline(always)]
    fn turn_down_and_up(self) -> Self {
        self.turned_down().or(self.turned_up().shl::<4>())
    }
    /// The same with the two halves of the byte exchanged.
    #[inline(always)]
    fn turn_up_and_down(self) -> Self {
        self.turned_up().or(self.turned_down().shl::<4>())
    }
    #[inline(always)]
    fn turned_down(self) -> Self {
        let lowest = self.and(Self::splat(self.cpu(), 0b001));
        self.shr::<1>().and(Self::splat(self.cpu(), 0b011)).or(lowest.shl::<2>())
    }
    #[inline(always)]
    fn turned_up(self) -> Self {
        let lower = self.and(Self::splat(self.cpu(), 0b011));
        self.shr::<2>().and(Self::splat(self.cpu(), 0b001)).or(lower.shl::<1>())
    }
}

// The same as tables for shuffles.

/// Index for which a shuffle writes 0.
const NOTHING: u8 = 0x80;

/// Indices that rotate the slots by this number.
pub(super) const TURNS_OF_SLOTS: [[u8; 16]; 5] = {
    let mut turns = [[NOTHING; 16]; 5];
    let mut turn = 0;
    while turn < 5 {
        let mut byte = 0;
        while byte < 15 {
            turns[turn][byte] = ((byte + 3 * turn) % 15) as u8;
            byte += 1;
        }
        turn += 1;
    }
    turns
};

/// Indices that rotate the bands of each slot by this number.
pub(super) const TURNS_OF_BANDS: [[u8; 16]; 3] = {
    let mut turns = [[NOTHING; 16]; 3];
    let mut turn = 0;
    while turn < 3 {
        let mut byte = 0;
        while byte < 15 {
            turns[turn][byte] = (byte / 3 * 3 + (byte + turn) % 3) as u8;
            byte += 1;
        }
        turn += 1;
    }
    turns
};

/// [`Bytes::count`]
#[cfg(target_arch = "x86_64")]
pub(super) const COUNTS: [u8; 16] = {
    let mut table = [0; 16];
    let mut bits = 0_usize;
    while bits < 8 {
        table[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    table
};

/// [`Bytes::turn_down_and_up`] and [`Bytes::turn_up_and_down`]
#[cfg(target_arch = "x86_64")]
pub(super) const TURNS_OF_BITS: [[u8; 16]; 2] = {
    let mut tables = [[0; 16]; 2];
    let mut bits = 0;
    while bits < 8 {
        let down = (bits >> 1 | bits << 2) & 7;
        let up = (bits << 1 | bits >> 2) & 7;
        tables[0][bits] = (down | up << 4) as u8;
        tables[1][bits] = (up | down << 4) as u8;
        bits += 1;
    }
    tables
};
