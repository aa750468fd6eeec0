//! CSP variables: the cells, and the places of a digit in a house. Each has exactly one true candidate.
//!
//! ```text
//! number      variable                     candidates, in order
//!   0 ..  80  a cell                       its digits
//!  81 .. 161  row by row, each digit       its columns
//! 162 .. 242  column by column             its rows
//! 243 .. 323  box by box                   its cells
//! ```

use std::fmt;
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Miniline};

/// Something that has exactly one true candidate.
///
/// ```
/// use sudokit_core::{Cell, Digit, House};
/// use sudokit_logic::techniques::whips::Variable;
///
/// assert_eq!(Variable::Cell(Cell::at(4, 3)).to_string(), "r5c4");
/// assert_eq!(Variable::Place(House::block(8), Digit::D7).to_string(), "b9n7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Variable {
    /// Which digit is in this cell?
    Cell(Cell),
    /// Where is this digit in this house?
    Place(House, Digit),
}

impl Variable {
    /// How many there are.
    pub(super) const COUNT: usize = 81 + 27 * 9;

    pub(super) const fn from_index(index: usize) -> Self {
        match index.checked_sub(81) {
            None => Self::Cell(Cell::from_index(index)),
            Some(place) => Self::Place(House::from_index(place / 9), Digit::from_index(place % 9)),
        }
    }

    /// Every candidate it could ever have.
    pub(super) fn all(self) -> impl Iterator<Item = Candidate> {
        (0..9).map(move |position| self.candidate(position))
    }

    pub(super) const fn candidate(self, position: usize) -> Candidate {
        match self {
            Self::Cell(cell) => Candidate::at(cell, Digit::from_index(position)),
            Self::Place(house, digit) => Candidate::at(house.cell_list()[position], digit),
        }
    }

    /// What is left to say of a digit or of cells once the variable is named: `n4`, `c5`, `r2`, `r2c5`, `c456`.
    pub(super) fn value(self, digit: Digit, cells: CellSet) -> String {
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

/// The variables of a candidate, each with the candidate's bit among the nine of the variable.
pub(super) static VARIABLES: [[(u16, u16); 4]; Candidate::COUNT] = {
    let mut of = [[(0, 0); 4]; Candidate::COUNT];
    let mut variable = 0;
    while variable < Variable::COUNT {
        let mut position = 0;
        while position < 9 {
            let candidate = Variable::from_index(variable).candidate(position).index();
            // One of each: cell, row, column, box.
            of[candidate][variable / 81] = (variable as u16, 1 << position);
            position += 1;
        }
        variable += 1;
    }
    of
};

/// The candidates of a variable, by position.
pub(super) static CANDIDATES: [[u16; 9]; Variable::COUNT] = {
    let mut of = [[0; 9]; Variable::COUNT];
    let mut variable = 0;
    while variable < Variable::COUNT {
        let mut position = 0;
        while position < 9 {
            of[variable][position] = Variable::from_index(variable).candidate(position).index() as u16;
            position += 1;
        }
        variable += 1;
    }
    of
};

/// For every house and every set of its cells: the one miniline that all of them lie in, and its own bits. None for no cell, for
/// a single cell, and for cells that no miniline holds together.
pub(super) static MINILINES: [[Option<(Miniline, u16)>; 512]; House::COUNT] = {
    let mut of = [[None; 512]; House::COUNT];
    let mut index = 0;
    while index < Miniline::COUNT {
        let miniline = Miniline::from_index(index);
        let houses = [miniline.line().house(), miniline.block()];
        let mut i = 0;
        while i < 2 {
            let own = bits(miniline, houses[i]);
            // Every subset of its bits, from all of them down to none.
            let mut some = own;
            while some > 0 {
                if !some.is_power_of_two() {
                    of[houses[i].index()][some as usize] = Some((miniline, own));
                }
                some = (some - 1) & own;
            }
            i += 1;
        }
        index += 1;
    }
    of
};

/// The cells of a miniline as bits in the list of a house.
const fn bits(miniline: Miniline, house: House) -> u16 {
    let cells = house.cell_list();
    let mut bits = 0;
    let mut position = 0;
    while position < 9 {
        if miniline.cells().contains(cells[position]) {
            bits |= 1 << position;
        }
        position += 1;
    }
    bits
}
