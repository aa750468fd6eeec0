//! Bands and stacks.

use crate::{CellSet, Line};
use core::fmt;

/// Three boxes side by side (a band, 0 to 2) or on top of each other (a stack, 3 to 5).
///
/// ```
/// use sudokit_core::{Cell, Chute};
///
/// assert!(Chute::band(0).cells().contains(Cell::at(2, 8)));
/// assert!(Chute::stack(2).cells().contains(Cell::at(2, 8)));
/// assert_eq!(Chute::stack(2).to_string(), "stack 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chute(u8);

index_type!(Chute, 6, "chute");

impl Chute {
    /// The orders of its three lines or boxes, the least first.
    ///
    /// ```
    /// use sudokit_core::Chute;
    ///
    /// assert!(Chute::ORDERS.is_sorted() && Chute::ORDERS[0] == [0, 1, 2]);
    /// ```
    pub const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

    /// The band of this index, 0 to 2.
    ///
    /// # Panics
    /// If `index` is 3 or more.
    #[doc(alias = "Band")]
    #[inline]
    #[track_caller]
    pub const fn band(index: usize) -> Self {
        assert!(index < 3, "bands are numbered 0 to 2");
        Self(index as u8)
    }

    /// The stack of this index, 0 to 2.
    ///
    /// # Panics
    /// If `index` is 3 or more.
    #[doc(alias = "Stack")]
    #[inline]
    #[track_caller]
    pub const fn stack(index: usize) -> Self {
        assert!(index < 3, "stacks are numbered 0 to 2");
        Self(3 + index as u8)
    }

    /// Returns true for a band.
    #[inline]
    pub const fn is_band(self) -> bool {
        self.0 < 3
    }

    /// Its three lines: rows of a band, columns of a stack.
    #[inline]
    pub const fn lines(self) -> [Line; 3] {
        let first = 3 * self.index();
        [Line::from_index(first), Line::from_index(first + 1), Line::from_index(first + 2)]
    }

    /// Its 27 cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        let [a, b, c] = self.lines();
        a.house().cells().union(b.house().cells()).union(c.house().cells())
    }
}

/// `band 1` or `stack 1`.
impl fmt::Display for Chute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_band() { "band" } else { "stack" };
        write!(f, "{kind} {}", self.index() % 3 + 1)
    }
}
