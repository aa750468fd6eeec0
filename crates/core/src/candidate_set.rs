//! Sets of candidates.

use crate::list::list;
use crate::{Candidate, Cell, CellSet, Digit, DigitSet};
use core::fmt;

/// A set of candidates: for every digit the cells where it is one.
///
/// ```text
/// digit 1: CellSet  81 bits
/// digit 2: CellSet
///   ...             9 x 16 bytes
/// digit 9: CellSet
/// ```
///
/// Most patterns are about one digit in many cells, so a digit's cells are one word, and a whole-set
/// operation is nine of them; a cell's digits are gathered from nine words.
///
/// ```
/// use sudokit_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, House};
///
/// let row = CandidateSet::of_digit(Digit::D4, House::row(0).cells());
/// assert!(row.contains(Candidate::at(Cell::at(0, 8), Digit::D4)));
/// let corner = row | CandidateSet::of_cell(Cell::at(0, 0), DigitSet::ALL);
/// assert_eq!(corner.len(), 9 + 8);
/// assert_eq!(corner.cells_of(Digit::D5).only(), Some(Cell::at(0, 0)));
/// assert_eq!(corner.digits_in(Cell::at(0, 1)).only(), Some(Digit::D4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CandidateSet([CellSet; 9]);

/// Nine operations on sets of cells, one for each digit.
macro_rules! digit_by_digit {
    ($a:ident.$method:ident($b:ident)) => {{
        let mut result = $a;
        let mut digit = 0;
        while digit < 9 {
            result.0[digit] = $a.0[digit].$method($b.0[digit]);
            digit += 1;
        }
        result
    }};
}

set_methods! {
    CandidateSet of Candidate, CandidateSetIter, "candidate";
    union(a, b) { digit_by_digit!(a.union(b)) }
    intersection(a, b) { digit_by_digit!(a.intersection(b)) }
    symmetric_difference(a, b) { digit_by_digit!(a.symmetric_difference(b)) }
    difference(a, b) { digit_by_digit!(a.difference(b)) }
    insert(set, candidate) { set.0[candidate.digit().index()].insert(candidate.cell()); }
    remove(set, candidate) { set.0[candidate.digit().index()].remove(candidate.cell()); }
}

impl CandidateSet {
    /// The set without elements.
    pub const EMPTY: Self = Self([CellSet::EMPTY; 9]);
    /// All 729 candidates.
    pub const ALL: Self = Self([CellSet::ALL; 9]);

    /// The set of one candidate.
    #[inline]
    pub const fn of(candidate: Candidate) -> Self {
        Self::of_digit(candidate.digit(), CellSet::of(candidate.cell()))
    }

    /// One digit in all of these cells.
    #[inline]
    pub const fn of_digit(digit: Digit, cells: CellSet) -> Self {
        let mut set = Self::EMPTY;
        set.0[digit.index()] = cells;
        set
    }

    /// All of these digits in one cell.
    #[inline]
    pub fn of_cell(cell: Cell, digits: DigitSet) -> Self {
        let mut set = Self::EMPTY;
        for digit in digits {
            set.0[digit.index()] = CellSet::of(cell);
        }
        set
    }

    // Reading by index borrows the set: by value, all 144 bytes would be copied first.

    /// Returns true if the candidate is in the set.
    #[inline]
    pub const fn contains(&self, candidate: Candidate) -> bool {
        self.cells_of(candidate.digit()).contains(candidate.cell())
    }

    /// The cells where this digit is in the set.
    #[inline]
    pub const fn cells_of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// The digits of the set in this cell.
    #[inline]
    pub const fn digits_in(&self, cell: Cell) -> DigitSet {
        let (mut digits, mut index) = (DigitSet::EMPTY, 0);
        while index < 9 {
            if self.0[index].contains(cell) {
                digits.insert(Digit::from_index(index));
            }
            index += 1;
        }
        digits
    }

    /// Mutable access to [`cells_of`](Self::cells_of).
    #[inline]
    pub const fn cells_of_mut(&mut self, digit: Digit) -> &mut CellSet {
        &mut self.0[digit.index()]
    }

    /// The cells that have any digit in the set.
    #[inline]
    pub const fn cells(self) -> CellSet {
        let (mut cells, mut index) = (CellSet::EMPTY, 0);
        while index < 9 {
            cells = cells.union(self.0[index]);
            index += 1;
        }
        cells
    }

    /// The digits that are in the set, in any cell.
    #[inline]
    pub fn digits(self) -> DigitSet {
        Digit::all().filter(|digit| !self.cells_of(*digit).is_empty()).collect()
    }

    /// Number of candidates.
    #[inline]
    pub const fn len(self) -> usize {
        let mut sum = 0;
        let mut digit = 0;
        while digit < 9 {
            sum += self.0[digit].len();
            digit += 1;
        }
        sum
    }

    /// Returns true if the set has no candidates.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.cells().is_empty()
    }

    /// The candidate of lowest index: the first cell's lowest digit.
    #[inline]
    pub fn first(self) -> Option<Candidate> {
        let cell = self.cells().first()?;
        let digit = self.digits_in(cell).first()?;
        Some(Candidate::at(cell, digit))
    }

    /// The candidate, if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<Candidate> {
        if self.len() == 1 { self.first() } else { None }
    }
}

/// The candidates by name, separated by spaces; `{}` for the empty set.
impl fmt::Display for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.iter(), " ")
    }
}
