//! Reading and writing formats.

use crate::Thrown;
use crate::json::text;
use serde::Serialize;
use sudokit::Entry;
use sudokit::formats::{Format, Reader, to_text};
use sudokit_play::{Game, Log, Origin, Save};
use wasm_bindgen::prelude::wasm_bindgen;

/// A format, for JavaScript.
#[derive(Serialize)]
struct About {
    name: &'static str,
    title: &'static str,
    extensions: &'static [&'static str],
    reads: bool,
    writes: bool,
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

/// The entry of a text in any format.
#[wasm_bindgen]
pub fn read(puzzle: &str) -> Result<String, Thrown> {
    Ok(json_of(&sudokit::read(puzzle)?))
}

/// Every puzzle of a text that can be read, as a list of entries.
#[wasm_bindgen]
pub fn read_each(puzzles: &str) -> String {
    let entries: Vec<String> =
        Reader::new(puzzles.as_bytes()).flatten().map(|entry| json_of(&entry)).collect();
    format!("[{}]", entries.join(","))
}

/// A saved game of a text in any format, with the player's digits and marks.
#[wasm_bindgen]
pub fn opened(puzzle: &str) -> Result<String, Thrown> {
    Ok(Save::from(Game::open(&sudokit::read(puzzle)?, Origin::Opened)).to_json())
}

/// The grid of a saved game, in a format.
#[wasm_bindgen]
pub fn write(game: &str, format: &str) -> Result<String, Thrown> {
    written(format.parse()?, &Log::replay(game)?.game.entry())
}

/// An entry in a format.
pub(crate) fn written(format: Format, entry: &Entry) -> Result<String, Thrown> {
    to_text(format, entry).ok_or_else(|| only_read(format))
}

pub(crate) fn only_read(format: Format) -> Thrown {
    Thrown::argument(format!("{format} is only read"))
}

/// An entry in our own JSON.
pub(crate) fn json_of(entry: &Entry) -> String {
    let json = Format::by_name("json").expect("our own format has its name");
    to_text(json, entry).expect("our own format can be written").trim_end().to_owned()
}
