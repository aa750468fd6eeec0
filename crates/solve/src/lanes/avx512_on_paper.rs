//! The instructions of `avx512_pack` in plain Rust, so that every machine tests their use.
//!
//! Names, arguments and meaning as in Intel's manual; masks have a bit for each element.

#![allow(clippy::duplicate_mod, reason = "the very same lines, with other instructions")]

use super::node;

#[path = "avx512_pack.rs"]
mod avx512_pack;

mod instructions {
    #![allow(non_camel_case_types, non_snake_case)]

    /// A register.
    #[derive(Clone, Copy)]
    pub(super) struct __m512i([u8; 64]);

    impl __m512i {
        fn lanes(self) -> [u32; 16] {
            std::array::from_fn(|i| u32::from_le_bytes(std::array::from_fn(|byte| self.0[4 * i + byte])))
        }
        fn of_lanes(lanes: [u32; 16]) -> Self {
            Self(std::array::from_fn(|i| lanes[i / 4].to_le_bytes()[i % 4]))
        }
    }

    fn has(mask: u64, i: usize) -> bool {
        mask >> i & 1 != 0
    }
    fn mask(is_set: impl Fn(usize) -> bool) -> u64 {
        (0..64).fold(0, |mask, i| mask | u64::from(is_set(i)) << i)
    }

