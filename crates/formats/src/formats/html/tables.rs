//! The grids in the tables of a page: nine rows of nine cells, or three rows of three such boxes.
//!
//! ```text
//! <table> <tr> <td>5</td> <td><input value="3"></td> <td>&nbsp;</td> ...
//! ```
//! Everything outside of tables is skipped, as are tables of other sizes. Of a tenth row or column the first
//! is the head. End tags may be missing where HTML lets them.

use crate::Entry;
use crate::error::{Wrong, quote};
use crate::scan::{Class, class};
use crate::spec::{Block, Fed, Part};
use std::collections::VecDeque;
use sudokit_core::{Cell, Digit};

/// How a page or a copied part of one begins.
const BEGINS: [&str; 9] =
    ["<!doctype html", "<html", "<head", "<body", "<meta", "<!--startfragment", "<table", "<tbody", "<div"];

/// Limits of what is kept: no grid needs more.
const MOST_FIELDS: usize = 10;
const LONGEST_FIELD: usize = 32;
const DEEPEST: usize = 16;
const LONGEST_TAG: usize = 1 << 16;

pub(super) fn starts(text: &str) -> bool {
    let text = text.trim_start();
    BEGINS.iter().any(|begin| text.get(..begin.len()).is_some_and(|it| it.eq_ignore_ascii_case(begin)))
}

/// A cell of a table.
#[derive(Clone, Default)]
struct Field {
    text: String,
    /// The text is a digit of the player.
    is_placed: bool,
    /// The text is candidates.
    is_small: bool,
    /// The nine cells of a table inside.
    inner: Vec<Field>,
}

/// An open table and the line of its first tag.
struct Table {
    rows: Vec<Vec<Field>>,
    line: u64,
}

#[derive(Default)]
pub(super) struct Tables {
    /// The beginning of a tag whose end has not arrived.
    tag: String,
    /// The end tag of an element whose text is no text: a script.
    skipped: Option<&'static str>,
    open: Vec<Table>,
    found: VecDeque<(u64, Result<Entry, Wrong>)>,
    /// A page ends with its last tag, a copied table with itself.
    is_page: bool,
    any: bool,
    ended: bool,
    goes_on: bool,
    lines: u64,
}

impl Tables {
    fn take(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() && !self.ended {
            if let Some(end) = self.skipped {
                let Some(at) = find(rest, end) else { return };
                self.skipped = None;
                rest = &rest[at..];
            } else if self.tag.is_empty() {
                let at = rest.find('<').unwrap_or(rest.len());
                self.text(&rest[..at]);
                rest = &rest[at..];
                if !rest.is_empty() {
                    self.tag.push('<');
                    rest = &rest[1..];
                }
            } else {
                let end = if self.tag.starts_with("<!--") || (self.tag == "<" && rest.starts_with("!--")) {
                    "-->"
                } else {
                    ">"
                };
                let at = rest.find(end).map(|at| at + end.len());
                let length = at.unwrap_or(rest.len());
                if self.tag.len() < LONGEST_TAG {
                    self.tag.push_str(&rest[..length]);
                }
                rest = &rest[length..];
                if at.is_some() {
                    let tag = std::mem::take(&mut self.tag);
                    self.tag(&tag);
                }
            }
        }
    }

    /// The cell that is open.
    fn field(&mut self) -> Option<&mut Field> {
        self.open.last_mut()?.rows.last_mut()?.last_mut()
    }

    fn text(&mut self, text: &str) {
        let Some(field) = self.field() else { return };
        let room = LONGEST_FIELD.saturating_sub(field.text.len());
        field.text.extend(text.chars().take(room));
    }

