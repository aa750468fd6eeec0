//! Where to split a node when nothing more follows.
//!
//! Two ways, each the better one in its place:
//!
//! - A **chute** pattern, where much is known and most branches are dead ends: the band or stack with the fewest
//!   crossings left over all digits, and in it the digit with the fewest. One node has the digit in a certain
//!   minirow, or column of a stack's band, the other has not. Proving that a hard puzzle has one solution takes
//!   about half as many nodes as with cells (Tom Dillon, tdoku, 2019, <https://t-dillon.github.io/tdoku>).
//! - A **cell** with the fewest digits, where little is known: there are many solutions, and placing a digit
//!   comes to one of them soonest.

use super::Contradiction;
use super::node::{LANES, Node};
use super::sweep::{columns, some};
use super::tables::{CROSSING_COUNT, EACH_ROW, ROW, SPLIT, UNSEEN};

/// With more candidates than this on the board, little is known. Between 120 and 280, fewer make puzzles with
/// several solutions faster, more the hardest ones with one.
const CROWDED: u32 = 150;

impl Node {
    /// Turns this node into one of two that share its solutions, and returns the other.
    pub(super) fn branch(&mut self) -> Result<Self, Contradiction> {
        let candidates: u32 = self.bands.iter().flatten().map(|cells| cells.count_ones()).sum();
        if candidates > CROWDED
            && let Some((band, bit)) = self.narrowest_cell()
        {
            return Ok(self.branch_on_cell(band, bit));
        }
        let open = self.narrowest_pattern()?;
        Ok(self.branch_on_pattern(&open))
    }

    /// Places the cell's lowest digit; the other node lacks it there.
    fn branch_on_cell(&mut self, band: usize, bit: u32) -> Self {
        let digit =
            (0..9).find(|digit| self.bands[band][*digit] & bit != 0).expect("the cell has candidates");
        let mut without = *self;
        without.bands[band][digit] &= !bit;
        for cells in &mut self.bands[band] {
            *cells &= !bit;
        }
        self.bands[band][digit] |= bit;
        let unseen = UNSEEN[27 * band + bit.trailing_zeros() as usize];
        for (band, unseen) in self.bands.iter_mut().zip(unseen) {
            band[digit] &= unseen;
        }
        without
    }

    /// A cell with two digits left, else one with three, else any that is open, as its band and bit.
    fn narrowest_cell(&self) -> Option<(usize, u32)> {
        let (mut with_three, mut open) = (None, None);
        for (b, band) in self.bands.iter().enumerate() {
            let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
            for cells in &band[..9] {
                four |= three & cells;
                three |= two & cells;
                two |= one & cells;
                one |= cells;
            }
            let first = |cells: u32| (cells != 0).then_some((b, cells & cells.wrapping_neg()));
            if let Some(cell) = first(two & !three) {
                return Some(cell);
            }
            with_three = first(three & !four).or(with_three);
            open = open.or(first(two));
        }
        with_three.or(open)
    }

    /// Puts the digit where the pattern splits; the other node lacks it there.
    fn branch_on_pattern(&mut self, open: &OpenPattern) -> Self {
        let OpenPattern { chute, digit, pattern } = *open;
        let place = usize::from(SPLIT[pattern]);
        let (i, j) = (place / 3, place % 3);
        let mut without = *self;
        if chute < 3 {
            let minirow = 7 << (3 * place);
            let crossed = (ROW << (9 * i)) | ((7 * EACH_ROW) << (3 * j));
            self.bands[chute][digit] &= !crossed | minirow;
            without.bands[chute][digit] &= !minirow;
        } else {
            let stack = chute - 3;
            let block = (7 * EACH_ROW) << (3 * stack);
            let column = EACH_ROW << (3 * stack + j);
            for (b, band) in self.bands.iter_mut().enumerate() {
                band[digit] &= if b == i { !block | column } else { !column };
            }
            without.bands[i][digit] &= !column;
        }
        without
    }

    /// The digit with the fewest crossings in the chute with the fewest, among those that have more than one.
    ///
    /// Where every digit has one crossing in all six chutes, its minirow in every row and its column in every
    /// box are known, so every cell is: if such a node is not solved, it is contradictory.
    #[expect(
        clippy::needless_range_loop,
        reason = "a lane is read in three bands and written in six patterns"
    )]
    fn narrowest_pattern(&self) -> Result<OpenPattern, Contradiction> {
        let mut patterns = [[0; LANES]; 6];
        for lane in 0..LANES {
            let cells = [self.bands[0][lane], self.bands[1][lane], self.bands[2][lane]];
            let columns = cells.map(columns);
            for i in 0..3 {
                patterns[i][lane] = gather(some(cells[i]));
                let third = columns.map(|columns| columns >> (3 * i) & 7);
                patterns[3 + i][lane] = third[0] | third[1] << 3 | third[2] << 6;
            }
        }
        let mut counts = [[0; 9]; 6];
        let (mut chute, mut fewest) = (0, u32::MAX);
        for i in 0..6 {
            let mut total = 0;
            for digit in 0..9 {
                counts[i][digit] = CROSSING_COUNT[patterns[i][digit] as usize];
                total += counts[i][digit];
            }
            if total > 9 && total < fewest {
                (chute, fewest) = (i, total);
            }
        }
        let open = (0..9).filter(|digit| counts[chute][*digit] > 1);
        let digit = open.min_by_key(|digit| counts[chute][*digit]).ok_or(Contradiction)?;
        Ok(OpenPattern { chute, digit, pattern: patterns[chute][digit] as usize })
    }
}

/// A pattern with more than one crossing.
struct OpenPattern {
    /// Bands are 0 to 2, stacks 3 to 5.
    chute: usize,
    digit: usize,
    pattern: usize,
}

/// Nine bits, three apart, next to each other.
const fn gather(minirows: u32) -> u32 {
    let rows = minirows | minirows >> 2 | minirows >> 4;
    (rows & 0o7) | (rows >> 6 & 0o70) | (rows >> 12 & 0o700)
}

#[cfg(test)]
mod tests {
    use super::gather;

    #[test]
    fn gathering_is_the_definition() {
        for pattern in 0..512 {
            let apart = (0..9).fold(0, |apart, i| apart | (pattern >> i & 1) << (3 * i));
            assert_eq!(gather(apart), pattern);
        }
    }
}
