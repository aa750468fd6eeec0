//! Sentences: a message and the values that it names.

use crate::{Names, Rncn, Words};
use std::borrow::Cow;
use std::fmt;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Flaw, House, HouseSet};

/// A value in a sentence. The message decides how it is written: see [`Words`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// A number of things.
    Number(usize),
    /// A digit.
    Digit(Digit),
    /// Several digits.
    Digits(DigitSet),
    /// A cell.
    Cell(Cell),
    /// Several cells.
    Cells(CellSet),
    /// A house.
    House(House),
    /// Several houses.
    Houses(HouseSet),
    /// A digit in a cell.
    Candidate(Candidate),
    /// Several candidates: much the largest value, so it has a place of its own.
    Candidates(Box<CandidateSet>),
    /// A name that is the same in every language, such as that of a savepoint.
    Name(Cow<'static, str>),
    /// A text that stands in the code in English, and in other languages is a message: see [`Value::term`].
    Term(#[doc(hidden)] Id, Cow<'static, str>),
    /// Another sentence, or a part of one.
    Sentence(Sentence),
    /// Several of them.
    List(Vec<Sentence>),
}

/// A sentence, a part of one, or a few that belong together: the name of a message, and its values.
/// [`say!`](crate::say) makes it, and it gets its words when it is [told](Self::told).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    message: Id,
    values: Vec<(Id, Value)>,
}

/// Stands for the name of a message or of a value, so that a program does not have to carry all names.
/// A test checks that no two messages have the same.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id(u32);

impl Id {
    /// FNV-1a.
    pub const fn of(name: &str) -> Self {
        let (name, mut hash, mut at) = (name.as_bytes(), 0x811c_9dc5_u32, 0);
        while at < name.len() {
            hash = (hash ^ name[at] as u32).wrapping_mul(0x0100_0193);
            at += 1;
        }
        Self(hash)
    }

    /// The message for a text of the code: `role-set-a`.
    pub(crate) fn named(kind: &str, name: &str) -> Self {
        Self::of(&[kind, "-", &name.to_ascii_lowercase().replace(' ', "-")].concat())
    }
}

/// Makes a [`Sentence`] of the name of a message and the values that the message names.
///
/// ```
/// use sudokit_core::{Cell, Digit};
/// use sudokit_diagram::say;
///
/// let digit = Digit::D4;
/// let said = say!("singles-only-digit-left", [digit, cell = Cell::at(8, 8)]);
/// assert_eq!(said.to_string(), "Only 4 is left in r9c9.");
/// ```
#[macro_export]
macro_rules! say {
    ($message:literal) => { $crate::say!($message, []) };
    ($message:literal, [$($name:ident $(= $value:expr)?),* $(,)?]) => {
        $crate::Sentence::of(
            const { $crate::Id::of($message) },
            vec![$((const { $crate::Id::of(stringify!($name)) }, $crate::say!(@ $name $($value)?).into())),*],
        )
    };
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
}

impl Sentence {
    #[doc(hidden)]
    pub const fn of(message: Id, values: Vec<(Id, Value)>) -> Self {
        Self { message, values }
    }

    /// True if it says nothing.
    pub fn is_empty(&self) -> bool {
        self.message == Id::default()
    }

    pub(crate) const fn message(&self) -> Id {
        self.message
    }

    /// Its values, in no particular order.
    pub fn values(&self) -> impl Iterator<Item = &Value> {
        self.values.iter().map(|(_, value)| value)
    }

    pub(crate) fn named(&self) -> &[(Id, Value)] {
        &self.values
    }

    /// All cells that it names, in values and in sentences within it: of houses, those of the house.
    pub fn cells(&self) -> CellSet {
        self.values().fold(CellSet::EMPTY, |all, value| all | value.cells())
    }

    /// The text in these words, with these names of cells and houses.
    ///
    /// ```
    /// use sudokit_core::Cell;
    /// use sudokit_diagram::{Rncn, Words, say};
    ///
    /// let said = say!("singles-look-at-cell", [cell = Cell::at(3, 6)]);
    /// assert_eq!(said.told(Words::english(), &Rncn), "Look at r4c7.");
    /// ```
    pub fn told(&self, words: &Words, names: &dyn Names) -> String {
        words.tell(self, names)
    }
}

