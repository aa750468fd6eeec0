//! Sentences: a message and the values that it names.

use crate::{Names, Rncn, Words};
use std::borrow::Cow;
use std::fmt;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

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
    /// Several candidates.
    Candidates(CandidateSet),
    /// A name that is the same in every language, such as that of a technique or of a savepoint.
    Name(Cow<'static, str>),
    /// Another sentence, or a part of one.
    Sentence(Sentence),
    /// Several of them.
    List(Vec<Sentence>),
}

/// A sentence, a part of one, or a few that belong together: the name of a message, and its values.
/// [`say!`](crate::say) makes them. Words are looked up only when it is [told](Self::told).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    message: &'static str,
    values: Vec<(&'static str, Value)>,
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
    ($message:literal) => { $crate::Sentence::of($message, vec![]) };
    ($message:literal, [$($name:ident $(= $value:expr)?),* $(,)?]) => {
        $crate::Sentence::of($message, vec![$((stringify!($name), $crate::say!(@ $name $($value)?).into())),*])
    };
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
}

impl Sentence {
    #[doc(hidden)]
    pub const fn of(message: &'static str, values: Vec<(&'static str, Value)>) -> Self {
        Self { message, values }
    }

    /// True if it says nothing.
    pub const fn is_empty(&self) -> bool {
        self.message.is_empty()
    }

    /// The name of its message.
    pub const fn message(&self) -> &'static str {
        self.message
    }

    /// Its values with their names, in no particular order.
    pub fn values(&self) -> &[(&'static str, Value)] {
        &self.values
    }

    /// The value with this name.
    pub(crate) fn value(&self, name: &str) -> Option<&Value> {
        self.values.iter().find(|(of, _)| *of == name).map(|(_, value)| value)
    }

    /// All cells that it names, in values and in sentences within it: of houses, those of the house.
    pub fn cells(&self) -> CellSet {
        let cells = |all: CellSet, (_, value): &(_, Value)| all | value.cells();
        self.values.iter().fold(CellSet::EMPTY, cells)
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

/// In English and in rncn notation.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Words::english(), &Rncn))
    }
}

impl Value {
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
            Self::Number(_) | Self::Digit(_) | Self::Digits(_) | Self::Name(_) => CellSet::EMPTY,
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
    HouseSet => Houses, Candidate => Candidate, CandidateSet => Candidates, Sentence => Sentence,
    Vec<Sentence> => List,
}

impl<T: Copy + Into<Self>> From<&T> for Value {
    fn from(value: &T) -> Self {
        (*value).into()
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
