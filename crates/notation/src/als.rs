//! Chains of almost locked sets: `ALS-XZ: A=r1c1 {18}, B=r235c1 {1689}, X=1,8 => r2c23<>9`, `ALS-XY-Chain: 6-
//! r8c2 {46} -4- r8c479 {1468} -6 => r4c2<>6`, `Death Blossom: r4c3, 4- r479c9 {4679}, 9- r7c3 {79}, Z=7 =>
//! r7c8<>7`.
//!
//! A set is cells with digits in braces; cells without are the stem of a blossom. The digits that link the
//! sets nobody has to name.

use crate::Misread;
use crate::cursor::Cursor;
use serde_json::{Value, json};
use sudokit_core::CellSet;

/// Reads sets, and the stem if there is one; the record.
pub(crate) fn read(at: &mut Cursor<'_>) -> Result<Value, Misread> {
    let (mut stem, mut sets): (Option<CellSet>, Vec<(_, Value)>) = (None, Vec::new());
    while !at.is_done() {
        let here = *at;
        let wrong = || here.expected("a set such as r1c23 {146}");
        // `A=` before a set, the digit of a link, and the digits named behind the sets.
        let letter = at.letter();
        if letter.is_some() {
            let _ = at.takes(",").then(|| at.letter());
            at.needs("=")?;
        }
        let _ = at.takes("-");
        let digits = at.digits();
        let _ = at.takes("-");
        if let Some(cells) = at.cells() {
            if at.takes("{") {
                at.numbers().ok_or_else(|| at.expected("the digits of the set"))?;
                at.needs("}")?;
                sets.push((digits, json!({ "cells": cells })));
            } else if stem.replace(cells).is_some() || cells.len() != 1 {
                return Err(wrong());
            }
        } else if digits.is_none() {
            return Err(wrong());
        }
        let _ = at.takes(",");
    }
    if sets.is_empty() {
        return Err(at.expected("a set such as r1c23 {146}"));
    }
    Ok(match stem.and_then(CellSet::only) {
        None => json!({ "Chain": { "sets": sets.into_iter().map(|(_, set)| set).collect::<Value>() } }),
        Some(stem) => {
            let petal = |(digits, set): (Option<sudokit_core::DigitSet>, Value)| {
                let digit = digits.and_then(sudokit_core::DigitSet::only);
                digit.map(|digit| json!([digit, set])).ok_or_else(|| at.expected("a digit before each set"))
            };
            let petals = sets.into_iter().map(petal).collect::<Result<Value, _>>()?;
            json!({ "Blossom": { "stem": stem, "petals": petals } })
        }
    })
}
