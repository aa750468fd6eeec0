//! The wrong digits of a puzzle without a solution.

use crate::Thrown;
use crate::json::text;
use serde::Serialize;
use sudokit::{CellSet, Single, Status, Suspects};
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct Suspected {
    /// The smallest sets of cells without which there is a solution again.
    sets: Vec<CellSet>,
    /// The number of solutions without one of them: one or several; none if there are no sets.
    leaves: Status,
}

/// The suspects of a puzzle; `null` if it has a solution.
#[wasm_bindgen]
pub fn suspects(puzzle: &str) -> Result<String, Thrown> {
    let found = Suspects::of(&mut Single::new(), &sudokit::read(puzzle)?);
    Ok(text(&found.map(|Suspects { sets, leaves, .. }| Suspected { sets, leaves })))
}
