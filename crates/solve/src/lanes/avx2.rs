//! Eight lanes in the 256-bit registers of AVX2.

use super::avx2_bytes::YmmBytes;
use super::avx2_pack;
use super::node::Node;
use super::registers::{instructions_of, registers};
use super::search::{Queue, Search};
use super::vector::Lanes;
use crate::single::{End, Patience, Visit, Walk};
use std::arch::x86_64::*;
use sudokit_core::{Digit, Problem, Solution};

instructions_of! {
    Avx2, is_x86_feature_detected("avx2", "bmi1", "bmi2", "lzcnt", "popcnt")

    pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
        search.run::<Ymm>(Avx2::new(), queue);
    }

    pub(super) fn walk(walk: &mut Walk, problem: Option<Problem<'_>>, patience: Patience, visit: &mut Visit<'_>) -> End {
        walk.go::<YmmBytes>(Avx2::new(), problem, patience, visit)
    }
}

registers! {
    [unsafe] Ymm(__m256i) with Avx2, Lanes of [u32; 8]:
    load(row) = _mm256_loadu_si256(row.as_ptr().cast());
    store(a, row) = _mm256_storeu_si256(row.as_mut_ptr().cast(), a);
    splat(x) = _mm256_set1_epi32(x.cast_signed());
    -> u32: nonzero(a) = {
        let zero = _mm256_cmpeq_epi32(a, _mm256_setzero_si256());
        !_mm256_movemask_ps(_mm256_castsi256_ps(zero)).cast_unsigned() & 0xFF
    };
    and(a, b) = _mm256_and_si256(a, b);
    or(a, b) = _mm256_or_si256(a, b);
    xor(a, b) = _mm256_xor_si256(a, b);
    and_not(a, b) = _mm256_andnot_si256(b, a);
    // The count becomes part of the instruction.
    shl<N>(a) = _mm256_sll_epi32(a, _mm_cvtsi32_si128(N.cast_signed()));
    shr<N>(a) = _mm256_srl_epi32(a, _mm_cvtsi32_si128(N.cast_signed()));
    min(a, b) = _mm256_min_epu32(a, b);
    minus(a, b) = _mm256_sub_epi32(a, b);
    {
        #[inline(always)]
        fn pack(_: Avx2, givens: &[Option<Digit>; 81]) -> Node {
            // SAFETY: the token shows that the CPU has the instructions.
            unsafe { avx2_pack::pack(givens) }
        }
        #[inline(always)]
        unsafe fn unpack(_: Avx2, words: &Node) -> Solution {
            // SAFETY: the token shows that the CPU has the instructions. The caller's words are of a solved
            // node.
            unsafe { avx2_pack::unpack(words) }
        }
    }
}
