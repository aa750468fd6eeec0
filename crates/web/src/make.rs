//! Generating puzzles to order.

use crate::Thrown;
use crate::call::context;
use crate::json::{text, value};
use crate::origin::seed;
use sudokit_request::{Order, Part};
use wasm_bindgen::prelude::wasm_bindgen;

/// A callback for every puzzle.
#[cfg(target_family = "wasm")]
mod javascript {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(raw_module = "../progress.js")]
    extern "C" {
        pub(super) fn made(puzzle: &str);
    }
}

/// The reply to `generate`, which tells of every puzzle. The seed is for orders without one.
#[wasm_bindgen]
pub fn generate(order: &str, new_seed: f64) -> Result<String, Thrown> {
    let order = Order::read(value(order)?)?;
    let product = order.make(&context(seed(new_seed)?), |_made| {
        #[cfg(target_family = "wasm")]
        javascript::made(&_made.puzzle.to_string());
    })?;
    Ok(text(&product))
}
