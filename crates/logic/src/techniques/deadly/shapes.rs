//! Deadly patterns that have a shape: Borescoper's heptagon and octagon.
//!
//! ```text
//!  a a · | a · · | · · ·       the octagon; the heptagon lacks one cell of the square
//!  a a · | a · · | · · ·
//!  · · · | · · · | · · ·
//!  ------+-------+------
//!  a a · | · · · | · · ·
//! ```
//!
//! The heptagon has three digits, the octagon four. Both also exist with the columns or rows apart, and the
//! arms in any of the other boxes.
//!
//! For each set of digits the search looks at cells that have hardly anything else, at squares of them first.

use super::{Exchange, MOST_GUARDIANS, is_useful};
use crate::choose::{Choice, choose};
use crate::sets::all_of;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// The houses of a kind that meet cells.
fn crossed(kind: HouseSet, cells: CellSet) -> HouseSet {
    kind.iter().filter(|house| !(house.cells() & cells).is_empty()).collect()
}

/// True if cells are a heptagon or an octagon for a number of digits.
pub(super) fn is_borescoper(cells: CellSet, digits: usize) -> bool {
    let boxes = crossed(HouseSet::BOXES, cells);
    let is_core = |of: House| {
        let core = cells & of.cells();
        let arms: Vec<CellSet> =
            boxes.iter().filter(|other| *other != of).map(|other| cells & other.cells()).collect();
        let [first, second] = arms[..] else { return false };
        let is_arm = |arm: CellSet, along: HouseSet, across: HouseSet| {
            arm.len() == 2 && crossed(along, core | arm).len() == 2 && crossed(across, arm).len() == 1
        };
        let is_beside = |arm| is_arm(arm, HouseSet::ROWS, HouseSet::COLUMNS);
        let is_below = |arm| is_arm(arm, HouseSet::COLUMNS, HouseSet::ROWS);
        core.len() == digits && (is_beside(first) && is_below(second) || is_below(first) && is_beside(second))
    };
    [3, 4].contains(&digits) && boxes.iter().any(is_core)
}

/// True if cells are a square in a box, and two cells that continue it in another box.
pub(super) fn is_square_with_arm(cells: CellSet) -> bool {
    let is_square = |square: CellSet| {
        let arm = cells - square;
        let lie = |along, across| crossed(along, cells).len() == 2 && crossed(across, arm).len() == 1;
        square.len() == 4
            && arm.len() == 2
            && (lie(HouseSet::ROWS, HouseSet::COLUMNS) || lie(HouseSet::COLUMNS, HouseSet::ROWS))
    };
    HouseSet::BOXES
        .iter()
        .any(|of| is_square(cells & of.cells()) && crossed(HouseSet::BOXES, cells).len() == 2)
}

/// The cells that may take part for some digits: open, with one of these, and with few others.
pub(super) struct Near<'b> {
    pub(super) board: &'b Board,
    pub(super) digits: DigitSet,
    pub(super) cells: CellSet,
    /// Those of them that have nothing but the digits.
    pub(super) clean: CellSet,
}

impl<'b> Near<'b> {
    /// For every set of so many digits.
    pub(super) fn each(board: &'b Board, count: usize, visit: &mut dyn FnMut(&Self)) {
        let _ = choose(&Digit::all().collect::<Vec<_>>(), count, &mut |chosen| {
            if chosen.len() == count {
                visit(&Self::of(board, chosen.iter().copied().collect()));
            }
            Choice::GoOn
        });
    }

    fn of(board: &'b Board, digits: DigitSet) -> Self {
        let (mut cells, mut clean) = (CellSet::EMPTY, CellSet::EMPTY);
        for cell in board.unsolved() {
            let held = board.candidates(cell);
            if held.is_subset(digits) {
                clean.insert(cell);
            }
            if !held.is_disjoint(digits) && (held - digits).len() <= MOST_GUARDIANS {
                cells.insert(cell);
            }
        }
        Self { board, digits, cells, clean }
    }

    /// True if these cells are near each other, and few have other candidates.
    fn may(&self, cells: CellSet) -> bool {
        let guarded = cells - self.clean;
        let count = |cell: Cell| (self.board.candidates(cell) - self.digits).len();
        cells.is_subset(self.cells)
            && (guarded.len() <= 2
                || guarded.len() <= MOST_GUARDIANS
                    && guarded.iter().map(count).sum::<usize>() <= MOST_GUARDIANS)
    }

    /// Takes cells, if something may follow from their other candidates.
    fn take(&self, cells: CellSet, found: &mut Vec<Exchange>) {
        if self.may(cells) {
            let exchange = Exchange::within(self.board.candidate_set() & all_of(cells, self.digits));
            if is_useful(self.board, exchange.guardians(self.board)) {
                found.push(exchange);
            }
        }
    }
}

/// Four cells of a box in two rows and two columns.
pub(super) struct Square {
    rows: [usize; 2],
    columns: [usize; 2],
}

impl Square {
    /// All of them.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let two_of =
            |chute: usize, without: usize| [[1, 2], [0, 2], [0, 1]][without].map(|place| 3 * chute + place);
        (0..81).map(move |number| {
            let (block, place) = (number / 9, number % 9);
            Self { rows: two_of(block / 3, place / 3), columns: two_of(block % 3, place % 3) }
        })
    }

    /// Its cells.
    pub(super) fn cells(&self) -> CellSet {
        self.rows.iter().flat_map(|row| self.columns.map(|column| Cell::at(*row, column))).collect()
    }

    /// Two cells in the same rows, one above the other, in every column of the other boxes.
    pub(super) fn beside(&self) -> impl Iterator<Item = CellSet> {
        let (rows, stack) = (self.rows, self.columns[0] / 3);
        (0..9)
            .filter(move |column| column / 3 != stack)
            .map(move |column| rows.map(|row| Cell::at(row, column)).into_iter().collect())
    }

    /// Two cells in the same columns, side by side, in every row of the other boxes.
    pub(super) fn below(&self) -> impl Iterator<Item = CellSet> {
        let (columns, band) = (self.columns, self.rows[0] / 3);
        (0..9)
            .filter(move |row| row / 3 != band)
            .map(move |row| columns.map(|column| Cell::at(row, column)).into_iter().collect())
    }
}

/// All heptagons and octagons.
pub(super) fn borescopers(board: &Board) -> Vec<Exchange> {
    let mut found = Vec::new();
    let squares: Vec<(CellSet, Vec<CellSet>, Vec<CellSet>)> = Square::all()
        .map(|square| (square.cells(), square.beside().collect(), square.below().collect()))
        .collect();
    let mut look = |near: &Near<'_>, core: CellSet, beside: &[CellSet], below: &[CellSet]| {
        if near.may(core) {
            for arm in beside.iter().filter(|arm| near.may(core | **arm)) {
                below.iter().for_each(|other| near.take(core | *arm | *other, &mut found));
            }
        }
    };
    Near::each(board, 3, &mut |near| {
        for (square, beside, below) in &squares {
            square.iter().for_each(|cell| look(near, square.without(cell), beside, below));
        }
    });
    Near::each(board, 4, &mut |near| {
        squares.iter().for_each(|(square, beside, below)| look(near, *square, beside, below));
    });
    found
}
