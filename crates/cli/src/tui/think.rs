//! Long tasks on a thread of their own, which can be cancelled.

use super::practice::Run;
use std::sync::mpsc::Sender;
use std::thread;
use sudokit::diagram::{Sentence, say};
use sudokit::generate::Symmetry;
use sudokit::logic::Kind;
use sudokit::{Cancel, Puzzle};
use sudokit_play::train::{Drill, Exercise, Judgement, Moment, Positions, Reply, Training, moments};
use sudokit_play::{Date, Game, Help, Level, Origin};

/// Something to think about.
#[derive(Debug)]
pub(super) enum Task {
    /// A new puzzle, for a level and a number, or for a day.
    Make { level: Level, number: u64, origin: Origin, symmetry: Symmetry },
    /// A new puzzle that needs only what the player knows.
    Fit { training: Box<Training>, today: Date, number: u64, symmetry: Symmetry },
    /// A hint for a game as it stands.
    Look { game: Box<Game>, help: Box<Help> },
    /// The next drill of a round.
    Drill { run: Box<Run>, number: u64 },
    /// The judgement on a reply to a drill.
    Judge { drill: Box<Drill>, reply: Box<Reply> },
    /// A position where a technique is needed.
    Example { kind: &'static Kind, number: u64 },
    /// The hardest step of a game that is over, and where the player was slow.
    LookBack { game: Box<Game>, day: Date },
}

/// The result of a task.
#[derive(Debug)]
pub(super) enum Thought {
    Made(Box<Game>),
    Looked(Box<Help>),
    Drilled {
        run: Box<Run>,
        drill: Option<Box<Drill>>,
    },
    Judged {
        judgement: Box<Judgement>,
        reply: Box<Reply>,
    },
    Example {
        kind: &'static Kind,
        drill: Option<Box<Drill>>,
    },
    LookedBack {
        of: Puzzle,
        hardest: Option<&'static Kind>,
        moments: Vec<Moment>,
    },
    /// It was stopped.
    Stopped,
}

impl Task {
    /// The message meanwhile.
    pub(super) fn about(&self) -> Sentence {
        match self {
            Self::Make { .. } | Self::Fit { .. } => say!("terminal-making"),
            Self::Look { .. } => say!("terminal-looking-for-step"),
            Self::Drill { .. } | Self::Example { .. } => say!("terminal-looking-for-position"),
            Self::Judge { .. } | Self::LookBack { .. } => say!("terminal-looking-at-steps"),
        }
    }

    /// Does it.
    pub(super) fn think(self, cancel: &Cancel) -> Thought {
        let thought = match self {
            Self::Make { level, number, origin, symmetry } => level
                .puzzle_with(number, symmetry, cancel)
                .map(|puzzle| Thought::Made(Box::new(Game::open(&puzzle.into(), origin)))),
            Self::Fit { training, today, number, symmetry } => {
                training.fitting(today, number, symmetry, cancel).map(|fitting| {
                    let origin = Origin::Made { level: fitting.level, seed: fitting.number };
                    Thought::Made(Box::new(Game::open(&fitting.puzzle.into(), origin)))
                })
            }
            Self::Look { game, mut help } => help.look(&game, cancel).map(|()| Thought::Looked(help)),
            Self::LookBack { game, day } => game.hardest(cancel).and_then(|hardest| {
                let moments = moments(&game, day, cancel)?;
                Ok(Thought::LookedBack { of: game.puzzle(), hardest, moments })
            }),
            Self::Drill { mut run, number } => run
                .round
                .next(&Positions::built_in(), number, cancel)
                .map(|drill| Thought::Drilled { run, drill: drill.map(Box::new) }),
            Self::Judge { drill, reply } => drill
                .judge(&reply, cancel)
                .map(|judgement| Thought::Judged { judgement: Box::new(judgement), reply }),
            Self::Example { kind, number } => {
                Drill::new(Exercise::WhatFollows, kind, &Positions::built_in(), number, cancel)
                    .map(|drill| Thought::Example { kind, drill: drill.map(Box::new) })
            }
        };
        thought.unwrap_or(Thought::Stopped)
    }

    /// Does it in a thread of its own, and sends what came of it.
    pub(super) fn think_beside<E: Send + 'static>(
        self,
        cancel: Cancel,
        to: Sender<E>,
        event: impl FnOnce(Thought) -> E + Send + 'static,
    ) {
        thread::spawn(move || {
            // The receiver is gone when the program ends.
            _ = to.send(event(self.think(&cancel)));
        });
    }
}
