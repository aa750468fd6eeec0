//! How hard a puzzle is.

use crate::Thrown;
use crate::clock::within;
use crate::json::text;
use sudokit::{Rater, Scale};
use wasm_bindgen::prelude::wasm_bindgen;

/// The rating on a scale, or `null` if the puzzle has none. After its time it is a lower bound, and says so.
#[wasm_bindgen]
pub fn rating(puzzle: &str, scale: &str, milliseconds: Option<f64>) -> Result<String, Thrown> {
    let mut rater = Rater::new(Scale::named(scale)?).bounded_by(&within(milliseconds));
    let ratings = rater.rate(&sudokit::read(puzzle)?)?;
    Ok(text(&ratings.scales.first().and_then(|on| on.rating.as_ref().ok())))
}
