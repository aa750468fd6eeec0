//! Sets of houses.

use crate::House;
use core::fmt;

/// A set of houses: 27 bits, rows, then columns, then boxes.
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
        if self.is_empty() {
            return f.write_str("{}");
        }
        for (i, house) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{house}")?;
        }
        Ok(())
    }
}
