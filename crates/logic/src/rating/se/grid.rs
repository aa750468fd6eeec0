//! The board that is rated, with the candidates left of every variable kept beside it.
//!
//! ```text
//! board    Board    the candidates by cell and by digit
//! left     Left     the same bits by variable: the digits of a cell, the places of a digit in a house
//! open     number   the empty cells of each house
//! filled   number   the cells of each digit
//! ```
//!
//! Most searches ask for every place of every digit, house by house. Working that out each time would take
//! longer than the searches.

use crate::facts::variable::{Variable, variables};
use std::ops::Deref;
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, House};

/// The positions of a house, a bit each: a row from the left, a column from the top, a box row by row.
pub(super) type Positions = u16;

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

/// The cells at positions of a house.
pub(super) fn cells_at(house: House, positions: Positions) -> CellSet {
    bits(positions).map(|at| house.cell_list()[at]).collect()
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

/// The candidates left of every variable, a bit for each of its nine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Left([u16; Variable::COUNT]);

impl Left {
    /// The rest of each variable of a candidate, without itself.
    #[inline]
    pub(super) fn others(&self, candidate: Candidate) -> [u16; 4] {
        variables(candidate.index()).map(|(variable, bit)| self.0[variable] & !bit)
    }

    #[inline]
    pub(super) fn remove(&mut self, candidate: Candidate) {
        for (variable, bit) in variables(candidate.index()) {
            self.0[variable] &= !bit;
        }
    }
}

/// A board with its variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    board: Board,
    left: Left,
    /// The number of empty cells of a house.
    open: [u8; 27],
    /// The number of cells that hold a digit.
    filled: [u8; 9],
}

impl Deref for Grid {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl Grid {
    /// The grid of a board.
    pub(super) fn of(board: &Board) -> Self {
        let mut grid =
            Self { board: *board, left: Left([0; Variable::COUNT]), open: [9; 27], filled: [0; 9] };
        for cell in Cell::all() {
            if let Some(digit) = board.digit(cell) {
                grid.fill(Candidate::at(cell, digit));
            }
            for digit in board.candidates(cell) {
                for (variable, bit) in variables(Candidate::at(cell, digit).index()) {
                    grid.left.0[variable] |= bit;
                }
            }
        }
        grid
    }

    /// The board.
    #[inline]
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// The candidates left of a variable, a bit for each of its nine.
    #[inline]
    pub(super) const fn left(&self, variable: Variable) -> u16 {
        self.left.0[variable.index()]
    }

    /// The same for all variables: nine rows of cells, then the nine digits of each house.
    #[inline]
    pub(super) fn nines(&self) -> &[[u16; 9]] {
        self.left.0.as_chunks().0
    }

    /// The candidates left of a variable, in order.
    pub(super) fn candidates_of(&self, variable: Variable) -> impl Iterator<Item = Candidate> + use<> {
        bits(self.left(variable)).map(move |at| variable.candidate(at))
    }

    /// All variables.
    #[inline]
    pub(super) const fn variables(&self) -> &Left {
        &self.left
    }

    /// The positions of every digit in a house.
    #[inline]
    pub(super) fn positions(&self, house: House) -> &[Positions; 9] {
        &self.nines()[9 + house.index()]
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

    /// Removes a candidate, if it is there.
    #[inline]
    pub(super) fn eliminate(&mut self, candidate: Candidate) {
        if self.board.eliminate(candidate) {
            self.left.remove(candidate);
        }
    }

    /// Places a candidate, and removes its rivals.
    pub(super) fn place(&mut self, placed: Candidate) {
        let (cell, digit) = (placed.cell(), placed.digit());
        for own in self.candidates(cell) {
            self.left.remove(Candidate::at(cell, own));
        }
        for peer in self.places(digit) & cell.peers() {
            self.left.remove(Candidate::at(peer, digit));
        }
        self.board.place(placed);
        self.fill(placed);
    }

    fn fill(&mut self, placed: Candidate) {
        self.filled[placed.digit().index()] += 1;
        for house in placed.cell().houses() {
            self.open[house.index()] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases;

    #[test]
    fn what_goes_from_the_board_goes_from_its_variables() {
        for board in cases::boards() {
            let mut grid = Grid::of(&board);
            for candidate in board.candidate_set().iter().step_by(7) {
                grid.eliminate(candidate);
                assert_eq!(grid, Grid::of(&grid.board));
            }
            while let Some(next) = grid.candidate_set().first() {
                grid.place(next);
                assert_eq!(grid, Grid::of(&grid.board));
            }
        }
    }

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
