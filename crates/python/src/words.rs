//! The language of sentences.

use crate::errors::Thrown;
use sudokit::diagram::Words;

/// The words of a language.
pub(crate) fn words(lang: &str) -> Result<&'static Words, Thrown> {
    Words::of(lang).ok_or_else(|| {
        let all = Words::languages().collect::<Vec<_>>().join(", ");
        Thrown::argument(format!("lang: expected {all}, found '{lang}'"))
    })
}
