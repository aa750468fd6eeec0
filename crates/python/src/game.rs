//! A game: the same one as in the terminal and in JavaScript.

use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::iterator::alone;
use crate::long::{Until, long};
use crate::puzzle::Puzzle;
use crate::request::plain;
use crate::words::words;
use crate::{given, json, look, text};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::{Mutex, MutexGuard};
use sudokit::diagram::Words;
use sudokit::generate::Symmetry;
use sudokit::misread::in_words;
use sudokit_play::screen::{self, Answer, Told};
use sudokit_play::{Action, Date, Help, Level, Log, NotADate, Origin, Save, Unreadable};
use sudokit_request::Failure;

/// A game: a puzzle, the player's sheet with its history, and help. A game saved here opens in `sudoku play`
/// and in JavaScript, and the other way round.
///
/// A game has no clock: `pass_time` says that time has passed. Dictionaries have the fields of JavaScript's
/// game, in snake case.
///
/// >>> from sudokit import Game
/// >>> game = Game.open("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> game.act("place", cells="r5c5", digit=5)["said"]
/// '5 in r5c5.'
/// >>> game.act("undo")["cells"], game.state["can_redo"]
/// (['r5c5'], True)
/// >>> game.ask()["text"]
/// 'Naked Single.'
/// >>> Game.restore(game.save()) == game
/// True
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Game(Mutex<Playing>);

/// A game on the table.
struct Playing {
    game: sudokit_play::Game,
    help: Help,
    words: &'static Words,
    /// A note about a line that was dropped when it was restored.
    note: Option<String>,
}

impl Playing {
    fn told<'py>(&self, py: Python<'py>, told: &[sudokit_play::Told]) -> PyResult<Bound<'py, PyAny>> {
        let told: Vec<Told<'_>> = told.iter().map(|told| Told::of(told, &self.game, self.words)).collect();
        record(py, &told)
    }
}

impl Game {
    fn of(game: sudokit_play::Game, note: Option<String>) -> Self {
        Self(Mutex::new(Playing { game, help: Help::new(), words: Words::english(), note }))
    }

    /// The game of a puzzle that is made now.
    fn made(
        py: Python<'_>,
        level: Level,
        (seed, symmetry): (u64, Symmetry),
        until: &Until,
        origin: Origin,
    ) -> Result<Self, Thrown> {
        let puzzle = long(py, until, |cancel| Ok(level.puzzle_with(seed, symmetry, cancel)?))?;
        Ok(Self::of(sudokit_play::Game::open(&puzzle.into(), origin), None))
    }

    fn playing(&self) -> Result<MutexGuard<'_, Playing>, Thrown> {
        alone(&self.0)
    }
}

#[pymethods]
impl Game {
    /// A game of a level: "beginner", "easy", "medium", "hard", "expert" or "master". The same seed makes the
    /// same puzzle.
    #[staticmethod]
    #[pyo3(signature = (level, seed, *, symmetry = "half-turn", seconds = None, cancel = None))]
    fn of_level(
        py: Python<'_>,
        level: &str,
        seed: u64,
        symmetry: &str,
        seconds: Option<f64>,
        cancel: Option<Cancel>,
    ) -> Result<Self, Thrown> {
        let (level, until) = (level.parse()?, Until::new(seconds, cancel)?);
        Self::made(py, level, (seed, symmetry.parse()?), &until, Origin::Made { level, seed })
    }

    /// A game of the puzzle of a day, such as "2026-11-22".
    #[staticmethod]
    #[pyo3(signature = (date, level, *, seconds = None, cancel = None))]
    fn of_day(
        py: Python<'_>,
        date: &str,
        level: &str,
        seconds: Option<f64>,
        cancel: Option<Cancel>,
    ) -> Result<Self, Thrown> {
        let (date, level, until) = (date.parse::<Date>()?, level.parse()?, Until::new(seconds, cancel)?);
        Self::made(py, level, (date.seed(), Symmetry::HalfTurn), &until, Origin::Daily { level, date })
    }

    /// A game of a puzzle, with the digits and marks that the player has written. `origin` says where the
    /// puzzle comes from, as `state["origin"]` does.
    #[staticmethod]
    #[pyo3(signature = (puzzle, origin = None))]
    fn open(puzzle: &Bound<'_, PyAny>, origin: Option<&Bound<'_, PyAny>>) -> Result<Self, Thrown> {
        let origin = origin.map_or(Ok(Origin::Opened), |origin| read(plain(origin)?))?;
        Ok(Self::of(sudokit_play::Game::open(&given::entry(puzzle)?, origin), None))
    }

