//! Boards: digits and candidates that agree.

use crate::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Flaws, Puzzle, Solution};
use core::fmt;

/// A grid in the middle of being solved: placed digits, and the candidates of the unsolved cells.
///
/// ```text
/// digits      [Option<Digit>; 81]   81 bytes    the digit of every solved cell
/// by_cell     [DigitSet; 81]       162 bytes    the candidates of every cell, none for a solved cell
/// by_digit    CandidateSet         144 bytes    the same 729 bits by digit: a CellSet for every digit
/// unsolved    CellSet               16 bytes    the cells without a digit
/// givens      CellSet               16 bytes    the cells whose digit was given
/// is_unique   bool                   1 byte     true if the givens are known to have one solution
///                                  420 bytes, 432 with padding
///
///             by_cell[c] has d   <=>   by_digit has (c, d)   =>   digits[c] is None
/// ```
///
/// Both directions are kept because searches for patterns ask both, millions of times between changes.
///
/// A digit is never a candidate of a cell that sees the digit placed; beyond that nothing is deduced.
///
/// ```
/// use sudokit_core::{Board, Candidate, Cell, Digit, Puzzle};
///
/// let mut board = Board::new(&Puzzle::EMPTY)?;
/// assert!(board.place(Candidate::at(Cell::at(0, 0), Digit::D1)));
/// assert!(!board.candidates(Cell::at(2, 2)).contains(Digit::D1));
/// assert_eq!(board.places(Digit::D1).len(), 81 - 21);
/// # Ok::<(), sudokit_core::Flawed>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    digits: [Option<Digit>; 81],
    by_cell: [DigitSet; 81],
    by_digit: CandidateSet,
    unsolved: CellSet,
    givens: CellSet,
    is_unique: bool,
}

impl Board {
    /// The empty board: nothing placed, every candidate possible.
    pub const EMPTY: Self = Self {
        digits: [None; 81],
        by_cell: [DigitSet::ALL; 81],
        by_digit: CandidateSet::ALL,
        unsolved: CellSet::ALL,
        givens: CellSet::EMPTY,
        is_unique: false,
    };

    /// The board of a puzzle: its digits placed as givens, and the candidates that no given excludes.
    ///
    /// # Errors
    /// The puzzle has flaws. The error lists all of them and carries the board.
    ///
    /// ```
    /// use sudokit_core::{Board, Cell, CellSet, Digit, Puzzle};
    ///
    /// let mut puzzle = Puzzle::EMPTY;
    /// puzzle.set(Cell::at(0, 0), Some(Digit::D1));
    /// assert_eq!(Board::new(&puzzle).unwrap().givens(), CellSet::of(Cell::at(0, 0)));
    ///
    /// puzzle.set(Cell::at(0, 1), Some(Digit::D1));
    /// let flawed = Board::new(&puzzle).unwrap_err();
    /// assert_eq!(flawed.board.puzzle(), puzzle);
    /// assert_eq!(flawed.to_string(), "row 1 has 1 more than once; box 1 has 1 more than once");
    /// ```
    pub fn new(puzzle: &Puzzle) -> Result<Self, Flawed> {
        let mut board = Self::EMPTY;
        // All givens at once: the candidates of a cell are the digits that none of its houses has.
        let mut seen = [DigitSet::EMPTY; 27];
        for cell in Cell::all() {
            if let Some(digit) = puzzle.digit(cell) {
                board.digits[cell.index()] = Some(digit);
                board.givens.insert(cell);
                *board.by_digit.cells_of_mut(digit) -= cell.peers();
                cell.houses().into_iter().for_each(|house| {
                    seen[house.index()].insert(digit);
                });
            }
        }
        for digit in Digit::all() {
            *board.by_digit.cells_of_mut(digit) -= board.givens;
        }
        board.unsolved = !board.givens;
        for cell in Cell::all() {
            let [row, column, block] = cell.houses().map(|house| seen[house.index()]);
            let is_given = board.givens.contains(cell);
            board.by_cell[cell.index()] = if is_given { DigitSet::EMPTY } else { !(row | column | block) };
        }
        let flaws = board.flaws();
        if flaws.is_empty() { Ok(board) } else { Err(Flawed { board, flaws }) }
    }

