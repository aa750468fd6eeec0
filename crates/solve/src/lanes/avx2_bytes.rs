//! Thirty-two bytes in a 256-bit register of AVX2. AVX-512 has the same registers; the compiler merges these
//! instructions into its own of three operands.

use super::avx2::Avx2;
use super::bytes::{Bytes, COUNTS, TURNS_OF_BANDS, TURNS_OF_BITS, TURNS_OF_SLOTS};
use super::registers::registers;
use std::arch::x86_64::*;

registers! {
    [unsafe] pub(super) YmmBytes(__m256i) with Avx2, Bytes of [u8; 32]:
    load(row) = _mm256_loadu_si256(row.as_ptr().cast());
    store(a, row) = _mm256_storeu_si256(row.as_mut_ptr().cast(), a);
    splat(x) = _mm256_set1_epi8(x.cast_signed());
    -> u32: bits(a) = _mm256_movemask_epi8(a).cast_unsigned();
    -> bool: is_zero(a) = _mm256_testz_si256(a, a) != 0;
    and(a, b) = _mm256_and_si256(a, b);
    or(a, b) = _mm256_or_si256(a, b);
    xor(a, b) = _mm256_xor_si256(a, b);
    and_not(a, b) = _mm256_andnot_si256(b, a);
    plus(a, b) = _mm256_add_epi8(a, b);
    max(a, b) = _mm256_max_epu8(a, b);
    equal(a, b) = _mm256_cmpeq_epi8(a, b);
    // The count becomes part of the instruction.
    shl<N>(a) = _mm256_sll_epi16(a, _mm_cvtsi32_si128(N.cast_signed()));
    shr<N>(a) = _mm256_srl_epi16(a, _mm_cvtsi32_si128(N.cast_signed()));
    lower_halves(a, b) = _mm256_permute2x128_si256::<0x20>(a, b);
    upper_halves(a, b) = _mm256_permute2x128_si256::<0x31>(a, b);
    turn_slots<N>(a) = _mm256_shuffle_epi8(a, both_halves(&TURNS_OF_SLOTS[N as usize]));
    next_band(a) = _mm256_shuffle_epi8(a, both_halves(&TURNS_OF_BANDS[1]));
    previous_band(a) = _mm256_shuffle_epi8(a, both_halves(&TURNS_OF_BANDS[2]));
    count(a) = _mm256_shuffle_epi8(both_halves(&COUNTS), a);
    turn_down_and_up(a) = _mm256_shuffle_epi8(both_halves(&TURNS_OF_BITS[0]), a);
    turn_up_and_down(a) = _mm256_shuffle_epi8(both_halves(&TURNS_OF_BITS[1]), a);
}

/// A register with these bytes in both halves.
///
/// # Safety
/// The CPU has AVX2.
#[inline(always)]
unsafe fn both_halves(half: &[u8; 16]) -> __m256i {
    // SAFETY: the caller's; the bytes fill half of the register.
    unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(half.as_ptr().cast())) }
}
