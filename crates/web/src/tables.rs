//! Constant tables: keys, levels, names. The app's script has those of keys and levels: `examples/tables.rs`.

use crate::json::text;
use crate::words::words;
use serde::Serialize;
use sudokit::generate::Symmetry;
use sudokit::logic::techniques::kinds;
#[cfg(feature = "package")]
use sudokit_play::{KEYS, Level};
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "package")]
#[derive(Serialize)]
struct Binding {
    group: &'static str,
    keys: Vec<String>,
    name: &'static str,
    about: &'static str,
}

#[cfg(feature = "package")]
#[derive(Serialize)]
struct About {
    name: &'static str,
    about: &'static str,
}

#[derive(Serialize)]
struct Technique {
    id: &'static str,
    name: &'static str,
}

/// Keyboard shortcuts, in order.
#[cfg(feature = "package")]
#[wasm_bindgen]
pub fn key_table() -> String {
    let binding = |binding: &sudokit_play::Binding| Binding {
        group: binding.group.name_in(words()),
        keys: binding.keys.iter().map(ToString::to_string).collect(),
        name: binding.name,
        about: binding.about_in(words()),
    };
    text(&KEYS.iter().map(binding).collect::<Vec<_>>())
}

/// The levels, the easiest first.
#[cfg(feature = "package")]
#[wasm_bindgen]
pub fn level_table() -> String {
    text(&Level::ALL.map(|level| About { name: level.name(), about: level.about_in(words()) }))
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

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
