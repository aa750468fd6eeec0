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
use super::node::{LANES, Node};
use super::sweep::{columns, some};
use super::tables::{CROSSING_COUNT, EACH_ROW, ROW, SPLIT, UNSEEN};

impl Node {
    /// Places the lowest digit of a narrow cell; the other node lacks it there.
    pub(super) fn branch_on_cell(&mut self) -> Self {
        let (band, bit) = self.narrow_cell();
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
    fn narrow_cell(&self) -> (usize, u32) {
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
                return cell;
            }
            with_three = first(three & !four).or(with_three);
            open = open.or(first(two));
        }
        with_three.or(open).expect("a node where nothing follows has an open cell")
    }

    /// Puts a digit on one side of its open pattern; the other node has it on the other.
    ///
    /// # Errors
    /// Every digit has one crossing in all six chutes. Then its minirow in every row and its column in every box
    /// are known, so all cells are, and a node that is not solved has no solution.
    pub(super) fn branch_on_pattern(&mut self) -> Result<Self, Contradiction> {
        let OpenPattern { chute, digit, pattern } = self.narrowest_pattern().ok_or(Contradiction)?;
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
        Ok(without)
    }

    /// The digit with the fewest crossings in the chute with the fewest, among those that have more than one.
    #[expect(
        clippy::needless_range_loop,
        reason = "a lane is read in three bands and written in six patterns"
    )]
    fn narrowest_pattern(&self) -> Option<OpenPattern> {
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
        let digit = open.min_by_key(|digit| counts[chute][*digit])?;
        Some(OpenPattern { chute, digit, pattern: patterns[chute][digit] as usize })
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
