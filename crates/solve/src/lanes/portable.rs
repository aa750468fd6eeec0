//! Lanes for every machine: the vectors that its compiler can rely on, or plain arrays.

use super::portable_bytes::WideBytes;
use super::registers::registers;
use super::search::{Queue, Search};
use super::vector::Lanes;
use crate::single::{End, Patience, Visit, Walk};
use sudokit_core::Problem;
use wide::u32x8;

pub(super) fn run(search: &mut Search, queue: &mut dyn Queue<'_>) {
    search.run::<Wide>((), queue);
}

pub(super) fn walk(
    walk: &mut Walk,
    problem: Option<Problem<'_>>,
    patience: Patience,
    visit: &mut Visit<'_>,
) -> End {
    walk.go::<WideBytes>((), problem, patience, visit)
}

registers! {
    [] Wide(u32x8) with (), Lanes of [u32; 8]:
    load(row) = u32x8::new(*row);
    store(a, row) = *row = a.to_array();
    splat(x) = u32x8::splat(x);
    -> u32: nonzero(a) = !a.simd_eq(u32x8::ZERO).to_bitmask() & 0xFF;
    and(a, b) = a & b;
    or(a, b) = a | b;
    xor(a, b) = a ^ b;
    and_not(a, b) = a & !b;
    shl<N>(a) = a << N;
    shr<N>(a) = a >> N;
    min(a, b) = a.min(b);
    minus(a, b) = a - b;
}
