//! Suppositions: `r1c3=7; r5c4=7; (r5c5=3; r5c6=1) r5c5<>3; r7c2=9 => r1c3<>7`.
//!
//! A candidate is supposed, and steps lead to a contradiction. A digit that is placed is the last of its cell
//! or of a house, and nobody has to say of which: the cell and its houses are truths. A candidate that goes
//! has a supposition of its own before it.

use crate::Misread;
use crate::cursor::Cursor;
use crate::effect::{Effect, NOT};
use crate::nrc::{self, Variable};
use serde_json::{Value, json};
use sudokit_core::CandidateSet;

/// The most suppositions in each other, as many as a checker follows.
const DEEPEST: usize = 16;

/// True if a line begins with a candidate that is supposed.
pub(crate) fn is_one(at: &Cursor<'_>) -> bool {
    let mut ahead = *at;
    ahead.candidate(&["="]).is_some() && (ahead.is_done() || ahead.takes(";"))
}

/// Reads a supposition that is in so many others; the record.
pub(crate) fn read(at: &mut Cursor<'_>, depth: usize) -> Result<Value, Misread> {
    let target = at.candidate(&["="]).ok_or_else(|| at.expected("a candidate such as r1c3=7"))?;
    let mut steps = Vec::new();
    while at.takes(";") {
        steps.push(step(at, depth)?);
    }
    Ok(json!({ "target": target, "steps": steps }))
}

/// `r5c4=7`, or `(r5c5=3; r5c6=1) r5c5<>3`.
fn step(at: &mut Cursor<'_>, depth: usize) -> Result<Value, Misread> {
    let here = *at;
    if !at.takes("(") {
        let placed = at.candidate(&["="]);
        let placed = placed.ok_or_else(|| here.expected("a candidate such as r1c3=7, or '('"))?;
        let (cell, digit) = (placed.cell(), placed.digit());
        let houses = cell.houses().map(|house| Variable::Place(house, digit));
        let truths: Vec<Variable> = [Variable::Cell(cell)].into_iter().chain(houses).collect();
        let effect = Effect { placements: CandidateSet::of(placed), ..Effect::default() };
        return Ok(json!({ "effect": effect.json(), "pattern": { "whips": nrc::record(&truths) } }));
    }
    if depth == DEEPEST {
        return Err(here.expected(&format!("at most {DEEPEST} suppositions in each other")));
    }
    let inner = read(at, depth + 1)?;
    at.needs(")")?;
    let gone = at.candidate(&NOT).ok_or_else(|| at.expected("the candidate that goes, such as r5c5<>3"))?;
    let effect = Effect { eliminations: CandidateSet::of(gone), ..Effect::default() };
    Ok(json!({ "effect": effect.json(), "pattern": { "dynamic-contradiction": inner } }))
}
