//! Hidden and naked singles.

use super::grid::{Grid, boxes_columns_rows, cell_at};
use super::hint::Hint;
use super::{SeTenths, Technique};
use crate::techniques::singles::Pattern;
use sudokit_core::{Candidate, Digit, HouseKind};

/// The first hidden single.
///
/// **Order.** Houses with one empty cell before all others; boxes, columns, rows; digits.
pub(super) fn hidden(grid: &Grid) -> Option<Hint> {
    for is_full_house in [true, false] {
        for house in boxes_columns_rows().filter(|house| (grid.open(*house) == 1) == is_full_house) {
            let singles = grid.singles(house);
            if singles != 0 {
                let digit = Digit::from_index(singles.trailing_zeros() as usize);
                let cell = cell_at(house, grid.places(house, digit).trailing_zeros() as usize);
                let rating = match house.kind() {
                    _ if is_full_house => SeTenths(10),
                    HouseKind::Block => SeTenths(12),
                    HouseKind::Row | HouseKind::Column => SeTenths(15),
                };
                let candidate = Candidate::at(cell, digit);
                let pattern = Pattern { candidate, house: Some(house) };
                return Some(Hint::placing(Technique::HiddenSingle, rating, candidate, pattern));
            }
        }
    }
    None
}

/// The first cell with one candidate, row by row.
pub(super) fn naked(grid: &Grid) -> Option<Hint> {
    let single = |cell| Some((cell, grid.candidates(cell).only()?));
    let (cell, digit) = grid.empty().into_iter().find_map(single)?;
    let candidate = Candidate::at(cell, digit);
    Some(Hint::placing(Technique::NakedSingle, SeTenths(23), candidate, Pattern { candidate, house: None }))
}
