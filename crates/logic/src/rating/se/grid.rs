//! The grid that is rated: candidates by cell, by digit and by house, kept together.
//!
//! ```text
//! cells     [DigitSet; 81]      the candidates of every cell, none for a filled cell
//! digits    [CellSet; 9]        the same bits by digit
//! places    [[u16; 9]; 27]      the same bits by house and digit: a bit for every position in the house
//! ```
//!
//! Unlike a [`Board`] it answers for every house at once, and it takes a digit that its own candidates
//! contradict: Sudoku Explainer rates any grid without solving it first.

use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House};

/// The positions of a house, a bit each: a row from the left, a column from the top, a box row by row.
pub(super) type Positions = u16;

/// Every position of a house.
pub(super) const ALL_POSITIONS: Positions = 0x1FF;

/// The place of a cell in its row, its column and its box.
const POSITION: [[u8; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        table[cell] = [column as u8, row as u8, (row % 3 * 3 + column % 3) as u8];
        cell += 1;
    }
    table
};

/// The peers of every cell in Sudoku Explainer's order: those of the box, then of the row, then of the
/// column.
pub(super) const PEERS: [[Cell; 20]; 81] = {
    let mut table = [[Cell::from_index(0); 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = Cell::from_index(cell).houses();
        let houses = [block, row, column];
        let (mut seen, mut length, mut house) = (CellSet::of(Cell::from_index(cell)), 0, 0);
        while house < 3 {
            let list = houses[house].cell_list();
            let mut i = 0;
            while i < 9 {
                if seen.insert(list[i]) {
                    table[cell][length] = list[i];
                    length += 1;
                }
                i += 1;
            }
            house += 1;
        }
        cell += 1;
    }
    table
};

/// The position of a cell in a house that it is in.
#[inline]
pub(super) const fn position(house: House, cell: Cell) -> usize {
    POSITION[cell.index()][house.index() / 9] as usize
}

/// The cell at a position of a house.
#[inline]
pub(super) const fn cell_at(house: House, position: usize) -> Cell {
    house.cell_list()[position]
}

/// The cells at positions of a house.
pub(super) fn cells_at(house: House, positions: Positions) -> CellSet {
    bits(positions).map(|position| cell_at(house, position)).collect()
}

/// The numbers of the bits that are set, ascending.
pub(super) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}

/// The numbers below `2^among` with `size` bits, ascending. At most nine things are chosen among.
pub(super) fn choices(among: usize, size: usize) -> impl Iterator<Item = u16> {
    debug_assert!(among <= 9, "choices among {among} things");
    // The lowest run of bits loses its highest, which moves up by one, and the others go to the bottom (R. W.
    // Gosper, 1972).
    let next = |last: &u16| {
        let lowest = last & last.wrapping_neg();
        let up = last + lowest;
        (lowest != 0).then(|| up | (last ^ up) >> (2 + lowest.trailing_zeros()))
    };
    std::iter::successors(Some((1 << size) - 1), next).take_while(move |chosen| *chosen < 1 << among)
}

/// The sets of nine for which a condition holds, a bit each: digits by their places in a house, say.
#[inline]
pub(super) fn which(sets: &[u16; 9], holds: impl Fn(u16) -> bool) -> u16 {
    let mut found = 0;
    for (number, set) in sets.iter().enumerate() {
        found |= u16::from(holds(*set)) << number;
    }
    found
}

/// Boxes, columns, rows: the order of singles and subsets.
pub(super) fn boxes_columns_rows() -> impl Iterator<Item = House> {
    (18..27).chain(9..18).chain(0..9).map(House::from_index)
}

/// The box, the row and the column of a cell: the order of everything that goes from cell to cell.
#[inline]
pub(super) const fn box_row_column(cell: Cell) -> [House; 3] {
    let [row, column, block] = cell.houses();
    [block, row, column]
}

