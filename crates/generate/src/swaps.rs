//! Unavoidable sets that exchange two digits or two lines.
//!
//! Each of the nine places of a digit shares a row, a column and a box with places of another digit.
//! Following these links until they close gives cells in which the two digits can be exchanged. In the same
//! way two rows of a band can exchange some of their cells: the two cells of a column, then those of the
//! column with the digit that is now twice in its row, and so on. Without a given in such a set there are two
//! solutions. A given that is alone in one is needed.
//!
//! A grid has more than a hundred of these sets. Every kind is nine places on each of two *tracks*: the rows
//! of two digits, the columns of two rows, the rows of two columns. The places that are exchanged together
//! are a set of nine bits. The 54 pairs of tracks are processed side by side, so that the compiler vectorises
//! it.

use sudokit_core::{Cell, CellSet, Digit, Solution};

/// Nine digits, nine rows, nine columns.
const TRACKS: usize = 27;

/// Each digit is paired with this many digits after it, so that each pair occurs once. 1 follows 9.
const AFTER: usize = 4;

/// First index of the pairs of rows, and of columns.
const ROWS: usize = 9 * AFTER;
const COLUMNS: usize = ROWS + 9;

/// The tracks of each pair.
const PAIRS: [[usize; 2]; COLUMNS + 9] = {
    let mut pairs = [[0; 2]; COLUMNS + 9];
    let mut i = 0;
    while i < ROWS {
        pairs[i] = [i / AFTER, (i / AFTER + 1 + i % AFTER) % 9];
        i += 1;
    }
    while i < pairs.len() {
        let (line, start) = ((i - ROWS) % 9, 9 + (i - ROWS) / 9 * 9);
        pairs[i] = [start + line, start + line_after(line)];
        i += 1;
    }
    pairs
};

/// Pairs processed together. Some of the second half are unused.
const TOGETHER: usize = 32;

/// A set of places for some pairs.
type Pairs = [u16; TOGETHER];

/// A set of places for each pair.
type Places = [u16; 2 * TOGETHER];

/// The givens that are alone in one of these sets. All givens must agree with the grid.
pub(crate) fn needed(grid: &Solution, givens: CellSet) -> CellSet {
    let mut given = [0; TRACKS];
    for cell in givens {
        for (track, place) in tracks(cell, grid.digit(cell)) {
            given[track] |= 1 << place;
        }
    }
    let mut both = [[0; 2 * TOGETHER]; 2];
    for (pair, [first, second]) in PAIRS.into_iter().enumerate() {
        (both[0][pair], both[1][pair]) = (given[first], given[second]);
    }
    keep_alone(&next(grid), &mut both);
    let mut alone = [0; TRACKS];
    for (pair, [first, second]) in PAIRS.into_iter().enumerate() {
        alone[first] |= both[0][pair];
        alone[second] |= both[1][pair];
    }
    // Branchless, because the branch would be unpredictable.
    let bits = givens.into_iter().map(|cell| {
        let on_any = tracks(cell, grid.digit(cell))
            .into_iter()
            .fold(0, |all, (track, place)| all | alone[track] >> place);
        u128::from(on_any & 1) << cell.index()
    });
    CellSet::from_bits(bits.fold(0, |all, bit| all | bit))
}

/// The tracks of a cell, and its place on each.
fn tracks(cell: Cell, digit: Digit) -> [(usize, usize); 3] {
    let (row, column) = (cell.row(), cell.column());
    [(digit.index(), row), (9 + row, column), (18 + column, row)]
}

/// The next line of its chute, cyclically.
const fn line_after(line: usize) -> usize {
    line - line % 3 + (line + 1) % 3
}

/// For each place of the first tracks, the place of its digit on the second: there the exchange continues.
fn next(grid: &Solution) -> [Places; 9] {
    // The column of each digit by row; its row by column and by box. The first digits are repeated at the
    // end.
    let [mut by_row, mut by_column, mut by_box] = [[[0; 9 + AFTER]; 9]; 3];
    for (cell, digit) in grid.digits().iter().enumerate() {
        let (row, column, digit) = (cell / 9, cell % 9, digit.index());
        by_row[row][digit] = 1 << column;
        by_column[column][digit] = 1 << row;
        by_box[row / 3 * 3 + column / 3][digit] = 1 << row;
    }
    for digits in by_column.iter_mut().chain(&mut by_box) {
        digits.copy_within(..AFTER, 9);
    }
    let mut next = [[0; 2 * TOGETHER]; 9];
    for row in 0..9 {
        for column in 0..9 {
            let digit = grid.digits()[9 * row + column].index();
            let (in_column, in_box) = (&by_column[column], &by_box[row / 3 * 3 + column / 3]);
            for after in 0..AFTER {
                next[row][AFTER * digit + after] = in_column[digit + 1 + after] | in_box[digit + 1 + after];
            }
            next[column][ROWS + row] = by_row[line_after(row)][digit];
            next[row][COLUMNS + column] = by_column[line_after(column)][digit];
        }
    }
    next
}

/// Keeps the givens of both tracks that are alone in their set.
fn keep_alone(next: &[Places; 9], given: &mut [Places; 2]) {
    let [first, second] = given;
    for half in 0..2 {
        let together = closed(next.each_ref().map(|next| next.as_chunks().0[half]));
        let [first, second] = [&mut *first, &mut *second].map(|given| &mut given.as_chunks_mut().0[half]);
        [*first, *second] = alone(&together, first, second);
    }
}

/// All places that are exchanged with each place.
fn closed(mut next: [Pairs; 9]) -> [Pairs; 9] {
    for (place, next) in next.iter_mut().enumerate() {
        next.iter_mut().for_each(|next| *next |= 1 << place);
    }
    // Transitive closure (Warshall).
    for through in 0..9 {
        let more = next[through];
        for all in &mut next {
            for (all, more) in all.iter_mut().zip(more) {
                *all |= more & (*all >> through & 1).wrapping_neg();
            }
        }
    }
    next
}

/// The givens of both tracks that are alone in one of the sets.
fn alone(together: &[Pairs; 9], first: &Pairs, second: &Pairs) -> [Pairs; 2] {
    let mut alone = [[0; TOGETHER]; 2];
    for together in together {
        for i in 0..TOGETHER {
            let (first, second) = (together[i] & first[i], together[i] & second[i]);
            let both = first | second;
            let several = first & second | both & both.wrapping_sub(1);
            let is_one = u16::from(several == 0).wrapping_neg();
            alone[0][i] |= first & is_one;
            alone[1][i] |= second & is_one;
        }
    }
    alone
}
