//! Deduction: all nine digits and the whole grid at once, until nothing changes.
//!
//! A sweep has four parts, all branch-free, on all digits and bands side by side:
//!
//! 1. **Locked candidates.** In a band a digit stands in three of the nine minirows, one in each row and each
//!    box: it *crosses* the 3 x 3 pattern of minirows. A minirow stays only if the other two rows and boxes
//!    can be crossed without it. The same for the columns of a stack: there the pattern is three bands x
//!    three columns. Sound because every solution is such a crossing; it covers pointing and claiming in all
//!    directions, and three minirows at a time.
//! 2. **Hidden singles.** A digit with one cell left in a row stands there. A digit's last cell in a box or
//!    column is its last cell in the row too once both patterns are crossed, so rows are enough. Other digits
//!    leave the cell.
//! 3. **Naked singles.** A cell with one digit left holds it; the digit leaves the rest of the row. It leaves
//!    box and column when the patterns are crossed next time.
//! 4. **Contradictions.** A digit without a place in some row, a cell without a digit, or a digit twice in a
//!    row. Two digits of which each has the same cell as its last are found when nothing else follows any
//!    more.
//!
//! The patterns of a digit and their crossings are those of the JCZ solvers of the players' forum
//! (zhouyundong_2012, champagne and others) and of tdoku, which calls them configurations (Tom Dillon, 2019,
//! <https://t-dillon.github.io/tdoku>). Here the minirows with the same number are in one register for all
//! digits and bands, so relating the rows and boxes of a band takes no shifts.

use super::node::{ByteNode, everywhere};
use super::tally::tally;
use super::{Contradiction, Progress};
use crate::lanes::Bytes;

/// The minirows of all bands and digits.
pub(super) type Minirows<V> = [V; 9];

impl ByteNode {
    /// Deduces until nothing changes.
    #[inline(always)]
    pub(super) fn deduce<V: Bytes>(&mut self, cpu: V::Cpu) -> Result<Progress, Contradiction> {
        let mut nothing_was_placed = false;
        loop {
            let mut minirows = self.load::<V>(cpu);
            cross_rows(&mut minirows);
            // Everything else was checked since the rows were crossed last.
            if nothing_was_placed && self.difference(&minirows).is_zero() {
                return Ok(Progress::Stuck);
            }
            cross_columns(&mut minirows);
            let (is_hidden_single, missing) = singles_of_rows(&minirows);
            let tally = tally::<V, 2>(&minirows);
            if !tally.cells_without().or(missing).is_zero() {
                return Err(Contradiction);
            }
            if tally.is_settled() {
                // One digit in each cell and each digit in each row, so once. Crossing shows if the same is
                // true in boxes and columns.
                self.store(&minirows);
                cross_rows(&mut minirows);
                cross_columns(&mut minirows);
                let is_crossed = self.difference(&minirows).is_zero();
                return if is_crossed { Ok(Progress::Solved) } else { Err(Contradiction) };
            }
            let [_, several] = tally.spread();
            let Placed { removed, twice } = place(&mut minirows, &is_hidden_single, &several);
            nothing_was_placed = removed.is_zero();
            if !twice.is_zero() || nothing_was_placed && clash(&minirows, &is_hidden_single, &several) {
                return Err(Contradiction);
            }
            self.store(&minirows);
        }
    }

    #[inline(always)]
    pub(super) fn load<V: Bytes>(&self, cpu: V::Cpu) -> Minirows<V> {
        let mut minirows = [V::splat(cpu, 0); 9];
        for (minirow, row) in minirows.iter_mut().zip(&self.minirows) {
            *minirow = V::load(cpu, row);
        }
        minirows
    }

    /// Copies the node in registers: a call to copy memory takes longer.
    #[inline(always)]
    pub(super) fn copy_to<V: Bytes>(&self, cpu: V::Cpu, other: &mut Self) {
        other.store(&self.load::<V>(cpu));
    }

    #[inline(always)]
    pub(super) fn store<V: Bytes>(&mut self, minirows: &Minirows<V>) {
        for (minirow, row) in minirows.iter().zip(&mut self.minirows) {
            minirow.store(row);
        }
    }

    /// The differing candidates: 0 if there are none.
    #[inline(always)]
    fn difference<V: Bytes>(&self, minirows: &Minirows<V>) -> V {
        let cpu = minirows[0].cpu();
        let mut difference = V::splat(cpu, 0);
        for (minirow, row) in minirows.iter().zip(&self.minirows) {
            difference = difference.or(minirow.xor(V::load(cpu, row)));
        }
        difference
    }
}

