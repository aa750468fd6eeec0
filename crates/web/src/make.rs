//! Generating puzzles to order.

use crate::Thrown;
use crate::clock::within;
use crate::json::{read, text};
use crate::origin::seed;
use serde::{Deserialize, Serialize};
use sudokit::generate::Recipe;
use sudokit::{Cancelled, Maker, Puzzle, Wish};
use wasm_bindgen::prelude::wasm_bindgen;

/// A callback for every puzzle.
#[cfg(all(target_family = "wasm", feature = "package"))]
mod javascript {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(raw_module = "../progress.js")]
    extern "C" {
        pub(super) fn made(puzzle: &str);
    }
}

/// The order: parameters of `generate`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    count: usize,
    seed: f64,
    #[serde(default)]
    recipe: Recipe,
    #[serde(default)]
    wish: Wish,
    #[serde(default)]
    product: Option<String>,
    #[serde(default)]
    distinct: bool,
    #[serde(default)]
    tries: Option<usize>,
    /// Puzzles to begin at.
    #[serde(default)]
    from: Vec<Puzzle>,
    /// Puzzles whose isomorphs are left out.
    #[serde(default, rename = "notIn")]
    not_in: Vec<Puzzle>,
    #[serde(default)]
    within: Option<f64>,
}

#[derive(Serialize)]
struct Product {
    seed: f64,
    puzzles: Vec<Puzzle>,
    /// The weights of samples.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    weights: Vec<f64>,
    /// The reason why there are not more.
    ending: &'static str,
}

/// Generates puzzles: fewer if time or attempts run out.
#[wasm_bindgen]
pub fn generate(order: &str) -> Result<String, Thrown> {
    let order: Order = read(order)?;
    let cancel = within(order.within);
    let mut maker = Maker::new(seed(order.seed)?).recipe(order.recipe).wish(order.wish).until(&cancel);
    if let Some(product) = order.product {
        maker = maker.product(product.parse()?);
    }
    if !order.from.is_empty() {
        maker = maker.starting_at(&order.from);
    }
    if order.distinct || !order.not_in.is_empty() {
        maker = maker.not_in(&order.not_in);
    }
    if let Some(tries) = order.tries {
        maker = maker.tries(tries);
    }
    if let Some(contradiction) = maker.contradiction() {
        return Err(contradiction.into());
    }
    let (mut puzzles, mut weights) = (Vec::new(), Vec::new());
    let ending = maker.make(order.count, |made| {
        puzzles.push(made.puzzle);
        weights.extend(made.weight);
        #[cfg(all(target_family = "wasm", feature = "package"))]
        javascript::made(&made.puzzle.to_string());
        Ok::<(), Cancelled>(())
    });
    let ending = match ending {
        Ok(sudokit::Ending::Enough) => "enough",
        Ok(sudokit::Ending::GivenUp { .. }) => "given-up",
        Ok(_) | Err(Cancelled) => "out-of-time",
    };
    Ok(text(&Product { seed: order.seed, puzzles, weights, ending }))
}
