//! Calls of the package alone: the app makes, reads and writes puzzles in its worker, which climbs the ladder
//! of help as a whole.

use super::Game;
use crate::json::{read, text};
use crate::texts::written;
use crate::words::words;
use crate::{Thrown, clock, origin};
use sudokit::Puzzle;
use sudokit::generate::Symmetry;
use sudokit_play::screen::Told;
use sudokit_play::{Date, Level, Origin};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
impl Game {
    /// A game of the puzzle of a level and a seed.
    pub fn of_level(
        level: &str,
        seed: f64,
        symmetry: Option<String>,
        milliseconds: Option<f64>,
    ) -> Result<Self, Thrown> {
        let (level, seed) = (level.parse::<Level>()?, origin::seed(seed)?);
        let symmetry = symmetry.map_or(Ok(Symmetry::HalfTurn), |name| name.parse())?;
        let puzzle = level.puzzle_with(seed, symmetry, &clock::within(milliseconds))?;
        Ok(Self::began(&puzzle, Origin::Made { level, seed }))
    }

    /// A game of the puzzle of a day.
    pub fn of_day(date: &str, level: &str, milliseconds: Option<f64>) -> Result<Self, Thrown> {
        let (date, level) = (date.parse::<Date>()?, level.parse::<Level>()?);
        let puzzle = level.puzzle_with(date.seed(), Symmetry::HalfTurn, &clock::within(milliseconds))?;
        Ok(Self::began(&puzzle, Origin::Daily { level, date }))
    }

    /// A game of a text, with the player's digits and marks. `origin` is for puzzles that a Worker generated.
    pub fn open(text: &str, origin: Option<String>) -> Result<Self, Thrown> {
        let entry = sudokit::read(text)?;
        let origin = origin.map_or(Ok(Origin::Opened), |origin| read(&origin))?;
        Ok(Self::of(sudokit_play::Game::open(&entry, origin)))
    }

    /// A game whose givens are still to be entered.
    pub fn enter(puzzle: Option<String>) -> Result<Self, Thrown> {
        let puzzle =
            puzzle.map_or(Ok(Puzzle::EMPTY), |text| sudokit::read(text).map(|entry| entry.givens))?;
        Ok(Self::of(sudokit_play::Game::editor(&puzzle)))
    }

    /// The game without hand and help.
    #[wasm_bindgen(js_name = clone)]
    pub fn copied(&self) -> Self {
        Self { hand: self.hand.clone(), ..Self::of(self.game.clone()) }
    }

    /// Climbs one rung of help.
    pub fn ask(&mut self, milliseconds: Option<f64>) -> Result<String, Thrown> {
        let told = self.help.ask(&mut self.game, &clock::within(milliseconds))?;
        Ok(text(&Told::of(&told, &self.game, words())))
    }

    /// Searches for the next hint without telling it.
    pub fn look(&mut self, milliseconds: Option<f64>) -> Result<(), Thrown> {
        Ok(self.help.look(&self.game, &clock::within(milliseconds))?)
    }

    /// The rungs told about the current grid, from the bottom.
    pub fn told(&self) -> String {
        let told = if self.help.is_about(&self.game) { self.help.told() } else { &[] };
        text(&told.iter().map(|told| Told::of(told, &self.game, words())).collect::<Vec<_>>())
    }

    /// The action of the last rung, to perform it at once.
    pub fn hinted(&self) -> Option<String> {
        let is_about = self.help.is_about(&self.game);
        self.help.action().filter(|_| is_about).map(|action| text(&action))
    }

    /// The current grid, in a format.
    pub fn write(&self, format: &str) -> Result<String, Thrown> {
        written(format.parse()?, &self.game.entry())
    }
}

impl Game {
    fn began(puzzle: &Puzzle, origin: Origin) -> Self {
        Self::of(sudokit_play::Game::open(&(*puzzle).into(), origin))
    }
}
