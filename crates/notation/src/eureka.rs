//! Alternating inference chains in Eureka notation, `(4=5)r5c2-(5=4)r5c5 => r5c1<>4`, and as HoDoKu writes
//! them, `r1c6 =6= r1c4 -6- r5c4 =6= r5c6 => r4c6<>6`.
//!
//! A strong link is a cell, a digit in the houses of both ends, or two digits of an almost locked set, whose
//! cells stand behind the parentheses: `(4=7)r1c235`. These are the truths. Weak links need no record. In a
//! chain of HoDoKu a set is a node, which loses the digit before it and has the one behind: `r4c2 -4-
//! ALS:r1c235 -7- r1c9`.

use crate::Misread;
use crate::cursor::Cursor;
use serde_json::{Value, json};
use sudokit_core::{CellSet, Digit, DigitSet};

/// Digits in one of some cells.
#[derive(Clone, Copy, Debug)]
struct Node {
    digits: DigitSet,
    cells: CellSet,
    /// True inside parentheses with a strong link, where several cells are a set.
    is_in_set: bool,
}

impl Node {
    /// A strong link between two nodes, as records have it.
    fn linked(from: Self, to: Self) -> impl Iterator<Item = Value> {
        let written = |node: Self, digit: Digit, is_on: bool| {
            let set = if node.is_in_set { node.cells } else { CellSet::EMPTY };
            json!({ "digit": digit, "cells": node.cells, "set": set, "is_on": is_on })
        };
        let pairs = from.digits.iter().flat_map(move |lost| to.digits.iter().map(move |got| (lost, got)));
        pairs.flat_map(move |(lost, got)| [written(from, lost, false), written(to, got, true)])
    }

    /// A cell or a set by itself as a strong link. Any two digits do; one alone would mean its houses.
    fn itself(cells: CellSet, is_in_set: bool) -> impl Iterator<Item = Value> {
        let of = |digit: Digit| Self { digits: DigitSet::of(digit), cells, is_in_set };
        Self::linked(of(Digit::D1), of(Digit::D2))
    }
}

/// The sign between two nodes: `=` is true for a strong link.
fn sign(at: &mut Cursor<'_>) -> Option<bool> {
    if at.takes("=") {
        return Some(true);
    }
    (at.takes("-") || at.takes("–") || at.takes("−")).then_some(false)
}

/// Nodes of the same cells, with the links between them: `(4=5-7)r5c2`, `r5c2(4=5)`, `4r5c2`.
fn term(at: &mut Cursor<'_>) -> Result<(Vec<Node>, Vec<bool>), Misread> {
    let first = at.crossing();
    let (mut digits, mut links) = (Vec::new(), Vec::new());
    let wants_digits = |at: &Cursor<'_>| at.expected("digits");
    if at.takes("(") {
        digits.push(at.digits().ok_or_else(|| wants_digits(at))?);
        while let Some(link) = sign(at) {
            links.push(link);
            digits.push(at.digits().ok_or_else(|| wants_digits(at))?);
        }
        at.needs(")")?;
    } else {
        digits.push(at.digits().ok_or_else(|| at.expected("a node such as (4)r1c23"))?);
    }
    let cells = match first {
        Some(cells) => cells,
        None => at.cells().ok_or_else(|| at.expected("cells such as r1c23"))?,
    };
    let is_in_set = cells.len() > 1 && links.contains(&true);
    Ok((digits.into_iter().map(|digits| Node { digits, cells, is_in_set }).collect(), links))
}

/// Reads a chain; the record of its strong links.
pub(crate) fn read(at: &mut Cursor<'_>) -> Result<Value, Misread> {
    let (mut nodes, mut links) = term(at)?;
    loop {
        let here = *at;
        let Some(link) = sign(at) else { break };
        if at.is_done() || at.takes("loop") {
            break;
        }
        if links.last() == Some(&link) {
            return Err(here.expected("strong and weak links one after the other"));
        }
        links.push(link);
        let (more, inner) = term(at)?;
        nodes.extend(more);
        links.extend(inner);
    }
    at.ends()?;
    if !links.contains(&true) {
        return Err(at.expected("a strong link, '='"));
    }
    if links.windows(2).any(|two| two[0] == two[1]) {
        return Err(at.expected("strong and weak links one after the other"));
    }
    let strong = links.iter().zip(nodes.windows(2)).filter(|(link, _)| **link).map(|(_, two)| two);
    Ok(json!({ "nodes": strong.flat_map(|two| Node::linked(two[0], two[1])).collect::<Value>() }))
}

/// The word before the cells of an almost locked set in a chain of HoDoKu.
const SET: &str = "als:";

/// Reads a chain as HoDoKu writes it; the record of its strong links, its cells and its sets.
pub(crate) fn of_hodoku(at: &mut Cursor<'_>) -> Result<Value, Misread> {
    // The digits of the chain, and the link to the end of a loop: `3/4 4-`.
    let _ = at.maybe(|at| at.digits().filter(|_| !at.rest().starts_with(['-', '='])));
    let _ = at.maybe(|at| at.digit().filter(|_| sign(at).is_some()));
    let mut records = Vec::new();
    let cells = |at: &mut Cursor<'_>, records: &mut Vec<Value>| {
        let is_in_set = at.takes(SET);
        let is_open = at.takes("[");
        let cells = at.cells().ok_or_else(|| at.expected("cells such as r1c23"))?;
        if is_open {
            at.needs("]")?;
        }
        if is_in_set || cells.len() == 1 {
            records.extend(Node::itself(cells, is_in_set));
        }
        Ok::<CellSet, Misread>(cells)
    };
    let mut before = cells(at, &mut records)?;
    while let Some(is_strong) = sign(at) {
        let digits = DigitSet::of(at.digit().ok_or_else(|| at.expected("a digit"))?);
        if sign(at).is_none() {
            break;
        }
        let next = cells(at, &mut records)?;
        if is_strong {
            let group = |cells: CellSet| Node { digits, cells, is_in_set: false };
            records.extend(Node::linked(group(before), group(next)));
        }
        before = next;
    }
    at.ends()?;
    Ok(json!({ "nodes": records }))
}
