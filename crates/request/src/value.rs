//! Values of fields, read from JSON.

use crate::field::Sort;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use std::ops::RangeInclusive;
use std::time::Duration;
use sudokit::diagram::Voice;
#[cfg(feature = "languages")]
use sudokit::diagram::Words;
use sudokit::formats::Format;
use sudokit::generate::Symmetry;
use sudokit::logic::Kind;
use sudokit::misread::in_words;
use sudokit::{
    CanonForm, Cell, CellSet, Entry, Error, Level, Measure, Product, Proof, Puzzle, Scale, Transformation,
};

/// A value of a field.
pub(crate) trait Value: Sized {
    /// The sort of the value.
    const SORT: Sort;

    /// Reads the value.
    fn read(json: &Json) -> Result<Self, Wrong>;
}

/// The reason why a value cannot be read.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// The message names the value that was expected.
    Expected(String),
    /// The sort is right, but the library refuses the value.
    Refused(Error),
}

/// Any error of the library, through its common error type.
impl<E: Into<Error>> From<E> for Wrong {
    fn from(error: E) -> Self {
        Self::Refused(error.into())
    }
}

fn expected<T>(what: impl Into<String>) -> Result<T, Wrong> {
    Err(Wrong::Expected(what.into()))
}

impl<T: Value> Value for Option<T> {
    const SORT: Sort = T::SORT;

    fn read(json: &Json) -> Result<Self, Wrong> {
        if json.is_null() { Ok(None) } else { T::read(json).map(Some) }
    }
}

/// A list.
impl<T: Value> Value for Vec<T> {
    const SORT: Sort = Sort::List(&T::SORT);

    fn read(json: &Json) -> Result<Self, Wrong> {
        match json.as_array() {
            Some(items) => items.iter().map(T::read).collect(),
            None => expected("a list"),
        }
    }
}

/// One value, or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneOrMore<T>(pub Vec<T>);

impl<T: Value> Value for OneOrMore<T> {
    const SORT: Sort = Sort::OneOrMore(&T::SORT);

    fn read(json: &Json) -> Result<Self, Wrong> {
        if json.is_array() { Value::read(json) } else { T::read(json).map(|one| vec![one]) }.map(Self)
    }
}

impl Value for bool {
    const SORT: Sort = Sort::Truth;

    fn read(json: &Json) -> Result<Self, Wrong> {
        json.as_bool().map_or_else(|| expected("true or false"), Ok)
    }
}

impl Value for String {
    const SORT: Sort = Sort::Text;

    fn read(json: &Json) -> Result<Self, Wrong> {
        json.as_str().map_or_else(|| expected("text"), |text| Ok(text.to_owned()))
    }
}

/// A whole number within bounds, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole<const LEAST: u64, const MOST: u64>(pub u64);

impl<const LEAST: u64, const MOST: u64> Value for Whole<LEAST, MOST> {
    const SORT: Sort = Sort::Whole { least: LEAST, most: MOST };

    fn read(json: &Json) -> Result<Self, Wrong> {
        match whole(json).filter(|number| (LEAST..=MOST).contains(number)) {
            Some(number) => Ok(Self(number)),
            None if MOST == u64::MAX => expected(format!("a whole number from {LEAST} up")),
            None => expected(format!("a whole number from {LEAST} to {MOST}")),
        }
    }
}

/// A whole number, which some languages write as `1.0`.
fn whole(json: &Json) -> Option<u64> {
    /// Beyond this, not every whole number is a floating-point number.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    json.as_u64().or_else(|| {
        json.as_f64()
            .filter(|number| number.fract() == 0.0 && (0.0..EXACT).contains(number))
            .map(|number| number as u64)
    })
}

/// Seconds.
impl Value for Duration {
    const SORT: Sort = Sort::Seconds;

    fn read(json: &Json) -> Result<Self, Wrong> {
        let time = json.as_f64().filter(|seconds| *seconds > 0.0);
        let time = time.and_then(|seconds| Self::try_from_secs_f64(seconds).ok());
        time.map_or_else(|| expected("a number of seconds above 0"), Ok)
    }
}

impl Value for Entry {
    const SORT: Sort = Sort::Puzzle;

    fn read(json: &Json) -> Result<Self, Wrong> {
        match json {
            Json::String(text) => Ok(sudokit::read(text)?),
            Json::Array(parts) => of_parts(parts).map(Self::from),
            _ => expected(PUZZLE),
        }
    }
}

const PUZZLE: &str = "a puzzle: text, or 81 numbers in one list or in nine";

/// A puzzle as a list: 81 numbers, nine lists of nine, or nine rows as text.
fn of_parts(parts: &[Json]) -> Result<Puzzle, Wrong> {
    let mut line = String::new();
    for part in parts {
        match part {
            Json::Array(row) => row.iter().try_for_each(|cell| digit(cell).map(|digit| line.push(digit)))?,
            Json::String(row) if parts.len() == 9 => line += row,
            cell => line.push(digit(cell)?),
        }
    }
    if line.chars().count() != Cell::COUNT {
        return expected(PUZZLE);
    }
    Ok(sudokit::read(&line)?.givens)
}

