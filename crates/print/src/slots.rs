//! Division of a page among puzzles.

use crate::Area;
use sudokit_render::drawing::Point;

/// Limit for the distance of grids side by side, in gaps: further apart they look lost.
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
    count: usize,
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
            // Half a gap more than between the rows: the edges of the area get their share.
            let height = (area.height - (down - 0.5) * around.gap) / down - around.above - around.below;
            Self { area, count, rows, columns, around, side: width.min(height) }
        };
        // Of equally good ones the first, which has the fewest columns: it leaves the most room at the sides.
        let all = (1..=count.max(1)).map(fits);
        all.reduce(|best, slots| if slots.side > best.side + 1e-6 { slots } else { best })
            .unwrap_or_else(|| fits(1))
    }

    /// The grid in the slot with this index, row by row. Rows are distributed in the height of the area; the
    /// last one is centred if it has fewer slots.
    pub(crate) fn grid(&self, slot: usize) -> Area {
        let (row, column) = (slot / self.columns, slot % self.columns);
        let Around { above, below, gap } = self.around;
        let Area { corner, width, height } = self.area;
        let needed = above + self.side + below;
        let down = (height - self.rows as f64 * needed) / (self.rows as f64 + 1.0);
        let across =
            ((width - self.columns as f64 * self.side) / self.columns as f64).min(MOST_GAPS * gap).max(gap);
        let in_row = (self.count - row * self.columns).min(self.columns) as f64;
        let left = (width - in_row * self.side - (in_row - 1.0) * across) / 2.0;
        let x = corner.x + left + column as f64 * (self.side + across);
        let y = corner.y + down + row as f64 * (needed + down) + above;
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
                let grids: Vec<Area> = (0..count).map(|slot| slots.grid(slot)).collect();
                for (i, grid) in grids.iter().enumerate() {
                    assert!(grid.corner.x >= 40.0 - 1e-6 && grid.right() <= 40.0 + width + 1e-6);
                    assert!(grid.corner.y - 14.0 >= 50.0 - 1e-6);
                    assert!(grid.bottom() + 10.0 <= 50.0 + height + 1e-6);
                    for other in &grids[..i] {
                        let beside = grid.corner.x >= other.right() + 12.0 - 1e-6;
                        // Two rows have half a gap between them at least.
                        let below = grid.corner.y >= other.bottom() + 14.0 + 10.0 + 6.0 - 1e-6;
                        assert!(beside || below, "{count}: {grid:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn rows_are_distributed_and_centred() {
        let around = Around { above: 14.0, below: 10.0, gap: 12.0 };
        let area = Area { corner: Point::at(40.0, 50.0), width: 510.0, height: 757.0 };
        for count in 1..=20 {
            let slots = Slots::new(area, count, around);
            let grids: Vec<Area> = (0..count).map(|slot| slots.grid(slot)).collect();
            let rows: Vec<&[Area]> = grids.chunk_by(|one, next| one.corner.y == next.corner.y).collect();
            let tops = rows.iter().map(|row| row[0].corner.y - 14.0).chain([area.bottom()]);
            let bottoms = [area.corner.y].into_iter().chain(rows.iter().map(|row| row[0].bottom() + 10.0));
            let spaces: Vec<f64> = tops.zip(bottoms).map(|(top, bottom)| top - bottom).collect();
            assert!(spaces.iter().all(|space| (space - spaces[0]).abs() < 1e-6), "{count}: {spaces:?}");
            assert!(spaces[0] >= 3.0 - 1e-6, "{count}: {spaces:?}");
            for row in rows {
                let [left, right] =
                    [row[0].corner.x - area.corner.x, area.right() - row[row.len() - 1].right()];
                assert!((left - right).abs() < 1e-6, "{count}: {left} {right}");
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
