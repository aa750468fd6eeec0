//! Parts that several requests share.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::value::{OneOrMore, Settings, Technique};
use std::time::Duration;
use sudokit::diagram::{Voice, Words};
use sudokit::{Scope, UnknownName};

part! {
    /// The techniques that are looked for.
    pub struct Techniques {
        /// Use only these techniques, by any of their names, even those that are off by default.
        allow: OneOrMore<Technique> = "[]",
        /// Do not use these techniques.
        deny: OneOrMore<Technique> = "[]",
        /// False: use no technique that assumes that there is one solution.
        uniqueness: bool = "true",
        /// Limits and choices of the search, such as `{"whip-length": 8}`; `sudoku techniques --options`
        /// lists them.
        options: Settings = "{}",
    }
}

part! {
    /// The reader of sentences.
    pub struct Reader {
        /// The language of the sentences: English, unless the caller speaks another.
        lang | language: Option<&'static Words> = "null",
        /// Their reader: a player, unless the caller is another.
        voice: Option<Voice> = "null",
    }
}

part! {
    /// A limit of time.
    pub struct Limit {
        /// A limit of time.
        seconds | time: Option<Duration> = "null",
    }
}

impl Techniques {
    /// The scope.
    ///
    /// # Errors
    /// There is no such technique or option, or it has no such value.
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
