//! Sentences that know what they talk about.

use std::borrow::Cow;
use std::fmt;
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// A piece of a sentence.
///
/// ```
/// use sudokit_core::{Digit, House, HouseSet};
/// use sudokit_diagram::Span;
///
/// assert_eq!(Span::from(Digit::D4).to_string(), "4");
/// let rows = HouseSet::of(House::row(0)).with(House::row(6));
/// assert_eq!(Span::from(rows).to_string(), "rows 1 and 7");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(Cow<'static, str>),
    /// A digit.
    Digit(Digit),
    /// Several digits: "4, 5 and 8".
    Digits(DigitSet),
    /// A cell.
    Cell(Cell),
    /// Several cells: "r1c1, r1c2 and r4c1".
    Cells(CellSet),
    /// A house: "row 3".
    House(House),
    /// Several houses: "rows 1, 4 and 7".
    Houses(HouseSet),
    /// A digit in a cell: "4 in r1c1".
    Candidate(Candidate),
}

/// A sentence, or a part of one. [`sentence!`](crate::sentence) writes it down.
///
/// ```
/// use sudokit_core::Cell;
/// use sudokit_diagram::{Sentence, sentence};
///
/// let said: Sentence = sentence!["Look at ", Cell::at(0, 0), "."];
/// assert_eq!(said.to_string(), "Look at r1c1.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// Its pieces, in order.
    pub spans: Vec<Span>,
}

/// Writes a [`Sentence`] from texts, digits, cells, houses and sets of them.
///
/// ```
/// use sudokit_core::{Cell, CellSet};
/// use sudokit_diagram::sentence;
///
/// let cells: CellSet = [Cell::at(0, 0), Cell::at(0, 1)].into_iter().collect();
/// assert_eq!(sentence!["Only ", cells, " are left."].to_string(), "Only r1c1 and r1c2 are left.");
/// ```
#[macro_export]
macro_rules! sentence {
    ($($span:expr),* $(,)?) => {
        $crate::Sentence { spans: vec![$($crate::Span::from($span)),*] }
    };
}

impl Sentence {
    /// Goes on with a piece.
    ///
    /// ```
    /// # use sudokit_diagram::sentence;
    /// let mut said = sentence!["one"];
    /// said.push(" and two");
    /// assert_eq!(said.to_string(), "one and two");
    /// ```
    pub fn push(&mut self, span: impl Into<Span>) {
        self.spans.push(span.into());
    }

    /// Puts words around.
    ///
    /// ```
    /// # use sudokit_diagram::sentence;
    /// assert_eq!(sentence!["two"].between("one ", " three").to_string(), "one two three");
    /// ```
    #[must_use]
    pub fn between(self, before: &'static str, after: &'static str) -> Self {
        let mut said = sentence![before];
        said.append(self);
        said.push(after);
        said
    }

    /// Goes on with another sentence.
    ///
    /// ```
    /// # use sudokit_diagram::sentence;
    /// let mut said = sentence!["one"];
    /// said.append(sentence![" and two"]);
    /// assert_eq!(said.to_string(), "one and two");
    /// ```
    pub fn append(&mut self, other: Self) {
        self.spans.extend(other.spans);
    }
}

/// In rncn notation, without colours.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| span.fmt(f))
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Digit(digit) => digit.fmt(f),
            Self::Digits(digits) => list(f, digits.iter()),
            Self::Cell(cell) => cell.fmt(f),
            Self::Cells(cells) => list(f, cells.iter()),
            Self::House(house) => house.fmt(f),
            Self::Houses(houses) => same_kind(f, *houses),
            Self::Candidate(candidate) => write!(f, "{} in {}", candidate.digit(), candidate.cell()),
        }
    }
}

/// "a", "a and b", "a, b and c".
fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: impl ExactSizeIterator<Item = T>) -> fmt::Result {
    let last = items.len().saturating_sub(1);
    for (i, item) in items.enumerate() {
        let before = if i == 0 {
            ""
        } else if i == last {
            " and "
        } else {
            ", "
        };
        write!(f, "{before}{item}")?;
    }
    Ok(())
}

/// "rows 1 and 4" if all are of one kind, else "row 1 and box 2".
fn same_kind(f: &mut fmt::Formatter<'_>, houses: HouseSet) -> fmt::Result {
    let kinds: Vec<_> = houses.iter().map(House::kind).collect();
    match kinds[..] {
        [first, _, ..] if kinds.iter().all(|kind| *kind == first) => {
            let plural = if first == sudokit_core::HouseKind::Block { "es" } else { "s" };
            write!(f, "{first}{plural} ")?;
            list(f, houses.iter().map(House::ordinal).collect::<Vec<_>>().into_iter())
        }
        _ => list(f, houses.iter()),
    }
}

macro_rules! from {
    ($($type:ty => $variant:ident),* $(,)?) => {
        $(impl From<$type> for Span {
            fn from(x: $type) -> Self {
                Self::$variant(x)
            }
        })*
    };
}
from! {
    Digit => Digit, DigitSet => Digits, Cell => Cell, CellSet => Cells, House => House, HouseSet => Houses,
    Candidate => Candidate,
}

impl From<&'static str> for Span {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Span {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_are_named_as_people_count_them() {
        let named = |houses: [House; 2]| Span::from(houses.into_iter().collect::<HouseSet>()).to_string();
        assert_eq!(named([House::row(0), House::row(8)]), "rows 1 and 9");
        assert_eq!(named([House::block(1), House::block(2)]), "boxes 2 and 3");
        assert_eq!(named([House::row(1), House::block(8)]), "row 2 and box 9");
    }
}
