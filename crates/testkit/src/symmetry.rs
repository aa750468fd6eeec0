//! Validity-preserving transformations, for laws that are invariant under them.
//!
//! Transposing, permuting the bands, the rows within a band, the stacks and the columns within a stack, and
//! relabelling the digits: 3,359,232 permutations of the cells times 9! of the digits. The tests need no
//! composition, inverses or canonical forms.

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
    /// Exchanges rows and columns, after they were permuted.
    pub transpose: bool,
    /// The image of each row: rows of one band stay together.
    pub rows: [usize; 9],
    /// The image of each column: columns of one stack stay together.
    pub columns: [usize; 9],
    /// The image of each digit.
    pub digits: [Digit; 9],
}

impl Symmetry {
    /// The identity.
    pub const IDENTITY: Self = Self {
        transpose: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: DIGITS,
    };

    /// The image of a cell.
    pub fn cell(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row()], self.columns[cell.column()]);
        if self.transpose { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    /// The image of a digit.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// The image of a candidate.
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::at(self.cell(candidate.cell()), self.digit(candidate.digit()))
    }

    /// The image of a puzzle.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let mut transformed = Puzzle::EMPTY;
        for cell in Cell::all() {
            transformed.set(self.cell(cell), puzzle.digit(cell).map(|digit| self.digit(digit)));
        }
        transformed
    }

    /// The image of candidates.
    pub fn candidates(&self, candidates: CandidateSet) -> CandidateSet {
        candidates.iter().map(|candidate| self.candidate(candidate)).collect()
    }

    /// The image of a solution, which is a solution too.
    pub fn solution(&self, solution: &Solution) -> Solution {
        let mut digits = [Digit::D1; 81];
        for cell in Cell::all() {
            digits[self.cell(cell).index()] = self.digit(solution.digit(cell));
        }
        Solution::new(digits).expect("a symmetry maps solutions to solutions")
    }

    /// A random transformation, all equally likely.
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

/// A permutation of nine lines that keeps those of a chute together.
fn lines() -> impl Strategy<Value = [usize; 9]> {
    let three = || Just(vec![0_usize, 1, 2]).prop_shuffle();
    (three(), [three(), three(), three()]).prop_map(|(chutes, within)| {
        std::array::from_fn(|line| 3 * chutes[line / 3] + within[line / 3][line % 3])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest! {
        #[test]
        fn cells_that_see_each_other_keep_doing_so(symmetry in Symmetry::any(), a in 0..81usize, b in 0..81usize) {
            let (a, b) = (Cell::from_index(a), Cell::from_index(b));
            prop_assert_eq!(symmetry.cell(a).sees(symmetry.cell(b)), a.sees(b));
        }
    }
}
