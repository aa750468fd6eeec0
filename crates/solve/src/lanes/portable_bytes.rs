//! Thirty-two bytes for every machine: the vectors that its compiler can rely on. Bytes change places as digits of a
//! number of 128 bits.

use super::bytes::Bytes;
use wide::u8x16;

#[derive(Clone, Copy)]
pub(super) struct WideBytes([u8x16; 2]);

/// The bytes of a half that are in use.
const IN_USE: u128 = (1 << 120) - 1;
/// The bytes of the first band, and of the last.
const FIRST_BAND: u128 = 0xFF_0000_FF00_00FF_0000_FF00_00FF;
const LAST_BAND: u128 = FIRST_BAND << 16;

#[inline(always)]
fn number(half: u8x16) -> u128 {
    u128::from_le_bytes(half.to_array())
}

#[inline(always)]
fn half(number: u128) -> u8x16 {
    u8x16::new(number.to_le_bytes())
}

#[inline(always)]
fn turn_slots<const N: usize>(own: u8x16) -> u8x16 {
    let own = number(own) & IN_USE;
    half((own >> (24 * N) | own << (120 - 24 * N)) & IN_USE)
}

#[inline(always)]
fn next_band(own: u8x16) -> u8x16 {
    let own = number(own) & IN_USE;
    half(own >> 8 & !LAST_BAND | own << 16 & LAST_BAND)
}

#[inline(always)]
fn previous_band(own: u8x16) -> u8x16 {
    let own = number(own) & IN_USE;
    half((own << 8 & !FIRST_BAND | own >> 16 & FIRST_BAND) & IN_USE)
}

impl Bytes for WideBytes {
    #[inline(always)]
    fn load(bytes: &[u8; 32]) -> Self {
        let (lower, upper) = bytes.split_at(16);
        let half = |bytes: &[u8]| u8x16::new(bytes.try_into().expect("half of the bytes"));
        Self([half(lower), half(upper)])
    }
    #[inline(always)]
    fn store(self, bytes: &mut [u8; 32]) {
        bytes[..16].copy_from_slice(&self.0[0].to_array());
        bytes[16..].copy_from_slice(&self.0[1].to_array());
    }
    #[inline(always)]
    fn splat(x: u8) -> Self {
        Self([u8x16::splat(x); 2])
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        Self([self.0[0] & b.0[0], self.0[1] & b.0[1]])
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        Self([self.0[0] | b.0[0], self.0[1] | b.0[1]])
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        Self([self.0[0] ^ b.0[0], self.0[1] ^ b.0[1]])
    }
    #[inline(always)]
    fn and_not(self, b: Self) -> Self {
        Self([self.0[0] & !b.0[0], self.0[1] & !b.0[1]])
    }
    #[inline(always)]
    fn plus(self, b: Self) -> Self {
        Self([self.0[0] + b.0[0], self.0[1] + b.0[1]])
    }
    #[inline(always)]
    fn max(self, b: Self) -> Self {
        Self([self.0[0].max(b.0[0]), self.0[1].max(b.0[1])])
    }
    #[inline(always)]
    fn equal(self, b: Self) -> Self {
        Self([self.0[0].simd_eq(b.0[0]), self.0[1].simd_eq(b.0[1])])
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        Self([self.0[0] << N, self.0[1] << N])
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        Self([self.0[0] >> N, self.0[1] >> N])
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        self.0[0].to_bitmask() | self.0[1].to_bitmask() << 16
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        number(self.0[0] | self.0[1]) == 0
    }
    #[inline(always)]
    fn lower_halves(self, b: Self) -> Self {
        Self([self.0[0], b.0[0]])
    }
    #[inline(always)]
    fn upper_halves(self, b: Self) -> Self {
        Self([self.0[1], b.0[1]])
    }
    #[inline(always)]
    fn turn_slots<const N: usize>(self) -> Self {
        Self([turn_slots::<N>(self.0[0]), turn_slots::<N>(self.0[1])])
    }
    #[inline(always)]
    fn next_band(self) -> Self {
        Self([next_band(self.0[0]), next_band(self.0[1])])
    }
    #[inline(always)]
    fn previous_band(self) -> Self {
        Self([previous_band(self.0[0]), previous_band(self.0[1])])
    }
}