    /// A game whose givens are still to be entered, by the action "give", until the action "begin".
    #[staticmethod]
    #[pyo3(signature = (puzzle = None))]
    fn enter(puzzle: Option<&Bound<'_, PyAny>>) -> Result<Self, Thrown> {
        let givens = puzzle
            .map_or(Ok(sudokit::Puzzle::EMPTY), |puzzle| given::entry(puzzle).map(|entry| entry.givens))?;
        Ok(Self::of(sudokit_play::Game::editor(&givens), None))
    }

    /// A saved game: the text of `save`, or a log, which is `log_begin` and a line for every action since.
    #[staticmethod]
    fn restore(document: &str) -> Result<Self, Thrown> {
        let Log { game, note, .. } = Log::replay(document)?;
        Ok(Self::of(game, note))
    }

    /// A copy of the game. Its help starts at the bottom.
    fn copy(&self) -> Result<Self, Thrown> {
        Ok(Self::of(self.playing()?.game.clone(), None))
    }

    /// Chooses the language and the voice of everything that is told from now on.
    #[pyo3(signature = (lang = "en", voice = "player"))]
    fn speak(&self, lang: &str, voice: &str) -> Result<(), Thrown> {
        self.playing()?.words = words(lang, voice)?;
        Ok(())
    }

    /// A note about a line that was dropped when the game was restored, because it was not written to its
    /// end.
    #[getter]
    fn note(&self) -> Result<Option<String>, Thrown> {
        Ok(self.playing()?.note.clone())
    }

    /// Performs an action: its name, and its fields by name. One cell or candidate may stand for a list.
    ///
    /// - "place", "corner", "centre", "cross": `cells`, `digit`. Where all cells have it already, it is
    ///   removed.
    /// - "clear", "clean-up": `cells`; "fill": `cells`, `digits`.
    /// - "colour": `cells`, `colour` (1 to 9); "colour-candidates": `candidates`, `colour`;
    ///   "line": `ends`, two cells or candidates, and `arrow`.
    /// - "undo", "redo", "undo-mistakes", "remove-mistakes", "restart", "check".
    /// - "savepoint": `name`; "go-back": `to`, a number of `state["savepoints"]`.
    /// - "give": `cells`, `digit`; "begin", `anyway`: for a puzzle that is being entered.
    /// - "choose": `options`, all of them, as in `state["options"]`.
    /// - "take": `effect`; "ask": `rung`. Help performs these: `game.act(**game.hinted)`.
    ///
    /// The result has `cells`, `said` and `finished`; or only `refused`, the reason why nothing was done.
    #[pyo3(signature = (r#do, **fields))]
    fn act<'py>(
        &self,
        py: Python<'py>,
        r#do: &str,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> Result<Bound<'py, PyAny>, Thrown> {
        let mut action = serde_json::Map::from_iter([("do".to_owned(), r#do.into())]);
        for (name, value) in fields.iter().flat_map(|fields| fields.iter()) {
            let name: String = name.extract()?;
            let is_one = matches!(&*name, "cells" | "candidates") && value.is_instance_of::<PyString>();
            let value = plain(&value)?;
            action.insert(name, if is_one { Value::Array(vec![value]) } else { value });
        }
        let (action, mut playing): (Action, _) = (read(action.into())?, self.playing()?);
        let answer = playing.game.act(action);
        Ok(record(py, &Answer::of(answer, &playing.game, playing.words))?)
    }

    /// Says that so many milliseconds have passed. A game that is finished, or has not begun, takes none.
    fn pass_time(&self, milliseconds: u64) -> Result<(), Thrown> {
        self.playing()?.game.pass(milliseconds);
        Ok(())
    }

    /// Tells one thing more about the grid as it stands; on the last rung it does what it spoke of. A change
    /// of the grid begins a new ladder.
    ///
    /// The result has `rung`, `text`, `place` (cells), `shown` (marks), `technique` and `change`.
    #[pyo3(signature = (*, seconds = None, cancel = None))]
    fn ask<'py>(
        &self,
        py: Python<'py>,
        seconds: Option<f64>,
        cancel: Option<Cancel>,
    ) -> Result<Bound<'py, PyAny>, Thrown> {
        let (until, mut playing) = (Until::new(seconds, cancel)?, self.playing()?);
        let Playing { game, help, .. } = &mut *playing;
        let told = long(py, &until, |cancel| Ok(help.ask(game, cancel)?))?;
        Ok(record(py, &Told::of(&told, &playing.game, playing.words))?)
    }

