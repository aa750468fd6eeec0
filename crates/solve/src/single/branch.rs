//! Where to split a node when nothing more follows.
//!
//! Two ways, each the better one in its place:
//!
//! - A **cell** with the fewest digits, on the way down to a first solution: placing a digit says most.
//! - A **pattern**, when most branches are dead ends: the band or stack with the fewest crossings left over all
//!   digits, and in it the digit with the fewest. One node has the digit in a certain minirow, or column of a
//!   stack's band, the other has not. Proving that a hard puzzle has one solution takes about 0.7 times the nodes
//!   that cells take (the choice is Tom Dillon's, tdoku, 2019, <https://t-dillon.github.io/tdoku>).
//!
//! Either way turns the node into one of two that share its solutions, and returns the other.

use super::Contradiction;
use super::node::{BAND, DIGIT, Node, Row, byte};
use super::tables::SPLIT;
use super::tally::{Tally, tally};
use crate::lanes::Bytes;

impl Node {
    /// Places the lowest digit of a narrow cell; the other node lacks it there.
    #[inline(always)]
    pub(super) fn branch_on_cell<V: Bytes>(&mut self) -> Self {
        let minirows = self.load::<V>();
        let (band, cell) = narrow_cell(&tally(&minirows));
        let (row, stack) = (cell / 9, cell % 9 / 3);
        let bit = 1 << (cell % 3);
        let digit = self.lowest_digit(band, cell / 3, bit);
        let (of_digit, of_band) = (bytes_of::<V>(&DIGIT, digit), bytes_of::<V>(&BAND, band));
        let (here, bit) = (of_digit.and(of_band), V::splat(bit));

        let mut without = *self;
        let own = 3 * row + stack;
        minirows[own].and_not(here.and(bit)).store(&mut without.minirows[own]);

        // In its minirow the digit leaves the other cells, and other digits leave the cell.
        let others = here.and(V::splat(0b111)).xor(of_band.and(bit));
        // In the other bands it leaves the column.
        let column = of_digit.and_not(of_band).and(bit);
        minirows[own].and_not(others.or(column)).store(&mut self.minirows[own]);
        for turn in 1..3 {
            let (i, j) = (3 * row + (stack + turn) % 3, 3 * ((row + turn) % 3) + stack);
            minirows[i].and_not(here).store(&mut self.minirows[i]);
            minirows[j].and_not(here.or(column)).store(&mut self.minirows[j]);
        }
        without
    }

    /// The lowest digit of a cell: the cell is one bit of a minirow in a band.
    fn lowest_digit(&self, band: usize, minirow: usize, bit: u8) -> usize {
        let minirow = &self.minirows[minirow];
        (0..9).find(|digit| minirow[byte(*digit, band)] & bit != 0).expect("the cell has candidates")
    }

    /// Puts a digit on one side of its open pattern; the other node has it on the other.
    ///
    /// # Errors
    /// Every digit has one crossing in all six chutes. Then its minirow in every row and its column in every box
    /// are known, so all cells are, and a node that is not solved has no solution.
    #[inline(always)]
    pub(super) fn branch_on_pattern<V: Bytes>(&mut self) -> Result<Self, Contradiction> {
        let minirows = self.load::<V>();
        let (chute, digit) = narrowest_pattern(&minirows).ok_or(Contradiction)?;
        let place = usize::from(SPLIT[self.pattern(chute, digit)]);
        let (i, j) = (place / 3, place % 3);
        let mut without = *self;
        let of_digit = bytes_of::<V>(&DIGIT, digit);
        if chute < 3 {
            let here = of_digit.and(bytes_of::<V>(&BAND, chute));
            minirows[place].and_not(here).store(&mut without.minirows[place]);
            for turn in 1..3 {
                for crossed in [3 * i + (j + turn) % 3, 3 * ((i + turn) % 3) + j] {
                    minirows[crossed].and_not(here).store(&mut self.minirows[crossed]);
                }
            }
        } else {
            let of_band = bytes_of::<V>(&BAND, i);
            let column = of_digit.and(V::splat(1 << j));
            // Other columns of its band, and its column of the other bands.
            let others = column.xor(of_digit.and(of_band).and(V::splat(0b111)));
            for r in 0..3 {
                let minirow = 3 * r + chute - 3;
                minirows[minirow].and_not(column.and(of_band)).store(&mut without.minirows[minirow]);
                minirows[minirow].and_not(others).store(&mut self.minirows[minirow]);
            }
        }
        Ok(without)
    }