/// A contradiction, without a full stop.
impl From<Flaw> for Sentence {
    fn from(flaw: Flaw) -> Self {
        match flaw {
            Flaw::Duplicate { house, digit } => say!("check-repeated", [house, digit]),
            Flaw::EmptyCell { cell } => say!("check-cell-empty", [cell]),
            Flaw::Homeless { house, digit } => say!("check-no-place", [house, digit]),
        }
    }
}

/// In English and in rncn notation.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Words::english(), &Rncn))
    }
}

impl Value {
    /// A text that stands in the code in English, such as the name of a technique. Other languages have it as
    /// [`Words::named`] finds it.
    ///
    /// ```
    /// use sudokit_diagram::{Value, say};
    ///
    /// let name = Value::term("technique", "x-wing", "X-Wing");
    /// assert_eq!(say!("hint-name", [name]).to_string(), "X-Wing.");
    /// ```
    pub fn term(kind: &str, name: &str, english: impl Into<Cow<'static, str>>) -> Self {
        Self::Term(Id::named(kind, name), english.into())
    }

    /// The number of things that it lists.
    pub(crate) fn count(&self) -> usize {
        match self {
            Self::Number(count) => *count,
            Self::Digits(digits) => digits.len(),
            Self::Cells(cells) => cells.len(),
            Self::Houses(houses) => houses.len(),
            Self::Candidates(candidates) => candidates.len(),
            Self::List(sentences) => sentences.len(),
            Self::Digit(_)
            | Self::Cell(_)
            | Self::House(_)
            | Self::Candidate(_)
            | Self::Name(_)
            | Self::Term(..)
            | Self::Sentence(_) => 1,
        }
    }

    /// The sentences within it.
    pub(crate) fn sentences(&self) -> &[Sentence] {
        match self {
            Self::Sentence(sentence) => std::slice::from_ref(sentence),
            Self::List(sentences) => sentences,
            _ => &[],
        }
    }

    fn cells(&self) -> CellSet {
        match self {
            Self::Cell(cell) => CellSet::of(*cell),
            Self::Cells(cells) => *cells,
            Self::House(house) => house.cells(),
            Self::Houses(houses) => houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells()),
            Self::Candidate(candidate) => CellSet::of(candidate.cell()),
            Self::Candidates(candidates) => candidates.cells(),
            Self::Sentence(_) | Self::List(_) => {
                self.sentences().iter().fold(CellSet::EMPTY, |all, said| all | said.cells())
            }
            Self::Number(_) | Self::Digit(_) | Self::Digits(_) | Self::Name(_) | Self::Term(..) => {
                CellSet::EMPTY
            }
        }
    }
}

/// Digits with their cells, those with the same cells together.
#[doc(hidden)]
pub fn by_cells(candidates: CandidateSet) -> Vec<(DigitSet, CellSet)> {
    let (mut parts, mut left) = (Vec::new(), candidates.digits());
    while let Some(first) = left.first() {
        let cells = candidates.cells_of(first);
        let together = left.iter().filter(|digit| candidates.cells_of(*digit) == cells).collect();
        parts.push((together, cells));
        left -= together;
    }
    parts
}

macro_rules! from {
    ($($type:ty => $variant:ident),* $(,)?) => {
        $(impl From<$type> for Value {
            fn from(x: $type) -> Self {
                Self::$variant(x)
            }
        })*
    };
}
from! {
    usize => Number, Digit => Digit, DigitSet => Digits, Cell => Cell, CellSet => Cells, House => House,
    HouseSet => Houses, Candidate => Candidate, Sentence => Sentence,
    Vec<Sentence> => List,
}

impl<T: Copy + Into<Self>> From<&T> for Value {
    fn from(value: &T) -> Self {
        (*value).into()
    }
}

impl From<CandidateSet> for Value {
    fn from(candidates: CandidateSet) -> Self {
        Self::Candidates(Box::new(candidates))
    }
}

impl From<&'static str> for Value {
    fn from(name: &'static str) -> Self {
        Self::Name(Cow::Borrowed(name))
    }
}

impl From<String> for Value {
    fn from(name: String) -> Self {
        Self::Name(Cow::Owned(name))
    }
}
