//! One node of the search: what is still possible.

use super::tables::{BAND, UNSEEN};
use sudokit_core::{Digit, Problem, Puzzle, Solution};

/// The digits of a node stand side by side in as many lanes: nine, and seven that stay empty so that a band
/// fills one 512-bit register or two of 256 bits.
pub(super) const LANES: usize = 16;

/// For every digit, 27 bits: the cells of a band where it can stand, or stands.
///
/// ```text
///             lane 0    lane 1    lane 2          lane 8    lane 9 ... 15
/// bands[0]  | digit 1 | digit 2 | digit 3 | ... | digit 9 | empty         |   rows 1 to 3
/// bands[1]  | digit 1 | digit 2 | digit 3 | ... | digit 9 | empty         |   rows 4 to 6
/// bands[2]  | digit 1 | digit 2 | digit 3 | ... | digit 9 | empty         |   rows 7 to 9
///
/// bits of a lane:   0  1  2   3  4  5   6  7  8     upper row
///                   9 10 11  12 13 14  15 16 17     middle row
///                  18 19 20  21 22 23  24 25 26     lower row
///                    left     middle    right  box
/// ```
pub(super) type Band = [u32; LANES];

/// What is still possible. A cell whose digit is known is possible for that digit alone. 192 bytes of plain
/// integers, so a node is copied to be branched from.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) bands: [Band; 3],
}

impl Node {
    pub(super) fn new(problem: Problem<'_>) -> Self {
        match problem {
            Problem::Givens(puzzle) => Self::of_givens(puzzle),
            Problem::Otherwise(..) | Problem::Candidates(_) => {
                let candidates = problem.candidates();
                let mut bands = [[0; LANES]; 3];
                for digit in Digit::all() {
                    let cells = candidates.cells_of(digit).bits();
                    for (b, band) in bands.iter_mut().enumerate() {
                        band[digit.index()] = (cells >> (27 * b)) as u32 & BAND;
                    }
                }
                Self { bands }
            }
        }
    }

    fn of_givens(puzzle: &Puzzle) -> Self {
        let mut bands = [[0; LANES]; 3];
        let mut given = [[0; LANES]; 3];
        let mut taken = [0; 3];
        for band in &mut bands {
            band[..9].fill(BAND);
        }
        for (cell, digit) in puzzle.digits().iter().enumerate() {
            if let Some(digit) = digit {
                let bit = 1 << (cell % 27);
                given[cell / 27][digit.index()] |= bit;
                taken[cell / 27] |= bit;
                for (band, unseen) in bands.iter_mut().zip(UNSEEN[cell]) {
                    band[digit.index()] &= unseen;
                }
            }
        }
        for ((band, given), taken) in bands.iter_mut().zip(&given).zip(taken) {
            for (cells, given) in band.iter_mut().zip(given) {
                *cells &= !taken | given;
            }
        }
        Self { bands }
    }
}

/// A node in which every cell has one digit left, and every digit one cell in each row, column and box.
pub(super) struct Solved<'n>(&'n Node);

impl<'n> Solved<'n> {
    /// Only for nodes of which deduction says so.
    pub(super) const fn new(node: &'n Node) -> Self {
        Self(node)
    }

    /// Its grid.
    #[expect(
        unsafe_code,
        reason = "an easy puzzle is solved in less than a microsecond, and looking at all houses takes 50 to 80 ns"
    )]
    pub(super) fn solution(&self) -> Solution {
        let mut digits = [Digit::D1; 81];
        for (digits, band) in digits.chunks_exact_mut(27).zip(&self.0.bands) {
            for (cells, digit) in band.iter().zip(Digit::all()) {
                let mut cells = *cells;
                while cells != 0 {
                    digits[cells.trailing_zeros() as usize] = digit;
                    cells &= cells - 1;
                }
            }
        }
        // SAFETY: the node is solved.
        unsafe { Solution::new_unchecked(digits) }
    }
}
