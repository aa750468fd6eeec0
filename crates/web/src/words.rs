//! The language of everything that the module says: English, unless the page hands over another one.

use std::sync::OnceLock;
use sudokit::diagram::{Sentence, Words};
use sudokit::render::Coordinates;
use wasm_bindgen::prelude::wasm_bindgen;

static OTHER: OnceLock<Words> = OnceLock::new();

/// Speaks another language from now on: its code, and its messages as one text. Only the first call counts.
#[wasm_bindgen]
pub fn speak(language: &str, messages: &str) {
    OTHER.get_or_init(|| Words::trusted(language, messages));
}

/// The words of the language.
pub(crate) fn words() -> &'static Words {
    OTHER.get().unwrap_or_else(|| Words::english())
}

/// A sentence with these names of cells.
pub(crate) fn told(sentence: &Sentence, notation: Coordinates) -> String {
    sentence.told(words(), &notation)
}
