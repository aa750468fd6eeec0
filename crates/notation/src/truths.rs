//! Truths and links: `2 truths {r1c12} 2 links {3r1 4r1} => r1c3<>3`.
//!
//! In braces: cells, `r1c12`; a digit in houses, `3r1` or `3r14b2`; cells of a row as Xsudo writes them,
//! `1n12` for `r1c12`. `3*` before one makes it count three times. Other lists of links that do as well stand
//! behind a `|`. The numbers before the braces may be left out; they must be right.

use crate::Misread;
use crate::cursor::Cursor;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sudokit_core::House;

/// Reads an argument; its record.
pub(crate) fn read(at: &mut Cursor<'_>) -> Result<Value, Misread> {
    let (truths, others) = braced(at, "truths")?;
    if !others.is_empty() {
        return Err(at.expected("one list of truths"));
    }
    let (links, instead) = braced(at, "links")?;
    at.ends()?;
    Ok(json!({ "truths": truths, "links": links, "instead": instead }))
}

/// `2 truths = {r1c1 3r4}`: the first list in the braces, and the others.
fn braced(at: &mut Cursor<'_>, word: &str) -> Result<(Vec<String>, Vec<Vec<String>>), Misread> {
    let here = *at;
    let announced: String = at.rest().trim_start().chars().take_while(char::is_ascii_digit).collect();
    at.takes(&announced);
    at.needs(word)?;
    let _ = at.takes("=");
    at.needs("{")?;
    let mut lists = vec![list(at)?];
    while at.takes("|") {
        lists.push(list(at)?);
    }
    at.needs("}")?;
    let first = lists.remove(0);
    if !announced.is_empty() && announced != first.len().to_string() {
        return Err(here.expected(&format!("{} {word}, as many as are in the braces", first.len())));
    }
    Ok((first, lists))
}

/// All that is named up to a bar or a brace, each once.
fn list(at: &mut Cursor<'_>) -> Result<Vec<String>, Misread> {
    let (mut names, mut seen) = (Vec::new(), BTreeSet::new());
    while !at.rest().trim_start().starts_with(['|', '}']) {
        let here = *at;
        let wrong = || here.expected("cells such as r1c12, or a digit in houses such as 3r14b2");
        let (weight, more) = names_of(at).ok_or_else(wrong)?;
        for name in more {
            if !seen.insert(name.clone()) {
                return Err(here.expected(&format!("each once, and {name} is named a second time")));
            }
            names.push(if weight == 1 { name } else { format!("{weight}*{name}") });
        }
        let _ = at.takes(",") || at.takes(";");
    }
    Ok(names)
}

/// `r1c12`, `1n12`, `3r14b2`, `3*2r4`: how often it counts, and the names.
fn names_of(at: &mut Cursor<'_>) -> Option<(u8, Vec<String>)> {
    let weight = at.maybe(|at| {
        let number: String = at.rest().trim_start().chars().take_while(char::is_ascii_digit).collect();
        (at.takes(&number) && at.takes("*")).then(|| number.parse::<u8>().ok())?
    });
    let weight = weight.unwrap_or(1);
    if weight == 0 {
        return None;
    }
    if let Some(cells) = at.crossing() {
        return Some((weight, cells.iter().map(|cell| cell.to_string()).collect()));
    }
    let digits = at.numbers()?;
    if at.takes("n") {
        let columns = at.numbers()?;
        let of_row = |row| columns.iter().map(move |column| format!("r{row}c{column}"));
        return Some((weight, digits.iter().flat_map(of_row).collect()));
    }
    let houses = at.houses()?;
    let letter = |house: House| &house.kind().name()[..1];
    let of_digit =
        |digit| houses.iter().map(move |house| format!("{digit}{}{}", letter(house), house.ordinal()));
    Some((weight, digits.iter().flat_map(of_digit).collect()))
}
