//! Parts that several requests share.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::value::{Language, OneOrMore, Settings, Technique, languages};
use std::time::Duration;
use sudokit::diagram::{Voice, Words};
use sudokit::{Scope, UnknownName};

part! {
    /// The techniques to look for.
    pub struct Techniques {
        /// Use only these techniques, even those off by default. An empty list means all that are on.
        allow: OneOrMore<Technique> = "[]",
        /// Do not use these techniques.
        deny: OneOrMore<Technique> = "[]",
        /// False to leave out techniques that assume that the puzzle has exactly one solution.
        uniqueness: bool = "true",
        /// Limits and choices of the search, such as `{"whip-length": 8}`. The others keep their defaults;
        /// `sudoku techniques --options` lists them.
        options: Settings = "{}",
    }
}

part! {
    /// The reader of the sentences.
    pub struct Reader {
        /// The language of the sentences. By default English, unless the caller has set another.
        lang | language: Option<Language> = "null",
        /// The reader of the sentences. By default a player, unless the caller has set another.
        voice: Option<Voice> = "null",
    }
}

part! {
    /// A time limit.
    pub struct Limit {
        /// The time limit, in seconds. Without it, only the limit of the caller or server applies, if any.
        seconds | time: Option<Duration> = "null",
    }
}

impl Techniques {
    /// The scope.
    ///
    /// # Errors
    /// A technique or an option is unknown, or an option cannot have its value.
    pub fn scope(&self) -> Result<Scope, Failure> {
        let mut scope = Scope::default();
        let named = |names: &OneOrMore<Technique>, set: &mut dyn FnMut(&str) -> Result<(), UnknownName>| {
            names.0.iter().try_for_each(|Technique(name)| set(name))
        };
        named(&self.allow, &mut |name| scope.allow(name))?;
        named(&self.deny, &mut |name| scope.deny(name))?;
        if !self.uniqueness {
            scope.deny_uniqueness();
        }
        for (option, value) in &self.options.0 {
            scope.set(option, value).map_err(|wrong| Failure::argument(format!("options: {wrong}")))?;
        }
        Ok(scope)
    }
}

impl Reader {
    /// The words for the reader.
    ///
    /// # Errors
    /// The library was built without the language, or without other voices.
    pub fn words(&self, context: &Context) -> Result<&'static Words, Failure> {
        let own = context.words;
        let words = match &self.lang {
            None => own,
            // Words that a caller has brought are not among those of the library.
            Some(Language(name)) if name.eq_ignore_ascii_case(own.language()) => own,
            Some(Language(name)) => {
                let found =
                    Words::of(name).ok_or_else(|| UnknownName::new("a language", name, languages()))?;
                in_voice(found, own.voice())?
            }
        };
        self.voice.map_or(Ok(words), |voice| in_voice(words, voice))
    }
}

#[cfg(feature = "languages")]
fn in_voice(words: &'static Words, voice: Voice) -> Result<&'static Words, Failure> {
    Ok(words.in_voice(voice))
}

/// Without other languages there is one voice.
#[cfg(not(feature = "languages"))]
fn in_voice(words: &'static Words, voice: Voice) -> Result<&'static Words, Failure> {
    if words.voice() == voice {
        return Ok(words);
    }
    Err(Failure::argument(format!("voice: this build speaks to a {} alone", words.voice())))
}
