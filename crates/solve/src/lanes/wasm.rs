//! Four lanes in the 128-bit registers of WebAssembly. A module with an instruction that the engine lacks is refused as a
//! whole, so there is nothing to detect: the backend is part of programs that are built for the feature `simd128`.
//!
//! Eight lanes, in pairs of registers, were not faster.

use super::search::{Queue, Search};
use super::vector::Lanes;
use std::arch::wasm32::*;

#[derive(Clone, Copy)]
struct Quad(v128);

impl Lanes for Quad {
    type Row = [u32; 4];
    const WIDTH: usize = 4;
    const ZERO_ROW: Self::Row = [0; 4];

    #[inline(always)]
    fn load(row: &Self::Row) -> Self {
        // SAFETY: the row is as long as the register; loads need no alignment.
        unsafe { Self(v128_load(row.as_ptr().cast())) }
    }
    #[inline(always)]
    fn store(self, row: &mut Self::Row) {
        // SAFETY: the row is as long as the register; stores need no alignment.
        unsafe { v128_store(row.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn splat(x: u32) -> Self {
        Self(u32x4_splat(x))
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        Self(v128_and(self.0, b.0))
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        Self(v128_or(self.0, b.0))
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        Self(v128_xor(self.0, b.0))
    }
    #[inline(always)]
    fn and_not(self, b: Self) -> Self {
        Self(v128_andnot(self.0, b.0))
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        Self(u32x4_shl(self.0, N))
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        Self(u32x4_shr(self.0, N))
    }
    #[inline(always)]
    fn min(self, b: Self) -> Self {
        Self(u32x4_min(self.0, b.0))
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        Self(u32x4_sub(self.0, b.0))
    }
    #[inline(always)]
    fn nonzero(self) -> u32 {
        u32::from(u32x4_bitmask(u32x4_ne(self.0, u32x4_splat(0))))
    }
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        // Where a and b differ, c decides.
        a.xor(b).select(c, a)
    }
    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        Self(v128_bitselect(a.0, b.0, self.0))
    }
}

pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
    search.run::<Quad>(queue);
}
