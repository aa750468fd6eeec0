//! The puzzles of a JSON text, one after the other.
//!
//! ```text
//! {...}    [{...}, {...}]    {"version":1,"results":[{...}, {...}]}    objects
//! ["4.....938...", "...", ...]                                         texts of 81 cells
//! [[4,0,0,0,0,0,9,3,8], ..., [...]]                                    lists of cells or of rows
//! ```
//! A record is an object, a text, or the lists of one grid. Only one is in memory at a time, and brackets
//! around records are only counted, so a text of one line may be of any length.

use super::list::List;
use super::{flat, read, reason, value};
use crate::Entry;
use crate::error::{Wrong, quote};
use crate::formats::line;
use crate::spec::{Block, Fed, Part};
use memchr::memchr2;

/// Keys of a list of records in an object around all of them; the first is that of the program `sudoku`.
const RESULTS: [&str; 2] = ["\"results\"", "\"puzzles\""];

/// A key of the records.
const PUZZLE: &str = "\"puzzle\"";

/// Limit for the length of an object.
const LONGEST: usize = 1 << 20;

#[derive(Default)]
pub(super) struct Records {
    /// The lines of an incomplete object so far, or the last line.
    text: String,
    /// Start of the object.
    from: usize,
    /// End of the part already examined.
    at: usize,
    /// The object that is open.
    object: Object,
    /// The object is beyond the limit: it is skipped to its end.
    too_long: bool,
    /// Number of open brackets around the records.
    around: usize,
    /// The braces around the list of records.
    document: Document,
    /// True after the first record: only the first object can be around the others.
    has_begun: bool,
    /// The cells of a grid in lists.
    list: List,
    /// The last line goes on.
    goes_on: bool,
    /// Number of the last line, from 1.
    lines: u64,
    /// The characters of the line before the byte `counted` of the text.
    column: usize,
    counted: usize,
    /// Line and column of the start of the record.
    start: (u64, usize),
}

/// An object, as far as it has been examined.
#[derive(Default)]
struct Object {
    /// Number of open brackets; 0 if no object is open.
    depth: usize,
    in_string: bool,
    escaped: bool,
}

/// An object around the list of records.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Document {
    #[default]
    None,
    Open,
    /// After the list of records.
    Rest,
}

