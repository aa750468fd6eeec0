//! The 81 cells.

use crate::{CellSet, House, geometry};
use core::fmt;
use core::str::FromStr;

/// One of the 81 cells, numbered row by row from the top left.
///
/// Rows, columns and boxes are counted from 0 in code and from 1 in text: the cell `r1c1` is
/// `Cell::at(0, 0)`.
///
/// ```
/// use sudokit_core::{Cell, House};
///
/// let cell: Cell = "r6c7".parse()?;
/// assert_eq!(cell.index(), 51);
/// assert_eq!(cell, Cell::at(5, 6));
/// assert_eq!(cell.houses(), [House::row(5), House::column(6), House::block(5)]);
/// assert_eq!(cell.to_string(), "r6c7");
/// # Ok::<(), sudokit_core::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

index_type!(Cell, 81, "cell");

impl Cell {
    /// The cell in this row and column, each 0 to 8.
    ///
    /// # Panics
    /// If a coordinate is 9 or more.
    #[inline]
    #[track_caller]
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9, "rows and columns are numbered 0 to 8");
        Self((9 * row + column) as u8)
    }

    /// The row, 0 to 8.
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / 9
    }

    /// The column, 0 to 8.
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % 9
    }

    /// The box, 0 to 8. `box` is a Rust keyword, so code says block.
    #[doc(alias = "box")]
    #[inline]
    pub const fn block(self) -> usize {
        geometry::block_of(self.index())
    }

    /// The cell's row, column and box.
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        geometry::CELL_HOUSES[self.index()]
    }

    /// The 20 other cells of the cell's houses.
    #[inline]
    pub const fn peers(self) -> CellSet {
        geometry::PEERS[self.index()]
    }

    /// Returns true if the two cells are different and share a house.
    ///
    /// ```
    /// # use sudokit_core::Cell;
    /// assert!(Cell::at(0, 0).sees(Cell::at(1, 1)));
    /// assert!(!Cell::at(0, 0).sees(Cell::at(0, 0)));
    /// ```
    #[inline]
    pub const fn sees(self, other: Self) -> bool {
        self.peers().contains(other)
    }
}

/// `r1c1` for the top left cell.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

/// The text is not the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a cell such as r1c1, both numbers from 1 to 9")
    }
}

impl core::error::Error for ParseCellError {}

/// Reads `r1c1`, in either case.
impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        match text.as_bytes() {
            [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
                Ok(Self::at(usize::from(row - b'1'), usize::from(column - b'1')))
            }
            _ => Err(ParseCellError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn names_read_back() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }

    #[test]
    fn other_words_are_refused() {
        for text in ["", "r1", "r0c1", "r1c10", "c1r1", "r1c1 ", "A1"] {
            assert_eq!(text.parse::<Cell>(), Err(ParseCellError), "{text}");
        }
    }
}
