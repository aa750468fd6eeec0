//! Room for positions, their questions and what is below them.

use super::{LINES, Worksheet};
use crate::Area;
use crate::face::Face;
use crate::flow::LEADING;
use crate::slots::{Around, Slots};

/// A division of a page in which every question, and every line of a key below it, has room.
pub(super) struct Layout {
    pub(super) slots: Slots,
}

impl Layout {
    /// Side of a position, with the names of its rows and columns.
    pub(super) const fn side(&self) -> f64 {
        self.slots.side
    }

    /// The largest positions, of which so many are on the area. All exercises of a sheet count, so that all
    /// pages are alike.
    pub(super) fn of(sheet: &Worksheet<'_>, area: Area, count: usize) -> Self {
        let size = sheet.format.size();
        let questions: Vec<String> =
            (1..).zip(sheet.exercises).map(|(number, exercise)| sheet.question(number, exercise)).collect();
        let keys = sheet.turned_keys();
        let is_asked = sheet.exercises.iter().any(super::Exercise::is_asked);
        let written = if is_asked { sheet.line() * LINES as f64 } else { 0.0 };
        let of = |[above, below]: [usize; 2]| {
            let leading = LEADING * size;
            Slots::new(
                area,
                count,
                Around {
                    above: above as f64 * leading + if above > 0 { 0.6 * size } else { 0.0 },
                    below: written + sheet.turned_height(below),
                    gap: 1.5 * size,
                },
            )
        };
        let slots = fitted(of, |width| {
            let most = |texts: &[String], face: Face, size: f64| {
                texts.iter().map(|text| face.wrapped(text, size, width).len()).max().unwrap_or_default()
            };
            [most(&questions, Face::Bold, size), most(&keys, Face::Regular, sheet.small())]
        });
        Self { slots }
    }
}

/// The division with enough lines above and below: smaller grids need more lines, and more lines leave
/// smaller grids.
pub(super) fn fitted(of: impl Fn([usize; 2]) -> Slots, needed: impl Fn(f64) -> [usize; 2]) -> Slots {
    let mut lines = [0, 0];
    loop {
        let slots = of(lines);
        if slots.side <= 0.0 {
            return slots;
        }
        let [above, below] = needed(slots.side);
        if above <= lines[0] && below <= lines[1] {
            return slots;
        }
        lines = [lines[0].max(above), lines[1].max(below)];
    }
}
