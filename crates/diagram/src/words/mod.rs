//! The messages of a language, as Project Fluent has them.

mod files;
mod tell;

use crate::{Names, Sentence};
use fluent_syntax::ast::{Entry, Pattern, Resource};
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};
use tell::Telling;

/// The messages of a language, in files of [Project Fluent](https://projectfluent.org). A message belongs to
/// the file whose name it begins with: `singles-look-at-cell` to `singles`.
///
/// In a message, `{ $cells }` is a value as the language writes it, a list with "and". Functions write it in
/// another way:
///
/// - `OR($cells)` as a list with "or", `NOR($cells)` as one behind "not"
/// - `IN($house)` and `OF($house)` behind "in" and "of", for languages in which that changes the house
/// - `ALSO($parts)` and `ELSE($parts)`, whole clauses with "and" and "or"
/// - `ORDER($parts)` the steps of a way, `SERIES($parts)` the parts of a table
/// - `TEXT($sentences)`, sentences one after the other
///
/// Selectors ask for `COUNT($cells)`, the number of things, or for a value itself: a digit, a number, a word,
/// or the kind of a house, which is `row`, `column` or `box`. The words for lists and houses are the messages
/// of the file `grid`; the file `techniques` has names of techniques.
///
/// ```
/// use sudokit_core::House;
/// use sudokit_diagram::{Rncn, Words, say};
///
/// let mine = [("grid", "row = line { $name }"), ("singles", "singles-look-at-house = See { $house }!")];
/// let words = Words::new("en", mine)?;
/// let said = say!("singles-look-at-house", [house = House::row(3)]);
/// assert_eq!(said.told(&words, &Rncn), "See line 4!");
/// # Ok::<(), sudokit_diagram::WordsError>(())
/// ```
///
/// A sentence that lacks a message, its own or one within it, is told in English as a whole.
#[derive(Debug)]
pub struct Words {
    language: &'static str,
    files: Vec<File>,
}

#[derive(Debug)]
struct File {
    name: &'static str,
    source: &'static str,
    /// Read when the first of its messages is needed.
    messages: OnceLock<Messages>,
}

type Messages = BTreeMap<&'static str, Pattern<&'static str>>;

/// Error: a file of messages cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}.ftl, line {line}: {expected}")]
#[non_exhaustive]
pub struct WordsError {
    /// The file, without its ending.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The expectation.
    pub expected: String,
}

/// Words are the same if they are one thing in memory, not if they are alike.
impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Words {}