    /// A board with nothing placed and exactly these candidates: a pencil-mark puzzle (sukaku).
    ///
    /// # Errors
    /// A cell without a candidate, or a house without a place for a digit. The error lists all of them and
    /// carries the board.
    ///
    /// ```
    /// # use sudokit_core::{Board, CandidateSet};
    /// assert_eq!(Board::from_candidates(CandidateSet::ALL), Ok(Board::EMPTY));
    /// assert_eq!(Board::from_candidates(CandidateSet::EMPTY).unwrap_err().flaws.iter().count(), 81 + 243);
    /// ```
    pub fn from_candidates(candidates: CandidateSet) -> Result<Self, Flawed> {
        let mut board = Self::EMPTY;
        board.eliminate_all(!candidates);
        let flaws = board.flaws();
        if flaws.is_empty() { Ok(board) } else { Err(Flawed { board, flaws }) }
    }

    /// The digit placed in a cell.
    #[inline]
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The candidates of a cell; none if it is solved.
    #[inline]
    pub const fn candidates(&self, cell: Cell) -> DigitSet {
        self.by_cell[cell.index()]
    }

    /// The unsolved cells where a digit is a candidate.
    #[inline]
    pub const fn places(&self, digit: Digit) -> CellSet {
        self.by_digit.cells_of(digit)
    }

    /// Every candidate of every unsolved cell.
    #[inline]
    pub const fn candidate_set(&self) -> CandidateSet {
        self.by_digit
    }

    /// The removed candidates that no digit of the board excludes.
    ///
    /// ```
    /// use sudokit_core::{Board, Candidate};
    ///
    /// let (mut board, [here, there, other]) = (Board::EMPTY, [0, 9, 100].map(Candidate::from_index));
    /// assert!(board.place(here) && !board.has(there), "the neighbour has lost the digit to a peer");
    /// board.eliminate(other);
    /// assert!(board.removed().iter().eq([other]));
    /// ```
    pub fn removed(&self) -> CandidateSet {
        let fresh = Self::new(&self.puzzle()).unwrap_or_else(|flawed| flawed.board);
        fresh.by_digit - self.by_digit
    }

