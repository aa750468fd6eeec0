//! CSP variables: the cells, and the places of a digit in a house. Each has exactly one true candidate.
//!
//! ```text
//! number      variable                     candidates, in order
//!   0 ..  80  a cell                       its digits
//!  81 .. 161  row by row, each digit       its columns
//! 162 .. 242  column by column             its rows
//! 243 .. 323  box by box                   its cells
//! ```

use crate::sets::is_filled_with;
use std::fmt;
use sudokit_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, Miniline,
};

/// Something that has exactly one true candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Variable {
    /// The digit of a cell.
    Cell(Cell),
    /// The place of a digit in a house.
    Place(House, Digit),
}

impl Variable {
    /// Their number.
    pub(crate) const COUNT: usize = 81 + 27 * 9;

    pub(crate) const fn from_index(index: usize) -> Self {
        match index.checked_sub(81) {
            None => Self::Cell(Cell::from_index(index)),
            Some(place) => Self::Place(House::from_index(place / 9), Digit::from_index(place % 9)),
        }
    }

    /// Its number: cells first, then the digits of each house.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Cell(cell) => cell.index(),
            Self::Place(house, digit) => 81 + 9 * house.index() + digit.index(),
        }
    }

    /// The variables of a candidate: its cell, and its digit in its row, column and box.
    pub(crate) fn of(candidate: Candidate) -> [Self; 4] {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let [row, column, block] = cell.houses().map(|house| Self::Place(house, digit));
        [Self::Cell(cell), row, column, block]
    }

    /// Every candidate it could ever have.
    pub(crate) fn all(self) -> impl Iterator<Item = Candidate> {
        (0..9).map(move |position| self.candidate(position))
    }

    /// The candidates that it has.
    pub(crate) fn candidates(self, board: &Board) -> CandidateSet {
        match self {
            Self::Cell(cell) => CandidateSet::of_cell(cell, board.candidates(cell)),
            Self::Place(house, digit) => CandidateSet::of_digit(digit, board.places(digit) & house.cells()),
        }
    }

    /// True if it is undecided: the cell is not filled, or the house lacks the digit.
    pub(crate) fn is_open(self, board: &Board) -> bool {
        match self {
            Self::Cell(cell) => board.digit(cell).is_none(),
            Self::Place(house, digit) => !is_filled_with(board, house, digit),
        }
    }

    pub(crate) const fn candidate(self, position: usize) -> Candidate {
        match self {
            Self::Cell(cell) => Candidate::at(cell, Digit::from_index(position)),
            Self::Place(house, digit) => Candidate::at(CELLS[house.index()][position], digit),
        }
    }

    /// The short name of a digit or of cells once the variable is named: `n4`, `c5`, `r2`, `r2c5`, `c456`.
    pub(crate) fn value(self, digit: Digit, cells: CellSet) -> String {
        let numbers = |of: fn(Cell) -> usize| {
            let set: DigitSet = cells.iter().map(|cell| Digit::from_index(of(cell))).collect();
            set.iter().map(|number| number.to_string()).collect::<String>()
        };
        match self {
            Self::Cell(_) => format!("n{digit}"),
            Self::Place(house, _) => match house.kind() {
                HouseKind::Row => format!("c{}", numbers(Cell::column)),
                HouseKind::Column => format!("r{}", numbers(Cell::row)),
                HouseKind::Block => format!("r{}c{}", numbers(Cell::row), numbers(Cell::column)),
            },
        }
    }
}

/// As the nrc notation names it: `r5c4`, `r5n7`, `c4n7`, `b9n7`.
impl fmt::Display for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => cell.fmt(f),
            Self::Place(house, digit) => {
                let kind = match house.kind() {
                    HouseKind::Row => 'r',
                    HouseKind::Column => 'c',
                    HouseKind::Block => 'b',
                };
                write!(f, "{kind}{}n{digit}", house.ordinal())
            }
        }
    }
}

/// The cells of the houses as a table: [`House::cell_list`] copies nine cells for each one that is read.
static CELLS: [[Cell; 9]; House::COUNT] = {
    let mut cells = [House::from_index(0).cell_list(); House::COUNT];
    let mut house = 1;
    while house < House::COUNT {
        cells[house] = House::from_index(house).cell_list();
        house += 1;
    }
    cells
};

/// The variables of a candidate, each with the candidate's bit among the nine of the variable: of its cell,
/// row, column and box.
#[inline]
pub(crate) fn variables(candidate: usize) -> [(usize, u16); 4] {
    let (cell, digit) = (candidate / 9, candidate % 9);
    let place = |i: usize| (usize::from(PLACES[cell][i].0) + digit, PLACES[cell][i].1);
    [(cell, 1 << digit), place(0), place(1), place(2)]
}

/// The variables of the first digit in a cell's row, column and box, each with the cell's bit among the nine.
static PLACES: [[(u16, u16); 3]; 81] = {
    let mut of = [[(0, 0); 3]; 81];
    let mut place = 0;
    while place < 27 * 9 {
        let (house, position) = (place / 9, place % 9);
        let cell = House::from_index(house).cell_list()[position].index();
        of[cell][house / 9] = (81 + 9 * house as u16, 1 << position);
        place += 1;
    }
    of
};

/// The one miniline that cells of a house lie in, and its own bits in the house's list of cells. None for no
/// cell, for a single cell, and for cells that no miniline holds together.
#[inline]
pub(crate) fn miniline_of(house: usize, cells: u16) -> Option<(Miniline, u16)> {
    const THREE: u16 = 0b111;
    const EVERY_THIRD: u16 = 0b001_001_001;
    if cells == 0 || cells.is_power_of_two() {
        return None;
    }
    let first = cells.trailing_zeros() as usize;
    let (third, column) = (first / 3, first % 3);
    let (across, down) = (THREE << (3 * third), EVERY_THIRD << column);
    // Lines have three minilines each, rows come first.
    match house.checked_sub(18) {
        None if cells & !across == 0 => Some((Miniline::from_index(3 * house + third), across)),
        Some(block) if cells & !across == 0 => {
            Some((Miniline::from_index(3 * (block / 3 * 3 + third) + block % 3), across))
        }
        Some(block) if cells & !down == 0 => {
            Some((Miniline::from_index(3 * (9 + block % 3 * 3 + column) + block / 3), down))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_is_one_of_each_of_its_variables() {
        for candidate in Candidate::all() {
            let found: Vec<_> = (0..Variable::COUNT)
                .flat_map(|index| (0..9).map(move |position| (index, position)))
                .filter(|(index, position)| Variable::from_index(*index).candidate(*position) == candidate)
                .map(|(index, position)| (index, 1 << position))
                .collect();
            assert_eq!(variables(candidate.index()).to_vec(), found);
        }
    }

    #[test]
    fn cells_lie_in_the_miniline_that_holds_them() {
        for house in House::all() {
            let bits = |miniline: Miniline| {
                let cells = house.cell_list();
                (0..9).filter(|i| miniline.cells().contains(cells[*i])).fold(0, |bits, i| bits | 1 << i)
            };
            let own = |miniline: &Miniline| [miniline.line().house(), miniline.block()].contains(&house);
            for cells in 0_u16..512 {
                let holds = |miniline: &Miniline| cells.count_ones() > 1 && cells & !bits(*miniline) == 0;
                let found =
                    Miniline::all().filter(own).find(holds).map(|miniline| (miniline, bits(miniline)));
                assert_eq!(miniline_of(house.index(), cells), found, "{house:?} {cells:b}");
            }
        }
    }
}
