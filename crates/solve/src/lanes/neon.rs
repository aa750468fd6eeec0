//! Four lanes in the 128-bit registers of NEON: a choice between two words in one instruction, rotations in
//! two.
//!
//! Eight lanes, in pairs of registers, take more instructions for a puzzle: the 32 registers hold all words
//! of four nodes, but not those of eight.

use super::registers::{instructions_of, registers};
use super::search::{Queue, Search};
use super::vector::Lanes;
use std::arch::aarch64::*;

instructions_of! {
    Neon, is_aarch64_feature_detected("neon")

    pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
        search.run::<Quad>(Neon::new(), queue);
    }
}

registers! {
    [unsafe] Quad(uint32x4_t) with Neon, Lanes of [u32; 4]:
    load(row) = vld1q_u32(row.as_ptr());
    store(a, row) = vst1q_u32(row.as_mut_ptr(), a);
    splat(x) = vdupq_n_u32(x);
    -> u32: nonzero(a) = vaddvq_u32(vandq_u32(vtstq_u32(a, a), vld1q_u32([1, 2, 4, 8].as_ptr())));
    and(a, b) = vandq_u32(a, b);
    or(a, b) = vorrq_u32(a, b);
    xor(a, b) = veorq_u32(a, b);
    and_not(a, b) = vbicq_u32(a, b);
    // The count becomes part of the instruction. Counts below zero shift to the right.
    shl<N>(a) = vshlq_u32(a, vdupq_n_s32(N.cast_signed()));
    shr<N>(a) = vshlq_u32(a, vdupq_n_s32(-N.cast_signed()));
    min(a, b) = vminq_u32(a, b);
    minus(a, b) = vsubq_u32(a, b);
    // If a and b differ, c decides.
    majority(a, b, c) = vbslq_u32(veorq_u32(a, b), c, a);
    select(a, b, c) = vbslq_u32(a, b, c);
    turned_9(a) = vsliq_n_u32::<18>(vshrq_n_u32::<9>(a), a);
    turned_18(a) = vsliq_n_u32::<9>(vshrq_n_u32::<18>(a), a);
}
