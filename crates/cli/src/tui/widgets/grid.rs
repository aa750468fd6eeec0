//! The grid, in one of four sizes.
//!
//! ```text
//! small, 39 x 14: a cell of 3 x 1          roomy, 75 x 32 and more: a cell of 7 x 3
//!      7   or   ·                              1 2 3   or
//! compact, 57 x 23: a cell of 5 x 2            4 5 6         7
//!     12345  or    7                           7 8 9
//!     6789
//! ```
//!
//! In all but the small one, every digit has its place in a cell, whether as candidate or as mark, so that
//! patterns can be seen.

use super::small_cell;
use super::view::View;
use crate::tui::desk::{Desk, Table};
use crate::tui::page::{Page, columns};
use crate::tui::skin::Part;
use sudokit::diagram::say;
use sudokit::render::Coordinates;
use sudokit::{Candidate, Cell, CellSet, Digit};

/// Position and size of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    /// Of a cell.
    width: u16,
    height: u16,
    /// Lines between the rows of a box, too.
    ruled: bool,
}

impl Grid {
    pub(super) const SMALL: Self = Self { width: 3, height: 1, ruled: false };
    pub(super) const COMPACT: Self = Self { width: 5, height: 2, ruled: false };
    pub(super) const ROOMY: Self = Self { width: 7, height: 3, ruled: false };
    pub(super) const RULED: Self = Self { width: 7, height: 3, ruled: true };

    /// True if cells have room for candidates and marks.
    pub(super) const fn shows_marks(self) -> bool {
        self.height > 1
    }

    /// Width in columns, with the names of rows.
    pub(crate) const fn columns(self) -> u16 {
        2 + 9 * self.width + 10
    }

    /// Height in rows, with the names of columns.
    pub(crate) const fn rows(self) -> u16 {
        1 + 9 * self.height + if self.ruled { 10 } else { 4 }
    }

    /// The upper left corner of a cell.
    fn corner(self, cell: Cell) -> (u16, u16) {
        let (row, column) = (cell.row() as u16, cell.column() as u16);
        let lines = 1 + if self.ruled { row } else { row / 3 };
        (3 + column * (self.width + 1), 1 + lines + row * self.height)
    }

    /// The cell at a place of the screen.
    pub(crate) fn cell_at(self, x: u16, y: u16) -> Option<Cell> {
        Cell::all().find(|cell| {
            let (left, top) = self.corner(*cell);
            (left..left + self.width).contains(&x) && (top..top + self.height).contains(&y)
        })
    }

    /// The position of the digit in a cell.
    fn place(self, digit: Digit) -> (u16, u16) {
        let index = digit.index() as u16;
        if self.height == 2 { (index % 5, index / 5) } else { (1 + 2 * (index % 3), index / 3) }
    }

    /// Draws the game.
    pub(crate) fn draw(self, table: &Table, page: &mut Page<'_>) {
        self.draw_names(table.game.options().notation, page);
        self.draw_lines(page);
        let view = View::of(table);
        for cell in Cell::all() {
            self.draw_cell(&view, cell, page);
        }
        if !page.skin.has_colours() {
            self.draw_brackets(table, page);
        }
        let (x, y) = self.corner(table.hand.cursor());
        page.point(x + self.width / 2, y + (self.height - 1) / 2);
    }

    /// The frame alone, with covered content.
    pub(crate) fn draw_covered(self, notation: Coordinates, desk: &Desk, page: &mut Page<'_>) {
        self.draw_names(notation, page);
        self.draw_lines(page);
        // The lines of the box in the middle make room; in the small grid, those of the boxes beside it too.
        let (first, last) = if self.shows_marks() { (3, 5) } else { (0, 8) };
        let ((left, top), (right, bottom)) =
            (self.corner(Cell::at(3, first)), self.corner(Cell::at(5, last)));
        let (width, height) = (right + self.width - left, bottom + self.height - top);
        for y in top..top + height {
            page.text(left, y, &" ".repeat(usize::from(width)), Part::Text);
        }
        let paused = format!(" {} ", desk.say(&say!("terminal-paused")));
        let goes_on = desk.say(&say!("terminal-paused-about"));
        for (y, text, part) in [(0, paused, Part::Chosen), (1, goes_on, Part::Faint)] {
            let x = left + width.saturating_sub(columns(&text)) / 2;
            page.text(x, top + height / 2 - 1 + y, &text, part);
        }
    }

    fn draw_names(self, notation: Coordinates, page: &mut Page<'_>) {
        for index in 0..9 {
            let (x, _) = self.corner(Cell::at(0, index));
            page.text(x + self.width / 2, 0, &(index + 1).to_string(), Part::Faint);
            let (_, y) = self.corner(Cell::at(index, 0));
            let name = match notation {
                Coordinates::K9 => notation.cell(Cell::at(index, 0)).chars().take(1).collect(),
                _ => (index + 1).to_string(),
            };
            page.text(0, y + (self.height - 1) / 2, &name, Part::Faint);
        }
    }

