//! SK loops: the cells around four corners of a rectangle, in four boxes.
//!
//! ```text
//!   . a .   . b .       P  the corners, all solved
//!   a P a   b P b       a, b, c, d  the cells of a corner's row and column in its box
//!   . a .   . b .
//!                       Each digit of these cells lies in some of the two rows and two columns,
//!   . c .   . d .       or in some of the four boxes. If the fewest such lines and boxes for each
//!   c P c   d P d       digit are together as many as the cells, every one of them is used.
//!   . c .   . d .
//! ```
//!
//! Found by Steve Kurzhals, 2007. His loop has two digits after the other in pairs of cells; counting links
//! finds all its relatives.

use super::Instance;
use super::covers::{combined, least};
use crate::Variable;
use crate::sets::union;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, House, HouseSet};

/// The fewest open cells of a loop.
const FEWEST: usize = 12;

/// Four corners and their parts of the loop.
pub(super) struct Loop {
    pub(super) corners: CellSet,
    /// The open cells around them.
    pub(super) cells: CellSet,
    /// Two rows, two columns and four boxes.
    pub(super) houses: HouseSet,
}

/// The pairs of bands, or of stacks, and of lines in them: the numbers of the lines.
fn pairs() -> impl Iterator<Item = [usize; 2]> {
    (0..9).flat_map(|first| (first / 3 * 3 + 3..9).map(move |second| [first, second]))
}

/// All rectangles of solved corners with enough open cells around them.
pub(super) fn rectangles(board: &Board) -> impl Iterator<Item = Loop> {
    let unsolved = board.unsolved();
    pairs().flat_map(|rows| pairs().map(move |columns| (rows, columns))).filter_map(move |(rows, columns)| {
        let corners = rows.into_iter().flat_map(|row| columns.map(|column| Cell::at(row, column)));
        let corners: CellSet = corners.collect();
        if !corners.is_disjoint(unsolved) {
            return None;
        }
        let lines: HouseSet = rows.map(House::row).into_iter().chain(columns.map(House::column)).collect();
        let boxes: HouseSet = corners.iter().map(|corner| House::block(corner.block())).collect();
        let around = |corner: Cell| {
            let [row, column, block] = corner.houses().map(House::cells);
            block & (row | column)
        };
        let cells = union(corners.iter().map(around)) & unsolved;
        (cells.len() >= FEWEST).then_some(Loop { corners, cells, houses: lines | boxes })
    })
}

/// All loops that remove something.
pub(super) fn all(board: &Board) -> Vec<Instance> {
    rectangles(board).filter_map(|rectangle| instance(board, &rectangle)).collect()
}

fn instance(board: &Board, rectangle: &Loop) -> Option<Instance> {
    let mut left = rectangle.cells.len();
    let mut groups = Vec::new();
    for digit in Digit::all() {
        let places = CandidateSet::of_digit(digit, board.places(digit) & rectangle.cells);
        // No loop comes from digits that need more than is left.
        let links = fewest(places.cells(), rectangle.houses);
        left = left.checked_sub(links)?;
        groups.push(places);
    }
    if left > 0 {
        return None;
    }
    let links = |candidate: Candidate| {
        let houses = candidate.cell().houses().into_iter().filter(|house| rectangle.houses.contains(*house));
        houses.map(|house| Variable::Place(house, candidate.digit())).collect()
    };
    let covers: Vec<_> = groups.into_iter().map(|places| least(places, &links)).collect();
    Instance::of(board, rectangle.cells.iter().map(Variable::Cell), combined(&covers))
}

/// The number of the fewest of these houses that hold all these cells.
fn fewest(cells: CellSet, houses: HouseSet) -> usize {
    let (lines, boxes): (Vec<House>, Vec<House>) = houses.iter().partition(|house| house.index() < 18);
    let with_lines = |chosen: usize| {
        let taken = (0..lines.len()).filter(|number| chosen >> number & 1 != 0);
        let rest = taken.clone().fold(cells, |rest, number| rest - lines[number].cells());
        taken.count() + boxes.iter().filter(|block| !rest.is_disjoint(block.cells())).count()
    };
    (0..1 << lines.len()).map(with_lines).min().unwrap_or_default()
}
