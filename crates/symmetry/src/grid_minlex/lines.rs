//! A grid as lines of one type, rows and columns.

use sudokit_core::Solution;

/// A row of nine small numbers, padded so that no index below 16 needs a bounds check.
pub(super) type Nine = [u8; 16];

pub(super) const BOX: Nine = [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0];

pub(super) fn at(nine: &Nine, index: u8) -> u8 {
    nine[usize::from(index & 15)]
}

/// A grid as its 18 lines, rows first.
pub(super) struct GridLines {
    /// The digit, 0 to 8, in each place of the line.
    pub(super) digits: [Nine; 18],
    /// The place of each digit in the line.
    pub(super) places: [Nine; 18],
}

impl GridLines {
    pub(super) fn new(solution: &Solution) -> Self {
        let mut lines = Self { digits: [[0; 16]; 18], places: [[0; 16]; 18] };
        for row in 0..9 {
            for column in 0..9 {
                let digit = solution.digits()[9 * row + column].get() - 1;
                lines.digits[row][column] = digit;
                lines.places[row][usize::from(digit & 15)] = column as u8;
                lines.digits[9 + column][row] = digit;
                lines.places[9 + column][usize::from(digit & 15)] = row as u8;
            }
        }
        lines
    }

    /// Up to three rows as the only lines, for searches of the first chute alone; digits from 0.
    pub(super) fn of_band(rows: &[[u8; 9]]) -> Self {
        let mut lines = Self { digits: [[0; 16]; 18], places: [[0; 16]; 18] };
        for (line, row) in rows.iter().enumerate() {
            for (column, digit) in (0..).zip(row) {
                lines.digits[line][usize::from(column)] = *digit;
                lines.places[line][usize::from(digit & 15)] = column;
            }
        }
        lines
    }

    /// For every column, the column where line `a` has the digit that line `b` has there.
    pub(super) fn below(&self, a: usize, b: usize) -> Nine {
        let mut below = [0; 16];
        for (below, digit) in below.iter_mut().zip(&self.digits[b][..9]) {
            *below = at(&self.places[a], *digit);
        }
        below
    }
}