    pub(super) unsafe fn _mm512_loadu_si512(from: *const __m512i) -> __m512i {
        // SAFETY: the caller's.
        unsafe { from.read_unaligned() }
    }
    pub(super) unsafe fn _mm512_storeu_si512(to: *mut __m512i, a: __m512i) {
        // SAFETY: the caller's.
        unsafe { to.write_unaligned(a) }
    }
    pub(super) unsafe fn _mm512_maskz_loadu_epi8(k: u64, from: *const i8) -> __m512i {
        // SAFETY: the caller's: no byte outside of the mask is read.
        __m512i(std::array::from_fn(|i| if has(k, i) { unsafe { *from.add(i) }.cast_unsigned() } else { 0 }))
    }
    pub(super) unsafe fn _mm512_setzero_si512() -> __m512i {
        __m512i([0; 64])
    }
    pub(super) unsafe fn _mm512_set1_epi8(x: i8) -> __m512i {
        __m512i([x.cast_unsigned(); 64])
    }
    pub(super) unsafe fn _mm512_set1_epi32(x: i32) -> __m512i {
        __m512i::of_lanes([x.cast_unsigned(); 16])
    }
    pub(super) unsafe fn _mm512_or_si512(a: __m512i, b: __m512i) -> __m512i {
        __m512i(std::array::from_fn(|i| a.0[i] | b.0[i]))
    }
    pub(super) unsafe fn _mm512_srli_epi32<const N: u32>(a: __m512i) -> __m512i {
        __m512i::of_lanes(a.lanes().map(|lane| lane >> N))
    }
    pub(super) unsafe fn _mm512_max_epu8(a: __m512i, b: __m512i) -> __m512i {
        __m512i(std::array::from_fn(|i| a.0[i].max(b.0[i])))
    }
    pub(super) unsafe fn _mm512_add_epi32(a: __m512i, b: __m512i) -> __m512i {
        __m512i::of_lanes(std::array::from_fn(|i| a.lanes()[i].wrapping_add(b.lanes()[i])))
    }
    pub(super) unsafe fn _mm512_mask_add_epi8(src: __m512i, k: u64, a: __m512i, b: __m512i) -> __m512i {
        __m512i(std::array::from_fn(|i| if has(k, i) { a.0[i].wrapping_add(b.0[i]) } else { src.0[i] }))
    }
    pub(super) unsafe fn _mm512_mask_add_epi32(src: __m512i, k: u16, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: nothing here is unsafe.
        let sum = unsafe { _mm512_add_epi32(a, b) };
        let lane = |i| if has(k.into(), i) { sum.lanes()[i] } else { src.lanes()[i] };
        __m512i::of_lanes(std::array::from_fn(lane))
    }
    pub(super) unsafe fn _mm512_test_epi8_mask(a: __m512i, b: __m512i) -> u64 {
        mask(|i| a.0[i] & b.0[i] != 0)
    }
    pub(super) unsafe fn _mm512_test_epi32_mask(a: __m512i, b: __m512i) -> u16 {
        mask(|i| i < 16 && a.lanes()[i] & b.lanes()[i] != 0) as u16
    }
    pub(super) unsafe fn _mm512_shuffle_epi8(a: __m512i, b: __m512i) -> __m512i {
        let from = |i: usize| a.0[i / 16 * 16 + usize::from(b.0[i] % 16)];
        __m512i(std::array::from_fn(|i| if b.0[i] < 0x80 { from(i) } else { 0 }))
    }
    pub(super) unsafe fn _mm512_permutex2var_epi8(a: __m512i, at: __m512i, b: __m512i) -> __m512i {
        let both = [a.0, b.0];
        __m512i(at.0.map(|at| both[usize::from(at / 64 % 2)][usize::from(at % 64)]))
    }
    pub(super) unsafe fn _mm512_maskz_permutex2var_epi8(
        k: u64,
        a: __m512i,
        at: __m512i,
        b: __m512i,
    ) -> __m512i {
        // SAFETY: nothing here is unsafe.
        let all = unsafe { _mm512_permutex2var_epi8(a, at, b) };
        __m512i(std::array::from_fn(|i| if has(k, i) { all.0[i] } else { 0 }))
    }
    pub(super) unsafe fn _mm512_mask_permutexvar_epi8(
        src: __m512i,
        k: u64,
        at: __m512i,
        a: __m512i,
    ) -> __m512i {
        __m512i(std::array::from_fn(|i| if has(k, i) { a.0[usize::from(at.0[i] % 64)] } else { src.0[i] }))
    }
    pub(super) unsafe fn _mm512_permutex2var_epi32(a: __m512i, at: __m512i, b: __m512i) -> __m512i {
        let both = [a.lanes(), b.lanes()];
        __m512i::of_lanes(at.lanes().map(|at| both[at as usize / 16 % 2][at as usize % 16]))
    }
    pub(super) unsafe fn _mm512_permutexvar_epi32(at: __m512i, a: __m512i) -> __m512i {
        __m512i::of_lanes(at.lanes().map(|at| a.lanes()[at as usize % 16]))
    }
    pub(super) unsafe fn _mm512_mask_permutexvar_epi32(
        src: __m512i,
        k: u16,
        at: __m512i,
        a: __m512i,
    ) -> __m512i {
        // SAFETY: nothing here is unsafe.
        let all = unsafe { _mm512_permutexvar_epi32(at, a) };
        let lane = |i| if has(k.into(), i) { all.lanes()[i] } else { src.lanes()[i] };
        __m512i::of_lanes(std::array::from_fn(lane))
    }
    pub(super) unsafe fn _mm512_maskz_mov_epi32(k: u16, a: __m512i) -> __m512i {
        __m512i::of_lanes(std::array::from_fn(|i| if has(k.into(), i) { a.lanes()[i] } else { 0 }))
    }
}

mod tests {
    use super::avx512_pack::{pack, unpack};
    use super::node::Node;
    use crate::samples;
    use proptest::prelude::*;
    use sudokit_core::Puzzle;

    proptest! {
        #[test]
        fn puzzles_become_the_same_words(puzzle in samples::puzzle(17..=60)) {
            // SAFETY: there are no instructions that the CPU could lack.
            let packed = unsafe { pack(puzzle.digits()) };
            prop_assert_eq!(packed.0, Node::of_givens(puzzle.digits()).0);
        }

        #[test]
        fn solved_nodes_become_their_grids(grid in samples::solution()) {
            let words = Node::of_givens(Puzzle::from(grid).digits());
            // SAFETY: there are no instructions that the CPU could lack, and all cells are given.
            prop_assert_eq!(unsafe { unpack(&words) }, grid);
        }
    }
}
