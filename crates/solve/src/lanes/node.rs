//! A node as 27 words, and its conversions.

use sudokit_core::{CandidateSet, Cell, Digit, Solution};

/// The 27 bits of a word.
pub(super) const ALL: u32 = (1 << 27) - 1;
/// The bits of a cell in its three words: one for each group of digits, for the box at the upper left.
pub(super) const GROUPS: u32 = 1 | 1 << 9 | 1 << 18;

/// The candidates of a node: word `3 * place + e`, bit `9 * g + box`. See the [module](super). Five words
/// more, always 0, fill two of the widest registers.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Node(pub(crate) [u32; 32]);

/// The three words of a place, with a cell of the first box in them: for an empty cell, and for each digit.
/// The fourth fills a vector.
pub(super) const CELLS: [[u32; 4]; 10] = {
    let mut cells = [[0; 4]; 10];
    cells[0] = [GROUPS, GROUPS, GROUPS, 0];
    let mut digit = 0;
    while digit < 9 {
        cells[digit + 1][digit % 3] = 1 << (9 * (digit / 3));
        digit += 1;
    }
    cells
};

/// Nine bits spread to every third bit: from boxes to columns.
const SPREAD: [u32; 512] = {
    let mut table = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        let mut i = 0;
        while i < 9 {
            table[bits] |= ((bits >> i & 1) as u32) << (3 * i);
            i += 1;
        }
        bits += 1;
    }
    table
};

/// Nine bits, a byte for each of the first eight.
const BYTES: [u64; 512] = {
    let mut table = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        let mut i = 0;
        while i < 8 {
            table[bits] |= ((bits >> i & 1) as u64) << (8 * i);
            i += 1;
        }
        bits += 1;
    }
    table
};

impl Node {
    /// A node without candidates, for idle lanes.
    pub(crate) const NOTHING: Self = Self([0; 32]);

    pub(crate) fn of_candidates(candidates: &CandidateSet) -> Self {
        let mut words = Self::NOTHING;
        for cell in Cell::all() {
            let (place, box_bit) = place(cell.row(), cell.column());
            for digit in candidates.digits_in(cell) {
                let (g, e) = (digit.index() / 3, digit.index() % 3);
                words.0[3 * place + e] |= box_bit << (9 * g);
            }
        }
        words
    }

    pub(super) fn of_givens(givens: &[Option<Digit>; 81]) -> Self {
        let mut words = Self::NOTHING;
        for place in 0..9 {
            let corner = 9 * (place / 3) + place % 3;
            let mut three = [0; 4];
            // From the last box to the first: each pushes the others one bit up.
            for block in (0..9).rev() {
                let cell = corner + 27 * (block / 3) + 3 * (block % 3);
                let found = CELLS[givens[cell].map_or(0, |digit| usize::from(digit.get()))];
                for (word, bits) in three.iter_mut().zip(found) {
                    *word = *word << 1 | bits;
                }
            }
            words.0[3 * place..3 * place + 3].copy_from_slice(&three[..3]);
        }
        words
    }

    /// Complements the candidates of the cell.
    pub(super) fn flip(&mut self, cell: Cell) {
        let (place, box_bit) = place(cell.row(), cell.column());
        for word in &mut self.0[3 * place..3 * place + 3] {
            *word ^= GROUPS * box_bit;
        }
    }

    /// The grid of a solved node.
    ///
    /// # Safety
    /// The node is solved: a sweep has found it neither wrong nor open.
    pub(super) unsafe fn solution(&self) -> Solution {
        let mut bytes = [0; 81];
        for rib in 0..3 {
            // Digit - 1 is e + 3 g. One word each for e = 1, e = 2, g = 1, g = 2: three rows, a bit for every
            // cell.
            let mut planes = [0; 4];
            for column in 0..3 {
                let at = 9 * rib + 3 * column;
                let [zero, one, two] = [self.0[at], self.0[at + 1], self.0[at + 2]];
                let fold = |word: u32| (word | word >> 9 | word >> 18) & 0x1FF;
                let any = zero | one | two;
                for (plane, bits) in
                    planes.iter_mut().zip([fold(one), fold(two), any >> 9 & 0x1FF, any >> 18 & 0x1FF])
                {
                    *plane |= SPREAD[bits as usize] << column;
                }
            }
            for band in 0..3 {
                let [one, two, three, six] = planes.map(|plane| (plane >> (9 * band) & 0x1FF) as usize);
                let row = &mut bytes[27 * band + 9 * rib..][..9];
                let eight = BYTES[one] + 2 * BYTES[two] + 3 * BYTES[three] + 6 * BYTES[six];
                row[..8].copy_from_slice(&eight.to_le_bytes());
                row[8] = (one >> 8 & 1 | two >> 7 & 2) as u8 + 3 * (three >> 8 & 1 | six >> 7 & 2) as u8;
            }
        }
        let digits = bytes.map(|digit| Digit::new(usize::from(digit)).unwrap_or(Digit::D1));
        // SAFETY: in a solved node the nine cells of each box hold nine digits, and each digit crosses all
        // rows and columns.
        unsafe { Solution::new_unchecked(digits) }
    }
}

/// The place of a cell in its box, and the bit of its box.
fn place(row: usize, column: usize) -> (usize, u32) {
    (3 * (row % 3) + column % 3, 1 << (3 * (row / 3) + column / 3))
}
#[cfg(test)]
mod tests {
    use super::*;
    use sudokit_core::{Problem, Puzzle};

    const GRID: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    #[test]
    fn a_grid_goes_in_and_comes_out() {
        let grid: Puzzle = GRID.parse().expect("a grid");
        // SAFETY: all 81 digits of a solution are given.
        let solution = unsafe { Node::of_givens(grid.digits()).solution() };
        assert_eq!(solution.to_string(), GRID);
    }

    #[test]
    fn givens_and_their_candidates_are_the_same_words() {
        let text = GRID[..40].to_owned() + &".".repeat(41);
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let candidates = Problem::from(&puzzle).candidates();
        assert_eq!(Node::of_givens(puzzle.digits()).0, Node::of_candidates(&candidates).0);
        assert_eq!(Node::of_candidates(&CandidateSet::ALL).0[..27], [ALL; 27]);
        assert_eq!(Node::of_candidates(&CandidateSet::EMPTY).0, [0; 32]);
    }
}
