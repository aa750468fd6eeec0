//! Sets of cells.

use crate::list::list;
use crate::{Cell, House, HouseSet, geometry};
use core::fmt;

/// A set of cells: 81 bits of a `u128`, bit *i* for the cell *i*, row by row.
///
/// ```text
/// bit 127 ... 81   80 ... 72   ...   17 ... 9   8 ... 0
///     always 0      row 8            row 1      row 0, column 0 in bit 0
/// ```
///
/// ```
/// use sudokit_core::{Cell, CellSet, House};
///
/// let cross = House::row(0).cells() & House::column(8).cells();
/// assert_eq!(cross.only(), Some(Cell::at(0, 8)));
/// ```
///
/// The alternate form draws the set:
///
/// ```
/// # use sudokit_core::Cell;
/// assert_eq!(format!("{:#}", Cell::at(4, 4).peers()), "\
/// . . . . x . . . .
/// . . . . x . . . .
/// . . . . x . . . .
/// . . . x x x . . .
/// x x x x . x x x x
/// . . . x x x . . .
/// . . . . x . . . .
/// . . . . x . . . .
/// . . . . x . . . .
/// ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u128);

bit_set!(CellSet(u128) of Cell, CellSetIter, "cell");

impl CellSet {
    /// The cells that see every cell of the set: if a digit must be in one of the set's cells, it can be
    /// removed from all of these. Every cell, for the empty set.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet};
    /// let pair: CellSet = [Cell::at(0, 0), Cell::at(0, 1)].into_iter().collect();
    /// assert_eq!(pair.common_peers().len(), 13);
    /// ```
    pub fn common_peers(self) -> Self {
        self.iter().fold(Self::ALL, |peers, cell| peers & cell.peers())
    }

    /// The houses that contain the whole set; every house for the empty set.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet, House};
    /// let pair: CellSet = [Cell::at(0, 0), Cell::at(0, 1)].into_iter().collect();
    /// assert!(pair.common_houses().iter().eq([House::row(0), House::block(0)]));
    /// ```
    pub fn common_houses(self) -> HouseSet {
        House::all().filter(|house| self.is_subset(house.cells())).collect()
    }

    /// The cells of a house, in `const` code.
    pub(crate) const fn of_house(house: usize) -> Self {
        let mut set = Self::EMPTY;
        let mut i = 0;
        while i < 9 {
            set = Self(set.0 | 1 << geometry::house_cell(house, i));
            i += 1;
        }
        set
    }
}

/// The cells by name, separated by spaces, `{}` for the empty set; with `#`, a drawing.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            for cell in Cell::all() {
                f.write_str(if self.contains(cell) { "x" } else { "." })?;
                f.write_str(if cell.column() == 8 { "\n" } else { " " })?;
            }
            return Ok(());
        }
        list(f, self.iter(), " ")
    }
}
