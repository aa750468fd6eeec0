//! The messages of a language, as Project Fluent has them.

#[cfg(feature = "languages")]
mod check;
mod files;
mod message;
mod tell;
mod voice;

use crate::sentence::Id;
use crate::{Names, Sentence, Value};
#[cfg(feature = "languages")]
pub use check::WordsError;
use message::Text;
use std::sync::LazyLock;
#[cfg(feature = "languages")]
use std::sync::OnceLock;
use sudokit_core::sort;
use tell::Telling;
pub use voice::Voice;

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
/// of the file `grid`; the files `techniques`, `summaries` and `terms` have the texts that stand in the code
/// in English.
///
/// ```
/// # #[cfg(feature = "languages")] {
/// use sudokit_core::House;
/// use sudokit_diagram::{Rncn, Words, say};
///
/// let mine = [("grid", "row = line { $name }"), ("singles", "singles-look-at-house = See { $house }!")];
/// let words = Words::new("en", mine).expect("it is Fluent");
/// let said = say!("singles-look-at-house", [house = House::row(3)]);
/// assert_eq!(said.told(&words, &Rncn), "See line 4!");
/// # }
/// ```
///
/// A sentence that lacks a message, its own or one within it, is told in English as a whole. A message speaks
/// to a player; its attributes `.beginner` and `.expert` are for another [`Voice`].
#[derive(Debug)]
pub struct Words {
    language: &'static str,
    /// All files as one text.
    messages: &'static str,
    voice: Voice,
    /// By their ids, in order.
    texts: Vec<(Id, Text)>,
    /// The same in each voice of [`Voice::ALL`], once somebody wants another one.
    #[cfg(feature = "languages")]
    voices: OnceLock<Vec<Words>>,
}

/// Words are the same if they are the same texts in memory, in the same voice; not if they are alike.
impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.voice == other.voice && self.messages.as_ptr() == other.messages.as_ptr()
    }
}

impl Eq for Words {}

