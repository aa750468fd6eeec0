//! The places of the grid and of the panel on a screen.

use super::Grid;
use ratatui::layout::Rect;

/// The places of the grid, in the largest size for which there is room, and of the panel beside or below it.
/// The last line stays free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// In the upper left corner.
    pub(crate) grid: Grid,
    pub(crate) panel: Rect,
    pub(super) is_below: bool,
}

impl Layout {
    /// The columns that a panel beside the grid needs.
    const COLUMNS: u16 = 22;
    /// The rows that a panel below the grid needs.
    const ROWS: u16 = 5;

    pub(crate) fn for_screen(size: (u16, u16)) -> Self {
        let fits_beside = |grid: &Grid| grid.columns() + Self::COLUMNS < size.0 && grid.rows() < size.1;
        let fits_below = |grid: &Grid| grid.columns() <= size.0 && grid.rows() + Self::ROWS < size.1;
        if let Some(grid) = [Grid::RULED, Grid::ROOMY, Grid::COMPACT].into_iter().find(fits_beside) {
            return Self::beside(grid, size);
        }
        // A grid with marks is worth more than a tall panel.
        if fits_below(&Grid::COMPACT) {
            Self::below(Grid::COMPACT, size)
        } else if fits_beside(&Grid::SMALL) {
            Self::beside(Grid::SMALL, size)
        } else {
            Self::below(Grid::SMALL, size)
        }
    }

    fn beside(grid: Grid, (columns, rows): (u16, u16)) -> Self {
        let x = grid.columns() + 1;
        Self { grid, panel: Rect { x, y: 0, width: columns - x, height: rows - 1 }, is_below: false }
    }

    fn below(grid: Grid, (columns, rows): (u16, u16)) -> Self {
        let (y, height) = (grid.rows(), rows.saturating_sub(grid.rows() + 1));
        Self { grid, panel: Rect { x: 0, y, width: columns, height }, is_below: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_has_the_size_for_which_there_is_room() {
        let grid = |columns, rows| Layout::for_screen((columns, rows)).grid;
        assert_eq!(grid(40, 20), Grid::SMALL);
        assert_eq!(grid(79, 23), Grid::SMALL);
        assert_eq!(grid(60, 29), Grid::COMPACT);
        assert_eq!(grid(80, 24), Grid::COMPACT);
        assert_eq!(grid(98, 33), Grid::ROOMY);
        assert_eq!(grid(120, 40), Grid::RULED);
    }

    #[test]
    fn the_panel_lies_beside_the_grid_or_below_it() {
        let layout = |columns, rows| Layout::for_screen((columns, rows));
        assert_eq!(layout(40, 20).panel, Rect { x: 0, y: 14, width: 40, height: 5 });
        assert!(layout(61, 22).is_below && !layout(62, 22).is_below);
        for (columns, rows) in (40..160).flat_map(|columns| (20..60).map(move |rows| (columns, rows))) {
            let Layout { grid, panel, is_below } = layout(columns, rows);
            let room = if is_below { (columns, grid.rows()) } else { (grid.columns(), rows) };
            assert!(grid.columns() <= room.0 && grid.rows() <= room.1, "{columns} x {rows}");
            assert!(panel.right() <= columns && panel.bottom() < rows, "{columns} x {rows}");
            assert!(is_below && panel.height >= Layout::ROWS || panel.width >= Layout::COLUMNS);
        }
    }
}
