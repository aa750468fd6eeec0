//! Puzzles to order.

use crate::Thrown;
use crate::json::{read, text};
use serde::{Deserialize, Serialize};
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::techniques::kinds;
use sudokit::{CellSet, Maker, Puzzle, Wish};
use wasm_bindgen::prelude::wasm_bindgen;

/// What is ordered.
#[derive(Deserialize)]
struct Order {
    seed: u64,
    count: usize,
    symmetry: Symmetry,
    /// How many givens, from and to.
    clues: Option<(usize, usize)>,
    pattern: Option<CellSet>,
    /// A level of the game, instead of a wish.
    level: Option<sudokit_play::Level>,
    #[serde(default)]
    wish: Wish,
}

/// Puzzles to order, fewer if it does not find so many.
#[wasm_bindgen]
pub fn app_make(order: &str) -> Result<String, Thrown> {
    let Order { seed, count, symmetry, clues, pattern, level, wish } = read(order)?;
    let clues = clues.map(|(from, to)| from..=to);
    let recipe = Recipe { symmetry, clues, pattern, ..Recipe::default() };
    let mut wish = wish;
    if let Some(level) = level {
        let of_level = level.wish();
        wish.level = of_level.level;
        wish.ranges.extend(of_level.ranges);
        wish.with.extend(of_level.with);
    }
    let puzzles = Maker::new(seed).recipe(recipe).wish(wish).distinct().puzzles(count)?;
    Ok(text(&puzzles.iter().map(Puzzle::to_string).collect::<Vec<_>>()))
}

#[derive(Serialize)]
struct Technique {
    id: &'static str,
    name: &'static str,
}

/// The techniques that a puzzle can be wished to need.
#[wasm_bindgen]
pub fn app_techniques() -> String {
    text(&kinds().map(|kind| Technique { id: kind.id, name: kind.name }).collect::<Vec<_>>())
}

/// The symmetries of patterns.
#[wasm_bindgen]
pub fn app_symmetries() -> String {
    text(&Symmetry::ALL)
}
