//! The vocabulary as data, with the feature `serde`: what has a name in text is that text, digits are numbers, and sets
//! are lists of their elements.
//!
//! | type | as JSON |
//! |---|---|
//! | cell, candidate | `"r1c1"`, `"r1c1=5"` |
//! | house, line, chute, miniline | `"row 1"`, `"box 3"`, `"band 1"`, `"row 1 in box 1"` |
//! | digit | `5` |
//! | puzzle, solution | 81 characters |
//! | set | `["r1c1", "r1c2"]`, `[4, 8]` |

use crate::{
    Candidate, CandidateSet, Cell, CellSet, Chute, Digit, DigitSet, House, HouseSet, Line, Miniline, Puzzle,
    Solution,
};
use core::fmt::{self, Display, Write};
use core::marker::PhantomData;
use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// Reads a value from its name.
struct Named<T> {
    expected: &'static str,
    read: fn(&str) -> Option<T>,
}

impl<T> Visitor<'_> for Named<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        (self.read)(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
    }
}

macro_rules! named {
    ($($type:ty, $expected:literal, $read:expr;)*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Named { expected: $expected, read: $read })
            }
        })*
    };
}

named! {
    Cell, "a cell such as r1c1", |text| text.parse().ok();
    Candidate, "a candidate such as r4c7=3", |text| text.parse().ok();
    Puzzle, "81 digits and dots", |text| text.parse().ok();
    Solution, "81 digits that solve a puzzle", |text| Self::try_from(&text.parse::<Puzzle>().ok()?).ok();
    House, "a house such as row 1, column 1 or box 1", |text| called(Self::all(), text);
    Line, "a line such as row 1 or column 1", |text| called(Self::all(), text);
    Chute, "a band or stack such as band 1", |text| called(Self::all(), text);
    Miniline, "a miniline such as row 1 in box 1", |text| called(Self::all(), text);
}

/// The one with this name.
fn called<T: Display>(mut all: impl Iterator<Item = T>, name: &str) -> Option<T> {
    all.find(|one| {
        let mut rest = Rest(name);
        write!(rest, "{one}").is_ok() && rest.0.is_empty()
    })
}

/// What is still to come of a text that is compared with another as that is written.
struct Rest<'a>(&'a str);

impl Write for Rest<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = u8::deserialize(deserializer)?;
        let wrong = || de::Error::invalid_value(de::Unexpected::Unsigned(value.into()), &"a digit, 1 to 9");
        Self::from_value(value).ok_or_else(wrong)
    }
}

/// Reads a set from the list of its elements.
struct Elements<S, T>(PhantomData<(S, T)>);

impl<'de, S: Default + Extend<T>, T: Deserialize<'de>> Visitor<'de> for Elements<S, T> {
    type Value = S;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<S, A::Error> {
        let mut set = S::default();
        while let Some(element) = elements.next_element()? {
            set.extend([element]);
        }
        Ok(set)
    }
}

macro_rules! set {
    ($($set:ident of $element:ident,)*) => {
        $(impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_seq(Elements::<Self, $element>(PhantomData))
            }
        })*
    };
}

set! {
    CellSet of Cell,
    DigitSet of Digit,
    HouseSet of House,
    CandidateSet of Candidate,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    /// What is written reads back, and is written as this.
    fn as_json<T: Serialize + for<'de> Deserialize<'de> + PartialEq + fmt::Debug>(value: T, expected: &str) {
        let json = serde_json::to_string(&value).unwrap();
        assert_eq!(json, expected);
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
    }

    #[test]
    fn values_are_readable() {
        as_json(Cell::at(0, 8), "\"r1c9\"");
        as_json(Candidate::at(Cell::at(3, 6), Digit::D3), "\"r4c7=3\"");
        as_json(Digit::D7, "7");
        as_json(House::block(2), "\"box 3\"");
        as_json(Line::from_index(17), "\"column 9\"");
        as_json(Chute::band(1), "\"band 2\"");
        as_json(Miniline::from_index(0), "\"row 1 in box 1\"");
        as_json(CellSet::of(Cell::at(0, 0)).with(Cell::at(1, 1)), "[\"r1c1\",\"r2c2\"]");
        as_json(DigitSet::of(Digit::D4).with(Digit::D8), "[4,8]");
        as_json(HouseSet::of(House::row(0)), "[\"row 1\"]");
        as_json(CandidateSet::EMPTY, "[]");
        as_json(Puzzle::EMPTY, &std::format!("\"{}\"", ".".repeat(81)));
    }

    #[test]
    fn every_named_value_reads_back() {
        for house in House::all() {
            assert_eq!(called(House::all(), &house.to_string()), Some(house));
        }
        for miniline in Miniline::all() {
            assert_eq!(called(Miniline::all(), &miniline.to_string()), Some(miniline));
        }
    }

    #[test]
    fn nonsense_is_refused_and_named() {
        let error = |json: &str| serde_json::from_str::<House>(json).unwrap_err().to_string();
        assert!(
            error("\"row 10\"")
                .starts_with("invalid value: string \"row 10\", expected a house such as row 1"),
            "{}",
            error("\"row 10\"")
        );
        for json in ["\"row\"", "\"row 1 \"", "\"\"", "3"] {
            assert!(serde_json::from_str::<House>(json).is_err(), "{json}");
        }
        for json in ["0", "10", "-1", "\"1\""] {
            assert!(serde_json::from_str::<Digit>(json).is_err(), "{json}");
        }
        assert!(serde_json::from_str::<CellSet>("[\"r1c0\"]").is_err());
    }
}
