//! Hidden and naked singles.

use super::grid::{Grid, boxes_columns_rows, which};
use super::hint::Hint;
use super::technique::Named;
use crate::facts::{Narrow, Variable};
use crate::techniques::singles::Pattern;
use sudokit_core::{Candidate, Digit, HouseKind};

/// The first hidden single.
///
/// **Order.** Houses with one empty cell before all others; boxes, columns, rows; digits.
pub(super) fn hidden(grid: &Grid) -> Option<Hint> {
    for is_full_house in [true, false] {
        for house in boxes_columns_rows().filter(|house| (grid.open(*house) == 1) == is_full_house) {
            // All digits are tested alike, which is faster than one after the other.
            let is_single = |places: u16| places & places.wrapping_sub(1) == 0 && places != 0;
            let singles = which(grid.positions(house), is_single);
            if singles != 0 {
                let digit = Digit::from_index(singles.trailing_zeros() as usize);
                let candidate = grid.candidates_of(Variable::Place(house, digit)).next()?;
                let rule = match house.kind() {
                    _ if is_full_house => Named::FULL_HOUSE,
                    HouseKind::Block => Named::SINGLE_IN_BOX,
                    HouseKind::Row | HouseKind::Column => Named::SINGLE_IN_LINE,
                };
                return Some(Hint::placing(rule, candidate, Pattern { candidate, house: Some(house) }));
            }
        }
    }
    None
}

/// The first cell with one candidate, row by row.
pub(super) fn naked(grid: &Grid) -> Option<Hint> {
    let cell = Narrow::on(grid).one.first()?;
    let candidate = Candidate::at(cell, grid.candidates(cell).only()?);
    Some(Hint::placing(Named::NAKED_SINGLE, candidate, Pattern { candidate, house: None }))
}
