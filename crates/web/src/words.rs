//! The words of everything that the module says: English for a player, unless the page asks for others.

use serde::Serialize;
use std::sync::OnceLock;
use sudokit::diagram::{Voice, Words};
use sudokit::{diagram::Sentence, logic::Kind, render::Coordinates};
use wasm_bindgen::prelude::wasm_bindgen;

static CHOSEN: OnceLock<Words> = OnceLock::new();

/// Speaks in other words from now on: a language, its messages as one text, and a voice. Only the first call
/// counts.
#[wasm_bindgen]
pub fn speak(language: &str, messages: &str, voice: &str) {
    // The doors have checked it.
    let voice = Voice::ALL.into_iter().find(|one| one.name() == voice).unwrap_or_default();
    CHOSEN.get_or_init(|| Words::trusted(language, messages, voice));
}

/// A technique, and its name in the chosen words.
#[derive(Serialize)]
pub(crate) struct Named {
    id: &'static str,
    name: &'static str,
}

impl Named {
    pub(crate) fn of(kind: &Kind) -> Self {
        Self { id: kind.id, name: kind.name_in(words()) }
    }
}

/// The words that were chosen.
pub(crate) fn words() -> &'static Words {
    CHOSEN.get().unwrap_or_else(|| Words::english())
}

/// A sentence with these names of cells.
pub(crate) fn told(sentence: &Sentence, notation: Coordinates) -> String {
    sentence.told(words(), &notation)
}
