//! Division of a page among puzzles.

use crate::Area;
use sudokit_render::drawing::Point;

/// Limit for the distance of grids, in gaps: further apart they look lost.
const MOST_GAPS: f64 = 4.0;

/// Space around a grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Around {
    /// Above the grid.
    pub(crate) above: f64,
    /// Below the grid.
    pub(crate) below: f64,
    /// Between two slots.
    pub(crate) gap: f64,
}

/// Equal parts of a page, each with a grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Slots {
    area: Area,
    rows: usize,
    columns: usize,
    around: Around,
    /// Side of a grid.
    pub(crate) side: f64,
}

impl Slots {
    /// Least side of a picture with readable candidates: cells of 5 mm.
    pub(crate) const LEAST_PICTURE: f64 = 45.0 * crate::MM;

    /// The division of an area into at least `count` slots that makes the grids largest.
    pub(crate) fn new(area: Area, count: usize, around: Around) -> Self {
        let fits = |columns: usize| {
            let rows = count.div_ceil(columns);
            let (across, down) = (columns as f64, rows as f64);
            let width = (area.width - (across - 1.0) * around.gap) / across;
            let height = (area.height - (down - 1.0) * around.gap) / down - around.above - around.below;
            Self { area, rows, columns, around, side: width.min(height) }
        };
        // Of equally good ones the first, which has the fewest columns: it leaves the most room at the sides.
        let all = (1..=count.max(1)).map(fits);
        all.reduce(|best, slots| if slots.side > best.side + 1e-6 { slots } else { best })
            .unwrap_or_else(|| fits(1))
    }

    /// The grid in the slot with this index, row by row, centred in its slot.
    pub(crate) fn grid(&self, slot: usize) -> Area {
        let (row, column) = (slot / self.columns, slot % self.columns);
        let Around { above, below, gap } = self.around;
        let needed = above + self.side + below;
        let share = |whole: f64, parts: usize, each: f64, index: usize| {
            let parts = parts as f64;
            let between = gap.max((whole - parts * each) / parts).min(MOST_GAPS * gap);
            let used = parts * each + (parts - 1.0) * between;
            (whole - used) / 2.0 + index as f64 * (each + between)
        };
        let x = self.area.corner.x + share(self.area.width, self.columns, self.side, column);
        let y = self.area.corner.y + share(self.area.height, self.rows, needed, row) + above;
        Area { corner: Point::at(x, y), width: self.side, height: self.side }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_do_not_overlap_and_stay_inside() {
        let around = Around { above: 14.0, below: 10.0, gap: 12.0 };
        for (width, height) in [(510.0, 757.0), (360.0, 576.0), (700.0, 400.0)] {
            let area = Area { corner: Point::at(40.0, 50.0), width, height };
            for count in 1..=20 {
                let slots = Slots::new(area, count, around);
                let places = slots.rows * slots.columns;
                assert!(places >= count && places < count + slots.columns);
                let grids: Vec<Area> = (0..places).map(|slot| slots.grid(slot)).collect();
                for (i, grid) in grids.iter().enumerate() {
                    assert!(grid.corner.x >= 40.0 - 1e-6 && grid.right() <= 40.0 + width + 1e-6);
                    assert!(grid.corner.y - 14.0 >= 50.0 - 1e-6);
                    assert!(grid.bottom() + 10.0 <= 50.0 + height + 1e-6);
                    for other in &grids[..i] {
                        let beside = grid.corner.x >= other.right() + 12.0 - 1e-6;
                        let below = grid.corner.y >= other.bottom() + 14.0 + 10.0 + 12.0 - 1e-6;
                        let back = grid.corner.x < other.corner.x && below;
                        assert!(beside || below || back, "{count}: {grid:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_usual_comes_out_on_upright_paper() {
        let area = Area { corner: Point::at(0.0, 0.0), width: 510.0, height: 740.0 };
        let around = Around { above: 14.0, below: 0.0, gap: 12.0 };
        let shape = |count| {
            let slots = Slots::new(area, count, around);
            (slots.rows, slots.columns)
        };
        assert_eq!(
            [1, 2, 4, 6, 9, 12, 16].map(shape),
            [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4)]
        );
    }
}
