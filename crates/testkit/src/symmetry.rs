//! Transformations that keep a Sudoku a Sudoku, for laws that must not notice them.
//!
//! Transposing, permuting the bands, the rows within a band, the stacks and the columns within a stack, and
//! relabelling the digits: 3,359,232 permutations of the cells times 9! of the digits. Composition, inverses
//! and canonical forms are no business of the tests.

use proptest::prelude::*;
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, Puzzle, Solution};

const DIGITS: [Digit; 9] =
    [Digit::D1, Digit::D2, Digit::D3, Digit::D4, Digit::D5, Digit::D6, Digit::D7, Digit::D8, Digit::D9];

/// A permutation of the cells and one of the digits that map solutions to solutions.
///
/// ```
/// use sudokit_core::{Cell, Digit, Puzzle};
/// use sudokit_testkit::symmetry::Symmetry;
///
/// let symmetry = Symmetry { transpose: true, ..Symmetry::IDENTITY };
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.set(Cell::at(0, 5), Some(Digit::D4));
/// assert_eq!(symmetry.puzzle(&puzzle).digit(Cell::at(5, 0)), Some(Digit::D4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Whether rows and columns change places, after they were permuted.
    pub transpose: bool,
    /// Where each row goes: rows of one band stay together.
    pub rows: [usize; 9],
    /// Where each column goes: columns of one stack stay together.
    pub columns: [usize; 9],
    /// What each digit becomes.
    pub digits: [Digit; 9],
}

impl Symmetry {
    /// The transformation that changes nothing.
    ///
    /// ```
    /// # use sudokit_core::Cell;
    /// # use sudokit_testkit::symmetry::Symmetry;
    /// assert!(Cell::all().all(|cell| Symmetry::IDENTITY.cell(cell) == cell));
    /// ```
    pub const IDENTITY: Self = Self {
        transpose: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: DIGITS,
    };

    /// Where a cell goes.
    ///
    /// ```
    /// use sudokit_core::Cell;
    /// use sudokit_testkit::symmetry::Symmetry;
    ///
    /// let swapped = Symmetry { rows: [1, 0, 2, 3, 4, 5, 6, 7, 8], ..Symmetry::IDENTITY };
    /// assert_eq!(swapped.cell(Cell::at(0, 7)), Cell::at(1, 7));
    /// ```
    pub fn cell(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row()], self.columns[cell.column()]);
        if self.transpose { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    /// What a digit becomes.
    ///
    /// ```
    /// use sudokit_core::Digit;
    /// use sudokit_testkit::symmetry::Symmetry;
    ///
    /// assert_eq!(Symmetry::IDENTITY.digit(Digit::D3), Digit::D3);
    /// ```
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// What a candidate becomes.
    ///
    /// ```
    /// use sudokit_core::Candidate;
    /// use sudokit_testkit::symmetry::Symmetry;
    ///
    /// assert!(Candidate::all().all(|candidate| Symmetry::IDENTITY.candidate(candidate) == candidate));
    /// ```
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::at(self.cell(candidate.cell()), self.digit(candidate.digit()))
    }

    /// The transformed puzzle.
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    /// use sudokit_testkit::symmetry::Symmetry;
    ///
    /// assert_eq!(Symmetry::IDENTITY.puzzle(&Puzzle::EMPTY), Puzzle::EMPTY);
    /// ```
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let mut transformed = Puzzle::EMPTY;
        for cell in Cell::all() {
            transformed.set(self.cell(cell), puzzle.digit(cell).map(|digit| self.digit(digit)));
        }
        transformed
    }

    /// The transformed candidates.
    ///
    /// ```
    /// use sudokit_core::CandidateSet;
    /// use sudokit_testkit::symmetry::Symmetry;
    ///
    /// assert_eq!(Symmetry::IDENTITY.candidates(CandidateSet::ALL), CandidateSet::ALL);
    /// ```
    pub fn candidates(&self, candidates: CandidateSet) -> CandidateSet {
        candidates.iter().map(|candidate| self.candidate(candidate)).collect()
    }

    /// The transformed solution, which is one again.
    ///
    /// ```
    /// use sudokit_testkit::{corpus, symmetry::Symmetry};
    ///
    /// let solution = corpus::UNIQUE.cases().next().unwrap().solution.unwrap();
    /// assert_eq!(Symmetry::IDENTITY.solution(&solution), solution);
    /// ```
    pub fn solution(&self, solution: &Solution) -> Solution {
        let mut digits = [Digit::D1; 81];
        for cell in Cell::all() {
            digits[self.cell(cell).index()] = self.digit(solution.digit(cell));
        }
        Solution::new(digits).expect("a symmetry maps solutions to solutions")
    }

    /// Any of them, all equally likely.
    ///
    /// ```
    /// use proptest::prelude::*;
    /// use sudokit_core::Cell;
    /// use sudokit_testkit::symmetry::Symmetry;
    ///
    /// proptest!(|(symmetry in Symmetry::any(), a in 0..81usize, b in 0..81usize)| {
    ///     let (a, b) = (Cell::from_index(a), Cell::from_index(b));
    ///     prop_assert_eq!(symmetry.cell(a).sees(symmetry.cell(b)), a.sees(b));
    /// });
    /// ```
    pub fn any() -> impl Strategy<Value = Self> {
        let digits = Just(DIGITS.to_vec()).prop_shuffle();
        (any::<bool>(), lines(), lines(), digits).prop_map(|(transpose, rows, columns, digits)| Self {
            transpose,
            rows,
            columns,
            digits: digits.try_into().expect("there are nine digits"),
        })
    }
}

/// A permutation of nine lines that keeps those of one chute together.
fn lines() -> impl Strategy<Value = [usize; 9]> {
    let three = || Just(vec![0_usize, 1, 2]).prop_shuffle();
    (three(), [three(), three(), three()]).prop_map(|(chutes, within)| {
        std::array::from_fn(|line| 3 * chutes[line / 3] + within[line / 3][line % 3])
    })
}
