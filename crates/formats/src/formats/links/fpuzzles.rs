//! `fpuzzles`: links to f-puzzles.com.
//!
//! `?load=` and the base 64 of the LZ-string of a JSON object: `size`, `title`, `author`, and `grid`, nine
//! lists of nine cells with `value`, `given`, `centerPencilMarks`, `cornerPencilMarks` and
//! `givenPencilMarks`. Only the digits of other rules (cages, thermometers) are read; the comment names the
//! rules.
//!
//! Loses: header except title and author. Candidates that are left come back as given.

use super::lz::{self, Broken};
use super::{carried, damaged, object, parameter, short_link, too_long};
use crate::entry::plain_candidates;
use crate::error::{Wrong, quote};
use crate::formats::json;
use crate::spec::{Keeps, Read, Spec, Write};
use crate::{Candidates, Entry};
use serde_json::Value;
use sudokit_core::{CandidateSet, Cell, DigitSet};

pub(crate) static FORMAT: Spec = Spec {
    name: "fpuzzles",
    aliases: &["f-puzzles"],
    extensions: &[],
    title: "link to f-puzzles.com",
    example: include_str!("fpuzzles.txt"),
    keeps: Keeps::ALL,
    read: Read::Line { starts, read },
    write: Write::lines(|out, entry| writeln!(out, "https://f-puzzles.com/?load={}", encode(entry))),
};

/// Limits for the packed and for the unpacked text.
const LONGEST: usize = 1 << 16;
const LONGEST_JSON: usize = 1 << 18;

fn starts(text: &str) -> bool {
    // Every JSON object that begins with `{"` is packed to this.
    text.contains("f-puzzles.com") || text.trim_start().starts_with("N4Ig")
}

fn read(text: &str) -> Result<Entry, Wrong> {
    match parameter(text, "load") {
        Some(payload) => carried(text, payload, decode),
        None if text.contains("f-puzzles.com") => Err(short_link(text, "?load=...")),
        None => carried(text, text.trim(), decode),
    }
}

/// Reads the base 64 in a link.
pub(super) fn decode(payload: &str) -> Result<Entry, Wrong> {
    if payload.len() > LONGEST {
        return Err(too_long());
    }
    // Programs escape the characters that are special in links, or turn + into a space.
    let mut base64 = payload.trim().replace(' ', "+");
    for (code, c) in [("%2B", "+"), ("%2F", "/"), ("%3D", "="), ("-", "+"), ("_", "/")] {
        base64 = base64.replace(code, c).replace(&code.to_ascii_lowercase(), c);
    }
    let units = lz::unpack(&base64, LONGEST_JSON).map_err(|broken| match broken {
        Broken::Garbage => damaged(),
        Broken::TooLong => too_long(),
    })?;
    let json = String::from_utf16(&units).map_err(|_| damaged())?;
    object(&json, read_object)
}

/// Reads the object of a link.
pub(crate) fn read_object(value: &Value) -> Result<Entry, Wrong> {
    let size = &value["size"];
    if size.as_u64() != Some(9) {
        return Err(Wrong::new(1, "a grid of size 9", format!("size {size}")));
    }
    let mut entry = Entry::default();
    let mut marks = CandidateSet::EMPTY;
    let mut limits = Vec::new();
    for cell in Cell::all() {
        let saved = &value["grid"][cell.row()][cell.column()];
        if !saved.is_object() {
            return Err(Wrong::new(1, format!("an object for {cell}"), quote(&saved.to_string())));
        }
        let digit = json::digit(&saved["value"]).ok_or_else(|| {
            Wrong::new(1, format!("a digit for {cell}"), quote(&saved["value"].to_string()))
        })?;
        let grid = if saved["given"] == true { &mut entry.givens } else { &mut entry.placed };
        grid.set(cell, digit);
        for key in ["centerPencilMarks", "cornerPencilMarks"] {
            marks |= CandidateSet::of_cell(cell, json::digits(&saved[key]));
        }
        if saved["givenPencilMarks"].is_array() {
            limits.push((cell, json::digits(&saved["givenPencilMarks"])));
        }
    }
    entry.marks = (!marks.is_empty()).then_some(marks);
    if !limits.is_empty() {
        let gone = limits
            .iter()
            .fold(CandidateSet::EMPTY, |set, (cell, digits)| set | CandidateSet::of_cell(*cell, !*digits));
        entry.candidates = Some(Candidates::Given(plain_candidates(&entry.digits()) - gone));
    }
    let text = |key: &str| value[key].as_str().filter(|text| !text.is_empty()).map(str::to_owned);
    entry.header.title = text("title");
    entry.header.author = text("author");
    entry.header.comment = other_rules(value).or(text("ruleset"));
    Ok(entry)
}

