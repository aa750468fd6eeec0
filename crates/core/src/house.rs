//! The 27 houses.

use crate::{Cell, CellSet, geometry};
use core::fmt;

/// A row, a column or a box: nine cells that hold every digit once.
///
/// Rows are 0 to 8, columns 9 to 17, boxes 18 to 26, left to right and top to bottom.
///
/// ```
/// use sudokit_core::{House, HouseKind};
///
/// let house = House::from_index(23);
/// assert_eq!(house, House::block(5));
/// assert_eq!((house.kind(), house.ordinal()), (HouseKind::Block, 6));
/// assert_eq!(house.to_string(), "box 6");
/// assert_eq!(house.cells().len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

/// What a house is.
///
/// ```
/// use sudokit_core::HouseKind;
///
/// assert_eq!([HouseKind::Row, HouseKind::Column, HouseKind::Block].map(|kind| kind.to_string()), ["row", "column", "box"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells on top of each other.
    Column,
    /// Three by three cells, "box" in text.
    Block,
}

index_type!(House, 27, "house");

impl House {
    /// The row of this index, 0 to 8.
    ///
    /// # Panics
    /// If `index` is 9 or more.
    ///
    /// ```
    /// # use sudokit_core::House;
    /// assert_eq!(House::row(8).to_string(), "row 9");
    /// ```
    #[inline]
    #[track_caller]
    pub const fn row(index: usize) -> Self {
        assert!(index < 9, "rows are numbered 0 to 8");
        Self(index as u8)
    }

    /// The column of this index, 0 to 8.
    ///
    /// # Panics
    /// If `index` is 9 or more.
    ///
    /// ```
    /// # use sudokit_core::House;
    /// assert_eq!(House::column(0).index(), 9);
    /// ```
    #[inline]
    #[track_caller]
    pub const fn column(index: usize) -> Self {
        assert!(index < 9, "columns are numbered 0 to 8");
        Self(9 + index as u8)
    }

    /// The box of this index, 0 to 8.
    ///
    /// # Panics
    /// If `index` is 9 or more.
    ///
    /// ```
    /// # use sudokit_core::House;
    /// assert_eq!(House::block(0).index(), 18);
    /// ```
    #[doc(alias = "box")]
    #[inline]
    #[track_caller]
    pub const fn block(index: usize) -> Self {
        assert!(index < 9, "boxes are numbered 0 to 8");
        Self(18 + index as u8)
    }

    /// Whether it is a row, a column or a box.
    ///
    /// ```
    /// # use sudokit_core::{House, HouseKind};
    /// assert_eq!(House::column(0).kind(), HouseKind::Column);
    /// ```
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 {
            0..9 => HouseKind::Row,
            9..18 => HouseKind::Column,
            _ => HouseKind::Block,
        }
    }

    /// Which one of its kind, counted from 1 as people do.
    ///
    /// ```
    /// # use sudokit_core::House;
    /// assert_eq!(House::block(8).ordinal(), 9);
    /// ```
    #[inline]
    pub const fn ordinal(self) -> usize {
        self.index() % 9 + 1
    }

    /// The nine cells as a set.
    ///
    /// ```
    /// # use sudokit_core::{Cell, House};
    /// assert!(House::row(0).cells().contains(Cell::at(0, 5)));
    /// ```
    #[inline]
    pub const fn cells(self) -> CellSet {
        geometry::HOUSE_SETS[self.index()]
    }

    /// The nine cells in row-major order.
    ///
    /// ```
    /// # use sudokit_core::{Cell, House};
    /// assert_eq!(House::block(0).cell_list()[3], Cell::at(1, 0));
    /// ```
    #[inline]
    pub const fn cell_list(self) -> [Cell; 9] {
        geometry::HOUSE_CELLS[self.index()]
    }
}

/// `row 1`, `column 1` or `box 1`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind(), self.ordinal())
    }
}

/// `row`, `column` or `box`.
impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Block => "box",
        })
    }
}
