//! Answers of the game, in the player's notation.

use crate::words::{told, words};
use serde::Serialize;
use sudokit::CellSet;
use sudokit::diagram::Diagram;
use sudokit::render::Coordinates;
use sudokit_play::{Refused, Rung};

/// The change of an action, or the reason for refusing it.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Done(Change),
    Refused { refused: String },
}

#[derive(Serialize)]
pub(super) struct Change {
    cells: CellSet,
    said: String,
    finished: bool,
}

impl Change {
    fn of(change: &sudokit_play::Change, notation: Coordinates) -> Self {
        let (cells, finished) = (change.cells, change.finished);
        Self { cells, said: told(&change.said, notation), finished }
    }
}

impl Answer {
    pub(super) fn of(answer: Result<sudokit_play::Change, Refused>, notation: Coordinates) -> Self {
        match answer {
            Ok(change) => Self::Done(Change::of(&change, notation)),
            Err(refused) => Self::Refused { refused: told(&refused.said(), notation) },
        }
    }
}

/// The contents of a rung.
#[derive(Serialize)]
pub(crate) struct Told<'a> {
    rung: Rung,
    text: String,
    lines: Vec<String>,
    place: CellSet,
    shown: &'a Diagram,
    technique: Option<&'static str>,
    change: Option<Change>,
}

impl<'a> Told<'a> {
    pub(crate) fn of(told: &'a sudokit_play::Told, notation: Coordinates) -> Self {
        Self {
            rung: told.rung,
            text: told.called(words(), &notation),
            lines: told.said.iter().map(|said| self::told(said, notation)).collect(),
            place: told.place,
            shown: &told.shown,
            technique: told.technique,
            change: told.change.as_ref().map(|change| Change::of(change, notation)),
        }
    }
}
