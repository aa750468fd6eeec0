//! Many puzzles, as bytes.

use crate::Thrown;
use sudokit::symmetry::Form;
use sudokit::{Bulk, Scale, Team};
use wasm_bindgen::prelude::wasm_bindgen;

/// Solves grids of 81 bytes each into buffers: solutions of 81 bytes, and a status.
#[wasm_bindgen]
pub fn solve_many(grids: &[u8], solutions: &mut [u8], statuses: &mut [u8]) -> Result<(), Thrown> {
    Ok(Bulk::new(grids)?.solve(&mut Team::new(), solutions, statuses, |_| ())?)
}

/// Counts the solutions of each, up to a limit. The count of an invalid grid is 2^64 - 1.
#[wasm_bindgen]
pub fn count_many(grids: &[u8], limit: u64, counts: &mut [u64]) -> Result<(), Thrown> {
    Ok(Bulk::new(grids)?.count(&mut Team::new(), limit, counts, |_| ())?)
}

/// Tells for each whether it is minimal.
#[wasm_bindgen]
pub fn minimal_many(grids: &[u8], minimal: &mut [u8]) -> Result<(), Thrown> {
    Ok(Bulk::new(grids)?.minimal(&mut Team::new(), minimal, |_| ())?)
}

/// The minlex form of each.
#[wasm_bindgen]
pub fn canon_many(grids: &[u8], forms: &mut [u8]) -> Result<(), Thrown> {
    Ok(Bulk::new(grids)?.canon(&mut Team::new(), Form::Minlex, forms, |_| ())?)
}

/// The rating of each on a scale, as one number.
#[wasm_bindgen]
pub fn rate_many(grids: &[u8], scale: &str, numbers: &mut [f64]) -> Result<(), Thrown> {
    let scale: Scale = scale.parse()?;
    Ok(Bulk::new(grids)?.rate(&mut Team::new(), scale, numbers, |_| ())?)
}
