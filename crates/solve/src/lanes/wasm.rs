//! Four lanes in the 128-bit registers of WebAssembly. An engine refuses a whole module that has an
//! instruction it lacks, so there is nothing to detect: the backend is part of programs that are built for
//! the feature `simd128`.
//!
//! Eight lanes, in pairs of registers, were not faster.

use super::registers::registers;
use super::search::{Queue, Search};
use super::vector::Lanes;
use std::arch::wasm32::*;

pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
    search.run::<Quad>((), queue);
}

registers! {
    [] Quad(v128) with (), Lanes of [u32; 4]:
    load(row) = {
        // SAFETY: the row is as long as the register; loads need no alignment.
        unsafe { v128_load(row.as_ptr().cast()) }
    };
    store(a, row) = {
        // SAFETY: the row is as long as the register; stores need no alignment.
        unsafe { v128_store(row.as_mut_ptr().cast(), a) }
    };
    splat(x) = u32x4_splat(x);
    -> u32: nonzero(a) = u32::from(u32x4_bitmask(u32x4_ne(a, u32x4_splat(0))));
    and(a, b) = v128_and(a, b);
    or(a, b) = v128_or(a, b);
    xor(a, b) = v128_xor(a, b);
    and_not(a, b) = v128_andnot(a, b);
    shl<N>(a) = u32x4_shl(a, N);
    shr<N>(a) = u32x4_shr(a, N);
    min(a, b) = u32x4_min(a, b);
    minus(a, b) = u32x4_sub(a, b);
    // If a and b differ, c decides.
    majority(a, b, c) = v128_bitselect(c, a, v128_xor(a, b));
    select(a, b, c) = v128_bitselect(b, c, a);
}
