//! Unavoidable sets: without a given in such a set of cells, a grid has another solution.
//!
//! In another solution each digit leaves some of its nine places, and another digit takes them. So a set is
//! composed of *moves*, one for each digit that takes part:
//!
//! ```text
//!   1 . . | 2 . .      1 leaves two cells and takes two others in the same rows, columns and boxes;
//!   2 . . | 1 . .      they were 2's, so 2 has to leave them, and it takes the two that 1 has left.
//! ```
//!
//! A digit has one place in each box. A move combines its row in each box with its column in another one. The
//! possible moves do not depend on the grid, so there is one table of moves for all digits of all grids.
//!
//! The search begins with the digit that moves least, and lets those digits move whose cells have been taken,
//! until every taken cell has been left. Each digit that must move takes at least two more cells, which ends
//! most branches at once. The search finds every minimal set; supersets are dropped. (Checkers for 16 givens
//! are built on sets of up to 12 cells, McGuire et al., arXiv 1201.0749; composing them of moves of digits is
//! ours.)

use std::ops::{ControlFlow, Range};
use sudokit_core::{Cell, CellSet, Digit, House, Solution};
use sudokit_solve::{Cancel, Cancelled, Engine, Single};

/// Moves examined together.
const TOGETHER: usize = 64;

/// Finds the unavoidable sets of grids. Making the table takes time, so keep it.
///
/// ```
/// use sudokit_core::Solution;
/// use sudokit_generate::Unavoidable;
///
/// let grid = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// let grid: Solution = grid.parse()?;
/// let sets = Unavoidable::new().up_to(&grid, 6);
/// assert!(sets.iter().all(|set| (4..=6).contains(&set.len())));
/// # Ok::<(), sudokit_core::NotASolution>(())
/// ```
#[derive(Clone, Debug)]
pub struct Unavoidable {
    moves: Vec<Move>,
}

/// A move of one digit: for each box in which it moves, the box from whose column it takes its place.
#[derive(Clone, Debug)]
struct Move {
    boxes: u16,
    /// For each of them nine times its number, plus the number of the other box.
    to: [u8; Unavoidable::MOST / 2],
}

impl Move {
    fn to(&self) -> &[u8] {
        &self.to[..self.boxes.count_ones() as usize]
    }
}

impl Default for Unavoidable {
    fn default() -> Self {
        Self::new()
    }
}

impl Unavoidable {
    /// Limit for the size of the sets.
    pub const MOST: usize = 12;

    /// Makes the table of moves.
    pub fn new() -> Self {
        let mut moves = Vec::new();
        // A digit leaves as many places as it takes, and other digits take them: no digit has more than half.
        extend(&mut Vec::new(), 0, 0, Self::MOST / 2, &mut moves);
        moves.sort_by_key(|one| one.boxes.count_ones());
        Self { moves }
    }

    /// All minimal unavoidable sets of at most `most` cells, and at most [`MOST`](Self::MOST), the smaller
    /// before the larger.
    pub fn up_to(&self, grid: &Solution, most: usize) -> Vec<CellSet> {
        let most = most.min(Self::MOST);
        let places = |digit| Places::of(grid, Digit::from_index(digit), &self.moves, most);
        let digits = &std::array::from_fn(places);
        let mut search = SetSearch { digits, least: (0, 0), found: Vec::new() };
        let none = CellSet::EMPTY;
        let start = State { left: none, taken: none, settled: none, moved: 0, more: most };
        for (number, digit) in digits.iter().enumerate() {
            for length in 2..=most / 2 {
                search.least = (length, number);
                digit.of_lengths(length, length).for_each(|first| search.go_on(start.moved(digit, first)));
            }
        }
        minimal(search.found)
    }
}

