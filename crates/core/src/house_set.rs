//! Sets of houses.

use crate::House;
use crate::list::list;
use core::fmt;

/// A set of houses: 27 bits of a `u32`, rows in bits 0 to 8, columns in 9 to 17, boxes in 18 to 26.
///
/// ```
/// use sudokit_core::{Cell, HouseSet};
///
/// let houses: HouseSet = Cell::at(4, 4).houses().into_iter().collect();
/// assert_eq!(houses.to_string(), "row 5, column 5, box 5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HouseSet(u32);

bit_set!(HouseSet(u32) of House, HouseSetIter, "house");

impl HouseSet {
    /// The nine rows.
    pub const ROWS: Self = Self(0x1ff);
    /// The nine columns.
    pub const COLUMNS: Self = Self(0x1ff << 9);
    /// The nine boxes.
    pub const BOXES: Self = Self(0x1ff << 18);
}

/// The houses by name, separated by commas; `{}` for the empty set.
impl fmt::Display for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.iter(), ", ")
    }
}
