//! Answers of the game in words, in the player's notation.

use crate::{Game, Refused, Rung};
use serde::Serialize;
use sudokit::CellSet;
use sudokit::diagram::{Diagram, Words};

/// The change of an action, or the reason for refusing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The action was done.
    Done(Change),
    /// The action was refused.
    Refused {
        /// The reason, in words.
        refused: String,
    },
}

/// A change of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The cells that may look different now.
    pub cells: CellSet,
    /// The announcement.
    pub said: String,
    /// True if the action has just finished the game.
    pub finished: bool,
}

impl Change {
    fn of(change: &crate::Change, game: &Game, words: &Words) -> Self {
        let said = change.said.told(words, &game.options().notation);
        Self { cells: change.cells, said, finished: change.finished }
    }
}

impl Answer {
    /// The answer of this game to an action.
    pub fn of(answer: Result<crate::Change, Refused>, game: &Game, words: &Words) -> Self {
        match answer {
            Ok(change) => Self::Done(Change::of(&change, game, words)),
            Err(refused) => Self::Refused { refused: refused.said().told(words, &game.options().notation) },
        }
    }
}

/// The part of a hint that a rung adds.
#[derive(Clone, Debug, Serialize)]
pub struct Told<'a> {
    /// The rung.
    pub rung: Rung,
    /// All that is said.
    pub text: String,
    /// The same, sentence by sentence. An argument within another follows the line that it proves.
    pub lines: Vec<String>,
    /// The number of arguments that each line is within.
    pub depths: Vec<usize>,
    /// The place to look at: cells, and those of houses.
    pub place: CellSet,
    /// The marks on the grid.
    pub shown: &'a Diagram,
    /// The id of the technique.
    pub technique: Option<&'static str>,
    /// The result, on the last rung.
    pub change: Option<Change>,
}

impl<'a> Told<'a> {
    /// The rung of help for this game.
    pub fn of(told: &'a crate::Told, game: &Game, words: &Words) -> Self {
        let names = &game.options().notation;
        Self {
            rung: told.rung,
            text: told.called(words, names),
            lines: told.outline.iter().map(|(_, number)| told.said[*number].told(words, names)).collect(),
            depths: told.outline.iter().map(|(depth, _)| *depth).collect(),
            place: told.place,
            shown: &told.shown,
            technique: told.technique,
            change: told.change.as_ref().map(|change| Change::of(change, game, words)),
        }
    }
}
