//! A whole ladder of help at once, for those who look for it in a Worker.

use crate::Thrown;
use crate::clock::within;
use crate::game::{Game, Told};
use crate::json::text;
use serde::Serialize;
use sudokit::Cancel;
use sudokit_play::{Action, Help};
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Serialize)]
struct Ladder<'a> {
    /// What is told on each rung, from the bottom.
    told: Vec<Told<'a>>,
    /// What the last rung does, if anything.
    action: Option<Action>,
}

/// All that help has to tell about a saved game.
#[wasm_bindgen]
pub fn ladder(document: &str, milliseconds: Option<f64>) -> Result<String, Thrown> {
    let (game, cancel) = (Game::restore(document)?.into_inner(), within(milliseconds));
    let mut help = Help::new();
    help.look(&game, &cancel)?;
    climbed(game, help, &cancel)
}

/// All that a help has to tell that has looked at the game.
pub(crate) fn climbed(
    mut game: sudokit_play::Game,
    mut help: Help,
    cancel: &Cancel,
) -> Result<String, Thrown> {
    let action = help.action();
    // The last rung acts, or is told again and again.
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
    let notation = game.options().notation;
    Ok(text(&Ladder { told: rungs.iter().map(|told| Told::of(told, notation)).collect(), action }))
}
