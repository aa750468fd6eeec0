//! Patterns with guardians: cells that some digits cannot fill, `Tridagon: 1,3,6 in r1c49,r2c68,... =>
//! r7c9<>2`, and rectangles, `Unique Rectangle + n: 2/6 in r5c45,r8c45 with 6 in r5c6 => r5c4<>6`.

use crate::Misread;
use crate::cursor::Cursor;
use crate::or_relation::Source;
use serde_json::{Value, json};

/// Reads the cells and digits of a pattern.
pub(crate) fn source(at: &mut Cursor<'_>, is_rectangle: bool) -> Result<Source, Misread> {
    let digits = at.digits().ok_or_else(|| at.expected("digits such as 1,3,6"))?;
    at.needs("in")?;
    let cells = at.cells().ok_or_else(|| at.expected("cells such as r1c49,r2c68"))?;
    let mut record = json!({ "cells": cells, "digits": digits });
    if is_rectangle {
        let is_outside = at.takes("outside");
        if is_outside {
            let houses = at.houses().ok_or_else(|| at.expected("houses such as c3,b1"))?;
            record["outside"] = json!(houses);
        }
        return Ok(Source::Rectangle(record));
    }
    Ok(Source::Impossible(record))
}

/// `with 4,5 in r1c2`, `with 4 in row 3`: the cells and houses beside the guardians.
pub(crate) fn reason(at: &mut Cursor<'_>) -> Result<Value, Misread> {
    if !at.takes("with") {
        return Ok(json!("Seen"));
    }
    let digits = at.digits().ok_or_else(|| at.expected("digits such as 4,5"))?;
    at.needs("in")?;
    if let Some(cells) = at.cells() {
        return Ok(json!({ "Subset": { "cells": cells } }));
    }
    let here = *at;
    let shared = at.houses().and_then(|houses| Some((houses.only()?, digits.only()?)));
    let (house, digit) = shared.ok_or_else(|| here.expected("cells, or for one digit a house"))?;
    Ok(json!({ "Shared": { "house": house, "digit": digit } }))
}
