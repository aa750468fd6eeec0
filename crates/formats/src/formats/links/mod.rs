//! Links to web sites that carry a puzzle, one file a site.

#[cfg(feature = "links")]
mod base32;
#[cfg(feature = "links")]
pub(crate) mod coach;
#[cfg(feature = "links")]
pub(crate) mod fpuzzles;
#[cfg(feature = "links")]
mod lz;
pub(crate) mod sudokuexchange;
#[cfg(feature = "links")]
pub(crate) mod sudokupad;
pub(crate) mod sudokuwiki;

use crate::error::{Wrong, column_of, quote};
use crate::{Entry, scan};
#[cfg(feature = "links")]
use {crate::formats::json, serde_json::Value};

/// Reads the part of a link that carries the puzzle. Columns of errors count from the start of the link.
fn carried(text: &str, part: &str, read: impl FnOnce(&str) -> Result<Entry, Wrong>) -> Result<Entry, Wrong> {
    let columns = column_of(text, scan::start_of(text, part)) - 1;
    read(part).map_err(|wrong| wrong.after(columns))
}

/// Reads 81 digits.
fn digits(text: &str) -> Result<Entry, Wrong> {
    scan::puzzle(text).map(Entry::from)
}

/// Reads a JSON object that a link carries packed. It has no columns of its own: all errors are in the first.
#[cfg(feature = "links")]
fn object(json: &str, read: fn(&Value) -> Result<Entry, Wrong>) -> Result<Entry, Wrong> {
    let value: Value = json::parse(json).map_err(|_| damaged())?;
    read(&value).map_err(|inner| Wrong { column: 1, ..inner })
}

/// The value of a parameter: `?name=value`, `&name=value`, `#name=value`.
fn parameter<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.match_indices(name).find_map(|(at, _)| {
        let before = text[..at].chars().next_back()?;
        let after = text[at + name.len()..].strip_prefix('=')?;
        matches!(before, '?' | '&' | '#').then(|| until(after, &['&', '#']))
    })
}

/// The part of a path after `piece`.
#[cfg(feature = "links")]
fn after<'a>(text: &'a str, piece: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(piece)?;
    Some(until(rest, &['/', '?', '&', '#']))
}

/// The text up to one of `stops` or the end of the link.
fn until<'a>(text: &'a str, stops: &[char]) -> &'a str {
    let ends =
        |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<' | '>' | ')' | ']') || stops.contains(&c);
    &text[..text.find(ends).unwrap_or(text.len())]
}

/// The error for a packed puzzle that cannot be unpacked.
#[cfg(feature = "links")]
fn damaged() -> Wrong {
    Wrong::new(1, "the whole link", "a part of it, or letters that do not belong to it; copy it again")
}

/// The error for a packed puzzle that would fill the memory.
#[cfg(feature = "links")]
fn too_long() -> Wrong {
    Wrong::new(1, "a link to a puzzle", "one with far more in it")
}

/// The error for a link without a puzzle in it.
fn no_puzzle(text: &str, expected: &str) -> Wrong {
    Wrong::new(1, expected, quote(text))
}

/// The error for a short link: the site keeps the puzzle under that name.
#[cfg(feature = "links")]
fn short_link(text: &str, expected: &str) -> Wrong {
    let what_to_do = "open it in a browser and export the puzzle, or type its digits";
    Wrong::new(
        1,
        format!("a link with the puzzle in it ({expected})"),
        format!("a short link without one, {}; {what_to_do}", quote(text)),
    )
}