    /// Returns true if the cell is unsolved and the digit is a candidate there.
    #[inline]
    pub const fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell()).contains(candidate.digit())
    }

    /// The cells whose digit was given.
    #[inline]
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// Marks the board's givens as having exactly one solution by themselves. The caller vouches for it: the
    /// board does not count, and trusts it from now on.
    ///
    /// Uniqueness patterns need this. If the solution held only certain digits in certain cells, these could
    /// be exchanged there, and the other grid would have the same givens, as none of the cells is given. It
    /// would be a second solution, which is impossible: so the solution has another digit in one of the
    /// cells.
    ///
    /// - Only the *givens* must have one solution. Candidates that were removed because no solution has them
    ///   do not matter, nor do digits placed since: the argument is about all grids with these givens, and
    ///   the solution is still on the board.
    /// - Candidates removed for other reasons do not make a solution unique in this sense, nor do guessed
    ///   digits: they may be the only thing that excludes the other grid, and then two grids with these
    ///   givens are no contradiction. So a puzzle that has one solution because of its candidates, and
    ///   several without, does not count.
    ///
    /// ```
    /// use sudokit_core::{Board, Puzzle};
    ///
    /// let full: Puzzle =
    ///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
    /// let board = Board::new(&full)?;
    /// assert!(!board.has_unique_givens(), "nobody has counted");
    /// assert!(board.with_unique_givens().has_unique_givens());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn with_unique_givens(mut self) -> Self {
        self.is_unique = true;
        self
    }

    /// Returns true if the givens alone are known to have exactly one solution. Only then may a technique
    /// assume uniqueness.
    #[inline]
    pub const fn has_unique_givens(&self) -> bool {
        self.is_unique
    }

    /// The cells without a digit.
    #[inline]
    pub const fn unsolved(&self) -> CellSet {
        self.unsolved
    }

    /// The placed digits, given or not.
    pub const fn puzzle(&self) -> Puzzle {
        Puzzle::new(self.digits)
    }

    /// The solution, if every cell is solved and no house holds a digit twice.
    pub fn solution(&self) -> Option<Solution> {
        Solution::try_from(&self.puzzle()).ok()
    }

    /// The visible contradictions of the board, found without searching.
    pub fn flaws(&self) -> Flaws {
        Flaws::of_board(self)
    }

    /// Places a candidate's digit in its cell and removes the digit from the cells that see it. Returns
    /// false, and changes nothing, unless the board [has](Self::has) the candidate.
    ///
    /// ```
    /// # use sudokit_core::{Board, Candidate, Cell, Digit};
    /// let mut board = Board::EMPTY;
    /// assert!(board.place(Candidate::at(Cell::at(0, 0), Digit::D1)));
    /// assert!(!board.place(Candidate::at(Cell::at(0, 1), Digit::D1)));
    /// assert_eq!(board.digit(Cell::at(0, 1)), None);
    /// ```
    pub fn place(&mut self, candidate: Candidate) -> bool {
        let there = self.has(candidate);
        if there {
            self.put(candidate.cell(), candidate.digit());
        }
        there
    }

    /// The candidates and the placed digits: all that can still be true.
    pub fn possible(&self) -> CandidateSet {
        self.by_digit | self.puzzle().candidates()
    }

    /// Removes a candidate. Returns true if it was there.
    #[inline]
    pub fn eliminate(&mut self, candidate: Candidate) -> bool {
        self.by_digit.remove(candidate);
        self.by_cell[candidate.cell().index()].remove(candidate.digit())
    }

    /// Removes many candidates. Returns true if any of them was there.
    pub fn eliminate_all(&mut self, candidates: CandidateSet) -> bool {
        let mut changed = false;
        for digit in Digit::all() {
            changed |= self.eliminate_digit(digit, candidates.cells_of(digit));
        }
        changed
    }

    /// Removes one digit from many cells. Returns true if any of them had it.
    fn eliminate_digit(&mut self, digit: Digit, cells: CellSet) -> bool {
        let places = self.by_digit.cells_of_mut(digit);
        let gone = *places & cells;
        *places -= gone;
        for cell in gone {
            self.by_cell[cell.index()].remove(digit);
        }
        !gone.is_empty()
    }

    /// Places a digit, candidate or not.
    fn put(&mut self, cell: Cell, digit: Digit) {
        self.digits[cell.index()] = Some(digit);
        self.unsolved.remove(cell);
        for gone in self.by_cell[cell.index()] {
            self.by_digit.remove(Candidate::at(cell, gone));
        }
        self.by_cell[cell.index()] = DigitSet::EMPTY;
        self.eliminate_digit(digit, cell.peers());
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// One line per row: solved cells as a digit, unsolved cells as their candidates in braces.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            match self.digit(cell) {
                Some(digit) => write!(f, "{digit}")?,
                None => write!(f, "{{{}}}", self.candidates(cell))?,
            }
            f.write_str(if cell.column() == 8 { "\n" } else { " " })?;
        }
        Ok(())
    }
}

/// A board that cannot be solved, with all its flaws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flawed {
    /// The board, with all digits placed, clashing ones too.
    pub board: Board,
    /// The flaws; not empty.
    pub flaws: Flaws,
}

impl fmt::Display for Flawed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.flaws.fmt(f)
    }
}

impl core::error::Error for Flawed {}
