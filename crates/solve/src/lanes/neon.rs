//! Four lanes in the 128-bit registers of NEON: a choice between two words in one instruction, rotations in two.
//!
//! Eight lanes, in pairs of registers, take more instructions for a puzzle: all words of four nodes fit in the 32
//! registers that there are, those of eight do not.

use super::search::{Queue, Search};
use super::vector::Lanes;
use std::arch::aarch64::*;

/// Exists only inside [`run`], so on a CPU that has the instructions.
#[derive(Clone, Copy)]
struct Quad(uint32x4_t);

// The methods are inlined into `run` and so compiled for its features.
//
// SAFETY, of all blocks here: `run` is called only where the CPU has the features. Loads and stores are of rows that are
// as long as the register.
impl Lanes for Quad {
    type Row = [u32; 4];
    const WIDTH: usize = 4;
    const ZERO_ROW: Self::Row = [0; 4];

    #[inline(always)]
    fn load(row: &Self::Row) -> Self {
        // SAFETY: see above.
        unsafe { Self(vld1q_u32(row.as_ptr())) }
    }
    #[inline(always)]
    fn store(self, row: &mut Self::Row) {
        // SAFETY: see above.
        unsafe { vst1q_u32(row.as_mut_ptr(), self.0) }
    }
    #[inline(always)]
    fn splat(x: u32) -> Self {
        // SAFETY: see above.
        unsafe { Self(vdupq_n_u32(x)) }
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(vandq_u32(self.0, b.0)) }
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(vorrq_u32(self.0, b.0)) }
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(veorq_u32(self.0, b.0)) }
    }
    #[inline(always)]
    fn and_not(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(vbicq_u32(self.0, b.0)) }
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: see above. The count becomes part of the instruction.
        unsafe { Self(vshlq_u32(self.0, vdupq_n_s32(N.cast_signed()))) }
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: see above. Counts below zero shift to the right; the count becomes part of the instruction.
        unsafe { Self(vshlq_u32(self.0, vdupq_n_s32(-N.cast_signed()))) }
    }
    #[inline(always)]
    fn min(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(vminq_u32(self.0, b.0)) }
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(vsubq_u32(self.0, b.0)) }
    }
    #[inline(always)]
    fn nonzero(self) -> u32 {
        // SAFETY: see above.
        unsafe { vaddvq_u32(vandq_u32(vtstq_u32(self.0, self.0), Self::load(&[1, 2, 4, 8]).0)) }
    }
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        // Where a and b differ, c decides.
        a.xor(b).select(c, a)
    }
    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        // SAFETY: see above.
        unsafe { Self(vbslq_u32(self.0, a.0, b.0)) }
    }
    #[inline(always)]
    fn turns(self) -> (Self, Self) {
        // SAFETY: see above.
        unsafe {
            (
                Self(vsliq_n_u32::<18>(self.shr::<9>().0, self.0)),
                Self(vsliq_n_u32::<9>(self.shr::<18>().0, self.0)),
            )
        }
    }
}

/// The features, once for detection and once for the compiler.
macro_rules! with_features {
    ($($feature:tt),*) => {
        pub(super) fn is_available() -> bool {
            $(std::arch::is_aarch64_feature_detected!($feature))&&*
        }

        $(#[target_feature(enable = $feature)])*
        pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
            search.run::<Quad>(queue);
        }
    };
}
with_features!("neon");
