//! The words of sentences.

use crate::errors::Thrown;
use serde_json::json;
use sudokit::diagram::Words;
use sudokit_request::{Part, Reader};

/// The words of a language, in a voice.
pub(crate) fn words(lang: &str, voice: &str) -> Result<&'static Words, Thrown> {
    let reader = Reader::read(json!({ "lang": lang, "voice": voice }))?;
    let words = reader.lang.unwrap_or_else(Words::english);
    Ok(words.in_voice(reader.voice.unwrap_or_else(|| words.voice())))
}
