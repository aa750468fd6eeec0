//! Seeds of puzzles.

use crate::Thrown;

/// The largest exact integer of JavaScript.
const MOST: f64 = ((1_u64 << 53) - 1) as f64;

/// Parses a seed from a JavaScript number.
pub(crate) fn seed(number: f64) -> Result<u64, Thrown> {
    if number.fract() == 0.0 && (0.0..=MOST).contains(&number) {
        Ok(number as u64)
    } else {
        Err(Thrown::argument(format!("{number} is no seed: expected a whole number from 0 to {MOST}")))
    }
}