impl Object {
    /// Examines the text from a byte on. Returns the next byte after the object, or after a bracket of a list
    /// at its first level; `None` if the text ends before.
    fn pass(&mut self, text: &[u8], mut at: usize) -> Option<usize> {
        loop {
            if self.in_string && !self.escaped {
                at += memchr2(b'"', b'\\', text.get(at..)?)?;
            }
            let byte = *text.get(at)?;
            at += 1;
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.in_string => self.escaped = true,
                b'"' => self.in_string = !self.in_string,
                b'{' | b'[' => {
                    self.depth += 1;
                    if byte == b'[' && self.depth == 2 {
                        return Some(at);
                    }
                }
                b'}' | b']' => {
                    self.depth -= 1;
                    if self.depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
    }
}

impl Records {
    /// Examines the text up to the end of the next record or to an error. Returns `None` at its end.
    fn record(&mut self) -> Option<Result<Entry, Wrong>> {
        loop {
            if self.object.depth == 0 {
                match self.between()? {
                    Ok(Some(entry)) => return Some(Ok(entry)),
                    Ok(None) => {}
                    Err(wrong) => return Some(Err(wrong)),
                }
            } else {
                let Some(at) = self.object.pass(self.text.as_bytes(), self.at) else {
                    self.at = self.text.len();
                    return None;
                };
                self.at = at;
                if self.object.depth == 0 {
                    if self.document == Document::Rest {
                        self.document = Document::None;
                    } else {
                        return Some(self.object());
                    }
                } else if self.is_list_of_records() {
                    self.object.depth = 0;
                    self.around = 1;
                    self.document = Document::Open;
                }
            }
        }
    }

    /// Examines the text between objects, up to the end of a list or of a text.
    fn between(&mut self) -> Option<Result<Option<Entry>, Wrong>> {
        loop {
            let rest = &self.text.as_bytes()[self.at..];
            let Some(space) =
                rest.iter().position(|byte| !matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b','))
            else {
                self.at = self.text.len();
                return None;
            };
            let (byte, after) = (rest[space], rest.get(space + 1).copied());
            let begin = self.at + space;
            self.at = begin + 1;
            if self.list.is_empty() {
                self.start = (self.lines, self.count(self.at));
            }
            match byte {
                // The usual cells, which need no closer look.
                b'0'..=b'9' if self.around > 0 && matches!(after, Some(b',' | b']' | b' ')) => {
                    self.at = begin + self.list.digits(&self.text.as_bytes()[begin..]);
                }
                b'{' if self.list.is_empty() => {
                    self.from = begin;
                    self.object = Object { depth: 1, ..Object::default() };
                    return Some(Ok(None));
                }
                b'[' | b'(' => {
                    self.around += 1;
                    if let Err(wrong) = self.list.open() {
                        return Some(Err(self.in_place(wrong)));
                    }
                }
                b']' | b')' => {
                    // It may belong to a bracket that was opened before the records.
                    self.around = self.around.saturating_sub(1);
                    if self.around == 0 && self.document == Document::Open {
                        self.document = Document::Rest;
                        self.object.depth = 1;
                    }
                    match self.list.close() {
                        // Another row follows.
                        Ok(None) if self.object.depth == 0 => {}
                        result => return Some(result.map_err(|wrong| self.in_place(wrong))),
                    }
                }
                b'"' | b'\'' => {
                    let rest = &self.text[self.at..];
                    let Some(length) = rest.find(char::from(byte)) else {
                        // Texts end with their line, and a part ends anywhere.
                        if self.goes_on && rest.len() < LONGEST {
                            self.at = begin;
                            return None;
                        }
                        return Some(Err(self.junk(begin)));
                    };
                    self.at += length + 1;
                    let text = begin + 1..begin + 1 + length;
                    let result = self.list.text(&self.text[text]);
                    return Some(result.map_err(|wrong| self.in_place(wrong)));
                }
                _ => {
                    let rest = &self.text[begin..];
                    let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '-');
                    let length = match length {
                        None if self.goes_on && rest.len() < LONGEST => {
                            self.at = begin;
                            return None;
                        }
                        length => length.unwrap_or(rest.len()),
                    };
                    if self.around == 0 || length == 0 || !self.list.value(&rest[..length]) {
                        return Some(Err(self.junk(begin)));
                    }
                    self.at = begin + length;
                }
            }
        }
    }

    /// The error for something that is no record. The rest of the line belongs to it.
    fn junk(&mut self, begin: usize) -> Wrong {
        self.start = (self.lines, self.count(begin) + 1);
        self.list = List::default();
        let rest = &self.text[begin..];
        let wrong = Wrong::new(0, "a puzzle in JSON", quote(rest.split('\n').next().unwrap_or(rest)));
        self.at = self.text.len();
        self.in_place(wrong)
    }

    /// The number of characters of the line before a byte.
    fn count(&mut self, at: usize) -> usize {
        let from = self.counted.min(at);
        self.column += self.text.get(from..at).map_or(at - from, |passed| passed.chars().count());
        self.counted = at;
        self.column
    }

    /// Returns true if a list at the first level of the object holds the records.
    fn is_list_of_records(&self) -> bool {
        if self.has_begun || self.around > 0 || self.too_long || self.text.as_bytes()[self.at - 1] != b'[' {
            return false;
        }
        let before = &self.text[self.from..self.at - 1];
        let key = before.trim_end().strip_suffix(':').map(str::trim_end);
        key.is_some_and(|text| RESULTS.iter().any(|key| text.ends_with(key))) && !before.contains(PUZZLE)
    }

