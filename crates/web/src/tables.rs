//! Constant tables: keys, levels, names.

use crate::json::text;
use crate::words::words;
use serde::Serialize;
use sudokit_play::{KEYS, Level};
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct Binding {
    group: &'static str,
    keys: Vec<String>,
    name: &'static str,
    about: &'static str,
}

#[derive(Serialize)]
struct About {
    name: &'static str,
    about: &'static str,
}

/// Keyboard shortcuts, in order.
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
#[wasm_bindgen]
pub fn level_table() -> String {
    text(&Level::ALL.map(|level| About { name: level.name(), about: level.about_in(words()) }))
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