    fn draw_lines(self, page: &mut Page<'_>) {
        let (right, bottom) = (self.columns() - 1, self.rows() - 1);
        let box_height = 3 * self.height + if self.ruled { 3 } else { 1 };
        // Where a cell is one row high, lines on both sides of each would be more ink than the digits.
        let between_cells = if self.shows_marks() { self.width + 1 } else { 3 * (self.width + 1) };
        let down = |x: u16| weight(x - 2, 3 * (self.width + 1), between_cells);
        let rule = if self.ruled { self.height + 1 } else { box_height };
        let across = |y: u16| weight(y - 1, box_height, rule);
        for y in 1..=bottom {
            for x in 2..=right {
                let weights = (down(x), across(y));
                if weights == (0, 0) {
                    continue;
                }
                let goes_on = [y > 1, y < bottom, x > 2, x < right];
                let sign = if page.skin.is_ascii() { ascii_line(weights) } else { line(weights, goes_on) };
                let is_frame = weights.0.max(weights.1) == 2;
                page.text(x, y, sign, if is_frame { Part::Frame } else { Part::Line });
            }
        }
    }

    fn draw_cell(self, view: &View<'_>, cell: Cell, page: &mut Page<'_>) {
        let (skin, (x, y)) = (page.skin, self.corner(cell));
        let ground = view.ground(cell, skin);
        for row in 0..self.height {
            page.styled(x, y + row, &" ".repeat(usize::from(self.width)), ground);
        }
        if !self.shows_marks() {
            small_cell::draw(view, cell, (x, y), ground, page);
            return;
        }
        if let Some(digit) = view.game().digit(cell) {
            let (left, top) = (x + self.width / 2, y + (self.height - 1) / 2);
            page.styled(left, top, &digit.to_string(), ground.patch(view.digit(cell, digit, skin)));
            if skin.has_signs() && view.is_wrong(cell) {
                page.styled(left + 1, top, "!", ground.patch(skin.style(Part::Wrong)));
            }
        } else {
            for digit in view.marks_in(cell) {
                let (left, top) = self.place(digit);
                let (style, sign) = view.mark(Candidate::at(cell, digit), skin);
                page.styled(x + left, y + top, &digit.to_string(), ground.patch(style));
                // A compact cell has no room for signs.
                if let Some(sign) = sign.filter(|_| self.height == 3) {
                    page.styled(x + left + 1, y + top, &sign.to_string(), ground.patch(style));
                }
            }
        }
        let letters = view.letters(cell, skin);
        let at = self.width - (letters.len() as u16).min(self.width);
        page.styled(x + at, y + self.height - 1, &letters, ground.patch(skin.style(Part::Strong)));
    }

    /// Without colours the selected cells stand in brackets.
    fn draw_brackets(self, table: &Table, page: &mut Page<'_>) {
        let cursor = table.hand.cursor();
        for cell in table.hand.cells() | CellSet::of(cursor) {
            let (x, y) = self.corner(cell);
            let [left, right] = if cell == cursor { ["[", "]"] } else { ["(", ")"] };
            for row in 0..self.height {
                page.text(x - 1, y + row, left, Part::Strong);
                page.text(x + self.width, y + row, right, Part::Strong);
            }
        }
    }
}

/// Two where there is a line between boxes, one between cells, else none.
const fn weight(place: u16, between_boxes: u16, between_cells: u16) -> u8 {
    if place.is_multiple_of(between_boxes) {
        2
    } else if place.is_multiple_of(between_cells) {
        1
    } else {
        0
    }
}

/// Lines down and across, by weight, and whether they go on above, below, to the left and to the right.
fn line(weights: (u8, u8), [above, below, left, right]: [bool; 4]) -> &'static str {
    match weights {
        (2, 0) => "┃",
        (1, 0) => "│",
        (0, 2) => "━",
        (0, _) => "─",
        (2, 2) => match (above, below, left, right) {
            (false, _, false, _) => "┏",
            (false, _, _, false) => "┓",
            (_, false, false, _) => "┗",
            (_, false, _, false) => "┛",
            (false, ..) => "┳",
            (_, false, ..) => "┻",
            (_, _, false, _) => "┣",
            (.., false) => "┫",
            _ => "╋",
        },
        (1, 2) if !above => "┯",
        (1, 2) if !below => "┷",
        (1, 2) => "┿",
        (2, _) if !left => "┠",
        (2, _) if !right => "┨",
        (2, _) => "╂",
        _ => "┼",
    }
}

/// Lines between cells would be too many signs: there are only those between boxes.
const fn ascii_line(weights: (u8, u8)) -> &'static str {
    match weights {
        (2, 2) => "+",
        (_, 2) => "-",
        (2, _) => "|",
        _ => " ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_belongs_to_one_cell_at_most() {
        for grid in [Grid::SMALL, Grid::COMPACT, Grid::ROOMY, Grid::RULED] {
            let mut places = 0;
            for x in 0..grid.columns() {
                places += (0..grid.rows()).filter(|y| grid.cell_at(x, *y).is_some()).count();
            }
            assert_eq!(places, 81 * usize::from(grid.width * grid.height), "{grid:?}");
            for cell in Cell::all() {
                let (x, y) = grid.corner(cell);
                assert_eq!(grid.cell_at(x, y), Some(cell));
            }
        }
    }

    #[test]
    fn digits_have_places_of_their_own() {
        for grid in [Grid::COMPACT, Grid::ROOMY] {
            let mut places: Vec<(u16, u16)> = Digit::all().map(|digit| grid.place(digit)).collect();
            assert!(places.iter().all(|(x, y)| *x < grid.width && *y < grid.height));
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), 9);
        }
    }
}
