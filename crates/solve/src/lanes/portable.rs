//! Lanes for every machine: the vectors that its compiler can rely on, or plain arrays.

use super::portable_bytes::WideBytes;
use super::search::{Queue, Search};
use super::vector::Lanes;
use crate::single::{End, Patience, Visit, Walk};
use sudokit_core::Problem;
use wide::u32x8;

#[derive(Clone, Copy)]
struct Wide(u32x8);

impl Lanes for Wide {
    type Row = [u32; 8];
    const WIDTH: usize = 8;
    const ZERO_ROW: Self::Row = [0; 8];

    #[inline(always)]
    fn load(row: &Self::Row) -> Self {
        Self(u32x8::new(*row))
    }
    #[inline(always)]
    fn store(self, row: &mut Self::Row) {
        *row = self.0.to_array();
    }
    #[inline(always)]
    fn splat(x: u32) -> Self {
        Self(u32x8::splat(x))
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        Self(self.0 & b.0)
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        Self(self.0 | b.0)
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        Self(self.0 ^ b.0)
    }
    #[inline(always)]
    fn and_not(self, b: Self) -> Self {
        Self(self.0 & !b.0)
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        Self(self.0 << N)
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        Self(self.0 >> N)
    }
    #[inline(always)]
    fn min(self, b: Self) -> Self {
        Self(self.0.min(b.0))
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        Self(self.0 - b.0)
    }
    #[inline(always)]
    fn nonzero(self) -> u32 {
        !self.0.simd_eq(u32x8::ZERO).to_bitmask() & 0xFF
    }
}

pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
    search.run::<Wide>(queue);
}

pub(super) fn walk(
    walk: &mut Walk,
    problem: Option<Problem<'_>>,
    patience: Patience,
    visit: &mut Visit<'_>,
) -> End {
    walk.go::<WideBytes>(problem, patience, visit)
}
