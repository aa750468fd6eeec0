//! Sixteen lanes in the 512-bit registers of AVX-512: three operands in one instruction, rotations in two.

use super::avx2_bytes::YmmBytes;
use super::avx512_pack;
use super::node::Node;
use super::search::{Queue, Search};
use super::vector::Lanes;
use crate::single::{End, Patience, Visit, Walk};
use std::arch::x86_64::*;
use sudokit_core::{Digit, Problem, Solution};

/// Exists only inside [`run`], so on a CPU that has the instructions.
#[derive(Clone, Copy)]
struct Zmm(__m512i);

// The methods are inlined into `run` and so compiled for its features.
//
// SAFETY, of all blocks here: `run` is called only where the CPU has the features. Loads and stores are unaligned, of
// rows that are as long as the register.
impl Lanes for Zmm {
    type Row = [u32; 16];
    const WIDTH: usize = 16;
    const ZERO_ROW: Self::Row = [0; 16];

    #[inline(always)]
    fn load(row: &Self::Row) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_loadu_si512(row.as_ptr().cast())) }
    }
    #[inline(always)]
    fn store(self, row: &mut Self::Row) {
        // SAFETY: see above.
        unsafe { _mm512_storeu_si512(row.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn splat(x: u32) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_set1_epi32(x.cast_signed())) }
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_and_si512(self.0, b.0)) }
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_or_si512(self.0, b.0)) }
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_xor_si512(self.0, b.0)) }
    }
    #[inline(always)]
    fn and_not(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_andnot_si512(b.0, self.0)) }
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: see above. The count becomes part of the instruction.
        unsafe { Self(_mm512_sll_epi32(self.0, _mm_cvtsi32_si128(N.cast_signed()))) }
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: see above. The count becomes part of the instruction.
        unsafe { Self(_mm512_srl_epi32(self.0, _mm_cvtsi32_si128(N.cast_signed()))) }
    }
    #[inline(always)]
    fn min(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_min_epu32(self.0, b.0)) }
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_sub_epi32(self.0, b.0)) }
    }
    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: see above.
        unsafe { u32::from(_mm512_test_epi32_mask(self.0, self.0)) }
    }
    #[inline(always)]
    fn pack(givens: &[Option<Digit>; 81]) -> Node {
        // SAFETY: see above.
        unsafe { avx512_pack::pack(givens) }
    }
    #[inline(always)]
    unsafe fn unpack(words: &Node) -> Solution {
        // SAFETY: see above; the words are of a solved node, says the caller.
        unsafe { avx512_pack::unpack(words) }
    }
    #[inline(always)]
    fn any(a: Self, b: Self, c: Self) -> Self {
        a.logic::<{ A | B | C }>(b, c)
    }
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        a.logic::<{ A & B | A & C | B & C }>(b, c)
    }
    #[inline(always)]
    fn parity(a: Self, b: Self, c: Self) -> Self {
        a.logic::<{ A ^ B ^ C }>(b, c)
    }
    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        self.logic::<{ (A & B | !A & C) & 0xFF }>(a, b)
    }
    #[inline(always)]
    fn and_not_both(self, b: Self, c: Self) -> Self {
        self.logic::<{ A & !(B & C) & 0xFF }>(b, c)
    }
    #[inline(always)]
    fn or_both(self, b: Self, c: Self) -> Self {
        self.logic::<{ A | B & C }>(b, c)
    }
    #[inline(always)]
    fn or_difference(self, b: Self, c: Self) -> Self {
        self.logic::<{ A | B ^ C }>(b, c)
    }
    #[inline(always)]
    fn turns(self) -> (Self, Self) {
        // The lowest five bits of the upper half are the highest of the 27, so 64 bits shifted left give both.
        let raised = self.shl::<5>();
        // SAFETY: see above.
        unsafe {
            (
                Self(_mm512_shldi_epi32::<18>(self.0, raised.0)),
                Self(_mm512_shldi_epi32::<9>(self.0, raised.0)),
            )
        }
    }
}

// A formula of three operands is a truth table of eight bits: the same formula of these.
const A: i32 = 0xF0;
const B: i32 = 0xCC;
const C: i32 = 0xAA;

impl Zmm {
    #[inline(always)]
    fn logic<const TABLE: i32>(self, b: Self, c: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(_mm512_ternarylogic_epi32::<TABLE>(self.0, b.0, c.0)) }
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
            search.run::<Zmm>(queue);
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
with_features!(
    "avx512f",
    "avx512bw",
    "avx512vl",
    "avx512bitalg",
    "avx512vbmi",
    "avx512vbmi2",
    "bmi1",
    "bmi2",
    "lzcnt",
    "popcnt"
);
