//! `json`: our own format, one object a line.
//!
//! | key | value |
//! |---|---|
//! | `version` | 1 |
//! | `puzzle` | the givens, 81 characters |
//! | `placed` | the placed digits, 81 characters; absent if there are none |
//! | `candidates` | the candidates that are given, 729 characters as in `sukaku`; absent if none are |
//! | `left` | the candidates that are left in a position, likewise |
//! | `marks` | the player's marks, likewise |
//! | `title`, `author`, `comment`, `source`, `date`, `level`, `url` | text; absent if unknown |
//!
//! Other keys are skipped, so objects of any program with a `puzzle` can be read, and saved games of
//! `sudokit-play`, with their key `game`. Instead of `puzzle` the key may be `board` or `grid`, and its value
//! a list of 81 digits or of nine lists of nine. Objects may extend over several lines. They may be in a
//! list, also under a key `results` or `puzzles`. Lists of texts and of such lists of digits are read too.
//! Saved games of GNOME Sudoku and the objects inside the links of f-puzzles and sudoku.coach are recognised
//! by their keys.
//!
//! Loses nothing.

mod flat;
mod list;
mod records;
mod value;

#[cfg(feature = "links")]
pub(crate) use value::parse;

use crate::error::{Wrong, quote};
#[cfg(feature = "links")]
use crate::formats::links;
use crate::formats::sukaku;
use crate::formats::{gnome, line};
use crate::spec::{Block, Keeps, Read, Spec, Write};
use crate::{Candidates, Entry, Header, scan};
use records::Records;
use serde::de::Error as _;
use serde::ser::{Error as _, SerializeMap};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::{fmt, slice};
use sudokit_core::{CandidateSet, Cell, Digit, DigitSet, Puzzle};

pub(crate) static FORMAT: Spec = Spec {
    name: "json",
    aliases: &["ndjson", "jsonl"],
    extensions: &["json", "ndjson", "jsonl"],
    title: "JSON, one object a line",
    example: "{\"version\":1,\"puzzle\":\"4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8..\",\"title\":\"Made up\"}\n",
    keeps: Keeps::ALL,
    read: Read::Block { starts, open },
    write: Write::lines(write),
};

/// Keys of the digits in various programs; the first is ours.
const PUZZLE: [&str; 3] = ["puzzle", "board", "grid"];

pub(crate) fn open() -> Box<dyn Block> {
    Box::new(Records::default())
}

fn starts(text: &str) -> bool {
    let text = text.trim_start();
    let inner = text.strip_prefix('[').map_or(text, str::trim_start);
    // A list that begins on a line of its own arrives object by object.
    let Some(after) = inner.strip_prefix('{') else { return list::is_of_several(text) };
    // `{123}` is a cell of a candidate grid.
    matches!(after.trim_start().chars().next(), None | Some('"' | '}'))
}

fn texts(header: &mut Header) -> [(&'static str, &mut Option<String>); 7] {
    [
        ("title", &mut header.title),
        ("author", &mut header.author),
        ("comment", &mut header.comment),
        ("source", &mut header.source),
        ("date", &mut header.date),
        ("level", &mut header.level),
        ("url", &mut header.url),
    ]
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    out.write_str(&serde_json::to_string(entry).map_err(|_| fmt::Error)?)?;
    out.write_str("\n")
}

/// An object of the format `json`.
impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("version", &1)?;
        object.serialize_entry("puzzle", &self.givens.to_string())?;
        if !self.placed.is_empty() {
            object.serialize_entry("placed", &self.placed.to_string())?;
        }
        let (given, left) = match self.candidates {
            Some(Candidates::Given(set)) => (Some(set), None),
            Some(Candidates::Left(set)) => (None, Some(set)),
            None => (None, None),
        };
        for (key, set) in [("candidates", given), ("left", left), ("marks", self.marks)] {
            if let Some(set) = set {
                let mut text = String::new();
                sukaku::write_candidates(&mut text, set).map_err(S::Error::custom)?;
                object.serialize_entry(key, &text)?;
            }
        }
        for (key, text) in texts(&mut self.header.clone()) {
            if let Some(text) = text {
                object.serialize_entry(key, text)?;
            }
        }
        object.end()
    }
}

/// From an object of the format `json`, and no other program's.
impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = value::bounded(deserializer)?;
        read_ours(&value).map_err(|wrong| {
            D::Error::custom(format_args!("expected {}, found {}", wrong.expected, wrong.found))
        })
    }
}

/// The error for an object of no program that is known.
fn no_puzzle(value: &Value) -> Wrong {
    Wrong::new(1, "a puzzle under 'puzzle', 'board' or 'grid'", quote(&value.to_string()))
}

/// Reads an object of any program.
fn read(value: &Value) -> Result<Entry, Wrong> {
    let Some(object) = value.as_object() else {
        return Err(no_puzzle(value));
    };
    let has = |key| object.contains_key(key);
    if has("cells") {
        return gnome::read(value);
    }
    #[cfg(feature = "links")]
    if has("givenDigits") {
        return links::coach::read_object(value);
    } else if has("grid") && has("size") {
        return links::fpuzzles::read_object(value);
    }
    read_ours(value)
}

