//! Unavoidable sets: cells that leave a grid more than one solution if none of them is given.
//!
//! In another solution each digit stands elsewhere in some of its nine places, and what one digit leaves another takes. So a
//! set is put together from *moves*, one for each digit that has a part in it:
//!
//! ```text
//!   1 . . | 2 . .      1 leaves two cells and takes two others in the same rows, columns and boxes;
//!   2 . . | 1 . .      they were 2's, so 2 has to leave them, and it takes the two that 1 has left.
//! ```
//!
//! A digit stands once in each box, and a move says, for each box's row, of which box's column it takes the cell. Which
//! of these are possible does not depend on the grid: the boxes come out right or not. So there is one table of moves for all
//! digits of all grids.
//!
//! The search begins with the digit that moves least, and lets digits move whose cells have been taken, until all that was taken
//! had been left. Each digit that has to move takes at least two cells more, which ends most tries at once. It finds every set
//! that another solution differs in and that can be told by what was taken, among them every minimal one: those that contain
//! another are dropped. (Sets of up to 12 cells are what checkers for 16 givens are built on, McGuire et al., arXiv 1201.0749;
//! putting them together from the moves of digits is ours.)

use std::ops::{ControlFlow, Range};
use sudokit_core::{Cell, CellSet, Digit, House, Solution};
use sudokit_solve::{Cancel, Cancelled, Engine, Single};

/// Moves that are looked at together.
const TOGETHER: usize = 64;

/// Finds the unavoidable sets of grids. Keeps its table, so make one and keep it.
///
/// ```
/// use sudokit_core::Solution;
/// use sudokit_generate::Unavoidable;
///
/// let grid: Solution = "123456789456789123789123456214365897365897214897214365531642978642978531978531642".parse()?;
/// let sets = Unavoidable::new().up_to(&grid, 6);
/// assert!(sets.iter().all(|set| (4..=6).contains(&set.len())));
/// # Ok::<(), sudokit_core::NotASolution>(())
/// ```
#[derive(Clone, Debug)]
pub struct Unavoidable {
    moves: Vec<Move>,
}

/// What one digit can do: for each box in which it moves, the box from whose column it takes its place.
#[derive(Clone, Debug)]
struct Move {
    boxes: u16,
    /// For each of them nine times its number, and the number of the other box.
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
    /// The largest sets that are searched for.
    ///
    /// ```
    /// assert_eq!(sudokit_generate::Unavoidable::MOST, 12);
    /// ```
    pub const MOST: usize = 12;

    /// Ready to search.
    ///
    /// ```
    /// let unavoidable = sudokit_generate::Unavoidable::new();
    /// ```
    pub fn new() -> Self {
        let mut moves = Vec::new();
        // As many places are taken as left, and each by another digit: no digit has more than half.
        extend(&mut Vec::new(), 0, 0, Self::MOST / 2, &mut moves);
        moves.sort_by_key(|one| one.boxes.count_ones());
        Self { moves }
    }

    /// The minimal unavoidable sets of up to so many cells, and no more than [`MOST`](Self::MOST): all of them, the smaller
    /// before the larger.
    ///
    /// ```
    /// # use sudokit_core::Solution;
    /// # use sudokit_generate::Unavoidable;
    /// # let grid: Solution = "123456789456789123789123456214365897365897214897214365531642978642978531978531642".parse()?;
    /// assert_eq!(Unavoidable::new().up_to(&grid, 3), []);
    /// # Ok::<(), sudokit_core::NotASolution>(())
    /// ```
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

/// All minimal unavoidable sets among these cells of a grid, the smaller before the larger: of some digits, or of some boxes.
///
/// It looks at every solution of the rest, of which there are more the more cells there are: those of four digits have some
/// hundred, those of five some thousand.
///
/// # Errors
/// Somebody [cancelled](Cancel).
///
/// ```
/// use sudokit_core::{House, Solution};
/// use sudokit_generate::unavoidable_within;
/// use sudokit_solve::{Cancel, Single};
///
/// let grid: Solution = "123456789456789123789123456214365897365897214897214365531642978642978531978531642".parse()?;
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

/// All minimal unavoidable sets of so many digits or fewer, the smaller before the larger: two to five, as with more there are
/// too many solutions to look at.
///
/// # Errors
/// Somebody [cancelled](Cancel).
///
/// ```
/// # use sudokit_core::Solution;
/// # use sudokit_generate::unavoidable_of_digits;
/// # use sudokit_solve::{Cancel, Single};
/// # let grid: Solution = "123456789456789123789123456214365897365897214897214365531642978642978531978531642".parse()?;
/// let sets = unavoidable_of_digits(&grid, 2, &mut Single::new(), &Cancel::new())?;
/// // Nothing is left out: two digits can always change places everywhere.
/// assert!(sets.len() >= 36);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// All minimal unavoidable sets that lie in so many boxes or fewer, the smaller before the larger: two to four, as with more
/// there are too many solutions to look at.
///
/// # Errors
/// Somebody [cancelled](Cancel).
///
/// ```
/// # use sudokit_core::Solution;
/// # use sudokit_generate::unavoidable_of_boxes;
/// # use sudokit_solve::{Cancel, Single};
/// # let grid: Solution = "123456789456789123789123456214365897365897214897214365531642978642978531978531642".parse()?;
/// // A digit that leaves a box's row is missing there.
/// assert_eq!(unavoidable_of_boxes(&grid, 1, &mut Single::new(), &Cancel::new())?, []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    // Minimal among all: whatever a set contains lies in the same parts.
    all.sort_unstable_by_key(by_size);
    all.dedup();
    Ok(all)
}

