//! The 27 houses.

use crate::{Cell, CellSet, geometry};
use core::fmt;
use core::str::FromStr;

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

/// The kind of a house.
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
    #[doc(alias = "box")]
    #[inline]
    #[track_caller]
    pub const fn block(index: usize) -> Self {
        assert!(index < 9, "boxes are numbered 0 to 8");
        Self(18 + index as u8)
    }

    /// The kind of this house: row, column or box.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 {
            0..9 => HouseKind::Row,
            9..18 => HouseKind::Column,
            _ => HouseKind::Block,
        }
    }

    /// The house's number among its kind, counted from 1.
    #[inline]
    pub const fn ordinal(self) -> usize {
        self.index() % 9 + 1
    }

    /// The nine cells as a set.
    #[inline]
    pub const fn cells(self) -> CellSet {
        geometry::HOUSE_SETS[self.index()]
    }

    /// The nine cells in row-major order.
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

/// Reads `row 1`, in capitals or not, and the short form `r1`; likewise `column 2`, `c2`, `box 3` and `b3`.
impl FromStr for House {
    type Err = ParseHouseError;

    fn from_str(text: &str) -> Result<Self, ParseHouseError> {
        let (start, ordinal) = text.split_at_checked(text.len().saturating_sub(1)).ok_or(ParseHouseError)?;
        let ordinal = match ordinal.as_bytes() {
            [digit @ b'1'..=b'9'] => usize::from(digit - b'1'),
            _ => return Err(ParseHouseError),
        };
        let is = |names: [&str; 2]| names.iter().any(|name| start.eq_ignore_ascii_case(name));
        match () {
            () if is(["row ", "r"]) => Ok(Self::row(ordinal)),
            () if is(["column ", "c"]) => Ok(Self::column(ordinal)),
            () if is(["box ", "b"]) => Ok(Self::block(ordinal)),
            () => Err(ParseHouseError),
        }
    }
}

/// The text is not the name of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHouseError;

impl fmt::Display for ParseHouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a house such as 'row 1', 'column 2' or 'box 3'")
    }
}

impl core::error::Error for ParseHouseError {}

impl HouseKind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Row, Self::Column, Self::Block];

    /// `row`, `column` or `box`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Block => "box",
        }
    }
}

crate::named!(@print HouseKind);
#[cfg(feature = "alloc")]
crate::named!(@parse HouseKind, "a kind of house");

#[cfg(test)]
mod tests {
    use super::*;
    use std::format;
    use std::string::ToString;

    #[test]
    fn names_read_back() {
        for house in House::all() {
            assert_eq!(house.to_string().parse(), Ok(house));
            assert_eq!(house.to_string().to_uppercase().parse(), Ok(house));
            let short = format!("{}{}", &house.to_string()[..1], house.ordinal());
            assert_eq!(short.parse(), Ok(house));
        }
    }

    #[test]
    fn other_words_are_refused() {
        for text in ["", "1", "row", "row 0", "row 10", "row1", "r 1", "box  3", "r1c1", "é1", "rowé"] {
            assert_eq!(text.parse::<House>(), Err(ParseHouseError), "{text}");
        }
    }
}