fn read_ours(value: &Value) -> Result<Entry, Wrong> {
    let Some(puzzle) = PUZZLE.iter().find_map(|key| value.get(key)) else {
        return Err(no_puzzle(value));
    };
    let version = &value["version"];
    if version.as_u64().is_some_and(|version| version != 1) {
        return Err(Wrong::new(1, "version 1", quote(&version.to_string())));
    }
    let mut entry = match puzzle.as_str() {
        Some(text) => line::read(text)?,
        None => Entry::from(listed(puzzle)?),
    };
    entry.header.comment = None;
    if let Some(placed) = value["placed"].as_str() {
        entry.placed = scan::puzzle(placed)?;
    }
    let set = |key: &str| -> Result<Option<CandidateSet>, Wrong> {
        value[key].as_str().map(sukaku::candidates).transpose()
    };
    entry.candidates = match set("candidates")? {
        Some(given) => Some(Candidates::Given(given)),
        None => set("left")?.map(Candidates::Left),
    };
    entry.marks = set("marks")?;
    for (key, field) in texts(&mut entry.header) {
        *field = match &value[key] {
            Value::String(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        };
    }
    Ok(entry)
}

/// The digits of a list of 81, or of nine lists of nine.
fn listed(value: &Value) -> Result<Puzzle, Wrong> {
    let rows = value.as_array().into_iter().flatten();
    let cells: Vec<&Value> =
        rows.flat_map(|row| row.as_array().map_or(slice::from_ref(row), Vec::as_slice)).collect();
    if cells.len() != 81 {
        return Err(Wrong::count(1, "81 cells", cells.len()));
    }
    let mut puzzle = Puzzle::EMPTY;
    for (cell, value) in Cell::all().zip(cells) {
        let digit = digit(value)
            .ok_or_else(|| Wrong::new(1, format!("a digit for {cell}"), quote(&value.to_string())))?;
        puzzle.set(cell, digit);
    }
    Ok(puzzle)
}

/// A digit; 0 and null are an empty cell.
pub(crate) fn digit(value: &Value) -> Option<Option<Digit>> {
    match value {
        Value::Null => Some(None),
        Value::String(text) => digit(&text.parse::<u64>().ok()?.into()),
        value => value.as_u64().filter(|value| *value <= 9).map(|value| Digit::from_value(value as u8)),
    }
}

/// A list of digits; all other values in it are skipped.
pub(crate) fn digits(value: &Value) -> DigitSet {
    value.as_array().into_iter().flatten().filter_map(|value| digit(value)?).collect()
}

/// 81 characters under a key.
#[cfg(feature = "links")]
pub(crate) fn puzzle_of(value: &Value, key: &str) -> Result<Puzzle, Wrong> {
    match value[key].as_str() {
        Some(text) => scan::puzzle(text),
        None => Ok(Puzzle::EMPTY),
    }
}

/// The message of serde_json without its position, which the reader adds.
pub(crate) fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    format!("'{}'", text.split(" at line ").next().unwrap_or(&text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, parse, parse_as, writer};

    #[test]
    fn example_is_recognised() {
        let entry = parse(FORMAT.example.as_bytes()).unwrap();
        assert_eq!(entry.header.title.as_deref(), Some("Made up"));
    }

    #[test]
    fn nothing_is_lost() {
        let mut entry = parse(FORMAT.example.as_bytes()).unwrap();
        entry.placed.set(Cell::at(0, 1), Some(Digit::D1));
        entry.marks = Some(CandidateSet::EMPTY);
        for (key, text) in texts(&mut entry.header) {
            *text = Some(format!("{key} \"quoted\"\n"));
        }
        for mean in [Candidates::Given, Candidates::Left] {
            entry.candidates = Some(mean(CandidateSet::ALL));
            let text = writer::to_text(Format(&FORMAT), &entry).unwrap();
            assert_eq!(text.lines().count(), 1);
            assert_eq!(parse(text.as_bytes()), Ok(entry.clone()));
        }
    }

    #[test]
    fn lists_and_several_lines_are_read() {
        let object = FORMAT.example.trim().replace(',', ",\n  ");
        let list = format!("[\n{object},\n{object}\n]\n");
        let entries: Vec<_> = crate::Reader::new(list.as_bytes()).map(Result::unwrap).collect();
        assert_eq!(entries, vec![parse(FORMAT.example.as_bytes()).unwrap(); 2]);
    }

    #[test]
    fn results_are_read() {
        let object = FORMAT.example.trim();
        for text in [
            format!("{{\"version\":1,\"results\":[\n{object},\n{object}\n]}}\n"),
            format!("{{\"version\":1,\"results\":[{object},{object}]}}"),
        ] {
            let entries: Vec<_> = crate::Reader::new(text.as_bytes()).map(Result::unwrap).collect();
            assert_eq!(entries, vec![parse(object.as_bytes()).unwrap(); 2], "{text}");
        }
    }

    #[test]
    fn garbage_is_refused() {
        let error = |text: &str| parse_as(Format(&FORMAT), text.as_bytes()).unwrap_err().to_string();
        assert_eq!(
            error("{\"puzzle\": \"12\"}"),
            "line 1, column 1: expected 81 cells, found 2 (read as json)"
        );
        assert_eq!(
            error("{\"a\": 1,\n b}"),
            "line 2, column 2: expected JSON, found 'key must be a string' (read as json)"
        );
        assert_eq!(
            error("{\"version\": 2, \"puzzle\": \"\"}"),
            "line 1, column 1: expected version 1, found '2' (read as json)"
        );
        assert!(error("{\"puzzle\":").contains("EOF while parsing"));
    }
}
