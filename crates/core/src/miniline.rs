//! The 54 minilines.

use crate::{Cell, CellSet, House, Line, geometry};
use core::fmt;

/// Three cells where a line crosses a box: minirows are 0 to 26, minicolumns 27 to 53.
///
/// The miniline of index `3 * line + i` is the `i`-th third of that line.
///
/// ```
/// use sudokit_core::{Cell, House, Line, Miniline};
///
/// let miniline = Miniline::crossing(Line::from_index(0), House::block(2)).unwrap();
/// assert_eq!(miniline.cell_list(), [6, 7, 8].map(|column| Cell::at(0, column)));
/// assert_eq!(miniline.to_string(), "row 1 in box 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Miniline(u8);

index_type!(Miniline, 54, "miniline");

impl Miniline {
    /// The crossing of the line and the box; `None` if they do not cross, or if `block` is not a box.
    pub fn crossing(line: Line, block: House) -> Option<Self> {
        (0..3)
            .map(|third| Self::from_index(3 * line.index() + third))
            .find(|miniline| miniline.block() == block)
    }

    /// The row or column.
    #[inline]
    pub const fn line(self) -> Line {
        Line::from_index(self.index() / 3)
    }

    /// The box.
    #[doc(alias = "box")]
    #[inline]
    pub const fn block(self) -> House {
        House::block(self.cell_list()[0].block())
    }

    /// The three cells in row-major order.
    #[inline]
    pub const fn cell_list(self) -> [Cell; 3] {
        geometry::MINILINE_CELLS[self.index()]
    }

    /// The three cells as a set.
    #[inline]
    pub const fn cells(self) -> CellSet {
        let [a, b, c] = self.cell_list();
        CellSet::of(a).with(b).with(c)
    }
}

/// `row 1 in box 1`.
impl fmt::Display for Miniline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.line(), self.block())
    }
}
