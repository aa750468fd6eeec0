//! The result of a lead: an image, and the way to it.

use super::lines::{Nine, at};

/// Nine names of digits, 1 to 9, four bits each, the first one highest: compares as the row does.
pub(crate) type RowKey = u64;

/// An image as nine rows.
pub(crate) type Image = [RowKey; 9];

/// A way to an image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// True if the lines are columns of the grid.
    pub(crate) transposes: bool,
    /// The line, among its kind, that becomes each row.
    pub(crate) rows: [u8; 9],
    /// The column (the row, if it transposes) that becomes each column.
    pub(crate) columns: [u8; 9],
    /// The name, counted from 0, of each digit.
    pub(crate) digits: [u8; 9],
}

/// An order of the columns, and new names for the digits, from 0.
#[derive(Clone, Debug)]
pub(crate) struct Renaming {
    pub(super) columns: [u8; 9],
    pub(super) digits: Nine,
}

impl Renaming {
    /// The digit of a row's image in this place.
    #[inline]
    pub(crate) fn at(&self, cells: &[u8; 81], row: usize, place: usize) -> u8 {
        at(&self.digits, cells[9 * row + usize::from(self.columns[place])])
    }
}
