//! Parts that several requests share.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::value::{OneOrMore, Settings, Technique};
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
        lang | language: Option<&'static Words> = "null",
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
    pub(crate) fn words(&self, context: &Context) -> &'static Words {
        let words = self.lang.unwrap_or(context.words);
        match self.voice {
            Some(voice) => in_voice(words, voice),
            None if self.lang.is_some() => in_voice(words, context.words.voice()),
            None => words,
        }
    }
}

#[cfg(feature = "languages")]
fn in_voice(words: &'static Words, voice: Voice) -> &'static Words {
    words.in_voice(voice)
}

/// Without other languages there is one voice.
#[cfg(not(feature = "languages"))]
const fn in_voice(words: &'static Words, _: Voice) -> &'static Words {
    words
}
