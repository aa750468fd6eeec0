//! Truths and links with their weights, and how people write them down.
//!
//! ```text
//! r4c7      the cell r4c7
//! 2r4       the places of 2 in row 4; 2c7 in column 7, 2b5 in box 5
//! 3*2r4     the same, counted three times
//! ```

use crate::Variable;
use std::fmt;
use std::str::FromStr;
use sudokit_core::{Digit, House, HouseKind};

/// A cell, or the places of a digit in a house, and how often it counts. Of the candidates in it exactly one
/// is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Weighted {
    /// The cell, or the digit and the house.
    pub(crate) variable: Variable,
    /// The weight.
    pub(crate) weight: u8,
}

/// A text that is no truth and no link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ParseWeightedError(String);

impl fmt::Display for ParseWeightedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a cell such as r4c7 or a digit in a house such as 2r4, 2c7 or 2b5", self.0)
    }
}

impl std::error::Error for ParseWeightedError {}

impl Weighted {
    /// One that counts once.
    pub(super) const fn once(variable: Variable) -> Self {
        Self { variable, weight: 1 }
    }
}

impl FromStr for Weighted {
    type Err = ParseWeightedError;

    fn from_str(text: &str) -> Result<Self, ParseWeightedError> {
        let (weight, name) = match text.split_once('*') {
            Some((weight, name)) => (weight.parse().ok(), name),
            None => (Some(1), text),
        };
        let parsed = weight.zip(variable(name)).map(|(weight, variable)| Self { variable, weight });
        parsed.ok_or_else(|| ParseWeightedError(text.to_owned()))
    }
}

/// A cell or a digit in a house by its name.
fn variable(name: &str) -> Option<Variable> {
    if let Ok(cell) = name.parse() {
        return Some(Variable::Cell(cell));
    }
    let mut letters = name.chars();
    let [digit, kind, number] = [letters.next()?, letters.next()?, letters.next()?];
    let house = match kind {
        'r' => House::row,
        'c' => House::column,
        'b' => House::block,
        _ => return None,
    };
    let place = Variable::Place(house(Digit::from_char(number)?.index()), Digit::from_char(digit)?);
    letters.next().is_none().then_some(place)
}

/// As it is written: `r4c7`, `2r4`, `3*2r4`.
impl fmt::Display for Weighted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.weight != 1 {
            write!(f, "{}*", self.weight)?;
        }
        match self.variable {
            Variable::Cell(cell) => cell.fmt(f),
            Variable::Place(house, digit) => {
                let kind = match house.kind() {
                    HouseKind::Row => 'r',
                    HouseKind::Column => 'c',
                    HouseKind::Block => 'b',
                };
                write!(f, "{digit}{kind}{}", house.ordinal())
            }
        }
    }
}

/// The text.
#[cfg(feature = "serde")]
impl serde::Serialize for Weighted {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// From the text.
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Weighted {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        sudokit_core::parsed(deserializer, "a cell such as r4c7 or a digit in a house such as 2r4")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for index in 0..Variable::COUNT {
            for weight in [1, 2, 255] {
                let one = Weighted { variable: Variable::from_index(index), weight };
                assert_eq!(one.to_string().parse(), Ok(one));
            }
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "r4", "0r4", "2r0", "2r44", "2q4", "*2r4", "-1*2r4", "256*2r4", "2r4 "] {
            assert!(text.parse::<Weighted>().is_err(), "{text}");
        }
    }
}