/// The character of a cell; 0, null and empty text stand for an empty cell.
fn digit(cell: &Json) -> Result<char, Wrong> {
    let digit = match cell {
        Json::Null => Some('.'),
        Json::String(text) if text.is_empty() => Some('.'),
        Json::String(text) => text.chars().next().filter(|_| text.chars().count() == 1),
        number => whole(number).and_then(|number| char::from_digit(u32::try_from(number).ok()?, 10)),
    };
    digit.map_or_else(|| expected("numbers from 0 to 9"), Ok)
}

impl Value for Puzzle {
    const SORT: Sort = Sort::Puzzle;

    fn read(json: &Json) -> Result<Self, Wrong> {
        Entry::read(json).map(|entry| entry.givens)
    }
}

/// The cells of a pattern: those without one of the signs that formats have for an empty cell.
impl Value for CellSet {
    const SORT: Sort = Sort::Pattern;

    fn read(json: &Json) -> Result<Self, Wrong> {
        const EXPECTED: &str = "a text of 81 characters or nine texts of 9, with . or 0 for a cell without a given, or a list of cells";
        let marks: Vec<char> = match json {
            Json::String(text) => text.chars().filter(|mark| !mark.is_whitespace()).collect(),
            Json::Array(rows)
                if rows.len() == 9
                    && rows.iter().all(|row| row.as_str().is_some_and(|row| row.len() == 9)) =>
            {
                rows.iter().filter_map(Json::as_str).flat_map(str::chars).collect()
            }
            Json::Array(cells)
                if cells.iter().all(|cell| cell.as_str().is_some_and(|cell| cell.len() > 1)) =>
            {
                let names = cells.iter().filter_map(Json::as_str);
                return Ok(names.map(str::parse::<Cell>).collect::<Result<_, _>>()?);
            }
            Json::Array(_) => return Puzzle::read(json).map(|puzzle| puzzle.cells()),
            _ => Vec::new(),
        };
        if marks.len() != Cell::COUNT {
            return expected(EXPECTED);
        }
        Ok(Cell::all()
            .zip(marks)
            .filter(|(_, mark)| !matches!(mark, '.' | '0' | '_' | '*'))
            .map(|(cell, _)| cell)
            .collect())
    }
}

/// Values that have names.
macro_rules! by_name {
    ($($type:ident: $names:expr,)*) => {
        $(impl Value for $type {
            const SORT: Sort = Sort::Name { of: stringify!($type), names: || $names };

            fn read(json: &Json) -> Result<Self, Wrong> {
                Ok(name(json)?.parse::<Self>()?)
            }
        })*
    };
}

by_name! {
    Level: Self::ALL.into_iter().flat_map(|level| [Some(level.name()), level.other_name()]).flatten().collect(),
    Symmetry: Self::ALL.iter().map(|symmetry| symmetry.name()).collect(),
    Product: Self::ALL.iter().map(|product| product.name()).collect(),
    CanonForm: Self::ALL.iter().map(|form| form.name()).collect(),
    Voice: Self::ALL.iter().map(|voice| voice.name()).collect(),
    Format: Self::ALL.iter().map(|format| format.name()).collect(),
}

fn name(json: &Json) -> Result<&str, Wrong> {
    json.as_str().map_or_else(|| expected("a name"), Ok)
}

impl Value for &'static Kind {
    const SORT: Sort = Sort::Technique;

    fn read(json: &Json) -> Result<Self, Wrong> {
        Ok(name(json)?.parse()?)
    }
}

/// A name that may stand for several techniques.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Technique(pub String);

impl Value for Technique {
    const SORT: Sort = Sort::Technique;

    fn read(json: &Json) -> Result<Self, Wrong> {
        name(json).map(|name| Self(name.to_owned()))
    }
}

/// The scales that a name stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scales(pub Vec<Scale>);

impl Value for Scales {
    const SORT: Sort = Sort::Name {
        of: "Scale",
        names: || Scale::ALL.iter().map(|scale| scale.name()).chain(["all"]).collect(),
    };

    fn read(json: &Json) -> Result<Self, Wrong> {
        Ok(Self(Scale::named(name(json)?)?))
    }
}

/// The name of a language: the context may have more than the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language(pub String);

impl Value for Language {
    const SORT: Sort = Sort::Name { of: "Language", names: languages };

    fn read(json: &Json) -> Result<Self, Wrong> {
        name(json).map(|name| Self(name.to_owned()))
    }
}

#[cfg(feature = "languages")]
pub(crate) fn languages() -> Vec<&'static str> {
    Words::languages().collect()
}

#[cfg(not(feature = "languages"))]
pub(crate) fn languages() -> Vec<&'static str> {
    vec!["en"]
}

impl Value for Transformation {
    const SORT: Sort = Sort::Transformation;

    fn read(json: &Json) -> Result<Self, Wrong> {
        const EXPECTED: &str = "a transformation: a name such as mirror, quarter-turn or swap-r1-r3, or text such as \
                                rows 123456789 columns 123456789 digits 123456789";
        match &*name(json)?.to_ascii_lowercase() {
            text if text.starts_with("rows") => Ok(text.parse()?),
            name => Self::by_name(name).map_or_else(|| expected(EXPECTED), Ok),
        }
    }
}

