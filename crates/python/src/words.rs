//! The words of sentences.

use crate::errors::Thrown;
use serde_json::json;
use sudokit::Cancel;
use sudokit::diagram::Words;
use sudokit_request::{Context, Part, Reader};

/// The words of a language, in a voice.
pub(crate) fn words(lang: &str, voice: &str) -> Result<&'static Words, Thrown> {
    let reader = Reader::read(json!({ "lang": lang, "voice": voice }))?;
    Ok(reader.words(&Context::new(&Cancel::new(), 0))?)
}
