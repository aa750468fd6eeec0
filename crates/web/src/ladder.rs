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
    let (Log { game, .. }, cancel) = (Log::replay(document)?, within(milliseconds));
    let mut help = Help::new();
    help.look(&game, &cancel)?;
    climbed(game, help, &cancel)
}

/// The whole ladder of a saved game. Techniques that the player does not know come last.
#[cfg(feature = "deep")]
#[wasm_bindgen]
pub fn ladder_of_known(document: &str, unknown: &str) -> Result<String, Thrown> {
    let (Log { game, .. }, cancel) = (Log::replay(document)?, Cancel::new());
    let mut help = Help::new().with_last(crate::json::read(unknown)?);
    help.look(&game, &cancel)?;
    climbed(game, help, &cancel)
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
