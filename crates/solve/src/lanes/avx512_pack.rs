//! Digits into words and back with the byte permutations of AVX-512: nine places side by side, one box after
//! the other.
//!
//! Compiled twice: for AVX-512, and for the tests with [`avx512_on_paper`](super::avx512_on_paper) in place
//! of the instructions, as few machines support them.

use super::instructions::*;
use super::node::{CELLS, Node};
use sudokit_core::{Digit, Solution};

/// Bytes of a 128-byte table of two registers: those of the puzzle's row-major cells, or of the result's.
const BYTES: usize = 64;

/// The cell at each place of each box.
const CELL: [[u8; 9]; 9] = {
    let mut table = [[0; 9]; 9];
    let (mut block, mut place) = (0, 0);
    while block < 9 {
        while place < 9 {
            table[block][place] = (27 * (block / 3) + 3 * (block % 3) + 9 * (place / 3) + place % 3) as u8;
            place += 1;
        }
        place = 0;
        block += 1;
    }
    table
};

/// Indices of the digits of each box among the 81; a byte in every lane, for nine lanes.
const DIGITS_OF_BOX: [[u8; BYTES]; 9] = {
    let mut table = [[0; BYTES]; 9];
    let (mut block, mut place) = (0, 0);
    while block < 9 {
        while place < 9 {
            table[block][4 * place] = CELL[block][place];
            place += 1;
        }
        place = 0;
        block += 1;
    }
    table
};

/// The lowest bytes of nine lanes.
const NINE_LANES: u64 = 0x1_1111_1111;

/// For every digit, its bits in the words with this `e`.
const BITS: [[u32; 16]; 3] = {
    let mut table = [[0; 16]; 3];
    let (mut e, mut digit) = (0, 0);
    while e < 3 {
        while digit < 10 {
            table[e][digit] = CELLS[digit][e];
            digit += 1;
        }
        digit = 0;
        e += 1;
    }
    table
};

/// Sources of words if those of e = 0 and e = 1 are in two registers, and the mask of words of e = 2.
const WORDS: [[u32; 16]; 2] = {
    let mut table = [[0; 16]; 2];
    let mut word = 0;
    while word < 27 {
        table[word / 16][word % 16] = (word / 3 + if word % 3 == 1 { 16 } else { 0 }) as u32;
        word += 1;
    }
    table
};
const WORDS_OF_LAST: [u16; 2] = {
    let mut masks = [0; 2];
    let mut word = 2;
    while word < 27 {
        masks[word / 16] |= 1 << (word % 16);
        word += 3;
    }
    masks
};

/// Indices of the words with this `e` among the 27.
const PLACES: [[u32; 16]; 3] = {
    let mut table = [[0; 16]; 3];
    let mut word = 0;
    while word < 27 {
        table[word % 3][word / 3] = word as u32;
        word += 1;
    }
    table
};

/// The lowest byte of a lane at all of its places. Shuffles stay in their 16 bytes.
const LOWEST_BYTES: [u8; BYTES] = {
    let mut table = [0; BYTES];
    let mut byte = 0;
    while byte < BYTES {
        table[byte] = (byte % 16 / 4 * 4) as u8;
        byte += 1;
    }
    table
};

/// In a byte with the bits of eight boxes, those of boxes 0 to 3, one in each byte of a lane, and those of 4
/// to 7.
const BITS_OF_BOXES: [i32; 2] = [0x0804_0201, 0x8040_2010_u32.cast_signed()];

/// Sources of cells if boxes 0 to 3 are the bytes of nine lanes in one register, 4 to 7 in the next, and the
/// last box in a third.
const CELLS_OF_BOXES: [[u8; BYTES]; 2] = {
    let mut table = [[0; BYTES]; 2];
    let (mut block, mut place) = (0, 0);
    while block < 9 {
        while place < 9 {
            let cell = CELL[block][place] as usize;
            table[cell / BYTES][cell % BYTES] =
                (4 * place + block % 4 + if block / 4 == 1 { BYTES } else { 0 }) as u8;
            place += 1;
        }
        place = 0;
        block += 1;
    }
    table
};
const CELLS_OF_LAST_BOX: [u64; 2] = {
    let mut masks = [0; 2];
    let mut place = 0;
    while place < 9 {
        let cell = CELL[8][place] as usize;
        masks[cell / BYTES] |= 1 << (cell % BYTES);
        place += 1;
    }
    masks
};

/// The bytes of the second register that belong to 81 cells, the words of the second that belong to 27.
const CELLS_IN_SECOND: u64 = (1 << (81 - BYTES)) - 1;
const WORDS_IN_SECOND: u16 = (1 << (27 - 16)) - 1;

