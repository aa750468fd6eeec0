//! The names for orders: techniques, symmetries, levels.

use crate::Thrown;
use crate::json::text;
use crate::words::words;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use sudokit::Measure;
use sudokit::generate::Symmetry;
use sudokit::logic::techniques::kinds;
use sudokit_play::Level;
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct Technique {
    id: &'static str,
    name: &'static str,
}

/// The techniques that a wish can name.
#[wasm_bindgen]
pub fn technique_table() -> String {
    text(&kinds().map(|kind| Technique { id: kind.id, name: kind.name_in(words()) }).collect::<Vec<_>>())
}

/// The symmetries of patterns.
#[wasm_bindgen]
pub fn symmetry_table() -> String {
    text(&Symmetry::ALL)
}

/// The fields of an order for a puzzle of a level in the game, whose levels are narrower than those of orders.
#[derive(Serialize)]
struct OfLevel {
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    /// The least and the greatest rating on each scale.
    rating: BTreeMap<&'static str, [f64; 2]>,
    with_techniques: Vec<&'static str>,
}

/// The order of a level.
#[wasm_bindgen]
pub fn level_order(level: &str) -> Result<String, Thrown> {
    let level = level.parse::<Level>()?;
    let wish = level.wish();
    let rating = |(measure, range): &(Measure, RangeInclusive<u32>)| {
        let unit = if measure.is_in_tenths() { 10.0 } else { 1.0 };
        (measure.name(), [*range.start(), *range.end()].map(|end| f64::from(end) / unit))
    };
    Ok(text(&OfLevel {
        level: wish.level.map(|_| level.name()),
        rating: wish.ranges.iter().map(rating).collect(),
        with_techniques: wish.with.iter().map(|kind| kind.id).collect(),
    }))
}
