//! Unavoidable sets in which two digits, or two lines, change places.
//!
//! Where two digits stand, each is in the other's row, column and box somewhere; follow that until it closes, and the two can
//! change places in the cells that were met. In the same way two rows of a band can exchange some of their cells: a
//! column's two cells, then those of the column where the digit stands that is now twice in its row, and so on. Without a
//! given in such a set there are two solutions. If exactly one given is in it, that one is needed.
//!
//! A grid has more than a hundred of these sets. Both kinds are nine places on each of two tracks: the rows of two digits,
//! the columns of two rows, the rows of two columns. What is exchanged together is a set of places, nine bits; many pairs
//! of tracks are followed side by side, so that the compiler makes vector code of it.

use sudokit_core::{CellSet, Solution};

/// A set of places for each of sixteen pairs of tracks; nine are in use, one for each first track or each second track.
type Pairs = [u16; 16];

/// All nine places. The second track of a pair that is not in use is full of givens, so that nothing follows from it.
const ALL: u16 = 0x1FF;

/// The givens, all of which agree with the grid, that are the only ones in one of these sets.
pub(crate) fn needed(grid: &Solution, givens: CellSet) -> CellSet {
    // The column of each digit by row; and its row by column and by box, all digits side by side.
    let mut columns_of = [[0_u8; 9]; 9];
    let (mut by_column, mut by_box) = ([[0; 16]; 9], [[0; 16]; 9]);
    let mut given = [ALL; 16];
    given[..9].fill(0);
    let (mut rows, mut columns) = (Lines::NONE, Lines::NONE);
    for row in 0..9 {
        let mut given_in_row = (givens.bits() >> (9 * row)) as u16;
        for column in 0..9 {
            let digit = grid.digits()[9 * row + column].index();
            let is_given = given_in_row & 1;
            given_in_row >>= 1;
            columns_of[digit][row] = column as u8;
            by_column[column][digit] = 1 << row;
            by_box[row / 3 * 3 + column / 3][digit] = 1 << row;
            given[digit] |= is_given << row;
            rows.put(row, column, digit, is_given);
            columns.put(column, row, digit, is_given);
        }
    }
    let mut needed = 0;
    for (columns_of, own) in columns_of.iter().zip(given) {
        let mut next = [[0; 16]; 9];
        for (row, next) in next.iter_mut().enumerate() {
            let column = usize::from(columns_of[row]);
            let (by_column, by_box) = (&by_column[column], &by_box[row / 3 * 3 + column / 3]);
            *next = std::array::from_fn(|digit| by_column[digit] | by_box[digit]);
        }
        let alone = alone(next, [own; 16], given).into_iter().fold(0, |all, one| all | one);
        for row in places(alone) {
            needed |= 1 << (9 * row + usize::from(columns_of[row]));
        }
    }
    for (line, (row, column)) in rows.alone().into_iter().zip(columns.alone()).enumerate() {
        needed |= u128::from(row) << (9 * line);
        for row in places(column) {
            needed |= 1 << (9 * row + line);
        }
    }
    CellSet::from_bits(needed)
}

/// The rows of a grid, or its columns.
struct Lines {
    /// The digits of each line, by place.
    digits: [[u8; 9]; 9],
    /// The place of each digit.
    places: [[u16; 9]; 9],
    given: [u16; 9],
}

impl Lines {
    const NONE: Self = Self { digits: [[0; 9]; 9], places: [[0; 9]; 9], given: [0; 9] };

    fn put(&mut self, line: usize, place: usize, digit: usize, is_given: u16) {
        self.digits[line][place] = digit as u8;
        self.places[line][digit] = 1 << place;
        self.given[line] |= is_given << place;
    }

    /// The givens of each line that are alone in what it can exchange with another of its chute.
    fn alone(&self) -> [u16; 9] {
        let mut all = [0; 9];
        for step in [1, 2] {
            let (mut next, mut given, mut others) = ([[0; 16]; 9], [0; 16], [ALL; 16]);
            for line in 0..9 {
                let other = line - line % 3 + (line + step) % 3;
                for (place, next) in next.iter_mut().enumerate() {
                    next[line] = self.places[other][usize::from(self.digits[line][place])];
                }
                (given[line], others[line]) = (self.given[line], self.given[other]);
            }
            all.iter_mut().zip(alone(next, given, others)).for_each(|(all, alone)| *all |= alone);
        }
        all
    }
}

/// In each pair of tracks, the givens of the first that are the only ones in what is exchanged with them. `next` says for each
/// place of the first track where its digits stand on the second: there the exchange goes on.
fn alone(mut next: [Pairs; 9], given: Pairs, others: Pairs) -> Pairs {
    for (place, next) in next.iter_mut().enumerate() {
        next.iter_mut().for_each(|next| *next |= 1 << place);
    }
    // Through each place (Warshall): then it is everything that is exchanged with a place.
    for through in 0..9 {
        let more = next[through];
        for all in &mut next {
            for (all, more) in all.iter_mut().zip(more) {
                *all |= more & (*all >> through & 1).wrapping_neg();
            }
        }
    }
    let mut alone = [0; 16];
    for together in next {
        for i in 0..16 {
            let (own, other) = (together[i] & given[i], together[i] & others[i]);
            let is_one = u16::from(other == 0 && own & own.wrapping_sub(1) == 0);
            alone[i] |= own & is_one.wrapping_neg();
        }
    }
    alone
}

/// The places of a set.
fn places(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            place
        })
    })
}