/// The state of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    cells: [DigitSet; 81],
    digits: [CellSet; 9],
    places: [[Positions; 9]; 27],
    empty: CellSet,
    /// The number of empty cells of a house.
    open: [u8; 27],
    /// The number of cells that hold a digit.
    filled: [u8; 9],
}

impl Grid {
    /// The grid of a board.
    pub(super) fn of(board: &Board) -> Self {
        let mut grid = Self {
            cells: [DigitSet::EMPTY; 81],
            digits: [CellSet::EMPTY; 9],
            places: [[0; 9]; 27],
            empty: CellSet::ALL,
            open: [9; 27],
            filled: [0; 9],
        };
        for cell in Cell::all() {
            if let Some(digit) = board.digit(cell) {
                grid.fill(cell, digit);
            }
            grid.cells[cell.index()] = board.candidates(cell);
            for digit in board.candidates(cell) {
                for house in cell.houses() {
                    grid.places[house.index()][digit.index()] |= 1 << position(house, cell);
                }
            }
        }
        for digit in Digit::all() {
            grid.digits[digit.index()] = board.places(digit);
        }
        grid
    }

    /// The candidates of a cell.
    #[inline]
    pub(super) const fn candidates(&self, cell: Cell) -> DigitSet {
        self.cells[cell.index()]
    }

    /// The cells with a candidate.
    #[inline]
    pub(super) const fn cells_with(&self, digit: Digit) -> CellSet {
        self.digits[digit.index()]
    }

    /// The places of a digit in a house.
    #[inline]
    pub(super) const fn places(&self, house: House, digit: Digit) -> Positions {
        self.places[house.index()][digit.index()]
    }

    /// The places of every digit in a house.
    #[inline]
    pub(super) const fn all_places(&self, house: House) -> &[Positions; 9] {
        &self.places[house.index()]
    }

    /// The digits that have one place in a house, a bit each. All are tested alike, which is faster than one
    /// after the other.
    #[inline]
    pub(super) fn singles(&self, house: House) -> u16 {
        which(&self.places[house.index()], |places| places & places.wrapping_sub(1) == 0 && places != 0)
    }

    /// The cells without a digit.
    #[inline]
    pub(super) const fn empty(&self) -> CellSet {
        self.empty
    }

    /// The number of cells of a house without a digit.
    #[inline]
    pub(super) const fn open(&self, house: House) -> usize {
        self.open[house.index()] as usize
    }

    /// The number of cells that hold a digit.
    #[inline]
    pub(super) const fn filled(&self, digit: Digit) -> usize {
        self.filled[digit.index()] as usize
    }

    /// The cells with so many candidates.
    pub(super) fn cells_of_size(&self, size: usize) -> CellSet {
        self.empty.iter().filter(|cell| self.candidates(*cell).len() == size).collect()
    }

    /// Removes a candidate, if it is there.
    #[inline]
    pub(super) fn eliminate(&mut self, cell: Cell, digit: Digit) {
        if self.cells[cell.index()].remove(digit) {
            self.digits[digit.index()].remove(cell);
            for house in cell.houses() {
                self.places[house.index()][digit.index()] &= !(1 << position(house, cell));
            }
        }
    }

    /// Fills a cell and removes the digit from its peers.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        for gone in self.candidates(cell) {
            self.eliminate(cell, gone);
        }
        for peer in self.cells_with(digit) & cell.peers() {
            self.eliminate(peer, digit);
        }
        self.fill(cell, digit);
    }

    fn fill(&mut self, cell: Cell, digit: Digit) {
        self.empty.remove(cell);
        self.filled[digit.index()] += 1;
        for house in cell.houses() {
            self.open[house.index()] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_the_numbers_with_so_many_bits() {
        for among in 0..=9 {
            for size in 0..=9 {
                let counted = (0..1 << among).filter(|number: &u16| number.count_ones() == size);
                assert!(choices(among, size as usize).eq(counted), "{size} of {among}");
            }
        }
    }
}
