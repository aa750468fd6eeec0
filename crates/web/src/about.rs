//! Facts about a puzzle: number of solutions, flaws.

use crate::Thrown;
use crate::json::text;
use sudokit::{Counted, Engine, Single};
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of solutions, up to a limit.
#[wasm_bindgen]
pub fn count(puzzle: &str, limit: f64) -> Result<String, Thrown> {
    let (entry, mut engine) = (sudokit::read(puzzle)?, Single::new());
    let limit = limit.max(1.0) as u64;
    let count = engine.count(entry.problem(), limit);
    Ok(text(&Counted { puzzle: entry.to_string(), count, exact: count < limit }))
}

/// The report of `sudoku check`.
#[wasm_bindgen]
pub fn check(puzzle: &str) -> Result<String, Thrown> {
    Ok(text(&sudokit::check(&sudokit::read(puzzle)?)))
}