/// All minimal unavoidable sets within these cells of a grid, the smaller before the larger: those of some
/// digits, or of some boxes.
///
/// It enumerates every solution of the rest, and their number grows with the cells: those of four digits have
/// some hundred, those of five some thousand.
///
/// # Errors
/// The search was [cancelled](Cancel).
///
/// ```
/// use sudokit_core::{House, Solution};
/// use sudokit_generate::unavoidable_within;
/// use sudokit_solve::{Cancel, Single};
///
/// let grid = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// let grid: Solution = grid.parse()?;
/// // The first two rows can exchange three parts of six cells.
/// let two_rows = House::row(0).cells() | House::row(1).cells();
/// let sets = unavoidable_within(&grid, two_rows, &mut Single::new(), &Cancel::new())?;
/// assert_eq!(sets.iter().map(|set| set.len()).collect::<Vec<_>>(), [6, 6, 6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn unavoidable_within(
    grid: &Solution,
    cells: CellSet,
    solver: &mut Single,
    cancel: &Cancel,
) -> Result<Vec<CellSet>, Cancelled> {
    let candidates = grid.candidates();
    let mut found = Vec::new();
    solver.enumerate(&grid.restricted_to(!cells), |other| {
        let same = (candidates & other.candidates()).cells();
        if same != CellSet::ALL {
            found.push(!same);
        }
        if cancel.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    cancel.check()?;
    Ok(minimal(found))
}

/// All minimal unavoidable sets of at most `count` digits, the smaller before the larger. Use two to five:
/// with more there are too many solutions to enumerate.
///
/// # Errors
/// The search was [cancelled](Cancel).
pub fn unavoidable_of_digits(
    grid: &Solution,
    count: usize,
    solver: &mut Single,
    cancel: &Cancel,
) -> Result<Vec<CellSet>, Cancelled> {
    let candidates = grid.candidates();
    let parts: Vec<CellSet> = Digit::all().map(|digit| candidates.cells_of(digit)).collect();
    of_parts(grid, &parts, count.min(5), solver, cancel)
}

/// All minimal unavoidable sets within at most `count` boxes, the smaller before the larger. Use two to four:
/// with more there are too many solutions to enumerate.
///
/// # Errors
/// The search was [cancelled](Cancel).
pub fn unavoidable_of_boxes(
    grid: &Solution,
    count: usize,
    solver: &mut Single,
    cancel: &Cancel,
) -> Result<Vec<CellSet>, Cancelled> {
    let parts: Vec<CellSet> = (0..9).map(|block| House::block(block).cells()).collect();
    of_parts(grid, &parts, count.min(4), solver, cancel)
}

fn of_parts(
    grid: &Solution,
    parts: &[CellSet],
    count: usize,
    solver: &mut Single,
    cancel: &Cancel,
) -> Result<Vec<CellSet>, Cancelled> {
    let choices = (0_u32..1 << parts.len()).filter(|choice| choice.count_ones() as usize == count);
    let mut all = Vec::new();
    for choice in choices {
        let chosen = parts.iter().enumerate().filter(|(i, _)| choice >> i & 1 != 0);
        let cells = chosen.fold(CellSet::EMPTY, |all, (_, cells)| all | *cells);
        all.extend(unavoidable_within(grid, cells, solver, cancel)?);
    }
    // Minimal among all: every subset lies in the same parts.
    all.sort_unstable_by_key(by_size);
    all.dedup();
    Ok(all)
}

fn by_size(set: &CellSet) -> (usize, u128) {
    (set.len(), set.bits())
}

/// The minimal sets, the smaller before the larger, without duplicates.
fn minimal(mut sets: Vec<CellSet>) -> Vec<CellSet> {
    sets.sort_unstable_by_key(by_size);
    sets.dedup();
    let mut minimal: Vec<CellSet> = Vec::new();
    for set in sets {
        if !minimal.iter().any(|smaller| smaller.is_subset(set)) {
            minimal.push(set);
        }
    }
    minimal
}

/// Continues with a move from the next box. `to` has the boxes so far, `columns` and `boxes` (the higher
/// bits) the taken places.
fn extend(to: &mut Vec<u8>, taken_columns: u16, taken_boxes: u16, most: usize, moves: &mut Vec<Move>) {
    let row = to.len();
    let moved = to.iter().enumerate().filter(|(row, column)| *row != usize::from(**column));
    if row == 9 {
        let boxes = moved.clone().fold(0, |boxes, (row, _)| boxes | 1 << row);
        let mut to = [0; Unavoidable::MOST / 2];
        to.iter_mut().zip(moved).for_each(|(to, (row, column))| *to = (9 * row) as u8 + column);
        moves.extend((boxes != 0).then_some(Move { boxes, to }));
        return;
    }
    let count = moved.count();
    for column in (0..9).filter(|column| taken_columns >> column & 1 == 0) {
        // The box of its new place: the band of the row, the stack of the column.
        let block = row / 3 * 3 + column % 3;
        if taken_boxes >> block & 1 == 0 && (column == row || count < most) {
            to.push(column as u8);
            extend(to, taken_columns | 1 << column, taken_boxes | 1 << block, most, moves);
            to.pop();
        }
    }
}

/// A digit in a grid with its moves, the shorter ones first.
struct Places {
    bit: u16,
    cells: CellSet,
    /// Boxes in which each move leaves a cell.
    leaves_in: Vec<u16>,
    /// Digits whose cells each move takes.
    takes_from: Vec<u16>,
    /// Number of those cells.
    lengths: Vec<u16>,
    /// Cells that each move leaves and takes.
    moves: Vec<(CellSet, CellSet)>,
    /// Number of moves up to each length.
    up_to: [usize; Unavoidable::MOST / 2 + 1],
}

impl Places {
    /// The moves that can be part of a set of `most` cells.
    fn of(grid: &Solution, digit: Digit, moves: &[Move], most: usize) -> Self {
        let cells = grid.candidates().cells_of(digit);
        let mut by_box = [(0, 0); 9];
        for cell in cells {
            by_box[cell.block()] = (cell.row(), cell.column());
        }
        let at: [Cell; 81] = std::array::from_fn(|i| Cell::at(by_box[i / 9].0, by_box[i % 9].1));
        let held = at.map(|cell| 1_u16 << grid.digit(cell).index());
        let at = at.map(CellSet::of);
        let mut places = Self {
            bit: 1 << digit.index(),
            cells,
            leaves_in: Vec::new(),
            takes_from: Vec::new(),
            lengths: Vec::new(),
            moves: Vec::new(),
            up_to: Default::default(),
        };
        for one in moves {
            let to = one.to();
            let (mut some, mut several) = (0, 0);
            for to in to {
                let digit = held[usize::from(*to)];
                several |= some & digit;
                some |= digit;
            }
            // A digit that loses one cell must leave another one too.
            let others = to.len() + (some & !several).count_ones() as usize;
            if to.len() + others <= most {
                let (mut left, mut taken) = (CellSet::EMPTY, CellSet::EMPTY);
                for to in to {
                    let row = usize::from(to / 9);
                    left |= at[9 * row + row];
                    taken |= at[usize::from(*to)];
                }
                places.leaves_in.push(one.boxes);
                places.takes_from.push(some);
                places.lengths.push(to.len() as u16);
                places.moves.push((left, taken));
                places.up_to[to.len()..].fill(places.moves.len());
            }
        }
        places
    }

    /// The moves of these lengths.
    fn of_lengths(&self, shortest: usize, longest: usize) -> Range<usize> {
        let end = self.up_to[longest.min(Unavoidable::MOST / 2)];
        self.up_to[shortest - 1].min(end)..end
    }
}

/// A state of the search: some digits have moved.
#[derive(Clone, Copy)]
struct State {
    left: CellSet,
    taken: CellSet,
    /// All cells of the moved digits.
    settled: CellSet,
    moved: u16,
    /// Number of cells that may still be left.
    more: usize,
}

impl State {
    fn moved(&self, digit: &Places, number: usize) -> Self {
        let (left, taken) = digit.moves[number];
        Self {
            left: self.left | left,
            taken: self.taken | taken,
            settled: self.settled | digit.cells,
            moved: self.moved | digit.bit,
            more: self.more - usize::from(digit.lengths[number]),
        }
    }
}

struct SetSearch<'a> {
    digits: &'a [Places; 9],
    /// Number of cells that the first digit leaves, and the digit. All others leave more, or as many and come
    /// later.
    least: (usize, usize),
    found: Vec<CellSet>,
}

impl SetSearch<'_> {
    /// Moves every digit whose cells are taken.
    fn go_on(&mut self, state: State) {
        let to_leave = state.taken - state.left;
        if to_leave.is_empty() {
            self.found.push(state.left);
            return;
        }
        // The digit that loses the most cells has the fewest moves.
        let (mut next, mut most, mut own, mut all) = (0, 0, 0, 0);
        let mut known = state.moved;
        for (digit, Places { cells, .. }) in self.digits.iter().enumerate() {
            let count = (*cells & to_leave).len();
            if count > 0 {
                let needs = count.max(self.shortest(digit));
                all += needs;
                known |= 1 << digit;
                if count > most {
                    (next, most, own) = (digit, count, needs);
                }
            }
        }
        if all > state.more {
            return;
        }
        let least = self.least.0 as u16;
        let longest = state.more - (all - own);
        let others = to_leave.len() - most;
        let boxes =
            (self.digits[next].cells & to_leave).iter().fold(0, |boxes, cell| boxes | 1 << cell.block());
        let blocked = state.taken | (state.settled - state.left);
        let digit = &self.digits[next];
        let range = digit.of_lengths(self.shortest(next), longest);
        for start in range.clone().step_by(TOGETHER) {
            let numbers = start..range.end.min(start + TOGETHER);
            let marks = digit.leaves_in[numbers.clone()].iter().zip(&digit.takes_from[numbers.clone()]);
            let marks = marks.zip(&digit.lengths[numbers]);
            // Branchless, so that many are examined in one instruction.
            let mut fits = [0; TOGETHER];
            for (fits, ((leaves_in, takes_from), length)) in fits.iter_mut().zip(marks) {
                let more_digits = (takes_from & !known).count_ones() as u16;
                *fits =
                    u8::from((leaves_in & boxes == boxes) & (length + more_digits * least <= longest as u16));
            }
            // Most do not fit: eight are skipped at once.
            for (eight, fits) in (start..).step_by(8).zip(fits.as_chunks().0) {
                let mut fits = u64::from_le_bytes(*fits);
                while fits != 0 {
                    let number = eight + fits.trailing_zeros() as usize / 8;
                    fits &= fits - 1;
                    let (_, taken) = digit.moves[number];
                    // Each newly taken cell must be left by another digit.
                    let newly = (taken - state.left).len();
                    if (taken & blocked).is_empty() && taken.len() + others + newly <= state.more {
                        self.go_on(state.moved(digit, number));
                    }
                }
            }
        }
    }

    /// Least number of cells that this digit moves.
    fn shortest(&self, digit: usize) -> usize {
        let (length, first) = self.least;
        length + usize::from(digit <= first)
    }
}
