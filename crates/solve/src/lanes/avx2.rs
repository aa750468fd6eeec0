//! Eight lanes in the 256-bit registers of AVX2.

use super::avx2_bytes::YmmBytes;
use super::avx2_pack;
use super::node::Node;
use super::search::{Queue, Search};
use super::vector::Lanes;
use crate::single::{End, Patience, Visit, Walk};
use std::arch::x86_64::*;
use sudokit_core::{Digit, Problem, Solution};

/// Exists only inside [`run`], so on a CPU that has the instructions.
#[derive(Clone, Copy)]
struct Ymm(__m256i);

// The methods are inlined into `run` and so compiled for its features.
//
// SAFETY, of all blocks here: `run` is called only where the CPU has the features. Loads and stores are unaligned, of
// rows that are as long as the register.
impl Lanes for Ymm {
    type Row = [u32; 8];
    const WIDTH: usize = 8;
    const ZERO_ROW: Self::Row = [0; 8];

    #[inline(always)]
    fn load(row: &Self::Row) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_loadu_si256(row.as_ptr().cast())) }
    }
    #[inline(always)]
    fn store(self, row: &mut Self::Row) {
        // SAFETY: see above.
        unsafe { _mm256_storeu_si256(row.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn splat(x: u32) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_set1_epi32(x.cast_signed())) }
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
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: see above. The count becomes part of the instruction.
        unsafe { Self(_mm256_sll_epi32(self.0, _mm_cvtsi32_si128(N.cast_signed()))) }
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: see above. The count becomes part of the instruction.
        unsafe { Self(_mm256_srl_epi32(self.0, _mm_cvtsi32_si128(N.cast_signed()))) }
    }
    #[inline(always)]
    fn min(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_min_epu32(self.0, b.0)) }
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm256_sub_epi32(self.0, b.0)) }
    }
    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: see above.
        unsafe {
            let zero = _mm256_cmpeq_epi32(self.0, _mm256_setzero_si256());
            !_mm256_movemask_ps(_mm256_castsi256_ps(zero)).cast_unsigned() & 0xFF
        }
    }
    #[inline(always)]
    fn pack(givens: &[Option<Digit>; 81]) -> Node {
        // SAFETY: see above.
        unsafe { avx2_pack::pack(givens) }
    }
    #[inline(always)]
    unsafe fn unpack(words: &Node) -> Solution {
        // SAFETY: see above; the words are of a solved node, says the caller.
        unsafe { avx2_pack::unpack(words) }
    }
}

/// The features, once for detection and once for the compiler.
macro_rules! with_features {
    ($($feature:tt),*) => {
        pub(super) fn is_available() -> bool {
            $(std::arch::is_x86_feature_detected!($feature))&&*
        }

        $(#[target_feature(enable = $feature)])*
        pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
            search.run::<Ymm>(queue);
        }

        $(#[target_feature(enable = $feature)])*
        pub(super) fn walk(
            walk: &mut Walk,
            problem: Option<Problem<'_>>,
            patience: Patience,
            visit: &mut Visit<'_>,
        ) -> End {
            walk.go::<YmmBytes>(problem, patience, visit)
        }
    };
}
with_features!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt");
