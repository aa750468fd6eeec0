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

use crate::error::{Wrong, quote};

/// The value of a parameter of a link: `?name=value`, `&name=value`, `#name=value`.
fn parameter<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.match_indices(name).find_map(|(at, _)| {
        let before = text[..at].chars().next_back()?;
        let after = text[at + name.len()..].strip_prefix('=')?;
        matches!(before, '?' | '&' | '#').then(|| until(after, &['&', '#']))
    })
}

/// The path after some piece of a link, up to what separates parameters and paths.
#[cfg(feature = "links")]
fn after<'a>(text: &'a str, piece: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(piece)?;
    Some(until(rest, &['/', '?', '&', '#']))
}

/// Up to the end of the link or one of these.
fn until<'a>(text: &'a str, stops: &[char]) -> &'a str {
    let ends =
        |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<' | '>' | ')' | ']') || stops.contains(&c);
    &text[..text.find(ends).unwrap_or(text.len())]
}

/// The error for a link without a puzzle in it.
fn no_puzzle(text: &str, expected: &str) -> Wrong {
    Wrong::new(1, expected, quote(text))
}

/// The error for a link that is only a name under which a site keeps the puzzle.
#[cfg(feature = "links")]
fn short_link(text: &str, expected: &str) -> Wrong {
    let what_to_do = "open it in a browser and export the puzzle, or type its digits";
    Wrong::new(
        1,
        format!("a link with the puzzle in it ({expected})"),
        format!("a short link without one, {}; {what_to_do}", quote(text)),
    )
}
