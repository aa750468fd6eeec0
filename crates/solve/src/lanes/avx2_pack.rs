//! Digits into words and back with the byte shuffles of AVX2: one place after the other, all three groups of
//! digits and all boxes side by side.

use super::node::{ALL, Node};
use std::arch::x86_64::*;
use sudokit_core::{Digit, Solution};

/// For every digit, and for none, its groups among the digits of each `e`: bit g.
const GROUPS_OF_DIGITS: [[u8; 16]; 3] = {
    let mut table = [[0; 16]; 3];
    let mut digit = 0;
    while digit < 9 {
        table[digit % 3][digit + 1] = 1 << (digit / 3);
        digit += 1;
    }
    let mut e = 0;
    while e < 3 {
        table[e][0] = 0b111;
        e += 1;
    }
    table
};

/// A byte that a shuffle leaves empty.
const NOTHING: u8 = 0x80;

/// By column of a box and band, the places of a row's bytes in that column of the three boxes. The boxes of
/// other bands stay empty.
const BOXES_OF_ROW: [[[u8; 16]; 3]; 3] = {
    let mut table = [[[NOTHING; 16]; 3]; 3];
    let mut i = 0;
    while i < 27 {
        let (band, column, stack) = (i / 9, i / 3 % 3, i % 3);
        table[column][band][3 * band + stack] = (3 * stack + column) as u8;
        i += 1;
    }
    table
};

/// Nine boxes, once for each group, as the bits of a word have them.
const BOXES_OF_WORD: [u8; 32] = {
    let mut table = [NOTHING; 32];
    let mut bit = 0;
    while bit < 27 {
        table[bit] = (bit % 9) as u8;
        bit += 1;
    }
    table
};

/// The group of each bit of a word, as a bit.
const GROUP_OF_BIT: [u8; 32] = {
    let mut table = [0; 32];
    let mut bit = 0;
    while bit < 27 {
        table[bit] = 1 << (bit / 9);
        bit += 1;
    }
    table
};

/// By column of a box and band, the places of the nine boxes' bytes in a row of the band.
const ROW_OF_BOXES: [[[u8; 16]; 3]; 3] = {
    let mut table = [[[NOTHING; 16]; 3]; 3];
    let mut i = 0;
    while i < 27 {
        let (band, column, stack) = (i / 9, i / 3 % 3, i % 3);
        table[column][band][3 * stack + column] = (3 * band + stack) as u8;
        i += 1;
    }
    table
};

/// The byte of each bit of a word.
const BYTE_OF_BIT: [u8; 32] = {
    let mut table = [0; 32];
    let mut bit = 0;
    while bit < 32 {
        table[bit] = (bit / 8) as u8;
        bit += 1;
    }
    table
};

/// The bit in that byte; 0 for unused bits.
const BIT_OF_BYTE: [u8; 32] = {
    let mut table = [0; 32];
    let mut bit = 0;
    while bit < 27 {
        table[bit] = 1 << (bit % 8);
        bit += 1;
    }
    table
};

/// The digit of each bit in the words with this `e`; 0 for bits that are not in use.
const DIGIT_OF_BIT: [[u8; 32]; 3] = {
    let mut table = [[0; 32]; 3];
    let mut i = 0;
    while i < 81 {
        let (e, bit) = (i / 27, i % 27);
        table[e][bit] = (e + 3 * (bit / 9) + 1) as u8;
        i += 1;
    }
    table
};

