//! Comparing two puzzles.

use crate::Thrown;
use crate::json::text;
use sudokit::{Canonizer, Digit};
use wasm_bindgen::prelude::wasm_bindgen;

/// The transformation of one puzzle to another: the targets of rows and columns, counted from 0, then
/// perhaps a transposition, and the digits that take the places of 1 to 9. `null` if they are not isomorphic.
#[wasm_bindgen]
pub fn isomorphism(one: &str, other: &str) -> Result<String, Thrown> {
    let (one, other) = (sudokit::read(one)?.givens, sudokit::read(other)?.givens);
    let by = Canonizer::new().isomorphism(&one, &other).map(|by| {
        serde_json::json!({
            "transposes": by.transposes(),
            "rows": by.rows(),
            "columns": by.columns(),
            "digits": by.digits().map(Digit::get),
        })
    });
    Ok(text(&by))
}
