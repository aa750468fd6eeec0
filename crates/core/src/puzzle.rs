//! Puzzles: digits in some cells, unchecked.

use crate::{CandidateSet, Cell, CellSet, Digit};
use core::fmt;
use core::str::FromStr;

/// Digits in some of the 81 cells. Nothing is promised about them: two 5s in a row are allowed.
///
/// [`Board::new`](crate::Board::new) finds the flaws of a puzzle.
///
/// The text form is one line of 81 characters, row by row, `.` for an empty cell; `0` is read as well. The
/// crate `sudokit-formats` reads other formats.
///
/// ```
/// use sudokit_core::{Cell, Digit, Puzzle};
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.set(Cell::at(0, 2), Some(Digit::D5));
/// assert_eq!(puzzle.len(), 1);
/// assert!(puzzle.to_string().starts_with("..5."));
/// assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Puzzle([Option<Digit>; 81]);

impl Puzzle {
    /// The empty grid.
    pub const EMPTY: Self = Self([None; 81]);

    /// The puzzle with these digits, in cell order.
    #[inline]
    pub const fn new(digits: [Option<Digit>; 81]) -> Self {
        Self(digits)
    }

    /// Reads 81 bytes: `1` to `9`, and `.` or `0` for an empty cell.
    ///
    /// # Errors
    /// Another length, or another byte.
    #[inline]
    pub fn from_line(line: &[u8]) -> Result<Self, ParsePuzzleError> {
        let line: &[u8; 81] = line.try_into().map_err(|_| ParsePuzzleError::Length(line.len()))?;
        // Two branch-free loops compile to vector code; the error path searches again.
        if !line.iter().fold(true, |fine, byte| fine & matches!(byte, b'0'..=b'9' | b'.')) {
            let at = line.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b'.'));
            return Err(ParsePuzzleError::Character(Cell::from_index(at.unwrap_or(0))));
        }
        Ok(Self(line.map(|byte| Digit::from_value(byte.wrapping_sub(b'0')))))
    }

    /// The puzzle as 81 bytes, `.` for an empty cell.
    #[inline]
    pub fn to_line(&self) -> [u8; 81] {
        self.0.map(|digit| digit.map_or(b'.', |digit| b'0' + digit.get()))
    }

    /// The digit in a cell.
    #[inline]
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        self.0[cell.index()]
    }

    /// All 81 cells in order.
    #[inline]
    pub const fn digits(&self) -> &[Option<Digit>; 81] {
        &self.0
    }

    /// Writes a digit into a cell, or empties it.
    #[inline]
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit;
    }

    /// The cells that hold a digit.
    pub fn cells(&self) -> CellSet {
        // Row by row: shifting 9 bits is much shorter than shifting 81.
        let row = |digits: &[Option<Digit>]| {
            digits.iter().rev().fold(0_u16, |cells, digit| cells << 1 | u16::from(digit.is_some()))
        };
        let rows = self.0.chunks_exact(9).rev();
        CellSet::from_bits(rows.fold(0, |cells, digits| cells << 9 | u128::from(row(digits))))
    }

    /// The puzzle with only the digits in these cells.
    ///
    /// ```
    /// # use sudokit_core::{CellSet, House, Puzzle};
    /// let puzzle: Puzzle = format!("12{}3", ".".repeat(78)).parse()?;
    /// assert_eq!(puzzle.restricted_to(House::row(0).cells()).len(), 2);
    /// # Ok::<(), sudokit_core::ParsePuzzleError>(())
    /// ```
    pub fn restricted_to(&self, cells: CellSet) -> Self {
        let mut fewer = *self;
        for cell in !cells {
            fewer.set(cell, None);
        }
        fewer
    }

    /// The cells that hold this digit.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        Cell::all().filter(|cell| self.digit(*cell) == Some(digit)).collect()
    }

    /// The digits as candidates.
    ///
    /// ```
    /// use sudokit_core::{Candidate, CandidateSet, Puzzle};
    ///
    /// let mut puzzle = Puzzle::EMPTY;
    /// let corner = Candidate::from_index(0);
    /// puzzle.set(corner.cell(), Some(corner.digit()));
    /// assert_eq!(puzzle.candidates(), CandidateSet::of(corner));
    /// ```
    pub fn candidates(&self) -> CandidateSet {
        let mut all = CandidateSet::EMPTY;
        for cell in Cell::all() {
            if let Some(digit) = self.digit(cell) {
                all.cells_of_mut(digit).insert(cell);
            }
        }
        all
    }

    /// Number of cells with a digit.
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Returns true if no cell holds a digit.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Default for Puzzle {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// One line of 81 characters, `.` for an empty cell.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(core::str::from_utf8(&self.to_line()).expect("digits and dots are ASCII"))
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads one line of 81 characters.
impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, ParsePuzzleError> {
        Self::from_line(text.as_bytes())
    }
}

/// The reason why a line is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePuzzleError {
    /// The line has this many bytes and not 81.
    Length(usize),
    /// The character of this cell is neither a digit nor `.`.
    Character(Cell),
}

impl fmt::Display for ParsePuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "expected 81 characters, found {length}"),
            Self::Character(cell) => {
                write!(f, "expected a digit or '.' for {cell}, character {}", cell.index() + 1)
            }
        }
    }
}

impl core::error::Error for ParsePuzzleError {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::{String, ToString};

    #[test]
    fn every_wrong_byte_is_named() {
        let line = [b'.'; 81];
        for cell in Cell::all() {
            for byte in 0..=u8::MAX {
                let mut line = line;
                line[cell.index()] = byte;
                let read = Puzzle::from_line(&line);
                match byte {
                    b'1'..=b'9' => assert_eq!(read.unwrap().to_line(), line),
                    b'.' | b'0' => assert_eq!(read, Ok(Puzzle::EMPTY)),
                    _ => assert_eq!(read, Err(ParsePuzzleError::Character(cell))),
                }
            }
        }
    }

    #[test]
    fn errors_say_where() {
        let mut line: String = Puzzle::EMPTY.to_string();
        line.replace_range(10..11, "x");
        assert_eq!(
            line.parse::<Puzzle>().unwrap_err().to_string(),
            "expected a digit or '.' for r2c2, character 11"
        );
    }
}
