//! The objects of a JSON text: a single one, a list, or the results of a document of the program `sudoku`.
//!
//! ```text
//! {...}        [{...}, {...}]        {"version":1,"results":[{...}, {...}]}
//! ```
//! Only one object is in memory at a time.

use super::{read, reason, value};
use crate::Entry;
use crate::error::{Wrong, quote};
use crate::formats::line;
use crate::spec::{Block, Fed};

/// Start of a document of the program `sudoku`, after its version: a list of objects like ours.
const RESULTS: &str = "\"results\":[";

/// A key of those objects.
const PUZZLE: &str = "\"puzzle\"";

/// Limit for the length of an object.
const LONGEST: usize = 1 << 20;

#[derive(Default)]
pub(super) struct Objects {
    /// The lines of an incomplete object so far, or the last line.
    text: String,
    /// Start of the object.
    from: usize,
    /// End of the part already examined.
    at: usize,
    /// Number of open brackets, without those around the objects.
    depth: usize,
    in_string: bool,
    escaped: bool,
    /// The object is beyond the limit: it is skipped to its end.
    too_long: bool,
    /// True after the first object: only that can be a document.
    has_begun: bool,
    around: Around,
    /// Number of the last line, from 1, and how many of its characters have been examined.
    lines: u64,
    column: usize,
    /// Line and column of the start of the object.
    start: (u64, usize),
}

/// Brackets around the objects.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Around {
    #[default]
    Nothing,
    /// The open brackets of a list.
    List,
    /// The open brackets of a document.
    Results,
    /// Closed brackets.
    Closed,
}

impl Objects {
    /// Examines a byte between objects.
    fn between(&mut self, byte: u8) -> Option<Wrong> {
        match (byte, self.around) {
            (b'{', _) => {
                self.from = self.at - 1;
                self.start = (self.lines, self.column);
                let is_first = !std::mem::replace(&mut self.has_begun, true);
                if is_first && self.around == Around::Nothing && self.skip_to_results() {
                    self.around = Around::Results;
                } else {
                    self.depth = 1;
                }
            }
            (b'[', Around::Nothing) => self.around = Around::List,
            (b']', Around::List | Around::Results) => self.around = Around::Closed,
            // A bracket around everything, opened on a line of its own or before the results.
            (b' ' | b'\t' | b'\n' | b'\r' | b',', _) | (b']', Around::Nothing) | (b'}', Around::Closed) => {}
            _ => {
                self.start = (self.lines, self.column);
                let rest = self.text.get(self.at - 1..).unwrap_or_default();
                let wrong = Wrong::new(0, "a JSON object", quote(rest));
                // The rest of the line belongs to it.
                self.at = self.text.len();
                return Some(self.place(wrong, 1));
            }
        }
        None
    }

    /// Skips to the list of results, if it begins on this line.
    fn skip_to_results(&mut self) -> bool {
        let rest = &self.text[self.from..];
        let Some((before, _)) = rest.split_once(RESULTS).filter(|(before, _)| !before.contains(PUZZLE))
        else {
            return false;
        };
        self.column += before.chars().count() + RESULTS.len() - 1;
        self.at = self.from + before.len() + RESULTS.len();
        true
    }

    /// Examines a byte of an object. Returns true for its last one.
    fn inside(&mut self, byte: u8) -> bool {
        match byte {
            _ if self.escaped => self.escaped = false,
            b'\\' if self.in_string => self.escaped = true,
            b'"' => self.in_string = !self.in_string,
            _ if self.in_string => {}
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' => self.depth -= 1,
            _ => {}
        }
        self.depth == 0
    }

    /// Reads the object that ends here.
    fn object(&mut self) -> Result<Entry, Wrong> {
        if std::mem::take(&mut self.too_long) {
            let wrong = Wrong::new(0, format!("at most {LONGEST} bytes of JSON"), "more");
            return Err(self.place(wrong, 1));
        }
        let parsed = value::parse(&self.text[self.from..self.at]);
        let value = parsed.map_err(|error| {
            let wrong = Wrong::new(error.column().saturating_sub(1), "JSON", reason(&error));
            self.place(wrong, error.line() as u64)
        })?;
        read(&value).map_err(|wrong| self.place(Wrong { column: 0, ..wrong }, 1))
    }

    /// Converts a line and a column of the object, the column counted from 0, to those of the text.
    fn place(&self, wrong: Wrong, line: u64) -> Wrong {
        let (first, column) = self.start;
        let before = if line > 1 { 1 } else { column as u64 };
        Wrong { line: first + line.max(1) - 2, column: wrong.column + before, ..wrong }
    }
}

impl Block for Objects {
    fn feed(&mut self, text: &str) -> Fed {
        // A text inside JSON never looks like that: a bracket was forgotten.
        let is_another = || text.trim_start().starts_with('{') && text.contains(PUZZLE);
        let is_forgotten = self.depth > 0 && is_another() && self.text.contains(PUZZLE);
        let is_open = self.depth > 0 || matches!(self.around, Around::List | Around::Results);
        if is_forgotten || (is_open && !text.contains('"') && line::is_record(text)) {
            return Fed::Refused;
        }
        let object = self.text.len() - self.from;
        self.too_long |= self.depth > 0 && object + text.len() > LONGEST;
        if self.depth == 0 || self.too_long {
            self.text.clear();
            (self.from, self.at) = (0, 0);
        } else {
            self.text.push('\n');
            self.at = self.text.len();
        }
        self.text.push_str(text);
        self.lines += 1;
        self.column = 0;
        // Strings end with their line.
        (self.in_string, self.escaped) = (false, false);
        Fed::Taken
    }

    fn next(&mut self) -> Option<(u64, Result<Entry, Wrong>)> {
        while let Some(&byte) = self.text.as_bytes().get(self.at) {
            self.at += 1;
            // Continuation bytes of UTF-8 are no characters.
            self.column += usize::from(byte & 0b1100_0000 != 0b1000_0000);
            if self.depth == 0 {
                if let Some(wrong) = self.between(byte) {
                    return Some((self.lines - 1, Err(wrong)));
                }
            } else if self.inside(byte) {
                return Some((self.start.0 - 1, self.object()));
            }
        }
        None
    }

    fn is_done(&self) -> bool {
        self.depth == 0 && matches!(self.around, Around::Nothing | Around::Closed)
    }

    fn errors_count_from_start(&self) -> bool {
        true
    }

    fn finish(mut self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        if self.is_done() {
            return Vec::new();
        }
        if self.depth > 0 {
            return vec![self.object()];
        }
        let mut wrong = Wrong::new(1, "']' at the end of the list", "the end of the text");
        wrong.line = self.lines.saturating_sub(1);
        vec![Err(wrong)]
    }
}
