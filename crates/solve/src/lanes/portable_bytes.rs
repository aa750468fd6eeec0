//! Thirty-two bytes for every machine: the vectors that its compiler can rely on. A shuffle moves bytes if
//! there is one; otherwise shifts of a 128-bit number do.

use super::bytes::{Bytes, TURNS_OF_BANDS, TURNS_OF_SLOTS};
use super::registers::registers;
use wide::u8x16;

/// The bytes of a half that are in use.
const IN_USE: u128 = (1 << 120) - 1;
/// The bytes of the first band, and of the last.
const FIRST_BAND: u128 = 0xFF_0000_FF00_00FF_0000_FF00_00FF;
const LAST_BAND: u128 = FIRST_BAND << 16;

/// True if the build can rely on an instruction that shuffles bytes.
const HAS_SHUFFLES: bool = cfg!(any(
    target_feature = "ssse3",
    target_feature = "simd128",
    all(target_arch = "aarch64", target_feature = "neon")
));

registers! {
    [] pub(super) WideBytes([u8x16; 2]) with (), Bytes of [u8; 32]:
    load(row) = {
        let (halves, _) = row.as_chunks();
        [u8x16::new(halves[0]), u8x16::new(halves[1])]
    };
    store(a, row) = {
        row[..16].copy_from_slice(&a[0].to_array());
        row[16..].copy_from_slice(&a[1].to_array());
    };
    splat(x) = [u8x16::splat(x); 2];
    -> u32: bits(a) = a[0].to_bitmask() | a[1].to_bitmask() << 16;
    -> bool: is_zero(a) = number(a[0] | a[1]) == 0;
    and(a, b) = [a[0] & b[0], a[1] & b[1]];
    or(a, b) = [a[0] | b[0], a[1] | b[1]];
    xor(a, b) = [a[0] ^ b[0], a[1] ^ b[1]];
    and_not(a, b) = [a[0] & !b[0], a[1] & !b[1]];
    plus(a, b) = [a[0] + b[0], a[1] + b[1]];
    max(a, b) = [a[0].max(b[0]), a[1].max(b[1])];
    equal(a, b) = [a[0].simd_eq(b[0]), a[1].simd_eq(b[1])];
    shl<N>(a) = [a[0] << N, a[1] << N];
    shr<N>(a) = [a[0] >> N, a[1] >> N];
    lower_halves(a, b) = [a[0], b[0]];
    upper_halves(a, b) = [a[1], b[1]];
    turn_slots<N>(a) = moved(a, &TURNS_OF_SLOTS[N as usize], |own| own >> (24 * N) | own << (120 - 24 * N));
    next_band(a) = moved(a, &TURNS_OF_BANDS[1], |own| own >> 8 & !LAST_BAND | own << 16 & LAST_BAND);
    previous_band(a) = moved(a, &TURNS_OF_BANDS[2], |own| own << 8 & !FIRST_BAND | own >> 16 & FIRST_BAND);
}

/// Moves the bytes of each half: `places` says from where, and `shifted` does the same to a half as a number.
#[inline(always)]
fn moved([lower, upper]: [u8x16; 2], places: &[u8; 16], shifted: impl Fn(u128) -> u128) -> [u8x16; 2] {
    if HAS_SHUFFLES {
        let places = u8x16::new(*places);
        return [lower.shuffle_zeroing(places), upper.shuffle_zeroing(places)];
    }
    let half = |number: u128| u8x16::new((number & IN_USE).to_le_bytes());
    [half(shifted(number(lower) & IN_USE)), half(shifted(number(upper) & IN_USE))]
}

#[inline(always)]
fn number(half: u8x16) -> u128 {
    u128::from_le_bytes(half.to_array())
}
