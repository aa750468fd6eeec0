//! Serialisation of the vocabulary, with the feature `serde`: types with a name as that text, digits as
//! numbers, and sets as lists of their elements.
//!
//! | type | as JSON |
//! |---|---|
//! | cell, candidate | `"r1c1"`, `"r1c1=5"` |
//! | house, line, chute, miniline | `"row 1"`, `"box 3"`, `"band 1"`, `"row 1 in box 1"` |
//! | digit | `5` |
//! | puzzle, solution | 81 characters |
//! | kind of house, and other types with names | its name |
//! | board | givens, digits placed since, candidates removed since, and uniqueness of the givens |
//! | set | `["r1c1", "r1c2"]`, `[4, 8]` |

use crate::{
    Board, Candidate, CandidateSet, Cell, CellSet, Chute, Digit, DigitSet, Flaw, House, HouseSet, Line,
    Miniline, Puzzle, Solution,
};
use core::fmt::{self, Display, Write};
use core::marker::PhantomData;
use core::str::FromStr;
use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

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

/// The element with this name.
fn called<T: Display>(mut all: impl Iterator<Item = T>, name: &str) -> Option<T> {
    all.find(|one| {
        let mut rest = Rest(name);
        write!(rest, "{one}").is_ok() && rest.0.is_empty()
    })
}

/// The rest of a text during comparison with another one as it is written.
struct Rest<'a>(&'a str);

impl Write for Rest<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Reads a value from text as it is parsed.
struct Parsed<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Parsed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Reads a value from text by its parser, whose message becomes the error. For the crates of this workspace.
///
/// # Errors
/// The text is not the value, or there is no text.
#[doc(hidden)]
pub fn parsed<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
    deserializer: D,
    expected: &'static str,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(Parsed(expected, PhantomData))
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits = self.puzzle();
        let mut board = serializer.serialize_struct("Board", FIELDS.len())?;
        board.serialize_field(FIELDS[0], &digits.restricted_to(self.givens()))?;
        board.serialize_field(FIELDS[1], &digits.restricted_to(!self.givens()))?;
        board.serialize_field(FIELDS[2], &self.removed())?;
        board.serialize_field(FIELDS[3], &self.has_unique_givens())?;
        board.end()
    }
}

/// The fields of a board.
const FIELDS: &[&str] = &["puzzle", "placed", "removed", "unique_givens"];

/// Rebuilt from its digits and removed candidates, so that they agree. Contradicting digits are an error.
/// Uniqueness of the givens is trusted, as in [`Board::with_unique_givens`].
impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Board", FIELDS, OfBoard)
    }
}

struct OfBoard;

impl<'de> Visitor<'de> for OfBoard {
    type Value = Board;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board: puzzle, placed, removed and unique_givens")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Board, A::Error> {
        let (mut puzzle, mut placed) = (None, Puzzle::EMPTY);
        let (mut removed, mut is_unique) = (CandidateSet::EMPTY, false);
        while let Some(Field(name)) = fields.next_key()? {
            match name {
                Some(0) => puzzle = Some(fields.next_value()?),
                Some(1) => placed = fields.next_value()?,
                Some(2) => removed = fields.next_value()?,
                Some(3) => is_unique = fields.next_value()?,
                _ => _ = fields.next_value::<IgnoredAny>()?,
            }
        }
        let puzzle: Puzzle = puzzle.ok_or_else(|| de::Error::missing_field(FIELDS[0]))?;
        let mut board = Board::new(&puzzle).or_else(|flawed| {
            // A board may have cells without candidates and digits without a place.
            let is_twice = flawed.flaws.iter().any(|flaw| matches!(flaw, Flaw::Duplicate { .. }));
            if is_twice { Err(de::Error::custom(flawed)) } else { Ok(flawed.board) }
        })?;
        for cell in placed.cells() {
            let digit = placed.digit(cell).expect("it is one of its cells");
            if !board.place(Candidate::at(cell, digit)) {
                return Err(de::Error::custom(format_args!("{digit} cannot be placed in {cell}")));
            }
        }
        board.eliminate_all(removed);
        Ok(if is_unique { board.with_unique_givens() } else { board })
    }
}

