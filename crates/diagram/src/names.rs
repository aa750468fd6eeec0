//! Names of cells and houses.

use sudokit_core::{Cell, House};

/// Names of cells and houses. The default methods use rncn notation.
///
/// ```
/// use sudokit_core::{Cell, House};
/// use sudokit_diagram::{Names, Rncn};
///
/// assert_eq!(Rncn.cell(Cell::at(3, 6)), "r4c7");
/// assert_eq!(Rncn.ordinal(House::row(3)), "4");
/// ```
pub trait Names {
    /// A cell.
    fn cell(&self, cell: Cell) -> String {
        cell.to_string()
    }

    /// A house, without its kind.
    fn ordinal(&self, house: House) -> String {
        house.ordinal().to_string()
    }
}

/// Rncn notation: `r4c7`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rncn;

impl Names for Rncn {}