/// The least and the greatest number of givens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Givens(pub RangeInclusive<usize>);

impl Value for Givens {
    const SORT: Sort = Sort::Span { least: 0, most: 81 };

    fn read(json: &Json) -> Result<Self, Wrong> {
        let (least, most) = ends(json, |json| whole(json).and_then(|number| usize::try_from(number).ok()))
            .map_or_else(|| expected("a whole number, or a range such as [28, 32]"), Ok)?;
        Ok(Self(least..=most))
    }
}

/// A share in percent, from one to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Percent(pub RangeInclusive<u32>);

impl Value for Percent {
    const SORT: Sort = Sort::Span { least: 0, most: 100 };

    fn read(json: &Json) -> Result<Self, Wrong> {
        match ends(json, |json| whole(json).and_then(|number| u32::try_from(number).ok())) {
            Some((least, most)) if least <= most && most <= 100 => Ok(Self(least..=most)),
            _ => expected("a whole number up to 100, or a range such as [30, 60]"),
        }
    }
}

/// Numbers of steps of techniques.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepCounts(pub Vec<(&'static Kind, RangeInclusive<u32>)>);

impl Value for StepCounts {
    const SORT: Sort = Sort::Steps;

    fn read(json: &Json) -> Result<Self, Wrong> {
        let Some(numbers) = json.as_object() else {
            return expected("an object of techniques and numbers, such as {\"x-wing\": [2, 3]}");
        };
        let one = |(name, range): (&String, &Json)| {
            let kind = <&'static Kind>::read(&Json::String(name.clone()))?;
            match ends(range, |json| whole(json).and_then(|number| u32::try_from(number).ok())) {
                Some((least, most)) if least <= most => Ok((kind, least..=most)),
                _ => expected(format!("a whole number, or a range such as [2, 3], for {}", kind.id)),
            }
        };
        numbers.iter().map(one).collect::<Result<_, _>>().map(Self)
    }
}

/// Two ends, or one number for both.
fn ends<T: Copy>(json: &Json, number: impl Fn(&Json) -> Option<T>) -> Option<(T, T)> {
    match json {
        Json::Array(ends) => match &ends[..] {
            [least, most] => Some((number(least)?, number(most)?)),
            _ => None,
        },
        one => number(one).map(|one| (one, one)),
    }
}

/// Ranges of ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ratings(pub Vec<(Measure, RangeInclusive<u32>)>);

impl Value for Ratings {
    const SORT: Sort = Sort::Ratings;

    fn read(json: &Json) -> Result<Self, Wrong> {
        let Some(ranges) = json.as_object() else {
            return expected("an object of scales and ranges, such as {\"se\": [7.0, 8.0]}");
        };
        ranges
            .iter()
            .map(|(scale, range)| Ok((scale.parse()?, of_ratings(scale.parse()?, range)?)))
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

/// A range of ratings, in tenths if the scale has tenths.
fn of_ratings(measure: Measure, json: &Json) -> Result<RangeInclusive<u32>, Wrong> {
    let (unit, digits) =
        if measure.is_in_tenths() { (10.0, "numbers with one decimal") } else { (1.0, "whole numbers") };
    let number = |json: &Json| {
        let number = json.as_f64()? * unit;
        let is_one =
            (number - number.round()).abs() < 1e-6 && (0.0..=f64::from(u32::MAX)).contains(&number.round());
        is_one.then(|| number.round() as u32)
    };
    match ends(json, number) {
        Some((least, most)) if least <= most => Ok(least..=most),
        Some(_) => expected(format!("the least rating first for {measure}")),
        None => expected(format!("one or two {digits} for {measure}")),
    }
}

/// Options of a search: their names and values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings(pub Vec<(String, String)>);

impl Value for Settings {
    const SORT: Sort = Sort::Settings;

    fn read(json: &Json) -> Result<Self, Wrong> {
        let value = |(name, value): (&String, &Json)| match value {
            Json::String(text) => Ok((name.clone(), text.clone())),
            Json::Bool(_) | Json::Number(_) => Ok((name.clone(), value.to_string())),
            _ => expected(format!("a number, text, true or false for '{name}'")),
        };
        match json.as_object() {
            Some(settings) => settings.iter().map(value).collect::<Result<_, _>>().map(Self),
            None => expected("an object of names and values, such as {\"whip-length\": 8}"),
        }
    }
}

impl Value for Proof {
    const SORT: Sort = Sort::Proof;

    fn read(json: &Json) -> Result<Self, Wrong> {
        match json {
            Json::String(text) => proof(serde_json::from_str(text)),
            // By way of its text: a second reader would be as large as the first.
            json => proof(serde_json::from_str(&json.to_string())),
        }
    }
}

fn proof<T: DeserializeOwned>(read: Result<T, serde_json::Error>) -> Result<T, Wrong> {
    read.or_else(|why| expected(format!("a proof; {}", in_words(&why.to_string()))))
}