/// [`Node::of_givens`]
///
/// # Safety
/// The CPU has AVX-512 F, BW and VBMI.
#[inline(always)]
pub(super) unsafe fn pack(givens: &[Option<Digit>; 81]) -> Node {
    // SAFETY: the caller's. All loads and stores lie in the arrays: the masked load touches no other bytes. A
    // digit is a byte that is not 0, so an optional digit is a byte.
    unsafe {
        let start: *const u8 = givens.as_ptr().cast();
        let first = _mm512_loadu_si512(start.cast());
        let second = _mm512_maskz_loadu_epi8(CELLS_IN_SECOND, start.add(BYTES).cast());
        let bits = [words(&BITS[0]), words(&BITS[1]), words(&BITS[2])];
        let mut lanes = [_mm512_setzero_si512(); 3];
        // From the last box to the first: each pushes the others one bit up.
        for cells in DIGITS_OF_BOX.iter().rev() {
            let digits = _mm512_maskz_permutex2var_epi8(NINE_LANES, first, bytes(cells), second);
            for (lanes, bits) in lanes.iter_mut().zip(bits) {
                let found = _mm512_permutexvar_epi32(digits, bits);
                *lanes = _mm512_or_si512(_mm512_add_epi32(*lanes, *lanes), found);
            }
        }
        let mut packed = Node::NOTHING;
        let start = packed.0.as_mut_ptr();
        _mm512_storeu_si512(start.cast(), words_of_lanes(lanes, 0));
        let last = _mm512_maskz_mov_epi32(WORDS_IN_SECOND, words_of_lanes(lanes, 1));
        _mm512_storeu_si512(start.add(16).cast(), last);
        packed
    }
}

/// [`Node::solution`]
///
/// # Safety
/// The CPU has AVX-512 F, BW and VBMI, and the words are of a solved node.
#[inline(always)]
pub(super) unsafe fn unpack(packed: &Node) -> Solution {
    // SAFETY: the caller's. All loads and stores lie in the arrays. Each cell of a solved node has one digit,
    // so every byte stored is 1 to 9, and each house has all of them.
    unsafe {
        let start = packed.0.as_ptr();
        let first = _mm512_loadu_si512(start.cast());
        let second = _mm512_loadu_si512(start.add(16).cast());
        let zero = _mm512_permutex2var_epi32(first, words(&PLACES[0]), second);
        let one = _mm512_permutex2var_epi32(first, words(&PLACES[1]), second);
        let two = _mm512_permutex2var_epi32(first, words(&PLACES[2]), second);
        let any = _mm512_or_si512(zero, _mm512_or_si512(one, two));
        // A digit is e + 3 g + 1: by place, nine boxes each.
        let parts = [
            (any_group(one), 1),
            (any_group(two), 2),
            (_mm512_srli_epi32::<9>(any), 3),
            (_mm512_srli_epi32::<18>(any), 6),
        ];
        let mut boxes = [_mm512_set1_epi8(1); 3];
        for (part, value) in parts {
            // The lowest byte of a lane, once for each of its four bytes, has the bits of eight boxes.
            let eight = _mm512_shuffle_epi8(part, bytes(&LOWEST_BYTES));
            for (boxes, bits) in boxes.iter_mut().zip(BITS_OF_BOXES) {
                let found = _mm512_test_epi8_mask(eight, _mm512_set1_epi32(bits));
                *boxes = _mm512_mask_add_epi8(*boxes, found, *boxes, _mm512_set1_epi8(value));
            }
            let found = _mm512_test_epi32_mask(part, _mm512_set1_epi32(1 << 8));
            boxes[2] = _mm512_mask_add_epi32(boxes[2], found, boxes[2], _mm512_set1_epi32(value.into()));
        }
        // Whole registers: later loads would wait for a masked store to reach memory.
        let mut digits = [Digit::D1; 2 * BYTES];
        _mm512_storeu_si512(digits.as_mut_ptr().cast(), cells_of_boxes(boxes, 0));
        let last = _mm512_max_epu8(cells_of_boxes(boxes, 1), _mm512_set1_epi8(1));
        _mm512_storeu_si512(digits.as_mut_ptr().add(BYTES).cast(), last);
        let (grid, _) = digits.split_first_chunk().expect("longer than a grid");
        Solution::new_unchecked(*grid)
    }
}

/// All three groups of digits in the bits of the first.
#[inline(always)]
unsafe fn any_group(x: __m512i) -> __m512i {
    // SAFETY: the caller's.
    unsafe { _mm512_or_si512(x, _mm512_or_si512(_mm512_srli_epi32::<9>(x), _mm512_srli_epi32::<18>(x))) }
}

/// Half of the cells, row by row.
#[inline(always)]
unsafe fn cells_of_boxes(boxes: [__m512i; 3], half: usize) -> __m512i {
    // SAFETY: the caller's.
    unsafe {
        let cells = bytes(&CELLS_OF_BOXES[half]);
        let eight = _mm512_permutex2var_epi8(boxes[0], cells, boxes[1]);
        _mm512_mask_permutexvar_epi8(eight, CELLS_OF_LAST_BOX[half], cells, boxes[2])
    }
}

/// Half of the words, from those with each `e`.
#[inline(always)]
unsafe fn words_of_lanes(lanes: [__m512i; 3], half: usize) -> __m512i {
    // SAFETY: the caller's.
    unsafe {
        let places = words(&WORDS[half]);
        let two = _mm512_permutex2var_epi32(lanes[0], places, lanes[1]);
        _mm512_mask_permutexvar_epi32(two, WORDS_OF_LAST[half], places, lanes[2])
    }
}

#[inline(always)]
unsafe fn words(table: &[u32; 16]) -> __m512i {
    // SAFETY: the caller's; the table is as long as the register.
    unsafe { _mm512_loadu_si512(table.as_ptr().cast()) }
}

#[inline(always)]
unsafe fn bytes(table: &[u8; BYTES]) -> __m512i {
    // SAFETY: the caller's; the table is as long as the register.
    unsafe { _mm512_loadu_si512(table.as_ptr().cast()) }
}
