//! Puzzles to order, and the names for orders.

use crate::Thrown;
use crate::json::text;
use crate::origin::seed as seed_of;
use crate::words::words;
use serde::Serialize;
use sudokit::Maker;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Kind;
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

/// Makes puzzles for the app: of a level of the game, whose levels are narrower than those of orders, or with
/// a technique; none is isomorphic to another. Fewer come if attempts run out.
#[wasm_bindgen]
pub fn make(
    seed: f64,
    count: usize,
    level: Option<String>,
    technique: Option<String>,
    symmetry: &str,
    least: usize,
    most: usize,
) -> Result<String, Thrown> {
    let mut wish =
        level.map(|level| level.parse::<Level>()).transpose()?.map(Level::wish).unwrap_or_default();
    wish.with.extend(technique.map(|name| name.parse::<&Kind>()).transpose()?);
    let clues = (most > 0).then_some(least..=most);
    let recipe = Recipe { symmetry: symmetry.parse()?, clues, ..Recipe::default() };
    let mut maker = Maker::new(seed_of(seed)?).recipe(recipe).wish(wish).distinct();
    if let Some(contradiction) = maker.contradiction() {
        return Err(contradiction.into());
    }
    Ok(text(&maker.puzzles(count)?))
}
