//! Alternating inference chains in Eureka notation, `(4=5)r5c2-(5=4)r5c5 => r5c1<>4`, and as HoDoKu writes
//! them, `r1c6 =6= r1c4 -6- r5c4 =6= r5c6 => r4c6<>6`.
//!
//! A strong link is a cell, a digit in the houses of both ends, or two digits of an almost locked set, whose
//! cells stand behind the parentheses: `(4=7)r1c235`. These are the truths. Weak links need no record.

use crate::Misread;
use crate::cursor::Cursor;
use crate::nrc::Variable;
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
    let written = |digit: Digit, node: &Node, is_on: bool| {
        let set = if node.is_in_set { node.cells } else { CellSet::EMPTY };
        json!({ "digit": digit, "cells": node.cells, "set": set, "is_on": is_on })
    };
    let mut records = Vec::new();
    for two in strong {
        for from in two[0].digits {
            for to in two[1].digits {
                records.extend([written(from, &two[0], false), written(to, &two[1], true)]);
            }
        }
    }
    Ok(json!({ "nodes": records }))
}

/// Reads a chain as HoDoKu writes it; the truths of its strong links and of its cells.
pub(crate) fn of_hodoku(at: &mut Cursor<'_>) -> Result<Vec<Variable>, Misread> {
    let mut truths = Vec::new();
    // The digits of the chain, and the link to the end of a loop: `3/4 4-`.
    let _ = at.maybe(|at| at.digits().filter(|_| !at.rest().starts_with(['-', '='])));
    let _ = at.maybe(|at| at.digit().filter(|_| sign(at).is_some()));
    let cells = |at: &mut Cursor<'_>| {
        let is_open = at.takes("[");
        let cells = at.cells().ok_or_else(|| at.expected("cells such as r1c23"))?;
        if is_open {
            at.needs("]")?;
        }
        Ok::<CellSet, Misread>(cells)
    };
    let mut before = cells(at)?;
    truths.extend(before.only().map(Variable::Cell));
    while let Some(is_strong) = sign(at) {
        let digit = at.digit().ok_or_else(|| at.expected("a digit"))?;
        if sign(at).is_none() {
            break;
        }
        let next = cells(at)?;
        truths.extend(next.only().map(Variable::Cell));
        if is_strong {
            truths.extend((before | next).common_houses().iter().map(|house| Variable::Place(house, digit)));
        }
        before = next;
    }
    at.ends()?;
    Ok(truths)
}
