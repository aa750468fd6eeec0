//! Reading and converting texts of many puzzles.

use crate::Thrown;
use crate::json::text;
use crate::texts::{json_of, only_read};
use serde::Serialize;
use serde_json::value::RawValue;
use sudokit::formats::{Format, ReadError, Reader, Writer};
use wasm_bindgen::prelude::wasm_bindgen;

/// One entry of a text of many, or its error.
#[derive(Serialize)]
struct Found {
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Thrown>,
}

/// Every puzzle of a text, and every error.
#[wasm_bindgen]
pub fn read_all(puzzles: &str) -> String {
    let mut reader = Reader::new(puzzles.as_bytes());
    let mut all = Vec::new();
    while let Some(item) = reader.next() {
        let line = reader.line();
        all.push(match item {
            Ok(entry) => Found { line, entry: RawValue::from_string(json_of(&entry)).ok(), error: None },
            Err(ReadError::Parse(error)) => Found { line, entry: None, error: Some(error.into()) },
            // Reading from memory does not fail.
            Err(ReadError::Io(_)) => break,
        });
    }
    text(&all)
}

/// Every puzzle of a text, in a format. Invalid entries are left out.
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