impl Words {
    /// The English messages.
    pub fn english() -> &'static Self {
        static ENGLISH: LazyLock<Words> =
            LazyLock::new(|| Words::built_in("en", files::ENGLISH, Voice::Player));
        &ENGLISH
    }

    /// The messages of one of our languages: English, and with the feature `languages` six more. A region
    /// finds its language, as in `de-CH` or `pt_PT.UTF-8`. Traditional Chinese is not ours: rows and columns
    /// have each other's names there.
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
        let is_one_of = |parts: &[&str]| {
            let mut own = language.split(['-', '_', '.', '@']).map(str::to_ascii_lowercase);
            own.any(|part| parts.contains(&part.as_str()))
        };
        // A script says more than a region.
        if wanted("zh") && !is_one_of(&["hans"]) && is_one_of(&["hant", "tw", "hk", "mo"]) {
            return None;
        }
        if wanted("en") {
            return Some(Self::english());
        }
        #[cfg(feature = "languages")]
        {
            static OTHERS: LazyLock<Vec<Words>> = LazyLock::new(|| {
                let all = files::OTHERS.iter();
                all.map(|(language, messages)| Words::built_in(language, messages, Voice::Player)).collect()
            });
            OTHERS.iter().find(|words| wanted(words.language))
        }
        #[cfg(not(feature = "languages"))]
        None
    }

    /// The codes of our languages, English first.
    #[cfg(feature = "languages")]
    pub fn languages() -> impl Iterator<Item = &'static str> {
        std::iter::once("en").chain(files::OTHERS.iter().map(|(language, _)| *language))
    }

    // One copy for all that call it: the module of WebAssembly is weighed.
    #[inline(never)]
    fn built_in(language: &'static str, messages: &'static str, voice: Voice) -> Self {
        let mut texts: Vec<(Id, Text)> = Vec::new();
        for (name, text) in message::messages(messages) {
            match (name.strip_prefix('.'), texts.last_mut()) {
                (None, _) => texts.push((Id::of(name), text)),
                (Some(of), Some(last)) if of == voice.name() => last.1 = text,
                (Some(_), _) => {}
            }
        }
        sort::by_key(&mut texts, |(id, _)| *id);
        Self {
            language,
            messages,
            voice,
            texts,
            #[cfg(feature = "languages")]
            voices: OnceLock::new(),
        }
    }

    /// The same words in another voice.
    ///
    /// ```
    /// use sudokit_diagram::{Voice, Words};
    ///
    /// assert_eq!(Words::english().in_voice(Voice::Expert).voice(), Voice::Expert);
    /// ```
    #[cfg(feature = "languages")]
    pub fn in_voice(&self, voice: Voice) -> &Self {
        if voice == self.voice {
            return self;
        }
        let made = || Voice::ALL.map(|voice| Self::built_in(self.language, self.messages, voice)).into();
        &self.voices.get_or_init(made)[voice as usize]
    }

    /// The voice in which they speak.
    pub const fn voice(&self) -> Voice {
        self.voice
    }

    /// The messages of a language: its code, such as `pt-BR`, and its files, without `.ftl` in their names.
    /// They stay in memory until the program ends.
    ///
    /// # Errors
    ///
    /// A file is not Fluent, uses more of it than we do, or has the same message twice.
    #[cfg(feature = "languages")]
    pub fn new<'a>(
        language: &str,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, WordsError> {
        let mut all = String::new();
        for (name, text) in files {
            check::check(name, text)?;
            all.extend([text, "\n"]);
        }
        Ok(Self::trusted(language, &all, Voice::Player))
    }

    /// The messages of one of our languages, in a voice, where they are not built in: its code, and all files
    /// as one text. Nothing is checked. They stay in memory until the program ends.
    pub fn trusted(language: &str, messages: &str, voice: Voice) -> Self {
        let kept = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
        Self::built_in(kept(language), kept(messages), voice)
    }

    /// The code of the language.
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// A text that stands in the code in English: in this language the message of that kind and name, in
    /// small letters with hyphens, or else the English text.
    ///
    /// ```
    /// use sudokit_diagram::Words;
    ///
    /// assert_eq!(Words::english().named("role", "set A", "set A"), "set A");
    /// # #[cfg(feature = "languages")]
    /// assert_eq!(Words::of("de").unwrap().named("role", "set A", "set A"), "Menge A");
    /// ```
    pub fn named(&self, kind: &str, name: &str, english: &'static str) -> &'static str {
        self.text(Id::named(kind, name)).map_or(english, Text::plain)
    }

    /// The names of all messages, in the order of the files.
    pub fn messages(&self) -> impl Iterator<Item = &'static str> {
        message::messages(self.messages).map(|(name, _)| name).filter(|name| !name.starts_with('.'))
    }

    pub(crate) fn tell(&self, sentence: &Sentence, names: &dyn Names) -> String {
        let words = if self.has(sentence) { self } else { self.fallen_back() };
        let mut telling = Telling::new(words, names);
        telling.sentence(sentence);
        telling.text
    }

    /// English, in the same voice if that is here.
    fn fallen_back(&self) -> &'static Self {
        #[cfg(feature = "languages")]
        return Self::english().in_voice(self.voice);
        #[cfg(not(feature = "languages"))]
        Self::english()
    }

    /// True if it has all messages of a sentence.
    fn has(&self, sentence: &Sentence) -> bool {
        let within = |value: &Value| value.sentences().iter().all(|said| self.has(said));
        sentence.is_empty() || (self.text(sentence.message()).is_some() && sentence.values().all(within))
    }

    /// The text of a message.
    fn text(&self, id: Id) -> Option<Text> {
        let at = self.texts.binary_search_by_key(&id, |(of, _)| *of).ok()?;
        Some(self.texts[at].1)
    }

    /// A word of the file `grid`, of this language or else in English.
    fn word(&self, name: &str) -> Option<Text> {
        let id = Id::of(name);
        self.text(id).or_else(|| Self::english().text(id))
    }
}
