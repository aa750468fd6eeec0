//! Sixteen lanes in the 512-bit registers of AVX-512: three operands in one instruction, rotations in two.

use super::avx2::Avx2;
use super::avx2_bytes::YmmBytes;
use super::avx512_pack;
use super::node::Node;
use super::registers::{instructions_of, registers};
use super::search::{Queue, Search};
use super::vector::Lanes;
use crate::single::{End, Patience, Visit, Walk};
use std::arch::x86_64::*;
use sudokit_core::{Digit, Problem, Solution};

instructions_of! {
    Avx512, is_x86_feature_detected(
        "avx512f", "avx512bw", "avx512vl", "avx512bitalg", "avx512vbmi", "avx512vbmi2", "bmi1", "bmi2", "lzcnt", "popcnt"
    )

    pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
        search.run::<Zmm>(Avx512::new(), queue);
    }

    pub(super) fn walk(walk: &mut Walk, problem: Option<Problem<'_>>, patience: Patience, visit: &mut Visit<'_>) -> End {
        walk.go::<YmmBytes>(Avx2::new(), problem, patience, visit)
    }
}

registers! {
    [unsafe] Zmm(__m512i) with Avx512, Lanes of [u32; 16]:
    load(row) = _mm512_loadu_si512(row.as_ptr().cast());
    store(a, row) = _mm512_storeu_si512(row.as_mut_ptr().cast(), a);
    splat(x) = _mm512_set1_epi32(x.cast_signed());
    -> u32: nonzero(a) = u32::from(_mm512_test_epi32_mask(a, a));
    and(a, b) = _mm512_and_si512(a, b);
    or(a, b) = _mm512_or_si512(a, b);
    xor(a, b) = _mm512_xor_si512(a, b);
    and_not(a, b) = _mm512_andnot_si512(b, a);
    // The count becomes part of the instruction.
    shl<N>(a) = _mm512_sll_epi32(a, _mm_cvtsi32_si128(N.cast_signed()));
    shr<N>(a) = _mm512_srl_epi32(a, _mm_cvtsi32_si128(N.cast_signed()));
    min(a, b) = _mm512_min_epu32(a, b);
    minus(a, b) = _mm512_sub_epi32(a, b);
    any(a, b, c) = _mm512_ternarylogic_epi32::<{ A | B | C }>(a, b, c);
    majority(a, b, c) = _mm512_ternarylogic_epi32::<{ A & B | A & C | B & C }>(a, b, c);
    parity(a, b, c) = _mm512_ternarylogic_epi32::<{ A ^ B ^ C }>(a, b, c);
    select(a, b, c) = _mm512_ternarylogic_epi32::<{ (A & B | !A & C) & 0xFF }>(a, b, c);
    and_not_both(a, b, c) = _mm512_ternarylogic_epi32::<{ A & !(B & C) & 0xFF }>(a, b, c);
    or_both(a, b, c) = _mm512_ternarylogic_epi32::<{ A | B & C }>(a, b, c);
    or_difference(a, b, c) = _mm512_ternarylogic_epi32::<{ A | B ^ C }>(a, b, c);
    // The lowest five bits of the upper half are the highest of the 27, so 64 bits shifted left give each
    // rotation.
    turned_9(a) = _mm512_shldi_epi32::<18>(a, _mm512_slli_epi32::<5>(a));
    turned_18(a) = _mm512_shldi_epi32::<9>(a, _mm512_slli_epi32::<5>(a));
    {
        #[inline(always)]
        fn pack(_: Avx512, givens: &[Option<Digit>; 81]) -> Node {
            // SAFETY: the token shows that the CPU has the instructions.
            unsafe { avx512_pack::pack(givens) }
        }
        #[inline(always)]
        unsafe fn unpack(_: Avx512, words: &Node) -> Solution {
            // SAFETY: the token shows that the CPU has the instructions. The caller's words are of a solved
            // node.
            unsafe { avx512_pack::unpack(words) }
        }
    }
}

// A formula of three operands is a truth table of eight bits: the same formula of these.
const A: i32 = 0xF0;
const B: i32 = 0xCC;
const C: i32 = 0xAA;
