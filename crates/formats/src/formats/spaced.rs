//! Grids whose empty cells are spaces: the columns show which cell a digit is in.
//!
//! ```text
//! 53  7        53   7        5 3     7         5 3   |   7   |       "53  7    "
//! 6  195       6   195       6     1 9 5       6     | 1 9 5 |       "6  195   "
//! ```
//! A layout is the column of the first cell, the distance of cells, and the gap between boxes. One that puts
//! every digit of all nine rows into a cell, and every bar between boxes, is a way to read the grid. The
//! narrowest counts. If the first column of the grid can be in two places, nobody can read it.

use super::rows::{EMPTY, Group};
use crate::error::Wrong;
use crate::scan::{Class, class};
use sudokit_core::DigitSet;

/// A longer line is not nine cells with some spaces between.
pub(super) const LONGEST: usize = 200;

/// Limits of a layout.
const MOST_PITCH: usize = 4;
const MOST_GAP: usize = 4;
const MOST_INDENT: usize = 24;

/// Returns true for a line of digits, spaces and bars, which may be a row. `is_first` asks for a line that
/// shows spaces.
pub(super) fn is_row(text: &str, is_first: bool) -> bool {
    if text.len() > LONGEST {
        return false;
    }
    let text = unquoted(text);
    let count = |of: fn(Class) -> bool| text.chars().filter(|c| of(class(*c))).count();
    let digits = count(|class| matches!(class, Class::Digit(_)));
    let (spaces, bars) = (count(|class| class == Class::Space), count(|class| class == Class::Bar));
    let is_empty = digits == 0 && (bars == 0 || spaces < 9);
    digits + spaces + bars == text.chars().count() && digits < 9 && !is_empty && (!is_first || spaces > 0)
}

/// The text between quotation marks.
fn unquoted(text: &str) -> &str {
    let trimmed = text.trim().trim_end_matches([',', ';']).trim_start_matches(['[', '{', '(']);
    ['"', '\'', '`']
        .into_iter()
        .find_map(|quote| trimmed.strip_prefix(quote)?.trim_end_matches([']', '}', ')']).strip_suffix(quote))
        .unwrap_or(text)
}

/// Where the cells of a row are.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Layout {
    first: usize,
    pitch: usize,
    gap: usize,
}

impl Layout {
    fn column(self, cell: usize) -> usize {
        self.first + cell * self.pitch + cell / 3 * self.gap
    }

    /// The cell in a column.
    fn cell(self, column: usize) -> Option<usize> {
        (0..9).find(|cell| self.column(*cell) == column)
    }

    /// Returns true if a bar in this column is between boxes, or around them.
    fn is_between_boxes(self, column: usize) -> bool {
        (0..9).filter(|cell| self.column(*cell) < column).count().is_multiple_of(3)
    }

    /// Returns true if all that is written in the row is in its place.
    fn fits(self, row: &[char]) -> bool {
        row.iter().enumerate().all(|(column, c)| match class(*c) {
            Class::Space => true,
            Class::Bar => self.cell(column).is_none() && self.is_between_boxes(column),
            _ => self.cell(column).is_some(),
        })
    }

    /// Returns true if a cell before a digit is empty. Otherwise a row that is too short is just too short.
    fn has_blank(self, row: &[char]) -> bool {
        let cells: Vec<Group> = self.read(row).collect();
        let last = cells.iter().rposition(|cell| cell.blank.is_none());
        last.is_some_and(|last| cells[..last].iter().any(|cell| cell.blank.is_some()))
    }

    fn read(self, row: &[char]) -> impl Iterator<Item = Group> {
        (0..9).map(move |cell| row.get(self.column(cell)).map_or(EMPTY, |c| group(*c)))
    }
}

fn group(c: char) -> Group {
    match class(c) {
        Class::Digit(digit) => Group { digits: DigitSet::of(digit), ..Group::default() },
        Class::Blank => Group { blank: Some(c), ..Group::default() },
        _ => EMPTY,
    }
}

