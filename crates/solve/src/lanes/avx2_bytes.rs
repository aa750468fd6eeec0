//! Thirty-two bytes in a 256-bit register of AVX2. AVX-512 has the same registers, and instructions for three operands
//! that the compiler makes of these.

use super::bytes::Bytes;
use std::arch::x86_64::*;

/// Exists only inside the `walk` of [`avx2`](super::avx2) and [`avx512`](super::avx512), so on a CPU that has the
/// instructions.
#[derive(Clone, Copy)]
pub(super) struct YmmBytes(__m256i);

/// Where a shuffle leaves a 0.
const NOTHING: u8 = 0x80;

/// Where the bytes come from that have moved by so many slots.
const TURNS_OF_SLOTS: [[u8; 16]; 5] = {
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

/// Where the bytes of each band come from if they are those of the band so many further.
const TURNS_OF_BANDS: [[u8; 16]; 3] = {
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
const COUNTS: [u8; 16] = {
    let mut table = [0; 16];
    let mut bits = 0_usize;
    while bits < 8 {
        table[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    table
};

/// [`Bytes::turn_down_and_up`] and [`Bytes::turn_up_and_down`]
const TURNS_OF_BITS: [[u8; 16]; 2] = {
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

// The methods are inlined into `walk` and so compiled for its features.
//
// SAFETY, of all blocks here: `walk` is called only where the CPU has the features. Loads and stores are unaligned, of
// arrays that are as long as the register.
impl YmmBytes {
    /// The bytes of each half at these places of it.
    #[inline(always)]
    fn shuffle(self, places: &[u8; 16]) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_shuffle_epi8(self.0, Self::both_halves(places).0)) }
    }

    /// What the table has for each byte. Bytes are less than 16.
    #[inline(always)]
    fn look_up(self, table: &[u8; 16]) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_shuffle_epi8(Self::both_halves(table).0, self.0)) }
    }

    #[inline(always)]
    fn both_halves(half: &[u8; 16]) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_broadcastsi128_si256(_mm_loadu_si128(half.as_ptr().cast()))) }
    }
}

impl Bytes for YmmBytes {
    #[inline(always)]
    fn load(bytes: &[u8; 32]) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_loadu_si256(bytes.as_ptr().cast())) }
    }
    #[inline(always)]
    fn store(self, bytes: &mut [u8; 32]) {
        // SAFETY: see above.
        unsafe { _mm256_storeu_si256(bytes.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn splat(x: u8) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_set1_epi8(x.cast_signed())) }
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_and_si256(self.0, b.0)) }
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_or_si256(self.0, b.0)) }
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_xor_si256(self.0, b.0)) }
    }
    #[inline(always)]
    fn and_not(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_andnot_si256(b.0, self.0)) }
    }
    #[inline(always)]
    fn plus(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_add_epi8(self.0, b.0)) }
    }
    #[inline(always)]
    fn max(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_max_epu8(self.0, b.0)) }
    }
    #[inline(always)]
    fn equal(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_cmpeq_epi8(self.0, b.0)) }
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: see above. The count becomes part of the instruction.
        unsafe { Self(_mm256_sll_epi16(self.0, _mm_cvtsi32_si128(N.cast_signed()))) }
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: see above. The count becomes part of the instruction.
        unsafe { Self(_mm256_srl_epi16(self.0, _mm_cvtsi32_si128(N.cast_signed()))) }
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        // SAFETY: see above.
        unsafe { _mm256_movemask_epi8(self.0).cast_unsigned() }
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see above.
        unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
    }
    #[inline(always)]
    fn lower_halves(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_permute2x128_si256::<0x20>(self.0, b.0)) }
    }
    #[inline(always)]
    fn upper_halves(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_permute2x128_si256::<0x31>(self.0, b.0)) }
    }
    #[inline(always)]
    fn turn_slots<const N: usize>(self) -> Self {
        self.shuffle(&TURNS_OF_SLOTS[N])
    }
    #[inline(always)]
    fn next_band(self) -> Self {
        self.shuffle(&TURNS_OF_BANDS[1])
    }
    #[inline(always)]
    fn previous_band(self) -> Self {
        self.shuffle(&TURNS_OF_BANDS[2])
    }
    #[inline(always)]
    fn count(self) -> Self {
        self.look_up(&COUNTS)
    }
    #[inline(always)]
    fn turn_down_and_up(self) -> Self {
        self.look_up(&TURNS_OF_BITS[0])
    }
    #[inline(always)]
    fn turn_up_and_down(self) -> Self {
        self.look_up(&TURNS_OF_BITS[1])
    }
}
