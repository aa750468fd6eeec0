//! Many puzzles, as bytes.

use crate::{Thrown, origin};
use std::sync::OnceLock;
use sudokit::symmetry::Form;
use sudokit::{Bulk, Ranking, Scale, Team};
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

/// A canonical form of each.
#[wasm_bindgen]
pub fn canon_many(grids: &[u8], form: &str, forms: &mut [u8]) -> Result<(), Thrown> {
    let form: Form = form.parse()?;
    Ok(Bulk::new(grids)?.canon(&mut Team::new(), form, forms, |_| ())?)
}

/// A random isomorph of each. `first` is the number of the first grid.
#[wasm_bindgen]
pub fn shuffle_many(grids: &[u8], seed: f64, first: f64, isomorphs: &mut [u8]) -> Result<(), Thrown> {
    Ok(Bulk::new(grids)?.shuffle(&mut Team::new(), origin::seed(seed)?, first as u64, isomorphs, |_| ())?)
}

/// The candidates of each: nine bytes for each cell, 1 for a candidate.
#[wasm_bindgen]
pub fn candidates_many(grids: &[u8], candidates: &mut [u8]) -> Result<(), Thrown> {
    Ok(Bulk::new(grids)?.candidates(&mut Team::new(), candidates, |_| ())?)
}

/// The rank of each grid's solution; 2^64 - 1 if it has none. The census is the file `census.bin`: the module
/// would be twice as large with it. The first call reads it.
#[wasm_bindgen]
pub fn rank_many(grids: &[u8], census: &[u8], ranks: &mut [u64]) -> Result<(), Thrown> {
    static RANKING: OnceLock<Ranking> = OnceLock::new();
    let ranking = match RANKING.get() {
        Some(ranking) => ranking,
        None => {
            let read = Ranking::read(census);
            let ranking = read.ok_or_else(|| Thrown::argument("census: expected the file census.bin"))?;
            RANKING.get_or_init(|| ranking)
        }
    };
    Ok(Bulk::new(grids)?.rank(&mut Team::new(), ranking, ranks, |_| ())?)
}

/// The rating of each on a scale, as one number.
#[wasm_bindgen]
pub fn rate_many(grids: &[u8], scale: &str, numbers: &mut [f64]) -> Result<(), Thrown> {
    let scale: Scale = scale.parse()?;
    Ok(Bulk::new(grids)?.rate(&mut Team::new(), scale, numbers, |_| ())?)
}
