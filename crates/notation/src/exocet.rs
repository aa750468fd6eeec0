//! Exocets: `Junior Exocet: base r8c12 targets r9c5 r7c8 => r9c5<>3`.
//!
//! A target may be several cells, of which one holds a digit for certain: `r4c13 (with 1)`. A second base
//! stands behind a comma. In a weak exocet, `weak 5 (r1c9=5; r4c8=1; r7c8=5)`, suppositions follow the digit
//! that may miss the targets: each of its places in the base leads to a contradiction if no target is the
//! digit. What else is said of the pattern (its S cells, wild digits) nobody has to show: the digits of the
//! base are gone through.

use crate::Misread;
use crate::cursor::Cursor;
use crate::supposition;
use serde_json::{Value, json};
use sudokit_core::CellSet;

/// Reads an exocet, or two that belong together; the record.
pub(crate) fn read(at: &mut Cursor<'_>) -> Result<Value, Misread> {
    let (base, targets) = one(at)?;
    let reason = if at.takes(",") {
        let (base, targets) = one(at)?;
        json!({ "second": { "base": base, "targets": targets } })
    } else if at.takes("weak") {
        json!({ "weak": arguments(at)? })
    } else {
        json!("table")
    };
    if at.takes("wild") && at.digits().is_none() {
        return Err(at.expected("the wild digits"));
    }
    at.ends()?;
    Ok(json!({ "base": base, "targets": targets, "reason": reason }))
}

/// The digit of a weak exocet, and the suppositions about it.
fn arguments(at: &mut Cursor<'_>) -> Result<Vec<Value>, Misread> {
    at.digit().ok_or_else(|| at.expected("the digit that may miss the targets"))?;
    let mut arguments = Vec::new();
    while arguments.is_empty() || !at.is_done() {
        at.needs("(")?;
        arguments.push(supposition::read(at, 1)?);
        at.needs(")")?;
    }
    Ok(arguments)
}

/// A base and its targets.
fn one(at: &mut Cursor<'_>) -> Result<(CellSet, Vec<Value>), Misread> {
    at.needs("base")?;
    let base = at.cells().ok_or_else(|| at.expected("the cells of the base, such as r1c12"))?;
    let _ = at.takes(",");
    at.needs("target")?;
    let _ = at.takes("s");
    let mut targets = Vec::new();
    while let Some(cells) = at.cells() {
        let mut locked = None;
        if at.takes("(") {
            at.needs("with")?;
            locked = Some(at.digit().ok_or_else(|| at.expected("a digit"))?);
            at.needs(")")?;
        }
        targets.push(json!({ "cells": cells, "locked": locked }));
    }
    if targets.is_empty() {
        return Err(at.expected("the cells of a target, such as r4c7"));
    }
    Ok((base, targets))
}
