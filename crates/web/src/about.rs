//! Facts about a puzzle: number of solutions, flaws, difficulty.

use crate::Thrown;
use crate::clock::within;
use crate::json::text;
use sudokit::{Counted, Engine, Rater, Scale, Single};
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

/// The rating on a scale, or `null` if the puzzle has none. After its time it is a lower bound, and says so.
#[wasm_bindgen]
pub fn rating(puzzle: &str, scale: &str, milliseconds: Option<f64>) -> Result<String, Thrown> {
    let mut rater = Rater::new(Scale::named(scale)?).bounded_by(&within(milliseconds));
    let ratings = rater.rate(&sudokit::read(puzzle)?)?;
    Ok(text(&ratings.scales.first().and_then(|on| on.rating.as_ref().ok())))
}