/// The number of a field of a board, if it is one.
struct Field(Option<usize>);

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = |text: &str| Some(Self(FIELDS.iter().position(|field| *field == text)));
        deserializer.deserialize_identifier(Named { expected: "the name of a field", read })
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

    /// Serialised values read back, and have this form.
    fn as_json<T: Serialize + for<'de> Deserialize<'de> + PartialEq + fmt::Debug>(value: &T, expected: &str) {
        let json = serde_json::to_string(value).unwrap();
        assert_eq!(json, expected);
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), *value);
    }

    #[test]
    fn values_are_readable() {
        as_json(&Cell::at(0, 8), "\"r1c9\"");
        as_json(&Candidate::at(Cell::at(3, 6), Digit::D3), "\"r4c7=3\"");
        as_json(&Digit::D7, "7");
        as_json(&House::block(2), "\"box 3\"");
        as_json(&Line::from_index(17), "\"column 9\"");
        as_json(&Chute::band(1), "\"band 2\"");
        as_json(&Miniline::from_index(0), "\"row 1 in box 1\"");
        as_json(&CellSet::of(Cell::at(0, 0)).with(Cell::at(1, 1)), "[\"r1c1\",\"r2c2\"]");
        as_json(&DigitSet::of(Digit::D4).with(Digit::D8), "[4,8]");
        as_json(&HouseSet::of(House::row(0)), "[\"row 1\"]");
        as_json(&CandidateSet::EMPTY, "[]");
        as_json(&Puzzle::EMPTY, &std::format!("\"{}\"", ".".repeat(81)));
    }

    #[test]
    fn boards_read_back() {
        let mut board = Board::EMPTY;
        let empty = std::format!("\"{}\"", ".".repeat(81));
        let json =
            std::format!("{{\"puzzle\":{empty},\"placed\":{empty},\"removed\":[],\"unique_givens\":false}}");
        as_json(&board, &json);
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        board = Board::new(&puzzle).unwrap().with_unique_givens();
        board.place("r5c5=5".parse().unwrap());
        board.eliminate_all(
            ["r1c3=1", "r1c3=2", "r1c3=4"].iter().map(|one| one.parse::<Candidate>().unwrap()).collect(),
        );
        let json = serde_json::to_string(&board).unwrap();
        assert!(
            json.contains("\"removed\":[\"r1c3=1\",\"r1c3=2\",\"r1c3=4\"],\"unique_givens\":true"),
            "{json}"
        );
        as_json(&board, &json);
        // A cell without candidates is a flaw, and still a board.
        assert!(!board.flaws().is_empty());
    }

    #[test]
    fn boards_that_contradict_themselves_are_refused() {
        let error = |json: &str| serde_json::from_str::<Board>(json).unwrap_err().to_string();
        let dots = |count| ".".repeat(count);
        let twice = std::format!("{{\"puzzle\":\"11{}\"}}", dots(79));
        assert!(error(&twice).starts_with("row 1 has 1 more than once"), "{}", error(&twice));
        let placed = std::format!("{{\"puzzle\":\"1{}\",\"placed\":\".1{}\"}}", dots(80), dots(79));
        assert!(error(&placed).starts_with("1 cannot be placed in r1c2"));
        let over = std::format!("{{\"puzzle\":\"1{}\",\"placed\":\"2{}\"}}", dots(80), dots(80));
        assert!(error(&over).starts_with("2 cannot be placed in r1c1"));
        assert!(error("{}").starts_with("missing field `puzzle`"));
        assert!(error("[]").contains("expected a board"));
    }

    #[test]
    fn a_grid_that_is_none_is_no_solution() {
        for grid in ["1".repeat(81), "123456789".repeat(9), ".".repeat(81)] {
            assert!(serde_json::from_str::<Solution>(&std::format!("\"{grid}\"")).is_err(), "{grid}");
        }
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
