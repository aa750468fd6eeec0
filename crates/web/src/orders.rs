//! The names for orders: techniques, symmetries, levels.

use crate::Thrown;
use crate::json::text;
use crate::words::words;
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

/// The techniques that a wish can name.
#[wasm_bindgen]
pub fn technique_table() -> String {
    text(&kinds().map(|kind| Technique { id: kind.id, name: kind.name_in(words()) }).collect::<Vec<_>>())
}

/// The symmetries of patterns.
#[wasm_bindgen]
pub fn symmetry_table() -> String {
    text(&Symmetry::ALL)
}

/// The wish of a level.
#[wasm_bindgen]
pub fn level_wish(level: &str) -> Result<String, Thrown> {
    Ok(text(&level.parse::<Level>()?.wish()))
}