/// Names the extra rules, which make it another puzzle.
fn other_rules(value: &Value) -> Option<String> {
    const KNOWN: &[&str] = &["size", "grid", "title", "author", "ruleset", "solution", "highlightConflicts"];
    let names: Vec<&str> = value
        .as_object()?
        .iter()
        .filter(|(key, value)| {
            let set = match value {
                Value::Array(list) => !list.is_empty(),
                Value::Bool(set) => *set,
                _ => false,
            };
            set && !KNOWN.contains(&key.as_str())
        })
        .map(|(key, _)| key.as_str())
        .collect();
    (!names.is_empty()).then(|| format!("rules that are not read: {}", names.join(", ")))
}

/// Encodes an entry as base 64.
pub(super) fn encode(entry: &Entry) -> String {
    let list = |digits: DigitSet| {
        let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
        format!("[{}]", digits.join(","))
    };
    let cell = |cell: Cell| {
        let mut fields = Vec::new();
        if let Some(digit) = entry.digits().digit(cell) {
            fields.push(format!("\"value\":{digit}"));
        }
        if entry.givens.digit(cell).is_some() {
            fields.push("\"given\":true".to_owned());
        }
        if let Some(marks) = entry.marks.map(|marks| marks.digits_in(cell)).filter(|marks| !marks.is_empty())
        {
            fields.push(format!("\"centerPencilMarks\":{}", list(marks)));
        }
        if let Some(candidates) = entry.candidates.filter(|_| entry.digits().digit(cell).is_none()) {
            fields.push(format!("\"givenPencilMarks\":{}", list(candidates.set().digits_in(cell))));
        }
        format!("{{{}}}", fields.join(","))
    };
    let row = |row: usize| {
        let cells: Vec<String> = (0..9).map(|column| cell(Cell::at(row, column))).collect();
        format!("[{}]", cells.join(","))
    };
    let mut json = "{\"size\":9".to_owned();
    for (key, text) in [("title", &entry.header.title), ("author", &entry.header.author)] {
        if let Some(text) = text {
            json.push_str(&format!(",\"{key}\":{}", Value::from(text.as_str())));
        }
    }
    let rows: Vec<String> = (0..9).map(row).collect();
    json.push_str(&format!(",\"grid\":[{}]}}", rows.join(",")));
    lz_str::compress_to_base64(&json)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, writer};
    use sudokit_core::{Candidate, Digit};

    #[test]
    fn payloads_are_read_alone_and_escaped() {
        let entry = parse(FORMAT.example.as_bytes()).unwrap();
        let payload = FORMAT.example.split_once("load=").unwrap().1;
        assert_eq!(parse(payload.as_bytes()), Ok(entry.clone()));
        let escaped = FORMAT.example.replace('=', "%3D").replacen("%3D", "=", 1).replace('+', "%2b");
        assert_eq!(parse(escaped.as_bytes()), Ok(entry));
    }

    #[test]
    fn digits_and_marks_are_kept() {
        let mut entry = parse(FORMAT.example.as_bytes()).unwrap();
        entry.placed.set(Cell::at(0, 1), Some(Digit::D1));
        entry.marks = Some(CandidateSet::of(Candidate::at(Cell::at(0, 2), Digit::D5)));
        entry.header.title = Some("A \"title\"".into());
        let link = writer::to_text(crate::Format(&FORMAT), &entry).unwrap();
        assert_eq!(parse(link.as_bytes()), Ok(entry));
    }

    #[test]
    fn other_sizes_and_rules_are_named() {
        let link = |json: &str| format!("https://f-puzzles.com/?load={}", lz_str::compress_to_base64(json));
        let wrong = read(&link("{\"size\":6,\"grid\":[]}")).unwrap_err();
        assert_eq!((wrong.expected.as_str(), wrong.found.as_str()), ("a grid of size 9", "size 6"));
        let row = ["{}"; 9].join(",");
        let cells = [row.as_str(); 9];
        let grid = format!("[[{}]]", cells.join("],["));
        let entry =
            read(&link(&format!("{{\"size\":9,\"grid\":{grid},\"killercage\":[{{}}],\"arrow\":[]}}")))
                .unwrap();
        assert_eq!(entry.header.comment.as_deref(), Some("rules that are not read: killercage"));
    }

    #[test]
    fn garbage_is_refused() {
        assert_eq!(read("https://f-puzzles.com/?load=%%%").unwrap_err().column, 29);
        assert!(read("https://f-puzzles.com/?id=y2abcdef").unwrap_err().found.starts_with("a short link"));
        let long = format!("https://f-puzzles.com/?load={}", "N".repeat(70_000));
        assert_eq!(read(&long).unwrap_err().found, too_long().found);
        let bomb = lz_str::compress_to_base64(" ".repeat(1 << 19).as_str());
        assert_eq!(read(&format!("https://f-puzzles.com/?load={bomb}")).unwrap_err().found, too_long().found);
    }
}
