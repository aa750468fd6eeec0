//! Questions to a solver.

use crate::{Board, CandidateSet, Cell, DigitSet, Puzzle};

/// The start of a search: givens, or candidates.
///
/// Solvers take `impl Into<Problem>`, so a reference to any of the three can be passed directly.
///
/// ```
/// use sudokit_core::{Board, CandidateSet, Problem, Puzzle};
///
/// fn ask<'a>(problem: impl Into<Problem<'a>>) -> Problem<'a> {
///     problem.into()
/// }
/// assert_eq!(ask(&Puzzle::EMPTY), Problem::Givens(&Puzzle::EMPTY));
/// assert_eq!(ask(CandidateSet::ALL), Problem::Candidates(CandidateSet::ALL));
/// assert_eq!(ask(&Board::EMPTY), Problem::Candidates(CandidateSet::ALL));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem<'a> {
    /// The grids with these digits.
    Givens(&'a Puzzle),
    /// The grids with these digits except in this cell, which holds another one. An empty cell may hold any.
    #[doc(hidden)]
    AnotherDigit(&'a Puzzle, Cell),
    /// The grids made of these candidates; with a cell without candidates there are none.
    Candidates(CandidateSet),
}

impl Problem<'_> {
    /// The candidates that the problem leaves before any deduction: one in the cell of a given, nine in an
    /// empty cell.
    pub fn candidates(&self) -> CandidateSet {
        match self {
            Self::Givens(puzzle) => Cell::all().fold(CandidateSet::EMPTY, |set, cell| {
                let digits = puzzle.digit(cell).map_or(DigitSet::ALL, DigitSet::of);
                set | CandidateSet::of_cell(cell, digits)
            }),
            Self::AnotherDigit(puzzle, cell) => {
                let given = puzzle.digit(*cell).map_or(DigitSet::EMPTY, DigitSet::of);
                let others = CandidateSet::of_cell(*cell, !given);
                (Self::Givens(puzzle).candidates() - CandidateSet::of_cell(*cell, given)) | others
            }
            Self::Candidates(candidates) => *candidates,
        }
    }
}

impl<'a> From<&'a Puzzle> for Problem<'a> {
    #[inline]
    fn from(puzzle: &'a Puzzle) -> Self {
        Self::Givens(puzzle)
    }
}

impl From<CandidateSet> for Problem<'_> {
    #[inline]
    fn from(candidates: CandidateSet) -> Self {
        Self::Candidates(candidates)
    }
}

impl<'a> From<&'a CandidateSet> for Problem<'a> {
    #[inline]
    fn from(candidates: &'a CandidateSet) -> Self {
        Self::Candidates(*candidates)
    }
}

impl<'a> From<&Problem<'a>> for Problem<'a> {
    #[inline]
    fn from(problem: &Problem<'a>) -> Self {
        *problem
    }
}

/// The grids that agree with the board: its placed digits, and its candidates elsewhere.
impl From<&Board> for Problem<'_> {
    fn from(board: &Board) -> Self {
        Self::Candidates(board.possible())
    }
}