/// [`Node::of_givens`]
///
/// # Safety
/// The CPU has AVX2.
#[inline(always)]
pub(super) unsafe fn pack(givens: &[Option<Digit>; 81]) -> Node {
    // SAFETY: the caller's. Loads of 16 bytes start at most 16 bytes before the end of the grid. A digit is a
    // byte that is not 0, so an optional digit is a byte.
    unsafe {
        let start: *const u8 = givens.as_ptr().cast();
        let boxes_of_word = wide(&BOXES_OF_WORD);
        let group_of_bit = wide(&GROUP_OF_BIT);
        let groups = GROUPS_OF_DIGITS.map(|table| _mm256_broadcastsi128_si256(narrow(&table)));
        let mut words = Node::NOTHING;
        for rib in 0..3 {
            let rows = [0, 1, 2].map(|band| {
                let row = 3 * band + rib;
                if row < 8 {
                    narrow(&*start.add(9 * row).cast())
                } else {
                    // Reading past the last row is not allowed.
                    _mm_srli_si128::<7>(narrow(&*start.add(81 - 16).cast()))
                }
            });
            for (column, boxes_of_row) in BOXES_OF_ROW.iter().enumerate() {
                let [a, b, c] =
                    [0, 1, 2].map(|band| _mm_shuffle_epi8(rows[band], narrow(&boxes_of_row[band])));
                let boxes = _mm_or_si128(a, _mm_or_si128(b, c));
                let digits = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(boxes), boxes_of_word);
                for (e, groups) in groups.iter().enumerate() {
                    let found = _mm256_and_si256(_mm256_shuffle_epi8(*groups, digits), group_of_bit);
                    let found = _mm256_movemask_epi8(_mm256_cmpeq_epi8(found, group_of_bit)).cast_unsigned();
                    words.0[3 * (3 * rib + column) + e] = found & ALL;
                }
            }
        }
        words
    }
}

/// [`Node::solution`]
///
/// # Safety
/// The CPU has AVX2, and the words are of a solved node.
#[inline(always)]
pub(super) unsafe fn unpack(words: &Node) -> Solution {
    // SAFETY: the caller's. Each 16-byte store is overwritten by the next row from byte 9 on, and there is
    // room after the last. Each cell of a solved node has one digit, so all bytes of the 81 cells are 1 to 9,
    // and each house has all of them.
    unsafe {
        let mut rows = [[_mm_setzero_si128(); 3]; 3];
        for (rib, words) in words.0[..27].chunks_exact(9).enumerate() {
            for (column, words) in words.chunks_exact(3).enumerate() {
                let boxes = digits_of_boxes([words[0], words[1], words[2]]);
                for (band, row) in rows.iter_mut().enumerate() {
                    let own = _mm_shuffle_epi8(boxes, narrow(&ROW_OF_BOXES[column][band]));
                    row[rib] = _mm_or_si128(row[rib], own);
                }
            }
        }
        let mut digits = [0_u8; 96];
        for (number, row) in rows.as_flattened().iter().enumerate() {
            _mm_storeu_si128(digits.as_mut_ptr().add(9 * number).cast(), *row);
        }
        Solution::new_unchecked(digits.as_ptr().cast::<[Digit; 81]>().read())
    }
}

/// The digits of nine boxes at one place: a byte for each.
#[inline(always)]
unsafe fn digits_of_boxes(words: [u32; 3]) -> __m128i {
    // SAFETY: the caller's.
    unsafe {
        let mut digits = _mm256_setzero_si256();
        for (word, digit_of_bit) in words.into_iter().zip(&DIGIT_OF_BIT) {
            let word = _mm256_shuffle_epi8(_mm256_set1_epi32(word.cast_signed()), wide(&BYTE_OF_BIT));
            let bits = wide(&BIT_OF_BYTE);
            let found = _mm256_cmpeq_epi8(_mm256_and_si256(word, bits), bits);
            digits = _mm256_or_si256(digits, _mm256_and_si256(found, wide(digit_of_bit)));
        }
        // The second group begins at byte 9, the third at byte 18.
        let (low, high) = (_mm256_castsi256_si128(digits), _mm256_extracti128_si256::<1>(digits));
        let second = _mm_alignr_epi8::<9>(high, low);
        _mm_or_si128(low, _mm_or_si128(second, _mm_srli_si128::<2>(high)))
    }
}

#[inline(always)]
unsafe fn narrow(bytes: &[u8; 16]) -> __m128i {
    // SAFETY: the caller's; the bytes fill the register.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

#[inline(always)]
unsafe fn wide(bytes: &[u8; 32]) -> __m256i {
    // SAFETY: the caller's; the bytes fill the register.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
}
