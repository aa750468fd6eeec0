//! Puzzles to order.

use crate::Thrown;
use crate::json::text;
use crate::origin::seed as seed_of;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Kind;
use sudokit::{Cancel, Maker};
use sudokit_play::{Date, Level};
use wasm_bindgen::prelude::wasm_bindgen;

/// The puzzle of a level of the game: of a number, or of a day.
#[wasm_bindgen]
pub fn level_puzzle(level: &str, seed: f64, date: Option<String>) -> Result<String, Thrown> {
    let seed = date.map_or_else(|| seed_of(seed), |date| Ok(date.parse::<Date>()?.seed()))?;
    let puzzle = level.parse::<Level>()?.puzzle_with(seed, Symmetry::HalfTurn, &Cancel::new())?;
    Ok(puzzle.to_string())
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