    /// Reads the object that ends here.
    fn object(&mut self) -> Result<Entry, Wrong> {
        self.has_begun = true;
        if std::mem::take(&mut self.too_long) || self.at - self.from > LONGEST {
            let wrong = Wrong::new(0, format!("at most {LONGEST} bytes of JSON in an object"), "more");
            return Err(self.in_place(wrong));
        }
        let text = &self.text[self.from..self.at];
        if let Some(entry) = flat::read(text) {
            return Ok(entry);
        }
        let value = value::parse(text).map_err(|error| {
            let wrong = Wrong::new(error.column().saturating_sub(1), "JSON", reason(&error));
            self.place(wrong, error.line() as u64)
        })?;
        read(&value).map_err(|wrong| self.in_place(wrong))
    }

    /// Moves an error to the start of the record.
    fn in_place(&self, wrong: Wrong) -> Wrong {
        self.place(Wrong { column: 0, ..wrong }, 1)
    }

    /// Converts a line and a column of the record, the column counted from 0, to those of the text.
    fn place(&self, wrong: Wrong, line: u64) -> Wrong {
        let (first, column) = self.start;
        let before = if line > 1 { 1 } else { column as u64 };
        Wrong { line: first + line.max(1) - 2, column: wrong.column + before, ..wrong }
    }

    /// Drops the text that has been examined, and appends some.
    fn push(&mut self, text: &str) {
        if self.object.depth == 0 || self.document == Document::Rest {
            self.text.drain(..self.at);
        } else {
            self.too_long |= self.text.len() - self.from > LONGEST;
            let examined = if self.too_long { self.text.len() } else { self.from };
            self.text.drain(..examined);
            self.from = 0;
        }
        self.at = if self.object.depth == 0 { 0 } else { self.text.len() };
        self.counted = self.at;
        self.text.push_str(text);
    }

    /// Appends the beginning of a line.
    fn begin_line(&mut self, text: &str) -> Fed {
        // A text inside JSON never looks like that: a bracket was forgotten.
        let is_open = self.object.depth > 0;
        let is_another = || text.trim_start().starts_with('{') && text.contains(PUZZLE);
        let is_forgotten = is_open && is_another() && self.text.contains(PUZZLE);
        let is_record = || !text.contains(['"', '\'']) && line::is_record(text);
        if is_forgotten || ((is_open || self.around > 0) && self.list.is_empty() && is_record()) {
            return Fed::Refused;
        }
        self.push("");
        if is_open && !self.too_long {
            self.text.push('\n');
            self.at = self.text.len();
        }
        self.counted = self.text.len();
        self.text.push_str(text);
        self.lines += 1;
        self.column = 0;
        // Strings end with their line.
        (self.object.in_string, self.object.escaped) = (false, false);
        Fed::Taken
    }
}

impl Block for Records {
    fn feed(&mut self, text: &str) -> Fed {
        self.goes_on = false;
        self.begin_line(text)
    }

    fn part(&mut self, text: &str, part: Part) -> Fed {
        self.goes_on = part != Part::Last;
        if part == Part::First {
            return self.begin_line(text);
        }
        self.count(self.at);
        self.push(text);
        Fed::Taken
    }

    fn next(&mut self) -> Option<(u64, Result<Entry, Wrong>)> {
        let result = self.record()?;
        Some((self.start.0 - 1, result))
    }

    fn is_done(&self) -> bool {
        !self.goes_on && self.object.depth == 0 && self.around == 0
    }

    fn errors_count_from_start(&self) -> bool {
        true
    }

    fn finish(mut self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        if self.is_done() {
            return Vec::new();
        }
        if self.object.depth > 0 && self.document != Document::Rest {
            return vec![self.object()];
        }
        let end =
            if self.document == Document::Rest { "'}' at the end" } else { "']' at the end of the list" };
        let mut wrong = Wrong::new(1, end, "the end of the text");
        wrong.line = self.lines.saturating_sub(1);
        vec![Err(wrong)]
    }
}
