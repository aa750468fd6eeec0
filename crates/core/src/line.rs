//! The 18 lines.

use crate::{Chute, House};
use core::fmt;

/// A row or a column: rows are 0 to 8, columns 9 to 17, as among the houses.
///
/// ```
/// use sudokit_core::{Chute, House, Line};
///
/// let line = Line::from_index(10);
/// assert_eq!(line.house(), House::column(1));
/// assert_eq!(line.chute(), Chute::stack(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

index_type!(Line, 18, "line");

impl Line {
    /// The line as a house.
    #[inline]
    pub const fn house(self) -> House {
        House::from_index(self.index())
    }

    /// The house as a line, unless it is a box.
    #[inline]
    pub const fn of(house: House) -> Option<Self> {
        Self::new(house.index())
    }

    /// The band or stack that the line runs through.
    #[inline]
    pub const fn chute(self) -> Chute {
        Chute::from_index(self.index() / 3)
    }
}

/// `row 1` or `column 1`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.house().fmt(f)
    }
}
