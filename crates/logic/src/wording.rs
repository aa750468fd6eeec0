//! Words that depend on how many there are.

use sudokit_core::CellSet;

/// The word for one cell, or the word for several.
pub(crate) const fn by_count(cells: CellSet, one: &'static str, several: &'static str) -> &'static str {
    if cells.len() == 1 { one } else { several }
}

/// What comes before cells of which one is meant.
pub(crate) const fn one_of(cells: CellSet) -> &'static str {
    by_count(cells, "", "one of ")
}
