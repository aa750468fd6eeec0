//! Tridagons: twelve cells in the four boxes where two bands cross two stacks, three in each box, no two of
//! these in a line.
//!
//! ```text
//!   x . .   x . .        The cells of a box, read by rows, are in columns whose order is even or odd.
//!   . x .   . x .        Three digits can fill the twelve cells only if the number of odd boxes is even.
//!   . . x   . . x
//!
//!   x . .   x . .
//!   . x .   . . x
//!   . . x   . x .
//! ```
//!
//! Read the digits of a box by rows. In boxes side by side they differ in every row, so one order is a cyclic
//! shift of the other: both are even, or both are odd. The same holds for boxes one above the other, read by
//! columns. In a box both readings agree exactly if its cells are even. Around the four boxes the number of
//! changes is even.
//!
//! Known as Thor's hammer (mith, 2021); the proof by orders is ryokousha's.

use super::Pattern;
use crate::choose::{Choice, choose};
use crate::sets::union;
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// The most other candidates in the twelve cells.
pub(super) const MOST_GUARDIANS: usize = 8;

/// The orders of three columns; every second one is odd.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 2, 0], [1, 0, 2], [2, 0, 1], [2, 1, 0]];

/// Three cells of a box, no two in a line.
#[derive(Clone, Copy)]
struct Corner {
    cells: CellSet,
    is_odd: bool,
    guardians: CandidateSet,
}

/// All tridagons whose guardians satisfy a condition, which must be monotone: true for fewer if true for
/// some.
pub(super) fn those(board: &Board, are_wanted: &dyn Fn(CandidateSet) -> bool) -> Vec<Pattern> {
    let digits: Vec<Digit> = Digit::all().collect();
    let mut found = Vec::new();
    let _: ControlFlow<()> = choose(&digits, 3, &mut |chosen| {
        if chosen.len() == 3 {
            of_digits(board, chosen.iter().copied().collect(), are_wanted, &mut found);
        }
        Choice::GoOn
    });
    found
}

fn of_digits(
    board: &Board,
    digits: DigitSet,
    are_wanted: &dyn Fn(CandidateSet) -> bool,
    found: &mut Vec<Pattern>,
) {
    let corners: [Vec<Corner>; 9] = std::array::from_fn(|block| corners(board, block, digits));
    for [top, bottom] in [[0, 3], [0, 6], [3, 6]] {
        for [left, right] in [[0, 1], [0, 2], [1, 2]] {
            let boxes = [top + left, top + right, bottom + left, bottom + right];
            join(digits, &boxes.map(|block| &corners[block][..]), &[], are_wanted, found);
        }
    }
}

/// The ways to choose three cells of a box that have at least two of the digits each.
fn corners(board: &Board, block: usize, digits: DigitSet) -> Vec<Corner> {
    let places = House::block(block).cells();
    let is_left = |digit: Digit| !board.places(digit).is_disjoint(places);
    if !digits.iter().all(is_left) {
        return Vec::new();
    }
    let at = |row: usize, column: usize| Cell::at(block / 3 * 3 + row, block % 3 * 3 + column);
    let has_two = |cell: &Cell| (board.candidates(*cell) & digits).len() > 1;
    let corner = |(number, order): (usize, &[usize; 3])| {
        let cells: [Cell; 3] = std::array::from_fn(|row| at(row, order[row]));
        let others = |cell: &Cell| CandidateSet::of_cell(*cell, board.candidates(*cell) - digits);
        let guardians: CandidateSet = union(cells.iter().map(others));
        let fits = cells.iter().all(has_two) && guardians.len() <= MOST_GUARDIANS;
        fits.then(|| Corner { cells: cells.into_iter().collect(), is_odd: number % 2 == 1, guardians })
    };
    ORDERS.iter().enumerate().filter_map(corner).collect()
}

/// Chooses a corner in each box, as long as the guardians are wanted.
fn join(
    digits: DigitSet,
    boxes: &[&[Corner]],
    chosen: &[Corner],
    are_wanted: &dyn Fn(CandidateSet) -> bool,
    found: &mut Vec<Pattern>,
) {
    let guardians: CandidateSet = union(chosen.iter().map(|corner| corner.guardians));
    if guardians.len() > MOST_GUARDIANS || !guardians.is_empty() && !are_wanted(guardians) {
        return;
    }
    let Some((corners, rest)) = boxes.split_first() else {
        let odd = chosen.iter().filter(|corner| corner.is_odd).count();
        if odd % 2 == 1 && !guardians.is_empty() {
            found.push(Pattern::new(union(chosen.iter().map(|corner| corner.cells)), digits));
        }
        return;
    };
    for corner in *corners {
        join(digits, rest, &[chosen, &[*corner]].concat(), are_wanted, found);
    }
}

/// True if cells are a tridagon: three in each of four boxes, no two of a box in a line, and an odd number of
/// boxes odd.
pub(super) fn is_one(cells: CellSet) -> bool {
    let boxes: Vec<usize> = (0..9).filter(|block| !cells.is_disjoint(House::block(*block).cells())).collect();
    let [a, b, c, d] = boxes[..] else { return false };
    let is_rectangle = a / 3 == b / 3 && c / 3 == d / 3 && a % 3 == c % 3 && b % 3 == d % 3;
    let orders: Option<Vec<usize>> =
        boxes.iter().map(|block| order(cells & House::block(*block).cells())).collect();
    is_rectangle
        && orders.is_some_and(|orders| orders.iter().filter(|order| *order % 2 == 1).count() % 2 == 1)
}

/// True if the columns of three cells of a box, from the top row down, are in an odd order.
pub(super) fn is_odd(corner: CellSet) -> bool {
    order(corner).is_some_and(|order| order % 2 == 1)
}

/// The number of the order of three cells of a box; `None` if two of them are in a line.
fn order(corner: CellSet) -> Option<usize> {
    let columns: Vec<usize> = corner.iter().map(|cell| cell.column() % 3).collect();
    let is_by_rows = corner.iter().map(|cell| cell.row() % 3).eq(0..3);
    ORDERS.iter().position(|order| is_by_rows && columns == order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Work;

    #[test]
    fn three_digits_fill_twelve_cells_unless_they_are_a_tridagon() {
        let digits = DigitSet::from_bits(0b111);
        let mut impossible = 0;
        for choice in 0..1296_usize {
            let orders = [choice % 6, choice / 6 % 6, choice / 36 % 6, choice / 216];
            let cells: CellSet = (0..4)
                .flat_map(|corner| {
                    let at = move |row: usize| {
                        Cell::at(corner / 2 * 3 + row, corner % 2 * 3 + ORDERS[orders[corner]][row])
                    };
                    (0..3).map(at)
                })
                .collect();
            let fits = Pattern::new(cells, digits).can_be_filled(&Board::EMPTY, &mut Work::default());
            assert_eq!(fits, Ok(!is_one(cells)), "{cells:#}");
            impossible += usize::from(is_one(cells));
        }
        assert_eq!(impossible, 648);
    }
}
