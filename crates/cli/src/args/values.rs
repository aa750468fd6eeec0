//! Values that several commands read.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::time::Duration;
use sudokit::formats::Format;
use sudokit::{Cell, Puzzle};

/// No puzzle with one solution has fewer givens (McGuire, Tugemann and Civario, 2012): nothing to search for.
pub(crate) const LEAST_GIVENS: usize = 17;

/// A parser for a time in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, &'static str> {
    let number = text.parse().ok();
    number
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or("it must be a number of seconds, 0 or more")
}

/// A parser for a puzzle, in any format.
pub(crate) fn puzzle(text: &str) -> Result<Puzzle, String> {
    sudokit::read(text).map(|entry| entry.givens).map_err(|error| error.to_string())
}

/// A parser for a cell, in either notation.
pub(crate) fn cell(name: &str) -> Result<Cell, String> {
    let by_letter = || {
        let mut letters = name.chars();
        let row = "ABCDEFGHJ".find(letters.next()?.to_ascii_uppercase())?;
        let column = letters.next()?.to_digit(10)?.checked_sub(1)? as usize;
        (letters.next().is_none() && column < 9).then(|| Cell::at(row, column))
    };
    name.parse().or_else(|_| by_letter().ok_or_else(|| "a cell is written r4c7 or D7".to_owned()))
}

/// A parser for the names of the formats that a test holds of; it suggests the nearest to a wrong one.
pub(crate) fn formats(test: fn(Format) -> bool) -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(named(test)).try_map(|name| Format::by_name(&name).ok_or("no such format"))
}

/// The formats that a test holds of, as possible values.
pub(crate) fn named(test: fn(Format) -> bool) -> impl Iterator<Item = PossibleValue> {
    let formats = Format::ALL.iter().filter(move |format| test(**format));
    formats.map(|format| {
        PossibleValue::new(format.name()).aliases(format.aliases().iter().copied()).help(format.title())
    })
}
