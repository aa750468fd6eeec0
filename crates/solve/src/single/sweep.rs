//! Deduction: all nine digits, all of the grid, again and again until nothing changes.
//!
//! One sweep does four things, each a loop over the lanes without a branch in it, so that the compiler turns it
//! into vector code for whatever registers there are:
//!
//! 1. **Locked candidates.** In a band a digit stands in three of the nine minirows, one in each row and each
//!    box: it *crosses* the 3 x 3 pattern of minirows. A minirow stays only if the other two rows and boxes can
//!    be crossed without it. The same for the columns of a stack: there the pattern is three bands x three
//!    columns. Sound because every solution is such a crossing; it covers pointing and claiming in all
//!    directions, and three minirows at a time.
//! 2. **Hidden singles.** A digit whose row has one minirow left, with one cell in it, stands there. A digit's
//!    last cell in a box or column is its last cell in the row too once both patterns are crossed, so rows are
//!    enough. Other digits leave the cell.
//! 3. **Naked singles.** A cell with one digit left holds it; the digit leaves the rest of the row. It leaves
//!    box and column when the patterns are crossed next time.
//! 4. **Contradictions.** A digit without a place in some band, a cell without a digit, two digits in one cell,
//!    or a digit twice in a row.
//!
//! Masks by digit and band, with patterns crossed by table, are those of the JCZ solvers of the players' forum
//! (zhouyundong_2012, champagne and others); a band's pattern of rows and boxes is tdoku's configuration of a
//! digit (Tom Dillon, 2019, <https://t-dillon.github.io/tdoku>). Here the digits stand in lanes, the patterns of
//! all three bands share a word, and nothing is looked up.

use super::node::{Band, LANES, Node};
use super::tables::{BAND, ROW};
use super::{Contradiction, Progress};

/// The leftmost cell of every minirow.
pub(super) const MINIROWS: u32 = 0o111_111_111;
/// The rightmost cell of every minirow.
const MINIROW_ENDS: u32 = 0o444_444_444;
/// The left and the right box of a band.
const LEFT_BOX: u32 = 0o007_007_007;
const RIGHT_BOX: u32 = 0o700_700_700;
/// The leftmost cell of every row.
const ROWS: u32 = 0o001_001_001;

impl Node {
    /// Deduces until nothing more follows.
    pub(super) fn deduce(&mut self) -> Result<Progress, Contradiction> {
        loop {
            let before = self.bands;
            let hidden = self.cross();
            let cells = CellFacts::of(&self.bands);
            let (changed, wrong) = self.place(&before, &hidden, &cells);
            if wrong || cells.wrong {
                return Err(Contradiction);
            }
            if !changed {
                return Ok(if cells.solved { Progress::Solved } else { Progress::Stuck });
            }
        }
    }

    /// Crosses both kinds of patterns. The hidden singles, of which some may just have been found impossible.
    #[inline]
    fn cross(&mut self) -> [Band; 3] {
        let mut hidden = [[0; LANES]; 3];
        let [upper, middle, lower] = &mut self.bands;
        let [hidden_upper, hidden_middle, hidden_lower] = &mut hidden;
        for lane in 0..LANES {
            let (a, b, c) = (upper[lane], middle[lane], lower[lane]);

            // A minirow is one bit of nine in its band, so those of three bands fit between each other.
            let minirows = interleave(some(a), some(b), some(c));
            let crowded = interleave(several(a), several(b), several(c));
            let (down, up) = (rows_down(minirows), rows_up(minirows));
            let kept = minirows & (boxes_left(down) & boxes_right(up) | boxes_right(down) & boxes_left(up));
            let singles = kept & !boxes_left(kept) & !boxes_right(kept) & !crowded;
            let (a, b, c) = (a & whole(kept), b & whole(kept >> 1), c & whole(kept >> 2));

            // The columns of a band are nine bits, so those of three bands are put one after the other.
            let columns = columns(a) | columns(b) << 9 | columns(c) << 18;
            let (down, up) = (rows_down(columns), rows_up(columns));
            let kept =
                columns & (columns_left(down) & columns_right(up) | columns_right(down) & columns_left(up));
            let (a, b, c) = (a & below(kept), b & below(kept >> 9), c & below(kept >> 18));

            (upper[lane], middle[lane], lower[lane]) = (a, b, c);
            hidden_upper[lane] = a & whole(singles);
            hidden_middle[lane] = b & whole(singles >> 1);
            hidden_lower[lane] = c & whole(singles >> 2);
        }
        hidden
    }

