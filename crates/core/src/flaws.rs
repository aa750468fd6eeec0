//! Visible contradictions of a board.

use crate::list::list;
use crate::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Puzzle};
use core::fmt;

/// One reason why a board has no solution, visible without any search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flaw {
    /// A house holds a digit more than once.
    Duplicate {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// An unsolved cell has no candidate.
    EmptyCell {
        /// The cell.
        cell: Cell,
    },
    /// A house neither holds a digit nor has a candidate for it.
    Homeless {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duplicate { house, digit } => write!(f, "{house} has {digit} more than once"),
            Self::EmptyCell { cell } => write!(f, "{cell} has no candidate left"),
            Self::Homeless { house, digit } => write!(f, "{house} has no place left for {digit}"),
        }
    }
}

/// The set of all flaws of a board.
///
/// ```
/// use sudokit_core::{Board, Digit, Flaw, House, Puzzle};
///
/// let mut puzzle = Puzzle::EMPTY;
/// for cell in House::row(6).cell_list() {
///     puzzle.set(cell, Some(Digit::D2));
/// }
/// let flaws = Board::new(&puzzle).unwrap_err().flaws;
/// assert!(flaws.contains(Flaw::Duplicate { house: House::row(6), digit: Digit::D2 }));
/// assert_eq!(flaws.iter().next().unwrap().to_string(), "row 7 has 2 more than once");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Flaws {
    /// For every house the digits that it holds more than once.
    duplicates: [DigitSet; 27],
    /// The unsolved cells without a candidate.
    empty_cells: CellSet,
    /// For every house the digits that it has no place for.
    homeless: [DigitSet; 27],
}

impl Flaws {
    /// No flaw.
    pub const NONE: Self = Self {
        duplicates: [DigitSet::EMPTY; 27],
        empty_cells: CellSet::EMPTY,
        homeless: [DigitSet::EMPTY; 27],
    };

    /// Finds the duplicates among the digits of a puzzle.
    pub fn of_puzzle(puzzle: &Puzzle) -> Self {
        Self::duplicates_of(puzzle.candidates())
    }

    /// The houses where a digit is placed more than once.
    fn duplicates_of(placed: CandidateSet) -> Self {
        let mut flaws = Self::NONE;
        for digit in Digit::all() {
            let cells = placed.cells_of(digit);
            // Usually no two of them see each other.
            if cells.iter().all(|cell| cells.is_disjoint(cell.peers())) {
                continue;
            }
            for house in House::all().filter(|house| (cells & house.cells()).len() > 1) {
                flaws.duplicates[house.index()].insert(digit);
            }
        }
        flaws
    }

    /// Looks at digits and candidates.
    pub(crate) fn of_board(board: &Board) -> Self {
        let placed = board.puzzle().candidates();
        let mut flaws = Self::duplicates_of(placed);
        let mut has_candidate = CellSet::EMPTY;
        for digit in Digit::all() {
            let places = board.places(digit);
            has_candidate |= places;
            let all = places | placed.cells_of(digit);
            for house in House::all() {
                if all.is_disjoint(house.cells()) {
                    flaws.homeless[house.index()].insert(digit);
                }
            }
        }
        flaws.empty_cells = board.unsolved() - has_candidate;
        flaws
    }

    /// Returns true if there is no flaw. A board without flaws may still have no solution.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Returns true if this is one of the flaws.
    pub fn contains(&self, flaw: Flaw) -> bool {
        match flaw {
            Flaw::Duplicate { house, digit } => self.duplicates[house.index()].contains(digit),
            Flaw::EmptyCell { cell } => self.empty_cells.contains(cell),
            Flaw::Homeless { house, digit } => self.homeless[house.index()].contains(digit),
        }
    }

    /// The digits that a house holds more than once.
    pub fn duplicates(&self, house: House) -> DigitSet {
        self.duplicates[house.index()]
    }

    /// Every flaw: duplicates by house and digit, then empty cells, then homeless digits by house and digit.
    pub fn iter(&self) -> impl Iterator<Item = Flaw> + '_ {
        by_house(&self.duplicates)
            .map(|(house, digit)| Flaw::Duplicate { house, digit })
            .chain(self.empty_cells.iter().map(|cell| Flaw::EmptyCell { cell }))
            .chain(by_house(&self.homeless).map(|(house, digit)| Flaw::Homeless { house, digit }))
    }
}

fn by_house(digits: &[DigitSet; 27]) -> impl Iterator<Item = (House, Digit)> + '_ {
    House::all().flat_map(|house| digits[house.index()].iter().map(move |digit| (house, digit)))
}

impl Default for Flaws {
    fn default() -> Self {
        Self::NONE
    }
}

/// All flaws, separated by semicolons; `no flaw` for the empty set.
impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("no flaw");
        }
        list(f, self.iter(), "; ")
    }
}

impl fmt::Debug for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
