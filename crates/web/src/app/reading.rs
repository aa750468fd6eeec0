//! Texts as they are pasted, and the formats that can be written.

use crate::Thrown;
use crate::json::text;
use serde::Serialize;
use sudokit::formats::Format;
use sudokit::{Engine, Entry, Single, Status};
use wasm_bindgen::prelude::wasm_bindgen;

/// What a text is.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Pasted {
    givens: String,
    /// The player's digits, too.
    placed: String,
    /// In one line, with candidates if they are part of the puzzle.
    line: String,
    has_candidates: bool,
    title: Option<String>,
    status: &'static str,
}

impl Pasted {
    fn of(entry: &Entry) -> Self {
        let answer = Single::new().answer(entry.problem());
        Self {
            givens: entry.givens.to_string(),
            placed: entry.placed.to_string(),
            line: entry.to_string(),
            has_candidates: entry.candidates.is_some(),
            title: entry.header.title.clone(),
            status: Status::from(&answer).name(),
        }
    }
}

/// What a text holds.
#[wasm_bindgen]
pub fn app_read(pasted: &str) -> Result<String, Thrown> {
    Ok(text(&Pasted::of(&sudokit::read(pasted)?)))
}

#[derive(Serialize)]
struct Known {
    name: &'static str,
    title: &'static str,
}

/// The formats that can be written.
#[wasm_bindgen]
pub fn app_formats() -> String {
    let writes = Format::ALL.iter().filter(|format| format.writes());
    text(&writes.map(|format| Known { name: format.name(), title: format.title() }).collect::<Vec<_>>())
}
