//! What can be ordered: words for those who make puzzles.

use crate::Thrown;
use crate::json::text;
use serde::Serialize;
use sudokit::generate::Symmetry;
use sudokit::logic::techniques::kinds;
use sudokit_play::Level;
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct Technique {
    id: &'static str,
    name: &'static str,
}

/// The techniques that a puzzle can be wished to need.
#[wasm_bindgen]
pub fn technique_table() -> String {
    text(&kinds().map(|kind| Technique { id: kind.id, name: kind.name }).collect::<Vec<_>>())
}

/// The symmetries of patterns.
#[wasm_bindgen]
pub fn symmetry_table() -> String {
    text(&Symmetry::ALL)
}

/// What the puzzles of a level must be like.
#[wasm_bindgen]
pub fn level_wish(level: &str) -> Result<String, Thrown> {
    Ok(text(&level.parse::<Level>()?.wish()))
}
