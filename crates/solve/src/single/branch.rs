//! The choice of a split for a stuck node.
//!
//! There are two kinds, each the better one in its place:
//!
//! - A **cell** with the fewest digits, on the way down to a first solution: placing a digit has the most
//!   consequences.
//! - A **pattern**, when most branches are dead ends: the band or stack with the fewest crossings left over
//!   all digits, and in it the digit with the fewest. One node has the digit in a certain minirow, or column
//!   of a stack's band, the other has not. Proving that a hard puzzle has one solution takes about 0.7 times
//!   the nodes of splits on cells (the choice is Tom Dillon's, tdoku, 2019,
//!   <https://t-dillon.github.io/tdoku>).
//!
//! Either kind turns the node into one of two that share its solutions, and returns the other.

use super::Contradiction;
use super::node::{BAND, BYTE, ByteNode, DIGIT, Row, byte};
use super::sweep::{Minirows, columns, diagonals, empty};
use super::tables::SPLIT;
use super::tally::tally;
use crate::lanes::Bytes;

impl ByteNode {
    /// Places the lowest digit of a narrow cell; the other node, a copy of this one, lacks it there.
    #[inline(always)]
    pub(super) fn branch_on_cell<V: Bytes>(&mut self, cpu: V::Cpu, other: &mut Self) {
        let (band, cell) = narrow_cell(&self.load::<V>(cpu));
        let (row, stack) = (cell / 9, cell % 9 / 3);
        let own = 3 * row + stack;
        let bit = V::splat(cpu, 1 << (cell % 3));
        let of_band = bytes_of::<V>(cpu, &BAND, band);
        let digits = V::load(cpu, &self.minirows[own]).and(of_band).and(bit).equal(bit);
        let byte = digits.bits().trailing_zeros() as usize;
        let of_digit = bytes_of::<V>(cpu, &DIGIT, usize::from(DIGIT[byte]));
        let here = bytes_of::<V>(cpu, &BYTE, byte);
        remove(&mut other.minirows[own], here.and(bit));

        // In its minirow the digit leaves the other cells, and other digits leave the cell; in the other
        // bands it leaves the column.
        let others = here.and(V::splat(cpu, 0b111)).xor(of_band.and(bit));
        let column = of_digit.and_not(of_band).and(bit);
        remove(&mut self.minirows[own], others.or(column));
        for turn in 1..3 {
            remove(&mut self.minirows[3 * row + (stack + turn) % 3], here);
            remove(&mut self.minirows[3 * ((row + turn) % 3) + stack], here.or(column));
        }
    }

    /// Splits on a digit's open pattern; the other node, a copy of this one, has the digit on the other side.
    ///
    /// # Errors
    /// Every digit has one crossing in all six chutes. Then its minirow in every row and its column in every
    /// box are known, so all cells are, and a node that is not solved has no solution.
    #[inline(always)]
    pub(super) fn branch_on_pattern<V: Bytes>(
        &mut self,
        cpu: V::Cpu,
        other: &mut Self,
    ) -> Result<(), Contradiction> {
        let (chute, digit) = narrowest_pattern(&self.load::<V>(cpu)).ok_or(Contradiction)?;
        let place = usize::from(SPLIT[self.pattern(chute, digit)]);
        let (i, j) = (place / 3, place % 3);
        if chute < 3 {
            let here = bytes_of::<V>(cpu, &BYTE, byte(digit, chute));
            remove(&mut other.minirows[place], here);
            for turn in 1..3 {
                remove(&mut self.minirows[3 * i + (j + turn) % 3], here);
                remove(&mut self.minirows[3 * ((i + turn) % 3) + j], here);
            }
        } else {
            let here = bytes_of::<V>(cpu, &BYTE, byte(digit, i));
            let bit = V::splat(cpu, 1 << j);
            // The other columns of its band, and its column of the other bands.
            let others = bytes_of::<V>(cpu, &DIGIT, digit).and(bit).xor(here.and(V::splat(cpu, 0b111)));
            for r in 0..3 {
                let minirow = 3 * r + chute - 3;
                remove(&mut other.minirows[minirow], here.and(bit));
                remove(&mut self.minirows[minirow], others);
            }
        }
        Ok(())
    }

    /// The places of the digit in the 3 x 3 pattern of the chute, nine bits: rows and boxes of a band, bands
    /// and columns of a stack.
    #[inline(always)]
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

/// All ones in bytes with this number.
#[inline(always)]
fn bytes_of<V: Bytes>(cpu: V::Cpu, numbers: &Row, number: usize) -> V {
    V::load(cpu, numbers).equal(V::splat(cpu, number as u8))
}

/// Removes these candidates.
#[inline(always)]
fn remove<V: Bytes>(row: &mut Row, candidates: V) {
    V::load(candidates.cpu(), row).and_not(candidates).store(row);
}

/// A cell with two digits left, else one with three, else any that is open: its band, and its number in the
/// band.
#[inline(always)]
fn narrow_cell<V: Bytes>(minirows: &Minirows<V>) -> (usize, usize) {
    let tally = tally::<V, 4>(minirows);
    let (with_two, with_three) = (tally.exactly(2), tally.exactly(3));
    // For three digits, from the last band to the first.
    let (cells, order) = if !with_two.is_empty() {
        (with_two, [0, 1, 2])
    } else if !with_three.is_empty() {
        (with_three, [2, 1, 0])
    } else {
        (tally.at_least(4), [0, 1, 2])
    };
    let bands = cells.of_bands();
    let band = order.into_iter().find(|band| bands[*band] != 0).expect("the node has an open cell");
    (band, bands[band].trailing_zeros() as usize)
}

/// The digit with the fewest crossings in the chute with the fewest, among those that have more than one:
/// chute, bands 0 to 2 and stacks 3 to 5, and digit.
#[inline(always)]
fn narrowest_pattern<V: Bytes>(minirows: &Minirows<V>) -> Option<(usize, usize)> {
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

/// Number of crossings of the rows and boxes of every band.
#[inline(always)]
fn crossings_of_bands<V: Bytes>(minirows: &Minirows<V>) -> V {
    let empty = empty(minirows);
    let mut crossings = V::splat(minirows[0].cpu(), 6);
    for b in 0..3 {
        let (left, right) = ((b + 1) % 3, (b + 2) % 3);
        // All ones are -1.
        crossings = crossings.plus(empty[b].or(empty[3 + left]).or(empty[6 + right]));
        crossings = crossings.plus(empty[b].or(empty[3 + right]).or(empty[6 + left]));
    }
    crossings
}

/// Number of crossings of the bands and columns of every stack; a band's byte has the count of the stack with
/// its number.
#[inline(always)]
fn crossings_of_stacks<V: Bytes>(minirows: &Minirows<V>) -> V {
    let cpu = minirows[0].cpu();
    let mut crossings = V::splat(cpu, 0);
    for b in 0..3 {
        let columns = columns(minirows, b);
        let diagonals = diagonals(columns);
        // Every crossing is one of the two diagonals that meet a column of this band.
        let (down, up) = (diagonals.and(columns), diagonals.shr::<4>().and(columns));
        let count = down.count().plus(up.count());
        crossings = crossings.or(count.and(bytes_of(cpu, &BAND, b)));
    }
    crossings
}
