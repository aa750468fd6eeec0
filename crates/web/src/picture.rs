//! Pictures.

use crate::Thrown;
use crate::json::read;
use serde::Deserialize;
use sudokit::diagram::Diagram;
use sudokit::render::{Coordinates, Picture};
use sudokit::{Single, position_with};
use wasm_bindgen::prelude::wasm_bindgen;

/// The parts of a picture.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Drawing {
    diagram: Diagram,
    title: String,
    caption: String,
    /// True for K9 notation instead of rncn.
    k9: bool,
}

/// The board of a text as SVG, with a diagram on it: of a step, of a hint.
#[wasm_bindgen]
pub fn svg(puzzle: &str, drawing: &str) -> Result<String, Thrown> {
    let (entry, drawing) = (sudokit::read(puzzle)?, read::<Drawing>(drawing)?);
    // A puzzle that contradicts itself is drawn all the same.
    let board = position_with(&mut Single::new(), &entry).unwrap_or_else(|flawed| flawed.board);
    let Drawing { diagram, title, caption, k9 } = &drawing;
    let coordinates = if *k9 { Coordinates::K9 } else { Coordinates::Rncn };
    Ok(Picture { title, caption, coordinates, ..Picture::new(&board, diagram) }.to_svg())
}
