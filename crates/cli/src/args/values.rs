//! Values that several commands read.

use crate::io::decode::Decoder;
use clap::builder::{PossibleValue, PossibleValuesParser, RangedU64ValueParser, TypedValueParser};
use std::fs::File;
use std::io::BufReader;
use std::time::Duration;
use sudokit::formats::{Format, ReadError, Reader};
use sudokit::generate::Symmetry;
use sudokit::{Aim, Cell, Puzzle};
use sudokit_print::{Book, INCH, MM};

/// No puzzle with one solution has fewer givens (McGuire, Tugemann and Civario, 2012): nothing to search for.
pub(crate) const LEAST_GIVENS: usize = 17;

/// A parser for a time in seconds.
pub fn seconds(text: &str) -> Result<Duration, &'static str> {
    let number = text.parse().ok();
    number
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or("it must be a number of seconds, 0 or more")
}

/// A parser for a number of seconds in which something can be done.
#[cfg(any(feature = "mcp", feature = "serve"))]
pub(crate) fn seconds_above_zero(text: &str) -> Result<Duration, &'static str> {
    let time = seconds(text).ok().filter(|time| !time.is_zero());
    time.ok_or("it must be a number of seconds above 0")
}

/// A parser for a puzzle in any format, or for the name of a file that begins with one.
pub(crate) fn puzzle(text: &str) -> Result<Puzzle, String> {
    let entry = match File::open(text) {
        Ok(file) => {
            Reader::new(BufReader::new(Decoder::new(file))).next().ok_or("there is no puzzle in this file")?
        }
        Err(_) => sudokit::read(text).map_err(ReadError::Parse),
    };
    entry.map(|entry| entry.givens).map_err(|error| error.to_string())
}

/// A parser for what a way is to be like.
pub(crate) fn aim() -> impl TypedValueParser<Value = Aim> {
    PossibleValuesParser::new(Aim::ALL.map(Aim::name)).try_map(|name| name.parse::<Aim>())
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

/// A parser for the names of the formats that can be read; it suggests the nearest to a wrong one.
pub(super) fn read_formats() -> impl TypedValueParser<Value = Format> {
    let formats = Format::ALL.iter().filter(|format| format.reads());
    PossibleValuesParser::new(formats.copied().map(possible_value))
        .try_map(|name| Format::by_name(&name).ok_or("no such format"))
}

/// A format of puzzles by all of its names.
pub(crate) fn possible_value(format: Format) -> PossibleValue {
    PossibleValue::new(format.name()).aliases(format.aliases().iter().copied()).help(format.title())
}

/// A parser for how many puzzles are printed on a page.
pub(crate) fn per_page() -> impl TypedValueParser<Value = usize> {
    RangedU64ValueParser::<usize>::new().range(1..=Book::MOST_PER_PAGE as u64)
}

/// A length with its unit, in points; millimetres without one.
pub(crate) fn length(text: &str) -> Result<f64, String> {
    let units = [("mm", MM), ("cm", 10.0 * MM), ("in", INCH), ("pt", 1.0), ("", MM)];
    let (number, unit) = units
        .into_iter()
        .find_map(|(name, unit)| Some((text.trim().strip_suffix(name)?, unit)))
        .unwrap_or((text, MM));
    match number.trim().parse::<f64>() {
        Ok(length) if (0.0..=10_000.0).contains(&length) => Ok(length * unit),
        _ => Err("expected a length such as 12mm, 0.5in or 36pt".to_owned()),
    }
}

/// The symmetries of patterns, by name.
pub(crate) fn symmetries() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::name)).try_map(|name| name.parse::<Symmetry>())
}
