//! Levels, by the techniques that a puzzle needs.

use crate::diagram::Words;
use crate::generate::{Recipe, Symmetry};
use crate::logic::techniques::forcing::FORCING_CHAIN_CONTRADICTION;
use crate::{Cancel, Cancelled, Digit, House, Maker, Measure, Puzzle, UnknownName, Wish, logic};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The difficulty of a puzzle for people, by the techniques that it needs.
///
/// An order can name a level by these names or by [HoDoKu's](logic::Level). [`Wish::from`] a level follows
/// HoDoKu's rating, so easy puzzles include those for beginners. The game's puzzles meet the stricter
/// [`wish`](Self::wish).
///
/// ```
/// use sudokit::Level;
///
/// let puzzle = Level::Easy.puzzle(7);
/// assert_eq!(puzzle, Level::Easy.puzzle(7));
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert_eq!("unfair".parse(), Ok(Level::Expert));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Level {
    /// Looking at boxes is enough.
    Beginner,
    /// You also have to look at rows, columns and single cells.
    Easy,
    /// Locked candidates, pairs and triples.
    Medium,
    /// Fish, wings, colours and the like: HoDoKu's hard techniques.
    Hard,
    /// Chains and almost locked sets.
    Expert,
    /// Anything harder: forcing chains and nets.
    Master,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 6] =
        [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Master];

    /// Its name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// Another name that players may know: the one of HoDoKu's level.
    pub const fn other_name(self) -> Option<&'static str> {
        match self {
            Self::Expert => Some("unfair"),
            Self::Master => Some("extreme"),
            Self::Beginner | Self::Easy | Self::Medium | Self::Hard => None,
        }
    }

    /// Its name in the language of these words.
    ///
    /// ```
    /// use sudokit::{Level, diagram::Words};
    ///
    /// assert_eq!(Level::Easy.name_in(Words::english()), "easy");
    /// ```
    pub fn name_in(self, words: &Words) -> &'static str {
        words.named("level", self.name(), self.name())
    }

    /// The name as a heading, in these words.
    ///
    /// ```
    /// use sudokit::{Level, diagram::Words};
    ///
    /// assert_eq!(Level::Hard.heading(Words::english()), "Hard");
    /// ```
    pub fn heading(self, words: &Words) -> String {
        let mut letters = self.name_in(words).chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    }

    /// A sentence about the level.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Beginner => "Scan the boxes: that's all you need.",
            Self::Easy => "Singles only: in boxes, rows, columns and cells.",
            Self::Medium => "Locked candidates, pairs and triples.",
            Self::Hard => "Fish, wings, colours and rectangles.",
            Self::Expert => "Chains and almost locked sets.",
            Self::Master => "Forcing chains and beyond.",
        }
    }

    /// The sentence about the level in the language of these words.
    pub fn about_in(self, words: &Words) -> &'static str {
        words.named("about", self.name(), self.about())
    }

    /// HoDoKu's level of this difficulty; HoDoKu has none for beginners.
    pub fn rated(self) -> Option<logic::Level> {
        logic::Level::ALL.into_iter().find(|rated| Self::from(*rated) == self)
    }

    /// The wish that the game's puzzles of this level meet.
    pub fn wish(self) -> Wish {
        let hodoku = |level| Wish { level: Some(level), ..Wish::default() };
        match self {
            Self::Beginner => Wish { ranges: vec![(Measure::Se, 0..=12)], ..hodoku(logic::Level::Easy) },
            Self::Easy => Wish { ranges: vec![(Measure::Se, 13..=23)], ..hodoku(logic::Level::Easy) },
            Self::Medium => hodoku(logic::Level::Medium),
            Self::Hard => hodoku(logic::Level::Hard),
            Self::Expert => hodoku(logic::Level::Unfair),
            // A high score alone makes a puzzle extreme for HoDoKu; this asks for a step that is.
            Self::Master => Wish { with: vec![&FORCING_CHAIN_CONTRADICTION], ..Wish::default() },
        }
    }

    /// The number of givens of the game's puzzles; `None` if they are minimal. Beginners know grids that are
    /// half full from newspapers: few places to look at, and something to find in each.
    pub const fn givens(self) -> Option<RangeInclusive<usize>> {
        match self {
            Self::Beginner | Self::Easy => Some(36..=45),
            Self::Medium | Self::Hard | Self::Expert | Self::Master => None,
        }
    }

    /// The puzzle with this number. Within a version, level and number always name the same puzzle. Its
    /// givens are symmetric under a half-turn. Beginners' and easy puzzles have [36 to 45](Self::givens)
    /// givens, one at least in each house, and every digit among them.
    pub fn puzzle(self, seed: u64) -> Puzzle {
        self.puzzle_with(seed, Symmetry::HalfTurn, &Cancel::new()).expect("nobody cancels")
    }

    /// The puzzle with this number and another symmetry.
    ///
    /// # Errors
    /// The search was cancelled.
    ///
    /// ```
    /// use sudokit::{Cancel, Level, generate::Symmetry};
    ///
    /// let puzzle = Level::Easy.puzzle_with(1, Symmetry::None, &Cancel::new())?;
    /// assert_ne!(puzzle, Level::Easy.puzzle(1));
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn puzzle_with(self, seed: u64, symmetry: Symmetry, cancel: &Cancel) -> Result<Puzzle, Cancelled> {
        let recipe = Recipe { symmetry, clues: self.givens(), ..Recipe::default() };
        let mut maker = Maker::new(seed).stream(self as u32).recipe(recipe).wish(self.wish()).until(cancel);
        loop {
            let puzzle = maker.puzzles(1)?.pop().ok_or(Cancelled)?;
            if self.givens().is_none() || is_spread(&puzzle) {
                return Ok(puzzle);
            }
        }
    }
}

/// Returns true if every house has a given, and every digit is one.
fn is_spread(puzzle: &Puzzle) -> bool {
    House::all().all(|house| !(house.cells() & puzzle.cells()).is_empty())
        && Digit::all().all(|digit| !puzzle.cells_of(digit).is_empty())
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads either name, in upper or lower case.
impl FromStr for Level {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let mut all = Self::ALL.into_iter();
        let is_name = |name: &str| name.eq_ignore_ascii_case(text);
        let unknown = || UnknownName::new("a level", text, Self::ALL.map(Self::name));
        all.find(|level| is_name(level.name()) || level.other_name().is_some_and(is_name)).ok_or_else(unknown)
    }
}

/// The level of the same difficulty.
impl From<logic::Level> for Level {
    fn from(level: logic::Level) -> Self {
        match level {
            logic::Level::Easy => Self::Easy,
            logic::Level::Medium => Self::Medium,
            logic::Level::Hard => Self::Hard,
            logic::Level::Unfair => Self::Expert,
            logic::Level::Extreme => Self::Master,
        }
    }
}

/// The wish for a level as HoDoKu rates it. Easy includes puzzles for beginners.
///
/// ```
/// use sudokit::{Level, Wish, logic};
///
/// assert_eq!(Wish::from(Level::Expert).level, Some(logic::Level::Unfair));
/// assert_eq!(Wish::from(Level::Beginner), Level::Beginner.wish());
/// ```
impl From<Level> for Wish {
    fn from(level: Level) -> Self {
        match level.rated() {
            Some(rated) => Self { level: Some(rated), ..Self::default() },
            None => level.wish(),
        }
    }
}
