//! The data kept between games.

use crate::json::{read, text};
use crate::{Game, Round, Thrown};
use sudokit_play::train;
use sudokit_play::{Date, Save, Unreadable};
use wasm_bindgen::prelude::wasm_bindgen;

/// The data kept between games.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Profile(sudokit_play::Profile);

#[wasm_bindgen]
impl Profile {
    /// An empty profile.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a document.
    pub fn restore(document: &str) -> Result<Self, Thrown> {
        Ok(Self(Save::from_json(document)?.profile().ok_or(Unreadable::NotASave)?))
    }

    /// The document of the profile.
    pub fn save(&self) -> String {
        Save::from(self.0.clone()).to_json()
    }

    /// Options, games in progress, outcomes.
    pub fn data(&self) -> String {
        text(&self.0)
    }

    /// Chooses the options of new games.
    pub fn choose(&mut self, options: &str) -> Result<(), Thrown> {
        self.0.options = read(options)?;
        Ok(())
    }

    /// Keeps a game in progress, as the one played last.
    pub fn keep(&mut self, id: &str, game: &Game) {
        self.0.keep(id, game.inner());
    }

    /// Forgets a game in progress, without an outcome.
    pub fn forget(&mut self, id: &str) {
        self.0.forget(id);
    }

    /// Records the end of a game, solved or given up.
    pub fn close(&mut self, id: &str, game: &Game) {
        self.0.close(id, game.inner());
    }

    /// The training: memories by technique, the techniques that are ticked, not known or due today, the days
    /// of practice, the chapter and day of the last placement, and the number of positions from own games.
    pub fn training(&self, today: &str) -> Result<String, Thrown> {
        let (training, today) = (&self.0.training, today.parse::<Date>()?);
        // One by one: a map that is collected brings a sort of its own.
        let mut known = serde_json::Map::new();
        for kind in train::kinds() {
            if let Some(memory) = training.memory(kind) {
                known.insert(kind.id.to_owned(), serde_json::json!(memory));
            }
        }
        Ok(text(&serde_json::json!({
            "known": known,
            "ticked": training.ticked(),
            "unknown": training.unknown(),
            "due": training.due(today).iter().map(|kind| kind.id).collect::<Vec<_>>(),
            "days": training.streak().map_or(0, |streak| streak.days),
            "place": training.place().map(|place| (place.chapter(), place.day)),
            "own": training.own_positions(),
        })))
    }

    /// Ticks a technique as known, or takes the tick away.
    pub fn tick(&mut self, technique: &str, is_known: bool) -> Result<(), Thrown> {
        self.0.training.tick(technique.parse()?, is_known);
        Ok(())
    }

    /// A hint had to show this technique.
    pub fn remind(&mut self, technique: &str) -> Result<(), Thrown> {
        self.0.training.remind(technique.parse()?);
        Ok(())
    }

    /// A new number for a drill or a review.
    pub fn drill_number(&mut self) -> f64 {
        self.0.training.number() as f64
    }

    /// Records the grades of a round.
    pub fn record(&mut self, round: &Round, today: &str) -> Result<(), Thrown> {
        round.record(&mut self.0.training, today.parse()?)
    }

    /// Keeps moments of a game for drills, a line each.
    pub fn keep_moments(&mut self, lines: &str) {
        let moments: Vec<_> = lines.lines().filter_map(train::Moment::of_line).collect();
        self.0.training.keep(&moments);
    }
}

impl Profile {
    pub(crate) const fn inner(&self) -> &sudokit_play::Profile {
        &self.0
    }
}

/// The app counts by itself: it has a picture of the outcomes before this module is there.
#[cfg(feature = "package")]
#[wasm_bindgen]
impl Profile {
    /// The statistics of a level, or of puzzles without a level.
    pub fn statistics(&self, level: Option<String>) -> Result<String, Thrown> {
        let level: Option<sudokit_play::Level> = level.map(|level| level.parse()).transpose()?;
        let of = self.0.statistics(level);
        Ok(text(&serde_json::json!({
            "played": of.played,
            "solved": of.solved,
            "best": of.best,
            "median": of.median,
            "streak": of.streak,
            "longestStreak": of.longest_streak,
            "helped": of.helped,
        })))
    }

    /// Returns true if the puzzle of a day has been solved.
    pub fn has_solved(&self, date: &str, level: &str) -> Result<bool, Thrown> {
        let date: Date = date.parse()?;
        Ok(self.0.has_solved(date, level.parse::<sudokit_play::Level>()?))
    }
}