    /// Looks for what there is to tell, and tells nothing. `ask` does that by itself.
    #[pyo3(signature = (*, seconds = None, cancel = None))]
    fn look(&self, py: Python<'_>, seconds: Option<f64>, cancel: Option<Cancel>) -> Result<(), Thrown> {
        let (until, mut playing) = (Until::new(seconds, cancel)?, self.playing()?);
        let Playing { game, help, .. } = &mut *playing;
        long(py, &until, |cancel| Ok(help.look(game, cancel)?))
    }

    /// The rungs told about the current grid, from the bottom of the ladder.
    #[getter]
    fn told<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyAny>, Thrown> {
        let playing = self.playing()?;
        let told = if playing.help.is_about(&playing.game) { playing.help.told() } else { &[] };
        Ok(playing.told(py, told)?)
    }

    /// The action of the last rung, in advance: only after `ask` or `look`, otherwise None.
    #[getter]
    fn hinted<'py>(&self, py: Python<'py>) -> Result<Option<Bound<'py, PyAny>>, Thrown> {
        let playing = self.playing()?;
        let action = playing.help.action().filter(|_| playing.help.is_about(&playing.game));
        Ok(action.map(|action| record(py, &action)).transpose()?)
    }

    /// The 81 cells, row by row, with their digits, marks and colours.
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyAny>, Thrown> {
        Ok(record(py, &screen::cells(&self.playing()?.game))?)
    }

    /// Everything beside the cells: status, time, mistakes, help used, savepoints, options and others.
    #[getter]
    fn state<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyAny>, Thrown> {
        Ok(record(py, &screen::State::of(&self.playing()?.game))?)
    }

    /// The grid as it stands, as a `Puzzle`.
    #[getter]
    fn grid(&self) -> Result<Puzzle, Thrown> {
        Ok(Puzzle(self.playing()?.game.entry()))
    }

    /// The document in which the game is kept, as text. It is a puzzle file, too.
    fn save(&self) -> Result<String, Thrown> {
        Ok(Save::from(self.playing()?.game.clone()).to_json())
    }

    /// The first line of a log: the game as it stands.
    fn log_begin(&self) -> Result<String, Thrown> {
        Ok(Log::begin(&self.playing()?.game))
    }

    /// The number of actions.
    #[getter]
    fn log_length(&self) -> Result<usize, Thrown> {
        Ok(self.playing()?.game.log().len())
    }

    /// The lines of the actions from this one on, counted from 0.
    fn log_since(&self, start: usize) -> Result<String, Thrown> {
        Ok(self.playing()?.game.log().iter().skip(start).map(Log::line).collect())
    }

    /// The line that tells the time alone, for a player who thinks for long.
    fn log_time(&self) -> Result<String, Thrown> {
        Ok(Log::time(self.playing()?.game.time()))
    }

    /// The grid as it stands, in a format: see `formats`.
    fn write(&self, format: &str) -> Result<String, Thrown> {
        text::written(format, &self.playing()?.game.entry())
    }

    fn _repr_svg_(&self) -> Result<String, Thrown> {
        Ok(self.grid()?.svg())
    }

    fn __repr__(&self) -> Result<String, Thrown> {
        Ok(look::framed(self.playing()?.game.entry().digits()))
    }

    fn __str__(&self) -> Result<String, Thrown> {
        Ok(self.playing()?.game.entry().digits().to_string())
    }

    fn __eq__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> Result<bool, Thrown> {
        let Ok(other) = other.cast::<Self>() else { return Ok(false) };
        Ok(slf.is(other) || slf.get().playing()?.game == other.get().playing()?.game)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Result<(Bound<'py, PyAny>, (String,)), Thrown> {
        Ok((slf.getattr("restore")?, (slf.get().save()?,)))
    }
}

/// Data of the game from plain values.
fn read<T: DeserializeOwned>(value: Value) -> Result<T, Thrown> {
    serde_json::from_value(value).map_err(|why| Thrown::argument(in_words(&why.to_string())))
}

/// A record of the game as dictionaries, with names in snake case.
fn record<'py>(py: Python<'py>, record: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(record).expect("it is made of texts, numbers and lists");
    json::record(py, &in_snake_case(value))
}

fn in_snake_case(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (snake_case(&name), in_snake_case(value))).collect()
        }
        Value::Array(items) => items.into_iter().map(in_snake_case).collect(),
        other => other,
    }
}

/// `canUndo` as `can_undo`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

impl From<Unreadable> for Thrown {
    fn from(error: Unreadable) -> Self {
        Failure::of("document", error).into()
    }
}

impl From<NotADate> for Thrown {
    fn from(error: NotADate) -> Self {
        Failure::of("date", error).into()
    }
}
