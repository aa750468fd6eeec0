//! Puzzles to order.

use crate::Thrown;
use crate::json::{read, text};
use crate::origin::seed as seed_of;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Kind;
use sudokit::{Cancel, Maker};
use sudokit_play::{Level, Origin};
use wasm_bindgen::prelude::wasm_bindgen;

/// The puzzle of an origin: of a level and a number, or of a level and a day.
#[wasm_bindgen]
pub fn level_puzzle(origin: &str) -> Result<String, Thrown> {
    let (level, seed) = match read(origin)? {
        Origin::Made { level, seed } => (level, seed),
        Origin::Daily { level, date } => (level, date.seed()),
        _ => return Err(Thrown::argument("expected an origin with a level")),
    };
    Ok(level.puzzle_with(seed, Symmetry::HalfTurn, &Cancel::new())?.to_string())
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
