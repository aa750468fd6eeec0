//! Named techniques, as data.

use crate::Family;
use std::borrow::Cow;
use std::fmt;
use sudokit_core::named;
use sudokit_diagram::{Value, Words};

/// A named technique: its names, and its places on the scales. Each is one static value, in the module of the
/// family that finds it.
///
/// ```
/// use sudokit_logic::{Assumes, Kind, techniques::uniqueness};
///
/// let kind: &Kind = "Uniqueness Test 1".parse()?;
/// assert_eq!(kind, &uniqueness::UNIQUE_RECTANGLE_1);
/// assert_eq!((kind.id, kind.assumes), ("unique-rectangle-1", Assumes::UniqueSolution));
/// # Ok::<(), sudokit_core::UnknownName>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Kind {
    /// The name for machines, in kebab-case. It never changes.
    pub id: &'static str,
    /// The name that players use.
    pub name: &'static str,
    /// Other names. Some stand for several kinds: "unique rectangle".
    pub aliases: &'static [&'static str],
    /// Its definition, in a sentence or two.
    pub summary: &'static str,
    /// The family that finds it.
    pub family: &'static dyn Family,
    /// The premise of its steps.
    pub assumes: Assumes,
    /// Its place in HoDoKu.
    pub hodoku: Option<Hodoku>,
    /// The rating of Sudoku Explainer 1.2.1, in tenths, without the surcharge for the length of a chain.
    pub se: Option<u16>,
    /// True if it is only searched when named: its steps are those of other kinds under a narrower name, or
    /// relations; or they are many and slow to find, and others nearly always remove the same candidates.
    pub by_name: bool,
}

/// The premise of a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assumes {
    /// None: no candidate of any solution is removed.
    Nothing,
    /// The puzzle has one solution.
    UniqueSolution,
}

/// The place of a technique in HoDoKu 2.2.0.
///
/// ```
/// # use sudokit_logic::{Level, techniques::singles};
/// let hodoku = singles::HIDDEN_SINGLE.hodoku.unwrap();
/// assert_eq!((hodoku.code, hodoku.level, hodoku.score), ("h1", Level::Easy, 14));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hodoku {
    /// Its name, if that is not the name of the [`Kind`].
    pub name: Option<&'static str>,
    /// Its short name.
    pub code: &'static str,
    /// Its number in the library of cases.
    pub library: &'static str,
    /// Its place in the order of search. Kinds with the same number are one search.
    pub order: u16,
    /// Its level.
    pub level: Level,
    /// The score of one step.
    pub score: u32,
    /// True if HoDoKu uses it by default.
    pub on: bool,
}

/// HoDoKu's levels of difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates and small subsets.
    Medium,
    /// Fish, wings, colours, rectangles.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Forcing nets, and brute force.
    Extreme,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// `Easy`, `Medium`, `Hard`, `Unfair` or `Extreme`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Unfair => "Unfair",
            Self::Extreme => "Extreme",
        }
    }
}

named!(Level, "a level");

impl Kind {
    /// A technique that assumes nothing and is on no scale.
    pub(crate) const fn new(
        id: &'static str,
        name: &'static str,
        summary: &'static str,
        family: &'static dyn Family,
    ) -> Self {
        Self {
            id,
            name,
            aliases: &[],
            summary: summary.trim_ascii(),
            family,
            assumes: Assumes::Nothing,
            hodoku: None,
            se: None,
            by_name: false,
        }
    }

    /// Sets the other names.
    #[must_use]
    pub(crate) const fn aliases(mut self, aliases: &'static [&'static str]) -> Self {
        self.aliases = aliases;
        self
    }

    /// Marks a kind that assumes one solution.
    #[must_use]
    pub(crate) const fn assuming_uniqueness(mut self) -> Self {
        self.assumes = Assumes::UniqueSolution;
        self
    }

    /// Marks a kind that is only searched when named.
    #[must_use]
    pub(crate) const fn asked_by_name(mut self) -> Self {
        self.by_name = true;
        self
    }

    /// Sets HoDoKu's short name, number in the library, order, level and score. The kind is on unless
    /// [`off`](Self::off).
    #[must_use]
    pub(crate) const fn hodoku(
        mut self,
        code: &'static str,
        library: &'static str,
        order: u16,
        level: Level,
        score: u32,
    ) -> Self {
        self.hodoku = Some(Hodoku { name: None, code, library, order, level, score, on: true });
        self
    }

    /// Sets HoDoKu's name.
    #[must_use]
    pub(crate) const fn hodoku_name(mut self, name: &'static str) -> Self {
        if let Some(hodoku) = &mut self.hodoku {
            hodoku.name = Some(name);
        }
        self
    }

    /// HoDoKu's name; [`name`](Self::name) if HoDoKu has the same.
    ///
    /// ```
    /// use sudokit_logic::techniques::{singles, uniqueness};
    ///
    /// assert_eq!(uniqueness::UNIQUE_RECTANGLE_1.name_in_hodoku(), "Uniqueness Test 1");
    /// assert_eq!(singles::FULL_HOUSE.name_in_hodoku(), "Full House");
    /// ```
    pub const fn name_in_hodoku(&self) -> &'static str {
        match self.hodoku {
            Some(Hodoku { name: Some(name), .. }) => name,
            _ => self.name,
        }
    }

    /// Its name in a sentence: these words in English, and in other languages their own.
    ///
    /// ```
    /// use sudokit_diagram::say;
    /// use sudokit_logic::techniques::fish::X_WING;
    ///
    /// assert_eq!(say!("train-it-is", [one = X_WING.named("an X-wing")]).to_string(), "It is an X-wing.");
    /// ```
    pub fn named(&self, english: impl Into<Cow<'static, str>>) -> Value {
        Value::term("technique", self.id, english)
    }

    /// Its name by itself in the language of these words.
    pub fn name_in(&self, words: &Words) -> &'static str {
        words.named("technique", self.id, self.name)
    }

    /// Marks a kind that HoDoKu does not use by default.
    #[must_use]
    pub(crate) const fn off(mut self) -> Self {
        if let Some(hodoku) = &mut self.hodoku {
            hodoku.on = false;
        }
        self
    }

    /// Sets Sudoku Explainer's rating, in tenths.
    #[must_use]
    pub(crate) const fn se(mut self, tenths: u16) -> Self {
        self.se = Some(tenths);
        self
    }
}

/// The same technique: there is one value of each.
impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Kind {}

impl std::hash::Hash for Kind {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

/// The id.
#[cfg(feature = "serde")]
impl serde::Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

/// The name.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
