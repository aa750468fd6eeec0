//! Maps that turn solutions into solutions, and the search for those that leave the givens of a puzzle as
//! they are.
//!
//! For each order of the rows with equal numbers of givens, a column can only go where the same cells are
//! filled. That leaves hardly any map, and then the digits follow from the givens. In most puzzles no order
//! of the rows gets that far. If one given more would be needed for a symmetry, its cell counts as filled;
//! its digit follows too.

use super::Pattern;
use sudokit_core::{Board, Candidate, Cell, Chute, Digit, DigitSet};

impl Pattern {
    /// The image of a cell.
    pub(super) const fn image_of_cell(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row()] as usize, self.columns[cell.column()] as usize);
        if self.transposed { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    /// The image of a candidate.
    pub(super) const fn image(&self, candidate: Candidate) -> Candidate {
        Candidate::at(self.image_of_cell(candidate.cell()), self.digits[candidate.digit().index()])
    }

    /// True if rows of a band stay together, and columns of a stack, and no two things become one.
    pub(super) fn is_legal(&self) -> bool {
        let keeps_thirds = |lines: &[u8; 9]| {
            let is_inside = lines.iter().all(|line| *line < 9);
            let together = |third: usize| {
                lines[3 * third..3 * third + 3].iter().all(|at| at / 3 == lines[3 * third] / 3)
            };
            is_inside && is_permutation(lines.iter().map(|line| usize::from(*line))) && (0..3).all(together)
        };
        keeps_thirds(&self.rows)
            && keeps_thirds(&self.columns)
            && is_permutation(self.digits.iter().map(|digit| digit.index()))
    }

    /// True if some cell or digit changes.
    pub(super) fn moves_something(&self) -> bool {
        Candidate::all().any(|candidate| self.image(candidate) != candidate)
    }
}

fn is_permutation(numbers: impl Iterator<Item = usize>) -> bool {
    numbers.fold(0_u32, |seen, number| seen | 1 << number) == 0x1ff
}

/// All maps, but the one that changes nothing, that take the givens to themselves, or would do so if one cell
/// more were given.
pub(super) fn of_givens(board: &Board, more: Option<Cell>) -> Vec<Pattern> {
    let mut found = Vec::new();
    let digits: DigitSet = board.givens().iter().filter_map(|cell| board.digit(cell)).collect();
    // With fewer digits there is more than one solution.
    if digits.len() < 8 {
        return found;
    }
    let filled = more.map_or(board.givens(), |cell| board.givens().with(cell));
    let givens = |row: usize, column: usize| filled.contains(Cell::at(row, column));
    let bits = |of: &dyn Fn(usize) -> bool| (0..9).fold(0_u16, |bits, at| bits | u16::from(of(at)) << at);
    let rows: [u16; 9] = std::array::from_fn(|row| bits(&|column| givens(row, column)));
    let columns: [u16; 9] = std::array::from_fn(|column| bits(&|row| givens(row, column)));
    for transposed in [false, true] {
        // If the map transposes, rows are compared with columns.
        let (across, down) = if transposed { (&columns, &rows) } else { (&rows, &columns) };
        let has_as_many = |from: usize, to: usize| rows[from].count_ones() == across[to].count_ones();
        each_order(&has_as_many, &mut |rows_to| {
            let moved = |column: u16| (0..9).fold(0, |bits, row| bits | (column >> row & 1) << rows_to[row]);
            let is_filled_alike = |from: usize, to: usize| moved(columns[from]) == down[to];
            each_order(&is_filled_alike, &mut |columns_to| {
                found.extend(with_digits(board, more, transposed, *rows_to, *columns_to));
            });
        });
    }
    found
}

/// Visits all orders of nine lines that keep thirds together, in which each line may go where it goes.
fn each_order(fits: &dyn Fn(usize, usize) -> bool, visit: &mut dyn FnMut(&[usize; 9])) {
    fn extend(
        third: usize,
        thirds: [usize; 3],
        order: &mut [usize; 9],
        fits: &dyn Fn(usize, usize) -> bool,
        visit: &mut dyn FnMut(&[usize; 9]),
    ) {
        if third == 3 {
            visit(order);
            return;
        }
        for inside in Chute::ORDERS {
            let to = |line: usize| 3 * thirds[third] + inside[line];
            if (0..3).all(|line| fits(3 * third + line, to(line))) {
                (0..3).for_each(|line| order[3 * third + line] = to(line));
                extend(third + 1, thirds, order, fits, visit);
            }
        }
    }
    for thirds in Chute::ORDERS {
        extend(0, thirds, &mut [0; 9], fits, visit);
    }
}

/// The map with the digits that the givens ask for, if they agree. A digit that is not given takes the place
/// that is left.
fn with_digits(
    board: &Board,
    more: Option<Cell>,
    transposed: bool,
    rows: [usize; 9],
    columns: [usize; 9],
) -> Option<Pattern> {
    let [rows, columns] = [rows, columns].map(|lines| lines.map(|line| line as u8));
    let mut pattern = Pattern { transposed, rows, columns, digits: [Digit::D1; 9], missing: None };
    let mut becomes: [Option<Digit>; 9] = [None; 9];
    let mut of_missing = None;
    for cell in board.givens() {
        let (from, image) = (board.digit(cell)?, pattern.image_of_cell(cell));
        if Some(image) == more {
            of_missing = Some(from);
        } else if *becomes[from.index()].get_or_insert(board.digit(image)?) != board.digit(image)? {
            return None;
        }
    }
    let mut left = Digit::all().filter(|digit| !becomes.contains(&Some(*digit)));
    for (digit, to) in pattern.digits.iter_mut().zip(becomes) {
        *digit = to.or_else(|| left.next())?;
    }
    if let Some(cell) = more {
        // It is the image of a given, and its own image is given.
        let digit = pattern.digits[of_missing?.index()];
        let image = pattern.image_of_cell(cell);
        let comes_back = board.digit(image) == Some(pattern.digits[digit.index()]);
        pattern.missing = Some(Candidate::at(cell, digit)).filter(|_| comes_back);
        pattern.missing?;
    }
    (pattern.is_legal() && pattern.moves_something()).then_some(pattern)
}