impl Words {
    /// The English messages.
    pub fn english() -> &'static Self {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::built_in("en", files::ENGLISH));
        &ENGLISH
    }

    /// The messages of one of our languages: English, and those of [`LANGUAGES`](Self::LANGUAGES). A region
    /// or a script that we do not have apart finds its language, as in `de-CH` or `pt_PT.UTF-8`.
    ///
    /// ```
    /// use sudokit_diagram::Words;
    ///
    /// assert_eq!(Words::of("en-GB").map(Words::language), Some("en"));
    /// assert!(Words::of("xx").is_none());
    /// ```
    pub fn of(language: &str) -> Option<&'static Self> {
        let wanted = |code: &str| {
            let main = |code: &str| code.split(['-', '_', '.', '@']).next().map(str::to_ascii_lowercase);
            main(code) == main(language)
        };
        if wanted("en") {
            return Some(Self::english());
        }
        #[cfg(feature = "languages")]
        {
            static OTHERS: LazyLock<Vec<Words>> = LazyLock::new(|| {
                files::OTHERS.iter().map(|(language, files)| Words::built_in(language, files)).collect()
            });
            OTHERS.iter().find(|words| wanted(words.language))
        }
        #[cfg(not(feature = "languages"))]
        None
    }

    /// The codes of our languages, English first.
    #[cfg(feature = "languages")]
    pub const LANGUAGES: [&'static str; 7] = ["en", "de", "es", "fr", "ja", "pt-BR", "zh-Hans"];

    fn built_in(language: &'static str, files: &[(&'static str, &'static str)]) -> Self {
        let file = |&(name, source)| File { name, source, messages: OnceLock::new() };
        Self { language, files: files.iter().map(file).collect() }
    }

    /// The messages of a language: its code, such as `pt-BR`, and its files, without `.ftl` in their names.
    /// They stay in memory until the program ends.
    ///
    /// # Errors
    ///
    /// A file is not Fluent, or has the same message twice.
    pub fn new<'a>(
        language: &str,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, WordsError> {
        let kept = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
        let read = |(name, source): (&str, &str)| {
            let file = File { name: kept(name), source: kept(source), messages: OnceLock::new() };
            let messages = file.read()?;
            Ok(File { messages: OnceLock::from(messages), ..file })
        };
        let files = files.into_iter().map(read).collect::<Result<_, _>>()?;
        Ok(Self { language: kept(language), files })
    }

    /// The code of the language.
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// The name of a technique, if it has one in this language that is not the English one.
    pub fn technique(&self, id: &str) -> Option<&'static str> {
        use fluent_syntax::ast::PatternElement::TextElement;
        let file = self.files.iter().find(|file| file.name == "techniques")?;
        match &file.messages().get(["technique-", id].concat().as_str())?.elements[..] {
            [TextElement { value }] => Some(value),
            _ => None,
        }
    }

    /// The names of all messages, in the order of the files.
    pub fn messages(&self) -> impl Iterator<Item = &'static str> {
        self.files.iter().flat_map(|file| file.messages().keys().copied())
    }

    pub(crate) fn tell(&self, sentence: &Sentence, names: &dyn Names) -> String {
        let words = if self.has(sentence) { self } else { Self::english() };
        let mut telling = Telling::new(words, names);
        telling.sentence(sentence);
        telling.text
    }

    /// True if it has all messages of a sentence.
    fn has(&self, sentence: &Sentence) -> bool {
        let within = |(_, value): &(_, crate::Value)| value.sentences().iter().all(|said| self.has(said));
        sentence.is_empty()
            || (self.message(sentence.message()).is_some() && sentence.values().iter().all(within))
    }

    /// A message.
    fn message(&self, name: &str) -> Option<&Pattern<&'static str>> {
        let is_of = |file: &&File| name.strip_prefix(file.name).is_some_and(|rest| rest.starts_with('-'));
        let of = self.files.iter().filter(is_of).max_by_key(|file| file.name.len())?;
        of.messages().get(name)
    }

    /// A word of the file `grid`, of this language or, without that file, in English.
    fn word(&self, name: &str) -> Option<&Pattern<&'static str>> {
        self.grid().get(name)
    }

    fn grid(&self) -> &Messages {
        let grid = |words: &Self| words.files.iter().position(|file| file.name == "grid");
        match grid(self) {
            Some(own) => self.files[own].messages(),
            None => Self::english().grid(),
        }
    }
}

impl File {
    /// Its messages; those before the first mistake, if it has not been read before.
    fn messages(&self) -> &Messages {
        self.messages.get_or_init(|| self.read().unwrap_or_default())
    }

    fn read(&self) -> Result<Messages, WordsError> {
        let error = |at: usize, expected: String| WordsError {
            file: self.name.to_owned(),
            line: 1 + self.source[..at.min(self.source.len())].matches('\n').count(),
            expected,
        };
        let Resource { body } =
            fluent_syntax::parser::parse_runtime(self.source).map_err(|(_, errors)| {
                errors.first().map_or_else(
                    || error(0, "Fluent".to_owned()),
                    |first| error(first.pos.start, first.kind.to_string()),
                )
            })?;
        let mut messages = Messages::new();
        for entry in body {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = message.value else { continue };
            let name = message.id.name;
            if messages.insert(name, pattern).is_some() {
                let at = self.source.rfind(name).unwrap_or(0);
                return Err(error(at, format!("there is another message '{name}'")));
            }
        }
        Ok(messages)
    }
}
