//! The words of everything that the module says: English for a player, unless the page asks for others.

use crate::Thrown;
use std::sync::{PoisonError, RwLock};
use sudokit::diagram::{Sentence, Voice, Words};
use sudokit::render::Coordinates;
use wasm_bindgen::prelude::wasm_bindgen;

static CHOSEN: RwLock<Option<&'static Words>> = RwLock::new(None);

/// Speaks in other words from now on: a language, its messages as one text, and a voice. The messages stay in
/// memory.
#[wasm_bindgen]
pub fn speak(language: &str, messages: &str, voice: &str) -> Result<(), Thrown> {
    let voice: Voice = voice.parse()?;
    let words: &'static Words = Box::leak(Box::new(Words::trusted(language, messages)));
    *CHOSEN.write().unwrap_or_else(PoisonError::into_inner) = Some(words.in_voice(voice));
    Ok(())
}

/// The words that were chosen.
pub(crate) fn words() -> &'static Words {
    CHOSEN.read().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(Words::english)
}

/// A sentence with these names of cells.
pub(crate) fn told(sentence: &Sentence, notation: Coordinates) -> String {
    sentence.told(words(), &notation)
}
