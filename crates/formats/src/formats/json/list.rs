//! Grids in lists: 81 cells, nine lists of nine cells, or nine texts of nine cells.

use crate::Entry;
use crate::error::Wrong;
use crate::formats::line;
use crate::scan::{Cells, Class, class};
use sudokit_core::{Cell, Digit, Puzzle};

/// The cells of a grid, as far as they have been read.
#[derive(Default)]
pub(super) struct List {
    cells: Option<Cells>,
    /// Number of cells in the innermost list.
    row: usize,
    /// The last puzzle that was a text in the innermost list.
    last: Option<Puzzle>,
}

impl List {
    /// Returns true between grids.
    pub(super) fn is_empty(&self) -> bool {
        self.cells.is_none()
    }

    /// A list begins.
    pub(super) fn open(&mut self) -> Result<(), Wrong> {
        self.last = None;
        if self.row > 0 {
            return Err(self.refuse("a digit", "a list"));
        }
        Ok(())
    }

    /// A list ends.
    pub(super) fn close(&mut self) -> Result<Option<Entry>, Wrong> {
        self.last = None;
        let count = self.cells.as_ref().map_or(0, |cells| cells.count);
        match std::mem::take(&mut self.row) {
            0 if count == 0 => Ok(None),
            0 => Err(self.refuse("9 rows", &(count / 9).to_string())),
            81 if count == 81 => Ok(self.entry()),
            9 => Ok(self.entry()),
            found if count == found => Err(self.refuse("81 cells, or 9 rows of 9", &found.to_string())),
            found => Err(self.refuse("9 cells", &found.to_string())),
        }
    }

    /// The digits at the beginning of a text, each of them a cell of its own, as far as it is known what
    /// follows them. Returns the number of bytes.
    pub(super) fn digits(&mut self, text: &[u8]) -> usize {
        let cells = self.cells.get_or_insert_with(Cells::new);
        let mut at = 0;
        while let Some([digit @ b'0'..=b'9', b',' | b' ' | b']']) = text.get(at..at + 2) {
            cells.push(Digit::from_value(digit - b'0'));
            self.row += 1;
            at += 1;
            while let Some(b',' | b' ') = text.get(at) {
                at += 1;
            }
        }
        at
    }

    /// A number or a word. Returns false if it is no cell.
    pub(super) fn value(&mut self, text: &str) -> bool {
        let cell = match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Digit::from_value(digit - b'0'),
            b"null" | b"None" => None,
            _ => return false,
        };
        self.push(cell);
        true
    }

    /// A text: a cell, a row, or a puzzle.
    pub(super) fn text(&mut self, text: &str) -> Result<Option<Entry>, Wrong> {
        let one = || text.chars().map(class).next().unwrap_or(Class::Blank);
        match text.chars().take(10).count() {
            0 | 1 => match one() {
                Class::Digit(digit) => self.push(Some(digit)),
                Class::Blank | Class::Space => self.push(None),
                _ => return Err(self.refuse("a digit or '.'", &format!("'{text}'"))),
            },
            9 if self.row == 0 && self.last.is_none() => {
                for c in text.chars() {
                    match class(c) {
                        Class::Digit(digit) => self.push(Some(digit)),
                        Class::Blank | Class::Space => self.push(None),
                        _ => return Err(self.refuse("a row of 9 cells", &crate::error::quote(text))),
                    }
                }
                self.row = 0;
                return Ok(self.entry());
            }
            _ if self.cells.is_some() => {
                return Err(self.refuse("a row of 9 cells", &crate::error::quote(text)));
            }
            _ => {
                let entry = line::read(text)?;
                // A puzzle may be followed by its solution.
                let is_solution = self.last.is_some_and(|puzzle| solves(&entry.givens, &puzzle));
                self.last = Some(entry.givens);
                return Ok((!is_solution).then_some(entry));
            }
        }
        Ok(None)
    }

    fn push(&mut self, digit: Option<Digit>) {
        self.cells.get_or_insert_with(Cells::new).push(digit);
        self.row += 1;
    }

    /// The grid, if it is complete.
    fn entry(&mut self) -> Option<Entry> {
        let cells = self.cells.filter(|cells| cells.count == 81)?;
        self.cells = None;
        Some(Entry::from(cells.givens))
    }

    /// Gives the grid up.
    fn refuse(&mut self, expected: &str, found: &str) -> Wrong {
        *self = Self::default();
        Wrong::new(0, expected, found)
    }
}

/// Returns true for a full grid with all digits of the puzzle.
fn solves(full: &Puzzle, puzzle: &Puzzle) -> bool {
    full.len() == 81
        && Cell::all().all(|cell| puzzle.digit(cell).is_none_or(|digit| full.digit(cell) == Some(digit)))
}

/// Returns true for a line with more than one grid in lists.
pub(super) fn is_of_several(text: &str) -> bool {
    let is_cell = |c| matches!(class(c), Class::Digit(_) | Class::Blank);
    // `null` and `None` are cells too.
    let is_list = |c| is_cell(c) || matches!(class(c), Class::Space | Class::Punct) || "nulNoe".contains(c);
    text.starts_with(['[', '('])
        && !text.contains('{')
        && text.chars().take_while(|c| is_list(*c)).filter(|c| is_cell(*c)).nth(81).is_some()
}