fn by_size(set: &CellSet) -> (usize, u128) {
    (set.len(), set.bits())
}

/// Those that contain no other, the smaller before the larger, each once.
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

/// Goes on with a move from the next box. `to` has the boxes so far, `columns` and `boxes` (the higher bits) what is taken.
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
        // The box that it comes to lie in: the band of the row, the stack of the column.
        let block = row / 3 * 3 + column % 3;
        if taken_boxes >> block & 1 == 0 && (column == row || count < most) {
            to.push(column as u8);
            extend(to, taken_columns | 1 << column, taken_boxes | 1 << block, most, moves);
            to.pop();
        }
    }
}

/// A digit in a grid, and its moves there, those of fewer cells first.
struct Places {
    bit: u16,
    cells: CellSet,
    /// The boxes in which each move leaves a cell.
    leaves_in: Vec<u16>,
    /// The digits of which it takes cells.
    takes_from: Vec<u16>,
    /// How many cells these are.
    lengths: Vec<u16>,
    /// The cells that it leaves, and those that it takes.
    moves: Vec<(CellSet, CellSet)>,
    /// How many moves there are of up to so many cells.
    up_to: [usize; Unavoidable::MOST / 2 + 1],
}

impl Places {
    /// The moves that can be part of a set of so many cells.
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
            // A digit of which one cell is taken has to leave another one too.
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

    /// The moves of so many cells.
    fn of_lengths(&self, shortest: usize, longest: usize) -> Range<usize> {
        let end = self.up_to[longest.min(Unavoidable::MOST / 2)];
        self.up_to[shortest - 1].min(end)..end
    }
}

/// Some digits have moved.
#[derive(Clone, Copy)]
struct State {
    left: CellSet,
    taken: CellSet,
    /// All cells of the digits that have moved.
    settled: CellSet,
    moved: u16,
    /// How many cells may still be left.
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
    /// How many cells the first digit leaves, and which digit it is. All others leave more, or as many and come later.
    least: (usize, usize),
    found: Vec<CellSet>,
}

impl SetSearch<'_> {
    /// Moves all digits whose cells are taken.
    fn go_on(&mut self, state: State) {
        let to_leave = state.taken - state.left;
        if to_leave.is_empty() {
            self.found.push(state.left);
            return;
        }
        // The digit of which most cells are taken has the fewest moves.
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
            // Without a branch, so that many are looked at in one instruction.
            let mut fits = [0; TOGETHER];
            for (fits, ((leaves_in, takes_from), length)) in fits.iter_mut().zip(marks) {
                let more_digits = (takes_from & !known).count_ones() as u16;
                *fits =
                    u8::from((leaves_in & boxes == boxes) & (length + more_digits * least <= longest as u16));
            }
            // Most do not: eight are passed over at once.
            for (eight, fits) in (start..).step_by(8).zip(fits.as_chunks().0) {
                let mut fits = u64::from_le_bytes(*fits);
                while fits != 0 {
                    let number = eight + fits.trailing_zeros() as usize / 8;
                    fits &= fits - 1;
                    let (_, taken) = digit.moves[number];
                    // What is taken anew has to be left by others, one cell for each.
                    let anew = (taken - state.left).len();
                    if (taken & blocked).is_empty() && taken.len() + others + anew <= state.more {
                        self.go_on(state.moved(digit, number));
                    }
                }
            }
        }
    }

    /// How many cells this digit moves at least.
    fn shortest(&self, digit: usize) -> usize {
        let (length, first) = self.least;
        length + usize::from(digit <= first)
    }
}
