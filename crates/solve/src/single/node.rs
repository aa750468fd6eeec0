//! A search node: the remaining candidates.

use super::tally::tally;
use crate::lanes::Bytes;
use sudokit_core::{CandidateSet, Digit, Problem, Puzzle, Solution};

/// Thirty-two bytes, as vector registers have them: one for each digit and band.
pub(super) type Row = [u8; 32];

/// The remaining candidates of a search node. A solved cell has only its digit.
///
/// A minirow is three cells, so its candidates of one digit are three bits. The minirows of a band are
/// numbered from 0 to 8, row by row; those with the same number, of all digits and bands, are the bytes of
/// one register:
///
/// ```text
///                 bytes of digit 1   digit 2          digit 5            digit 6          digit 9
///                 band 0  1  2       0  1  2    ...   0  1  2    -       0  1  2    ...   0  1  2   - - - -
///   minirows[0]        .  .  .       .  .  .          .  .  .            .  .  .          .  .  .
///   ...
///   minirows[8]        .  .  .       .  .  .          .  .  .            .  .  .          .  .  .
///
///   minirows of a band:   0 1 2     bits of a minirow:   0 1 2
///                         3 4 5
///                         6 7 8
/// ```
///
/// The bytes of ten digits fill the five slots of both halves of a register ([`Bytes`]); those of the tenth
/// are always 0. A node is 288 bytes, and is copied before a split.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct ByteNode {
    pub(super) minirows: [Row; 9],
}

/// The byte of a digit, counted from 0, in a band.
pub(super) const fn byte(digit: usize, band: usize) -> usize {
    16 * (digit / 5) + 3 * (digit % 5) + band
}

/// The bytes in use, each filled with these bits.
pub(super) const fn everywhere(bits: u8) -> Row {
    let mut row = [0; 32];
    let mut digit = 0;
    while digit < 9 {
        let mut band = 0;
        while band < 3 {
            row[byte(digit, band)] = bits;
            band += 1;
        }
        digit += 1;
    }
    row
}

/// The digit of every byte, counted from 0; 9 for unused bytes.
pub(super) const DIGIT: Row = {
    let mut row = [9; 32];
    let mut digit = 0;
    while digit < 9 {
        let mut band = 0;
        while band < 3 {
            row[byte(digit, band)] = digit as u8;
            band += 1;
        }
        digit += 1;
    }
    row
};

/// The number of every byte.
pub(super) const BYTE: Row = {
    let mut row = [0; 32];
    let mut byte = 0;
    while byte < 32 {
        row[byte] = byte as u8;
        byte += 1;
    }
    row
};

/// The band of every byte.
pub(super) const BAND: Row = {
    let mut row = [3; 32];
    let mut digit = 0;
    while digit < 10 {
        let mut band = 0;
        while band < 3 {
            row[byte(digit, band)] = band as u8;
            band += 1;
        }
        digit += 1;
    }
    row
};

/// The byte of a digit's first band, by the digit's number; for an empty cell, the tenth slot.
const BYTE_OF_DIGIT: [usize; 10] = {
    let mut bytes = [byte(9, 0); 10];
    let mut digit = 0;
    while digit < 9 {
        bytes[digit + 1] = byte(digit, 0);
        digit += 1;
    }
    bytes
};

impl ByteNode {
    /// Without candidates.
    pub(super) const NOTHING: Self = Self { minirows: [[0; 32]; 9] };

    /// Makes it the root of a search. In place: a node is expensive to move.
    #[inline(always)]
    pub(super) fn start<V: Bytes>(&mut self, cpu: V::Cpu, problem: Problem<'_>) {
        match problem {
            Problem::Givens(puzzle) => self.place_givens::<V>(cpu, puzzle),
            Problem::AnotherDigit(..) | Problem::Candidates(_) => {
                *self = Self::of_candidates(&problem.candidates());
            }
        }
    }

    pub(super) fn of_candidates(candidates: &CandidateSet) -> Self {
        let mut minirows = [[0; 32]; 9];
        for digit in Digit::all() {
            let cells = candidates.cells_of(digit).bits();
            for band in 0..3 {
                for (i, minirow) in minirows.iter_mut().enumerate() {
                    minirow[byte(digit.index(), band)] = (cells >> (27 * band + 3 * i)) as u8 & 7;
                }
            }
        }
        Self { minirows }
    }

    /// The candidates that the givens leave in their cells and rows.
    #[inline(always)]
    fn place_givens<V: Bytes>(&mut self, cpu: V::Cpu, puzzle: &Puzzle) {
        self.minirows = [[0; 32]; 9];
        for (row, digits) in puzzle.digits().chunks_exact(9).enumerate() {
            for (column, digit) in digits.iter().enumerate() {
                // No branch could predict empty cells, so they are treated as a digit without a meaning.
                let byte = BYTE_OF_DIGIT[digit.map_or(0, |digit| usize::from(digit.get()))] + row / 3;
                self.minirows[row % 3 * 3 + column / 3][byte % 32] |= 1 << (column % 3);
            }
        }
        let in_use = V::load(cpu, &everywhere(7));
        let mut given = self.load::<V>(cpu);
        for given in &mut given {
            *given = given.and(in_use);
        }
        let [taken] = tally::<V, 1>(&given).spread();
        let mut minirows = given;
        for r in 0..3 {
            let row_is_free = given[3 * r].or(given[3 * r + 1]).or(given[3 * r + 2]).equal(V::splat(cpu, 0));
            for i in 3 * r..3 * r + 3 {
                minirows[i] = in_use.and_not(taken[i]).and(row_is_free).or(given[i]);
            }
        }
        self.store(&minirows);
    }
}

/// A node in which every cell has one digit left, and every digit one cell in each row, column and box.
pub(crate) struct Solved<'n>(&'n ByteNode);

impl<'n> Solved<'n> {
    /// Only for nodes that deduction has solved.
    pub(super) const fn new(node: &'n ByteNode) -> Self {
        Self(node)
    }

    /// Its grid.
    #[expect(
        unsafe_code,
        reason = "an easy puzzle is solved in less than a microsecond, and looking at all houses takes 50 to 80 ns"
    )]
    pub(super) fn solution(&self) -> Solution {
        let mut digits = [Digit::D1; 81];
        for r in 0..3 {
            // The column of each digit in its row. One of three minirows has one of three bits.
            let mut columns = [0; 32];
            let [left, middle, right] = [0, 1, 2].map(|b| &self.0.minirows[3 * r + b]);
            for (i, column) in columns.iter_mut().enumerate() {
                let in_minirow = (left[i] >> 1) + (middle[i] >> 1) + (right[i] >> 1);
                *column = in_minirow + 3 * u8::from(middle[i] != 0) + 6 * u8::from(right[i] != 0);
            }
            for digit in Digit::all() {
                for band in 0..3 {
                    digits[27 * band + 9 * r + usize::from(columns[byte(digit.index(), band)] % 9)] = digit;
                }
            }
        }
        // SAFETY: the node is solved.
        unsafe { Solution::new_unchecked(digits) }
    }
}
