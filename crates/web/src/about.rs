//! Facts about a puzzle: number of solutions, flaws, difficulty.

use crate::Thrown;
use crate::clock::within;
#[cfg(feature = "package")]
use crate::json::read;
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

/// The ratings on the scales of these names. After its time a rating is a lower bound, and says so, and its
/// path ends early.
#[cfg(feature = "package")]
#[wasm_bindgen]
pub fn rate(
    puzzle: &str,
    scales: &str,
    hardest: bool,
    path: bool,
    milliseconds: Option<f64>,
) -> Result<String, Thrown> {
    let entry = sudokit::read(puzzle)?;
    let names: Vec<String> = read(scales)?;
    let scales: Vec<_> = names.iter().map(|name| Scale::named(name)).collect::<Result<_, _>>()?;
    let rater = Rater::new(scales.into_iter().flatten());
    let rater = if hardest { rater.with_hardest() } else { rater };
    let rater = if path { rater.with_path() } else { rater };
    Ok(text(&rater.bounded_by(&within(milliseconds)).rate(&entry)?))
}
