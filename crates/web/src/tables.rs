//! Constant tables: keys, levels, names.

use crate::json::text;
use crate::words::term;
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

/// The message of a name: `key-all-marks`.
fn message(of: &str, name: &str) -> String {
    [of, "-", &name.to_ascii_lowercase().replace(' ', "-")].concat()
}

/// Keyboard shortcuts, in order.
#[wasm_bindgen]
pub fn key_table() -> String {
    let binding = |binding: &sudokit_play::Binding| Binding {
        group: term(&message("group", binding.group.name()), binding.group.name()),
        keys: binding.keys.iter().map(ToString::to_string).collect(),
        name: binding.name,
        about: term(&message("key", binding.name), binding.about),
    };
    text(&KEYS.iter().map(binding).collect::<Vec<_>>())
}

/// The levels, the easiest first.
#[wasm_bindgen]
pub fn level_table() -> String {
    text(&Level::ALL.map(|level| About {
        name: level.name(),
        about: term(&["about-", level.name()].concat(), level.about()),
    }))
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
