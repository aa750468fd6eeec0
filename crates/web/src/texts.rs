//! Texts in and out: every format, files of many puzzles, links.

use crate::Thrown;
use crate::json::text;
use serde::Serialize;
use serde_json::value::RawValue;
use sudokit::formats::{Format, Losses, ParseError, ReadError, Reader, Writer, to_text};
use sudokit::{Entry, Puzzle};
use wasm_bindgen::prelude::wasm_bindgen;

/// What JavaScript knows of a format.
#[derive(Serialize)]
struct About {
    name: &'static str,
    title: &'static str,
    extensions: &'static [&'static str],
    reads: bool,
    writes: bool,
}

/// One entry of a text of many, or what is wrong there.
#[derive(Serialize)]
struct Found {
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Thrown>,
}

#[derive(Serialize)]
struct Converted {
    text: String,
    /// What the format cannot store; nothing if all is there.
    losses: Option<String>,
}

/// All formats, in the order in which they are tried on a text.
#[wasm_bindgen]
pub fn formats() -> String {
    let about = |format: &Format| About {
        name: format.name(),
        title: format.title(),
        extensions: format.extensions(),
        reads: format.reads(),
        writes: format.writes(),
    };
    text(&Format::ALL.iter().map(about).collect::<Vec<_>>())
}

/// The puzzle of a text, whatever its format, as an entry.
#[wasm_bindgen]
pub fn read(puzzle: &str) -> Result<String, Thrown> {
    Ok(json_of(&entry(puzzle)?))
}

/// Every puzzle of a text, and every line that is none.
#[wasm_bindgen]
pub fn read_all(puzzles: &str) -> String {
    let mut reader = Reader::new(puzzles.as_bytes());
    let mut all = Vec::new();
    while let Some(item) = reader.next() {
        let line = reader.line();
        all.push(match item {
            Ok(entry) => Found { line, entry: RawValue::from_string(json_of(&entry)).ok(), error: None },
            Err(ReadError::Parse(error)) => Found { line, entry: None, error: Some(error.into()) },
            // A text in memory does not fail.
            Err(ReadError::Io(_)) => break,
        });
    }
    text(&all)
}

/// A puzzle in a format, and what that cannot store.
#[wasm_bindgen]
pub fn convert(puzzle: &str, format: &str) -> Result<String, Thrown> {
    let (entry, format) = (entry(puzzle)?, format.parse::<Format>()?);
    let losses = Losses::of(&entry, format);
    let losses = (losses != Losses::default()).then(|| losses.to_string());
    Ok(text(&Converted { text: written(format, &entry)?, losses }))
}

/// Every puzzle of a text in a format. What is none is left out.
#[wasm_bindgen]
pub fn convert_all(puzzles: &str, format: &str) -> Result<String, Thrown> {
    let format: Format = format.parse()?;
    let mut writer = Writer::new(format).ok_or_else(|| only_read(format))?;
    let mut out = String::new();
    for entry in Reader::new(puzzles.as_bytes()).flatten() {
        writer.entry(&mut out, &entry).expect("a text takes everything");
    }
    writer.finish(&mut out).expect("a text takes everything");
    Ok(out)
}

/// The entry of a text. Most texts are lines of 81 characters: they need not be recognised.
pub(crate) fn entry(puzzle: &str) -> Result<Entry, ParseError> {
    puzzle.parse::<Puzzle>().map_or_else(|_| sudokit::read(puzzle), |puzzle| Ok(puzzle.into()))
}

/// An entry in a format.
pub(crate) fn written(format: Format, entry: &Entry) -> Result<String, Thrown> {
    to_text(format, entry).ok_or_else(|| only_read(format))
}

fn only_read(format: Format) -> Thrown {
    Thrown::argument(format!("{format} is only read"))
}

/// An entry in our own JSON.
fn json_of(entry: &Entry) -> String {
    let json = Format::by_name("json").expect("our own format has its name");
    to_text(json, entry).expect("our own format can be written").trim_end().to_owned()
}