    /// Places hidden and naked singles. Whether anything has changed since `before`, and whether anything is
    /// wrong.
    #[inline]
    fn place(&mut self, before: &[Band; 3], hidden: &[Band; 3], cells: &CellFacts) -> (bool, bool) {
        let claimed = hidden.map(|band| band.iter().fold(0, |any, cells| any | cells));
        // Two digits claim the same cell: then there are more claims than claimed cells.
        let claims: u32 = (0..LANES)
            .map(|lane| {
                hidden[0][lane].count_ones() + hidden[1][lane].count_ones() + hidden[2][lane].count_ones()
            })
            .sum();
        let mut wrong = claims != claimed.iter().map(|cells| cells.count_ones()).sum();
        let (mut twice, mut changed) = (0, 0);
        for lane in 0..LANES {
            let mut least = u32::MAX;
            for b in 0..3 {
                let own = self.bands[b][lane];
                let known = own & cells.single[b];
                let minirows = some(known);
                let rows = (minirows | minirows >> 3 | minirows >> 6) & ROWS;
                let in_two_minirows =
                    minirows & minirows >> 3 | minirows & minirows >> 6 | minirows >> 3 & minirows >> 6;
                twice |= several(known) | in_two_minirows & ROWS;
                // A row's first bit, times 511, is the row.
                let rows = (rows << 9).wrapping_sub(rows);
                let left = own & (!claimed[b] | hidden[b][lane]) & (!rows | known);
                changed |= left ^ before[b][lane];
                least = least.min(left);
                self.bands[b][lane] = left;
            }
            wrong |= (least == 0) & (lane < 9);
        }
        (changed != 0, wrong | (twice != 0))
    }
}

/// What the digits together say about the cells of each band.
struct CellFacts {
    /// The cells with no more than one digit left.
    single: [u32; 3],
    /// Every cell has no more than one.
    solved: bool,
    /// Some cell has none.
    wrong: bool,
}

impl CellFacts {
    #[inline]
    fn of(bands: &[Band; 3]) -> Self {
        let mut facts = Self { single: [0; 3], solved: true, wrong: false };
        for (band, single) in bands.iter().zip(&mut facts.single) {
            let (mut some, mut several) = (0, 0);
            for cells in &band[..9] {
                several |= some & cells;
                some |= cells;
            }
            *single = !several;
            facts.solved &= several == 0;
            facts.wrong |= some != BAND;
        }
        facts
    }
}

/// The minirows with a cell.
#[inline]
pub(super) const fn some(cells: u32) -> u32 {
    (cells | cells >> 1 | cells >> 2) & MINIROWS
}

/// The minirows with two cells or three.
#[inline]
const fn several(cells: u32) -> u32 {
    (cells & cells >> 1 | cells & cells >> 2 | cells >> 1 & cells >> 2) & MINIROWS
}

/// Minirows of three bands in one word: bit `3 * i` of band `b` becomes bit `3 * i + b`.
#[inline]
const fn interleave(upper: u32, middle: u32, lower: u32) -> u32 {
    upper | middle << 1 | lower << 2
}

/// All three cells of the minirows of the first band in an interleaved word.
#[inline]
const fn whole(minirows: u32) -> u32 {
    let first = minirows & MINIROWS;
    first | first << 1 | first << 2
}

/// The columns of a band that have a cell: nine bits.
#[inline]
pub(super) const fn columns(cells: u32) -> u32 {
    (cells | cells >> 9 | cells >> 18) & ROW
}

/// All three cells of the nine lowest columns.
#[inline]
const fn below(columns: u32) -> u32 {
    let row = columns & ROW;
    row | row << 9 | row << 18
}

// Rotations of a 3 x 3 pattern: what was one step away comes to each place, around the edge.

#[inline]
const fn rows_down(pattern: u32) -> u32 {
    (pattern >> 9 | pattern << 18) & BAND
}

#[inline]
const fn rows_up(pattern: u32) -> u32 {
    (pattern >> 18 | pattern << 9) & BAND
}

#[inline]
const fn boxes_left(pattern: u32) -> u32 {
    pattern >> 3 & !RIGHT_BOX | pattern << 6 & RIGHT_BOX
}

#[inline]
const fn boxes_right(pattern: u32) -> u32 {
    pattern >> 6 & LEFT_BOX | pattern << 3 & !LEFT_BOX
}

#[inline]
const fn columns_left(pattern: u32) -> u32 {
    pattern >> 1 & !MINIROW_ENDS | pattern << 2 & MINIROW_ENDS
}

#[inline]
const fn columns_right(pattern: u32) -> u32 {
    pattern >> 2 & MINIROWS | pattern << 1 & !MINIROWS
}