/// Crosses the rows and boxes of the bands: two rows and two boxes can be crossed if one diagonal of the four
/// minirows is possible, or the other. Once is enough.
#[inline(always)]
fn cross_rows<V: Bytes>(minirows: &mut Minirows<V>) {
    let empty = empty(minirows);
    for r in 0..3 {
        for b in 0..3 {
            let (other, last) = (3 * ((r + 1) % 3), 3 * ((r + 2) % 3));
            let (left, right) = ((b + 1) % 3, (b + 2) % 3);
            let down = empty[other + left].or(empty[last + right]);
            let up = empty[other + right].or(empty[last + left]);
            minirows[3 * r + b] = minirows[3 * r + b].and_not(down.and(up));
        }
    }
}

/// All ones where a digit has no place in a minirow.
#[inline(always)]
pub(super) fn empty<V: Bytes>(minirows: &Minirows<V>) -> Minirows<V> {
    let mut empty = *minirows;
    for empty in &mut empty {
        *empty = empty.equal(V::splat(empty.cpu(), 0));
    }
    empty
}

/// Crosses the bands and columns of the stacks. Once is enough.
#[inline(always)]
fn cross_columns<V: Bytes>(minirows: &mut Minirows<V>) {
    for b in 0..3 {
        let diagonals = diagonals(columns(minirows, b));
        let kept = diagonals.or(diagonals.shr::<4>());
        for r in 0..3 {
            minirows[3 * r + b] = minirows[3 * r + b].and(kept);
        }
    }
}

/// The columns of a stack in which a digit has a place in a band.
#[inline(always)]
pub(super) fn columns<V: Bytes>(minirows: &Minirows<V>, stack: usize) -> V {
    minirows[stack].or(minirows[3 + stack]).or(minirows[6 + stack])
}

/// True if the other two bands can be crossed when the digit is in this column: one diagonal in the lower
/// half of the byte, the other in the upper half.
#[inline(always)]
pub(super) fn diagonals<V: Bytes>(columns: V) -> V {
    columns.turn_down_and_up().next_band().and(columns.turn_up_and_down().previous_band())
}

/// By row: all ones if a digit has one cell left in it; and not 0 if it has none.
#[inline(always)]
fn singles_of_rows<V: Bytes>(minirows: &Minirows<V>) -> ([V; 3], V) {
    let cpu = minirows[0].cpu();
    let mut is_single = [V::splat(cpu, 0); 3];
    let mut missing = V::splat(cpu, 0);
    for (is_single, row) in is_single.iter_mut().zip(minirows.chunks_exact(3)) {
        let count = row[0].count().plus(row[1].count()).plus(row[2].count());
        missing = missing.or(count.equal(V::splat(cpu, 0)));
        *is_single = count.equal(V::splat(cpu, 1));
    }
    (is_single, missing.and(V::load(cpu, &everywhere(1))))
}

/// The result of placing digits.
struct Placed<V> {
    /// Removed candidates.
    removed: V,
    /// Not 0 if a digit is known to be twice in a row.
    twice: V,
}

/// Places hidden singles, and the digits of cells that have no other.
#[inline(always)]
fn place<V: Bytes>(
    minirows: &mut Minirows<V>,
    is_hidden_single: &[V; 3],
    several: &Minirows<V>,
) -> Placed<V> {
    let cpu = minirows[0].cpu();
    let mut hidden = *minirows;
    for (i, hidden) in hidden.iter_mut().enumerate() {
        *hidden = hidden.and(is_hidden_single[i / 3]);
    }
    let [claimed] = tally::<V, 1>(&hidden).spread();
    let (mut removed, mut most) = (V::splat(cpu, 0), V::splat(cpu, 0));
    for (r, is_hidden_single) in is_hidden_single.iter().enumerate() {
        let mut count = V::splat(cpu, 0);
        for i in 3 * r..3 * r + 3 {
            count = count.plus(minirows[i].and_not(several[i]).count());
        }
        most = most.max(count);
        let is_open = count.equal(V::splat(cpu, 0));
        for i in 3 * r..3 * r + 3 {
            // Other digits leave a claimed cell, a known digit leaves the other cells.
            let gone = claimed[i].and_not(*is_hidden_single).or(several[i].and_not(is_open));
            removed = removed.or(minirows[i].and(gone));
            minirows[i] = minirows[i].and_not(gone);
        }
    }
    // Counts are 0 or 1; higher bits show a contradiction.
    Placed { removed, twice: most.shr::<1>().and(V::splat(cpu, 0b111)) }
}

/// Returns true if a cell is the last of two digits after all others have left it.
#[inline(always)]
fn clash<V: Bytes>(minirows: &Minirows<V>, is_hidden_single: &[V; 3], several: &Minirows<V>) -> bool {
    let mut clash = V::splat(minirows[0].cpu(), 0);
    for i in 0..9 {
        clash = clash.or(minirows[i].and(is_hidden_single[i / 3]).and(several[i]));
    }
    !clash.is_zero()
}
