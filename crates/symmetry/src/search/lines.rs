//! A puzzle as bits: its rows, and its columns.

use sudokit_core::{Digit, Puzzle};

/// A puzzle as its rows, and as its columns.
pub(super) struct PuzzleLines {
    /// Nine digits of four bits, 0 for an empty cell, the first lowest.
    pub(super) digits: [[u64; 9]; 2],
    /// The filled cells of the nine, as bits, the first lowest.
    pub(super) filled: [[u16; 9]; 2],
    /// The filled cells of each third, times three, a byte each.
    pub(super) thirds: [[u32; 9]; 2],
    /// The empty lines of the nine, as bits.
    empty: [u16; 2],
}

impl PuzzleLines {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let mut lines = Self { digits: [[0; 9]; 2], filled: [[0; 9]; 2], thirds: [[0; 9]; 2], empty: [0; 2] };
        let cells = puzzle.digits().map(|digit| digit.map_or(0, Digit::get));
        let (rows, _) = cells.as_chunks::<9>();
        for (row, cells) in rows.iter().enumerate() {
            let (eight, ninth) = (u64::from_le_bytes(std::array::from_fn(|i| cells[i])), cells[8]);
            lines.digits[0][row] = packed(eight) | u64::from(ninth) << 32;
            lines.filled[0][row] = filled(eight) | u16::from(ninth != 0) << 8;
        }
        // Plain loops, one for each array: they become vector code.
        for (row, cells) in rows.iter().enumerate() {
            for (line, digit) in lines.digits[1].iter_mut().zip(cells) {
                *line |= u64::from(*digit) << (4 * row);
            }
        }
        for (row, cells) in rows.iter().enumerate() {
            for (line, digit) in lines.filled[1].iter_mut().zip(cells) {
                *line |= u16::from(*digit != 0) << row;
            }
        }
        for (thirds, filled) in lines.thirds.as_flattened_mut().iter_mut().zip(lines.filled.as_flattened()) {
            let filled = u32::from(*filled);
            *thirds = 3 * (filled & 7 | (filled & 7 << 3) << 5 | (filled & 7 << 6) << 10);
        }
        for side in 0..2 {
            for line in 0..9 {
                lines.empty[side] |= u16::from(lines.filled[side][line] == 0) << line;
            }
        }
        lines
    }

    /// The set without duplicates: of the empty lines of a band only one and, at the beginning of a band, of
    /// the empty bands only one.
    pub(super) fn distinct(&self, side: usize, set: u16, band_begins: bool) -> u16 {
        let empty = set & self.empty[side];
        if empty.count_ones() < 2 {
            return set;
        }
        let mut distinct = set & !empty;
        let mut has_empty_band = false;
        for band in [7, 7 << 3, 7 << 6] {
            let lines = empty & band;
            let is_empty_band = band_begins && lines == band;
            if !(is_empty_band && has_empty_band) {
                distinct |= lines & lines.wrapping_neg();
            }
            has_empty_band |= is_empty_band;
        }
        distinct
    }

    /// Returns true if a row or column holds a digit twice.
    pub(super) fn clash(&self) -> bool {
        // The count of each digit, four bits each, that of empty cells lowest.
        let counts = |digits: u64| {
            (0..9).fold(0_u64, |counts, place| counts + (1 << (digits << 2 >> (4 * place) & 60)))
        };
        let any = self.digits.as_flattened().iter().fold(0, |any, digits| any | counts(*digits));
        any & 0xEE_EEEE_EEE0 != 0
    }
}

/// Eight digits, a byte each, as four bits each.
fn packed(digits: u64) -> u64 {
    let twos = (digits | digits >> 4) & 0x00FF_00FF_00FF_00FF;
    let fours = (twos | twos >> 8) & 0x0000_FFFF_0000_FFFF;
    (fours | fours >> 16) & 0xFFFF_FFFF
}

/// A bit for each of eight bytes, none above 9, that is not 0.
fn filled(digits: u64) -> u16 {
    let flags = (digits + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101_0101;
    // The product's highest byte gathers one bit from each.
    (flags.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
}
