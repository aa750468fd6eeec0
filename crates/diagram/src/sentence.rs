//! Sentences with cells, digits and houses as values.

use std::borrow::Cow;
use std::fmt;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Span {
    /// Words.
    Text(Cow<'static, str>),
    /// A digit.
    Digit(Digit),
    /// Several digits: "4, 5 and 8".
    Digits(DigitSet),
    /// One of several digits: "4, 5 or 8".
    AnyDigit(DigitSet),
    /// A cell.
    Cell(Cell),
    /// Several cells: "r1c1, r1c2 and r4c1".
    Cells(CellSet),
    /// One of several cells: "r1c1, r1c2 or r4c1".
    AnyCell(CellSet),
    /// A house: "row 3".
    House(House),
    /// Several houses: "rows 1, 4 and 7".
    Houses(HouseSet),
    /// A digit in a cell: "4 in r1c1".
    Candidate(Candidate),
    /// Several candidates, by their digits: "4 in r1c1 and 5 in r2c1", "4 and 5 in r1c1, and 6 in r2c1".
    Candidates(CandidateSet),
}

/// Lists alternatives: with "or" instead of "and".
///
/// ```
/// use sudokit_core::{Cell, CellSet};
/// use sudokit_diagram::{Any, say};
///
/// let ends = CellSet::of(Cell::at(3, 3)).with(Cell::at(5, 1));
/// assert_eq!(say!("{ends} is 5.", [ends = Any(ends)]).to_string(), "r4c4 or r6c2 is 5.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Any<T>(pub T);

/// Names of cells and houses. The default methods use rncn notation.
///
/// ```
/// use sudokit_core::{Cell, House};
/// use sudokit_diagram::{Names, Rncn};
///
/// assert_eq!(Rncn.cell(Cell::at(3, 6)), "r4c7");
/// assert_eq!(Rncn.ordinal(House::row(3)), "4");
/// ```
pub trait Names {
    /// A cell.
    fn cell(&self, cell: Cell) -> String {
        cell.to_string()
    }

    /// A house, without its kind.
    fn ordinal(&self, house: House) -> String {
        house.ordinal().to_string()
    }
}

/// Rncn notation: `r4c7`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rncn;

impl Names for Rncn {}

/// A sentence, or a part of one. [`say!`](crate::say) makes them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Sentence {
    /// Its pieces, in order.
    pub spans: Vec<Span>,
}

impl Sentence {
    /// Appends a piece.
    pub fn push(&mut self, span: impl Into<Span>) {
        self.spans.push(span.into());
    }

    /// Appends another sentence.
    pub fn append(&mut self, other: Self) {
        self.spans.extend(other.spans);
    }

    /// The text, with these names of cells and houses. A house at the start of a sentence gets a capital
    /// letter.
    ///
    /// ```
    /// use sudokit_core::House;
    /// use sudokit_diagram::{Rncn, say};
    ///
    /// let said = say!("{row} needs a 4.", [row = House::row(0)]);
    /// assert_eq!(said.called(&Rncn), "Row 1 needs a 4.");
    /// ```
    pub fn called(&self, names: &dyn Names) -> String {
        let mut text = String::new();
        for span in &self.spans {
            let begins = text.is_empty() || text.ends_with(". ");
            let words = span.called(names);
            if begins && matches!(span, Span::House(_) | Span::Houses(_)) {
                let (first, rest) = words.split_at(1);
                text += &first.to_ascii_uppercase();
                text += rest;
            } else {
                text += &words;
            }
        }
        text
    }
}

/// In rncn notation.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.called(&Rncn))
    }
}

/// In rncn notation.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.called(&Rncn))
    }
}

