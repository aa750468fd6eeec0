//! A game at play: the game itself, the player's hand, and help.

mod hand;
#[cfg(feature = "package")]
mod package;

use crate::Thrown;
use crate::json::{read, text};
use crate::words::words;
use sudokit::{ParsePuzzleError, Puzzle};
use sudokit_play::screen::{self, Answer};
use sudokit_play::{Action, Hand, Log, Origin, Save};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game at play: the game itself, the player's hand, and help.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    game: sudokit_play::Game,
    hand: Hand,
    #[cfg(feature = "package")]
    help: sudokit_play::Help,
    /// A note about lines dropped when it was restored.
    note: Option<String>,
}

#[wasm_bindgen]
impl Game {
    /// A game of a puzzle of 81 characters. Those that are entered by hand are still to get their givens.
    pub fn begin(puzzle: &str, origin: &str) -> Result<Self, Thrown> {
        let puzzle: Puzzle =
            puzzle.parse().map_err(|why: ParsePuzzleError| Thrown::argument(why.to_string()))?;
        Ok(Self::of(match read(origin)? {
            Origin::Entered => sudokit_play::Game::editor(&puzzle),
            origin => sudokit_play::Game::open(&puzzle.into(), origin),
        }))
    }

    /// A saved game: a document, or a log with a line for every action since.
    pub fn restore(document: &str) -> Result<Self, Thrown> {
        let Log { game, note, .. } = Log::replay(document)?;
        Ok(Self { note, ..Self::of(game) })
    }

    /// A note about lines dropped when the game was restored, if any.
    pub fn note(&self) -> Option<String> {
        self.note.clone()
    }

    /// Performs an action, or refuses it.
    pub fn act(&mut self, action: &str) -> Result<String, Thrown> {
        let action: Action = read(action)?;
        Ok(text(&self.answer(action)))
    }

    /// Adds milliseconds to the time played.
    pub fn pass(&mut self, milliseconds: f64) {
        self.game.pass(milliseconds.max(0.0) as u64);
    }

    /// The view of all cells, in order.
    pub fn view(&self) -> String {
        text(&screen::cells(&self.game))
    }

    /// The view of everything besides the cells.
    pub fn state(&self) -> String {
        text(&screen::State::of(&self.game))
    }

    /// The document of the game.
    pub fn save(&self) -> String {
        Save::from(self.game.clone()).to_json()
    }

    /// The first line of a log.
    pub fn log_begin(&self) -> String {
        Log::begin(&self.game)
    }

    /// The number of actions.
    pub fn log_length(&self) -> usize {
        self.game.log().len()
    }

    /// The lines of the actions from this one on.
    pub fn log_since(&self, from: usize) -> String {
        self.game.log().iter().skip(from).map(Log::line).collect()
    }

    /// The line that tells the time alone.
    pub fn log_time(&self) -> String {
        Log::time(self.game.time())
    }
}

impl Game {
    fn of(game: sudokit_play::Game) -> Self {
        let mut hand = Hand::default();
        if let Some(cell) = game.sheet().empty().iter().next() {
            hand.go_to(cell, false);
        }
        Self {
            game,
            hand,
            #[cfg(feature = "package")]
            help: sudokit_play::Help::new(),
            note: None,
        }
    }

    pub(crate) const fn inner(&self) -> &sudokit_play::Game {
        &self.game
    }

    fn answer(&mut self, action: Action) -> Answer {
        let answer = self.game.act(action);
        Answer::of(answer, &self.game, words())
    }
}
