//! A whole ladder of help at once, for a Worker.

use crate::Thrown;
use crate::clock::within;
use crate::json::text;
use crate::words::words;
use serde::Serialize;
use sudokit::Cancel;
use sudokit_play::screen::Told;
use sudokit_play::{Action, Help, Log};
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct Ladder<'a> {
    /// The contents of each rung, from the bottom.
    told: Vec<Told<'a>>,
    /// The action of the last rung, if any.
    action: Option<Action>,
}

/// The whole ladder of a saved game.
#[wasm_bindgen]
pub fn ladder(document: &str, milliseconds: Option<f64>) -> Result<String, Thrown> {
    searched(document, Help::new(), &within(milliseconds))
}

/// The whole ladder of a saved game by HoDoKu's techniques short of Extreme, which are those that the first
/// half of the app's module has.
#[cfg(not(feature = "package"))]
#[wasm_bindgen]
pub fn first_ladder(document: &str) -> Result<String, Thrown> {
    searched(document, Help::new().short_of_extreme(), &Cancel::new())
}

/// The whole ladder of a saved game. Techniques that the player does not know come last.
#[wasm_bindgen]
pub fn ladder_of_known(document: &str, unknown: &str) -> Result<String, Thrown> {
    searched(document, Help::new().with_last(crate::json::read(unknown)?), &Cancel::new())
}

/// The whole ladder of a saved game by this help.
fn searched(document: &str, mut help: Help, cancel: &Cancel) -> Result<String, Thrown> {
    let Log { game, .. } = Log::replay(document)?;
    help.look(&game, cancel)?;
    climbed(game, help, cancel)
}

/// The whole ladder after the search.
pub(crate) fn climbed(
    mut game: sudokit_play::Game,
    mut help: Help,
    cancel: &Cancel,
) -> Result<String, Thrown> {
    let action = help.action();
    // The last rung acts, or would be told again and again.
    loop {
        let before = help.told().len();
        let told = help.ask(&mut game, cancel)?;
        let is_again = before > 0 && help.told()[before - 1].rung == told.rung;
        if told.change.is_some() || is_again {
            break;
        }
    }
    let mut rungs = help.told().to_vec();
    rungs.dedup_by_key(|told| told.rung);
    let told = rungs.iter().map(|told| Told::of(told, &game, words())).collect();
    Ok(text(&Ladder { told, action }))
}