/// The cells of nine rows; otherwise the number of a row that is wrong, and the reason.
pub(super) fn cells(lines: &[&str]) -> Result<Vec<Group>, (usize, Wrong)> {
    let mut rows: Vec<Vec<char>> = lines.iter().map(|line| unquoted(line).chars().collect()).collect();
    if rows.iter().any(|row| row.contains(&'\t')) {
        return tabbed(lines);
    }
    restore_indent(&mut rows);
    let layouts = (0..=MOST_GAP).flat_map(|gap| (1..=MOST_PITCH).map(move |pitch| (pitch, gap)));
    let all =
        layouts.flat_map(|(pitch, gap)| (0..=MOST_INDENT).map(move |first| Layout { first, pitch, gap }));
    let fitting: Vec<Layout> = all.filter(|layout| rows.iter().all(|row| layout.fits(row))).collect();
    let width = |layout: &Layout| layout.column(8) - layout.first;
    let narrowest = fitting.iter().map(width).min();
    let mut layouts = fitting.into_iter().filter(|layout| Some(width(layout)) == narrowest);
    let Some(layout) = layouts.next().filter(|layout| rows.iter().any(|row| layout.has_blank(row))) else {
        return Err(misplaced(&rows));
    };
    let length = rows.iter().map(Vec::len).max().unwrap_or_default();
    // Rows of one length end with the last cell, if their spaces were not cut off.
    let is_whole = rows.iter().all(|row| row.len() == length) && layout.column(8) + 1 == length;
    if !is_whole && layouts.any(|other| other.first > layout.first + 1 || layout.first > 0) {
        let expected = "rows whose first or last column has a digit, or dots for empty cells";
        return Err((0, Wrong::new(1, expected, "spaces that can be read in two ways")));
    }
    Ok(rows.iter().flat_map(|row| layout.read(row)).collect())
}

/// Rows of a spreadsheet, whose last tabs may be missing.
fn tabbed(lines: &[&str]) -> Result<Vec<Group>, (usize, Wrong)> {
    let mut cells = Vec::with_capacity(81);
    for (number, line) in lines.iter().enumerate() {
        let fields: Vec<&str> = line.split('\t').map(str::trim).collect();
        let is_cell = |field: &&str| field.chars().nth(1).is_none();
        if fields.len() > 9 || !fields.iter().all(is_cell) {
            return Err((number, Wrong::count(1, "9 cells", fields.len())));
        }
        let field = |cell: usize| fields.get(cell).and_then(|field| field.chars().next());
        cells.extend((0..9).map(|cell| field(cell).map_or(EMPTY, group)));
    }
    Ok(cells)
}

/// A copied text often begins with its first digit: the spaces before it are missing, which the length of the
/// other rows shows.
fn restore_indent(rows: &mut [Vec<char>]) {
    let [first, others @ .., _] = rows else { return };
    let Some(length) = others.first().map(Vec::len) else { return };
    let are_padded = others.iter().all(|row| row.len() == length)
        && others.iter().any(|row| row.last().is_some_and(|c| class(*c) == Class::Space));
    if are_padded && first.len() < length && first.first().is_some_and(|c| class(*c) != Class::Space) {
        let missing = length - first.len();
        first.splice(0..0, std::iter::repeat_n(' ', missing));
    }
}

/// The first row that no layout of the others fits.
fn misplaced(rows: &[Vec<char>]) -> (usize, Wrong) {
    let count =
        |row: &Vec<char>| row.iter().filter(|c| !matches!(class(**c), Class::Space | Class::Bar)).count();
    let number = rows.iter().position(|row| (1..9).contains(&count(row))).unwrap_or_default();
    let row = &rows[number];
    let end = row.iter().rposition(|c| class(*c) != Class::Space).map_or(1, |last| last + 2);
    (number, Wrong::count(end, "9 cells", count(row)))
}
