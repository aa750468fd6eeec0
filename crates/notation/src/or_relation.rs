//! OR-relations of SudoRules, and chains on them.
//!
//! ```text
//! OR3-Whip: 1,3,6 in r1c49,...: r4n7{c2 c4} - OR3{{n8r4c9 n7r6c4 | n5r6c4}} - r5n5{c4 .} => r4c2<>8
//! OR2-Whip: b1n3{r1c1 r3c3}, c3n3{r3 r9}, r9n3{c3 c1}: OR2{{n3r1c2 | n3r9c5}} - r9n7{c5 .} => r1c5<>7
//! OR2-Forcing-Whip: 1,3 in r5c48,...: OR2{{n7r5c4 | n7r7c1 - r5n7{c1 c4}}} => r5c4=7
//! Forcing Whip: r9c2: OR2{{n1r9c2 - r9c6{n1 n8} | n8r9c2 - c1n8{r8 r1}}} => r1c6<>8
//! OR3-anti-tridagon[12] for digits 1, 3 and 6 in blocks: b1, with cells: r1c4, ... with 3 guardians: n8r4c9
//! Trid-OR3-whip[4]: r4n7{c2 c4} - OR3{{n8r4c9 n7r6c4 | n5r6c4}} - r5n5{c4 .} ==> r4c2≠8
//! ```
//!
//! A chain that does not name the cells of its relation is on the relation of an earlier line.

use crate::Misread;
use crate::cursor::Cursor;
use crate::effect::Effect;
use crate::guarded;
use crate::nrc::{self, Variable};
use serde_json::{Value, json};
use sudokit_core::{CandidateSet, CellSet};

/// The record of a pattern from which a relation follows.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    Impossible(Value),
    Rectangle(Value),
    OddCycle(Value),
}

impl Source {
    /// The record of the pattern alone.
    pub(crate) const fn record(&self) -> &Value {
        let (Self::Impossible(record) | Self::Rectangle(record) | Self::OddCycle(record)) = self;
        record
    }

    fn json(&self) -> Value {
        match self {
            Self::Impossible(record) => json!({ "impossible": record }),
            Self::Rectangle(record) => json!({ "rectangle": record }),
            Self::OddCycle(record) => json!({ "odd-cycle": record }),
        }
    }
}

/// The start of a relation in a chain.
const OPEN: &str = "{{";

/// True if a line has a relation among its links.
pub(crate) fn is_chain(at: &Cursor<'_>) -> bool {
    at.rest().contains(OPEN)
}

/// Reads chains from both candidates of a cell, or both places of a digit in a house: the record. None if the
/// line does not begin with one of these.
pub(crate) fn forcing(at: Cursor<'_>) -> Result<Option<Value>, Misread> {
    let Some((mut start, mut links)) = at.split(&[":"]) else { return Ok(None) };
    let variable = Variable::read(&mut start).filter(|_| start.ends().is_ok());
    let Some(variable) = variable else { return Ok(None) };
    let mut truths = Vec::new();
    links.needs("OR")?;
    relation(&mut links, &mut truths)?;
    links.ends()?;
    let branches = json!([{ "links": nrc::listed(&truths) }]);
    Ok(Some(json!({ "variable": variable.json(), "branches": branches })))
}

/// Reads a chain; its record. `last` is the relation of an earlier line.
pub(crate) fn chain(at: Cursor<'_>, is_rectangle: bool, last: Option<&Source>) -> Result<Value, Misread> {
    let (source, mut links) = match at.split(&[":"]) {
        Some((mut source, links)) => {
            let read = if source.rest().contains('{') {
                Source::OddCycle(nrc::ring(&mut source)?)
            } else {
                guarded::source(&mut source, is_rectangle)?
            };
            source.ends()?;
            (read, links)
        }
        None => (last.cloned().ok_or_else(|| at.expected("the digits and cells of the relation"))?, at),
    };
    let mut truths = Vec::new();
    loop {
        if links.takes("OR") {
            relation(&mut links, &mut truths)?;
        } else {
            truths.push(nrc::link(&mut links)?);
        }
        if !links.takes("-") {
            break;
        }
    }
    links.ends()?;
    let argument = json!({ "against": { "before": nrc::listed(&truths), "after": [] } });
    Ok(json!({ "relation": source.json(), "argument": argument }))
}

/// `3{{n8r4c9 n7r6c4 | n5r6c4 - r5n5{c4 c9}}}`: as many candidates as the number says. The links of branches
/// are truths like the others.
fn relation(at: &mut Cursor<'_>, truths: &mut Vec<Variable>) -> Result<(), Misread> {
    let here = *at;
    let size = at.digit().ok_or_else(|| at.expected("the number of candidates"))?;
    at.needs(OPEN)?;
    let mut named = CandidateSet::EMPTY;
    loop {
        while let Some(candidate) = at.named_candidate() {
            named.insert(candidate);
        }
        while at.takes("-") {
            truths.push(nrc::link(at)?);
        }
        let _ = at.takes(".");
        if !at.takes("|") {
            break;
        }
    }
    at.needs("}}")?;
    if named.len() != usize::from(size.get()) {
        return Err(here.expected(&format!("{} candidates, as many as are named", named.len())));
    }
    Ok(())
}

/// The line behind a word.
fn behind<'a>(at: Cursor<'a>, word: &str) -> Result<Cursor<'a>, Misread> {
    match at.split(&[word]) {
        Some((_, behind)) => Ok(behind),
        None => Err(at.expected(&format!("'{word}'"))),
    }
}

/// True for a line that states a relation in the manner of SudoRules.
pub(crate) fn is_statement(at: &Cursor<'_>) -> bool {
    let text = at.rest().to_ascii_lowercase();
    text.contains("for digits") && text.contains("guardian")
}

/// Reads the statement of a relation: the source, and that one of its guardians is true.
pub(crate) fn statement(at: Cursor<'_>) -> Result<(Source, Effect), Misread> {
    let mut at = behind(at, "digits")?;
    let digits = at.digits().ok_or_else(|| at.expected("digits such as 1, 3 and 6"))?;
    let (patterns, behind_them) = at.split(&["guardian"]).ok_or_else(|| at.expected("'guardians'"))?;
    let (mut cells, mut rest) = (CellSet::EMPTY, patterns);
    while let Some((_, mut listed)) = rest.split(&["cells:", "cells"]) {
        cells |= listed.cells().ok_or_else(|| listed.expected("cells such as r1c4, r2c5"))?;
        rest = listed;
    }
    let mut at = behind(behind_them, ":")?;
    let mut one_of = CandidateSet::EMPTY;
    while let Some(guardian) = at.named_candidate() {
        one_of.insert(guardian);
        let _ = at.takes(",");
    }
    at.ends()?;
    if one_of.is_empty() {
        return Err(at.expected("guardians such as n8r5c6"));
    }
    let record = json!({ "cells": cells, "digits": digits });
    Ok((Source::Impossible(record), Effect { one_of, ..Effect::default() }))
}
