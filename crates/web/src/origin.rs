//! Seeds of puzzles.

use crate::Thrown;
use serde_json::Value;

/// The largest exact integer of JavaScript.
const MOST: u64 = (1 << 53) - 1;

/// Parses a seed from a JavaScript number.
pub(crate) fn seed(number: f64) -> Result<u64, Thrown> {
    if number.fract() == 0.0 && (0.0..=MOST as f64).contains(&number) {
        Ok(number as u64)
    } else {
        // As JSON writes it, whose code for floats is in the module anyway.
        let number = Value::from(number);
        Err(Thrown::argument(format!("{number} is no seed: expected a whole number from 0 to {MOST}")))
    }
}
