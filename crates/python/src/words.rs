//! The words of sentences.

use crate::errors::Thrown;
use sudokit::UnknownName;
use sudokit::diagram::{Voice, Words};

/// The words of a language, in a voice.
pub(crate) fn words(lang: &str, voice: &str) -> Result<&'static Words, Thrown> {
    let words = Words::of(lang).ok_or_else(|| {
        let all = Words::languages().collect::<Vec<_>>().join(", ");
        Thrown::argument(format!("lang: expected {all}, found '{lang}'"))
    })?;
    let unknown = || UnknownName::new("a voice", voice, Voice::ALL.map(Voice::name));
    let voice = Voice::named(voice).ok_or_else(|| Thrown::argument(format!("voice: {}", unknown())))?;
    Ok(words.in_voice(voice))
}
