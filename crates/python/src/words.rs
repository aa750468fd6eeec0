//! The words of sentences.

use crate::errors::Thrown;
use sudokit::diagram::{Voice, Words};

/// The words of a language, in a voice.
pub(crate) fn words(lang: &str, voice: &str) -> Result<&'static Words, Thrown> {
    let words = Words::of(lang).ok_or_else(|| {
        let all = Words::languages().collect::<Vec<_>>().join(", ");
        Thrown::argument(format!("lang: expected {all}, found '{lang}'"))
    })?;
    let voice: Voice = voice.parse().map_err(|wrong| Thrown::argument(format!("voice: {wrong}")))?;
    Ok(words.in_voice(voice))
}