    /// Where the digit is in the 3 x 3 pattern of the chute, nine bits: rows and boxes of a band, bands and columns of a
    /// stack.
    fn pattern(&self, chute: usize, digit: usize) -> usize {
        let mut pattern = 0;
        for r in 0..3 {
            for i in 0..3 {
                pattern |= if chute < 3 {
                    usize::from(self.minirows[3 * r + i][byte(digit, chute)] != 0) << (3 * r + i)
                } else {
                    usize::from(self.minirows[3 * r + chute - 3][byte(digit, i)]) << (3 * i)
                };
            }
        }
        pattern
    }
}

/// All ones where a byte has this number.
#[inline(always)]
fn bytes_of<V: Bytes>(numbers: &Row, number: usize) -> V {
    V::load(numbers).equal(V::splat(number as u8))
}

/// A cell with two digits left, else one with three, else any that is open: its band, and its number in the band.
#[inline(always)]
fn narrow_cell<V: Bytes>(tally: &Tally<V, 4>) -> (usize, usize) {
    let first = |cells: [u32; 3]| {
        let band = cells.iter().position(|cells| *cells != 0)?;
        Some((band, cells[band].trailing_zeros() as usize))
    };
    let last_band = |cells: [u32; 3]| {
        let band = cells.iter().rposition(|cells| *cells != 0)?;
        Some((band, cells[band].trailing_zeros() as usize))
    };
    first(tally.cells(2))
        .or_else(|| last_band(tally.cells(3)))
        .or_else(|| first(tally.cells(4)))
        .expect("a node where nothing follows has an open cell")
}

/// The digit with the fewest crossings in the chute with the fewest, among those that have more than one: chute, bands
/// 0 to 2 and stacks 3 to 5, and digit.
#[inline(always)]
fn narrowest_pattern<V: Bytes>(minirows: &[V; 9]) -> Option<(usize, usize)> {
    let crossings = [crossings_of_bands(minirows), crossings_of_stacks(minirows)];
    let [bands, stacks] = crossings;
    // All digits together: first those of a half, band by band, then slot by slot.
    let one = bands.lower_halves(stacks).plus(bands.upper_halves(stacks));
    let two = one.plus(one.turn_slots::<1>());
    let four = two.plus(two.turn_slots::<2>());
    let (mut totals, mut counts) = ([0; 32], [[0; 32]; 2]);
    four.plus(one.turn_slots::<4>()).store(&mut totals);
    for (crossings, counts) in crossings.iter().zip(&mut counts) {
        crossings.store(counts);
    }
    let (mut chute, mut fewest) = (0, u8::MAX);
    for i in 0..6 {
        let total = totals[16 * (i / 3) + i % 3];
        if total > 9 && total < fewest {
            (chute, fewest) = (i, total);
        }
    }
    let (mut narrowest, mut fewest) = (None, u8::MAX);
    for digit in 0..9 {
        let count = counts[chute / 3][byte(digit, chute % 3)];
        if count > 1 && count < fewest {
            (narrowest, fewest) = (Some((chute, digit)), count);
        }
    }
    narrowest
}

/// How many ways there are to cross the rows and boxes of every band.
#[inline(always)]
fn crossings_of_bands<V: Bytes>(minirows: &[V; 9]) -> V {
    let mut empty = *minirows;
    for empty in &mut empty {
        *empty = empty.equal(V::splat(0));
    }
    let mut crossings = V::splat(6);
    for b in 0..3 {
        let (left, right) = ((b + 1) % 3, (b + 2) % 3);
        // All ones are -1.
        crossings = crossings.plus(empty[b].or(empty[3 + left]).or(empty[6 + right]));
        crossings = crossings.plus(empty[b].or(empty[3 + right]).or(empty[6 + left]));
    }
    crossings
}

/// How many ways there are to cross the bands and columns of every stack; a band's byte has the count of the stack with its
/// number.
#[inline(always)]
fn crossings_of_stacks<V: Bytes>(minirows: &[V; 9]) -> V {
    let mut crossings = V::splat(0);
    for b in 0..3 {
        let columns = minirows[b].or(minirows[3 + b]).or(minirows[6 + b]);
        let diagonals =
            columns.turn_down_and_up().next_band().and(columns.turn_up_and_down().previous_band());
        // Every crossing is one of the two diagonals that meet a column of this band.
        let (down, up) = (diagonals.and(columns), diagonals.shr::<4>().and(columns));
        let count = down.count().plus(up.count());
        crossings = crossings.or(count.and(bytes_of(&BAND, b)));
    }
    crossings
}
