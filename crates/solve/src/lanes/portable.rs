//! Lanes for every machine: plain arrays, which compilers turn into vectors of whatever width there is.

use super::search::{Queue, Search};
use super::vector::Lanes;

const WIDTH: usize = 8;

#[derive(Clone, Copy)]
struct Array([u32; WIDTH]);

impl Array {
    #[inline(always)]
    fn map(mut self, f: impl Fn(u32) -> u32) -> Self {
        for lane in &mut self.0 {
            *lane = f(*lane);
        }
        self
    }

    #[inline(always)]
    fn zip(mut self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own = f(*own, other);
        }
        self
    }
}

impl Lanes for Array {
    type Row = [u32; WIDTH];
    const WIDTH: usize = WIDTH;
    const ZERO_ROW: Self::Row = [0; WIDTH];

    #[inline(always)]
    fn load(row: &Self::Row) -> Self {
        Self(*row)
    }
    #[inline(always)]
    fn store(self, row: &mut Self::Row) {
        *row = self.0;
    }
    #[inline(always)]
    fn splat(x: u32) -> Self {
        Self([x; WIDTH])
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        self.zip(b, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        self.zip(b, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        self.zip(b, |a, b| a ^ b)
    }
    #[inline(always)]
    fn and_not(self, b: Self) -> Self {
        self.zip(b, |a, b| a & !b)
    }
    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        self.map(|a| a << N)
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        self.map(|a| a >> N)
    }
    #[inline(always)]
    fn nonzero(self) -> u32 {
        self.0.iter().rev().fold(0, |bits, lane| bits << 1 | u32::from(*lane != 0))
    }
    #[inline(always)]
    fn replace(mut self, lane: usize, x: u32) -> Self {
        self.0[lane] = x;
        self
    }
}

pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
    search.run::<Array>(queue);
}