    fn tag(&mut self, tag: &str) {
        let inside = tag.trim_start_matches('<');
        let end =
            inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '/' && c != '!').unwrap_or(inside.len());
        let (name, attributes) = inside.split_at(end);
        match name.to_ascii_lowercase().as_str() {
            "!doctype" | "html" => self.is_page = true,
            "/html" => self.ended = true,
            "script" => self.skipped = Some("</script"),
            "style" => self.skipped = Some("</style"),
            "table" if self.open.len() < DEEPEST => {
                self.open.push(Table { rows: Vec::new(), line: self.lines });
            }
            "tr" => {
                if let Some(Table { rows, .. }) = self.open.last_mut()
                    && rows.len() <= MOST_FIELDS
                {
                    rows.push(Vec::new());
                }
            }
            "td" | "th" => {
                let class = attribute(attributes, "class").unwrap_or_default();
                let has = |name: &str| class.split_whitespace().any(|class| class == name);
                let (is_placed, is_small) = (has("placed"), has("small"));
                if let Some(row) = self.open.last_mut().and_then(|table| table.rows.last_mut())
                    && row.len() <= MOST_FIELDS
                {
                    row.push(Field { is_placed, is_small, ..Field::default() });
                }
            }
            "input" => {
                let value = attribute(attributes, "value").unwrap_or_default().to_owned();
                self.text(&value);
            }
            "br" => self.text(" "),
            "/table" => {
                if let Some(table) = self.open.pop() {
                    self.close(table);
                }
            }
            _ => {}
        }
    }

    fn close(&mut self, table: Table) {
        let Table { mut rows, line } = table;
        if rows.iter().all(Vec::is_empty) {
            return;
        }
        rows.retain(|row| !row.is_empty());
        if rows.len() == 10 {
            rows.remove(0);
        }
        if rows.iter().all(|row| row.len() == 10) {
            rows.iter_mut().for_each(|row| drop(row.remove(0)));
        }
        let is_square = |size: usize| rows.len() == size && rows.iter().all(|row| row.len() == size);
        if is_square(9) {
            self.any = true;
            self.found.push_back((line, grid(rows.iter().flatten())));
        } else if is_square(3) {
            let boxes: Vec<&Vec<Field>> = rows.iter().flatten().map(|field| &field.inner).collect();
            if boxes.iter().all(|inner| inner.len() == 9) {
                self.any = true;
                let cells = Cell::all().map(|cell| {
                    let (row, column) = (cell.row(), cell.column());
                    &boxes[row / 3 * 3 + column / 3][row % 3 * 3 + column % 3]
                });
                self.found.push_back((line, grid(cells)));
            } else if let Some(field) = self.field() {
                field.inner = rows.into_iter().flatten().collect();
            }
        }
    }
}

/// Finds an ASCII text in any case.
fn find(text: &str, what: &str) -> Option<usize> {
    text.as_bytes().windows(what.len()).position(|part| part.eq_ignore_ascii_case(what.as_bytes()))
}

/// The value of an attribute.
fn attribute<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let at = find(text, &format!(" {name}="))?;
    let value = &text[at + name.len() + 2..];
    match value.chars().next()? {
        quote @ ('"' | '\'') => value[1..].split(quote).next(),
        _ => value.split([' ', '>', '/']).next(),
    }
}

fn grid<'a>(fields: impl Iterator<Item = &'a Field>) -> Result<Entry, Wrong> {
    let mut entry = Entry::default();
    for (cell, field) in Cell::all().zip(fields) {
        if let Some(digit) = field.digit(cell)? {
            let grid = if field.is_placed { &mut entry.placed } else { &mut entry.givens };
            grid.set(cell, Some(digit));
        }
    }
    Ok(entry)
}

impl Field {
    fn digit(&self, cell: Cell) -> Result<Option<Digit>, Wrong> {
        let text = self.text.replace("&nbsp;", " ").replace("&#160;", " ");
        let mut cells = text.chars().map(class).filter(|class| *class != Class::Space);
        match (cells.next(), cells.next()) {
            _ if self.is_small => Ok(None),
            (None | Some(Class::Blank), None) => Ok(None),
            (Some(Class::Digit(digit)), None) => Ok(Some(digit)),
            // Candidates.
            (Some(Class::Digit(_)), Some(_)) if cells.all(|class| matches!(class, Class::Digit(_))) => {
                Ok(None)
            }
            _ => Err(Wrong::new(1, format!("a digit or nothing in {cell}"), quote(&text))),
        }
    }
}

impl Block for Tables {
    fn feed(&mut self, text: &str) -> Fed {
        self.lines += 1;
        self.goes_on = false;
        self.take(text);
        // A line end separates what is in a tag, and the words of a text.
        if self.tag.is_empty() {
            self.text(" ");
        } else {
            self.tag.push(' ');
        }
        Fed::Taken
    }

    fn part(&mut self, text: &str, part: Part) -> Fed {
        self.lines += u64::from(part == Part::First);
        self.goes_on = part != Part::Last;
        self.take(text);
        Fed::Taken
    }

    fn next(&mut self) -> Option<(u64, Result<Entry, Wrong>)> {
        let (line, result) = self.found.pop_front()?;
        Some((line - 1, result.map_err(|wrong| Wrong { line: line - 1, ..wrong })))
    }

    fn is_done(&self) -> bool {
        let is_copied = !self.is_page && self.any && self.open.is_empty() && !self.goes_on;
        self.ended || is_copied
    }

    fn errors_count_from_start(&self) -> bool {
        true
    }

    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        if self.any {
            return Vec::new();
        }
        vec![Err(Wrong::new(1, "a table of 9 rows with 9 cells", "none on this page"))]
    }
}