impl Span {
    fn called(&self, names: &dyn Names) -> String {
        let cells = |cells: CellSet| cells.iter().map(|cell| names.cell(cell)).collect();
        let digits = |digits: DigitSet| digits.iter().map(|digit| digit.to_string()).collect();
        match self {
            Self::Text(text) => text.clone().into_owned(),
            Self::Digit(digit) => digit.to_string(),
            Self::Digits(all) => list(digits(*all), "and"),
            Self::AnyDigit(all) => list(digits(*all), "or"),
            Self::Cell(cell) => names.cell(*cell),
            Self::Cells(all) => list(cells(*all), "and"),
            Self::AnyCell(all) => list(cells(*all), "or"),
            Self::House(house) => format!("{} {}", house.kind(), names.ordinal(*house)),
            Self::Houses(all) => houses(*all, names),
            Self::Candidate(one) => format!("{} in {}", one.digit(), names.cell(one.cell())),
            Self::Candidates(all) => {
                let groups = by_cells(*all);
                let part = |(of, places): &(DigitSet, CellSet)| {
                    format!("{} in {}", list(digits(*of), "and"), list(cells(*places), "and"))
                };
                let parts = groups.iter().map(part).collect();
                let has_lists = groups.iter().any(|(of, places)| of.len() > 1 || places.len() > 1);
                match groups.len() {
                    _ if !has_lists => list(parts, "and"),
                    2 => joined(parts, "", ", and "),
                    _ => joined(parts, "; ", "; and "),
                }
            }
        }
    }
}

/// "a", "a and b", "a, b and c".
fn list(items: Vec<String>, word: &str) -> String {
    joined(items, ", ", &format!(" {word} "))
}

fn joined(mut items: Vec<String>, between: &str, before_last: &str) -> String {
    match items.pop() {
        None => String::new(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{}{before_last}{last}", items.join(between)),
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

/// "rows 1 and 4" if all are of one kind, else "row 1 and box 2".
fn houses(houses: HouseSet, names: &dyn Names) -> String {
    let kinds: Vec<_> = houses.iter().map(House::kind).collect();
    match kinds[..] {
        [first, _, ..] if kinds.iter().all(|kind| *kind == first) => {
            let plural = if first == HouseKind::Block { "es" } else { "s" };
            format!(
                "{first}{plural} {}",
                list(houses.iter().map(|house| names.ordinal(house)).collect(), "and")
            )
        }
        _ => list(houses.iter().map(|house| Span::House(house).called(names)).collect(), "and"),
    }
}

impl<T: Into<Span>> From<T> for Sentence {
    fn from(span: T) -> Self {
        Self { spans: vec![span.into()] }
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
    Candidate => Candidate, CandidateSet => Candidates,
}

impl From<Any<CellSet>> for Span {
    fn from(any: Any<CellSet>) -> Self {
        Self::AnyCell(any.0)
    }
}

impl From<Any<DigitSet>> for Span {
    fn from(any: Any<DigitSet>) -> Self {
        Self::AnyDigit(any.0)
    }
}

impl<T: Copy + Into<Span>> From<&T> for Span {
    fn from(value: &T) -> Self {
        (*value).into()
    }
}

impl From<usize> for Span {
    fn from(number: usize) -> Self {
        number.to_string().into()
    }
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
    use crate::say;

    #[test]
    fn houses_are_named_as_people_count_them() {
        let named = |houses: [House; 2]| Span::from(houses.into_iter().collect::<HouseSet>()).to_string();
        assert_eq!(named([House::row(0), House::row(8)]), "rows 1 and 9");
        assert_eq!(named([House::block(1), House::block(2)]), "boxes 2 and 3");
        assert_eq!(named([House::row(1), House::block(8)]), "row 2 and box 9");
    }

    #[test]
    fn a_house_has_a_capital_letter_where_a_sentence_begins() {
        let [one, last, two] = [House::row(0), House::block(8), House::row(1)];
        let said = say!("{one} needs a 4. {last} has one: {two}.", [one, last, two]);
        assert_eq!(said.to_string(), "Row 1 needs a 4. Box 9 has one: row 2.");
    }

    #[test]
    fn candidates_are_listed_by_digits() {
        let said = |text: &str| {
            let all = text.split(' ').map(|one| one.parse::<Candidate>().expect("a candidate"));
            Span::from(all.collect::<CandidateSet>()).to_string()
        };
        assert_eq!(said("r1c1=4"), "4 in r1c1");
        assert_eq!(said("r2c1=5 r1c1=4"), "4 in r1c1 and 5 in r2c1");
        assert_eq!(said("r1c1=4 r1c1=5"), "4 and 5 in r1c1");
        assert_eq!(said("r1c1=4 r2c1=5 r1c2=4"), "4 in r1c1 and r1c2, and 5 in r2c1");
        let three = "4 in r1c1 and r1c2; 5 in r2c1; and 6 in r3c1";
        assert_eq!(said("r1c1=4 r1c2=4 r2c1=5 r3c1=6"), three);
    }
}
