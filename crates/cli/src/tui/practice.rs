//! The practice in progress: a round of drills, the current drill, and the judgement on the last reply.

use super::widgets::clock;
use super::won;
use sudokit::House;
use sudokit::diagram::{Rncn, Sentence, Words, say};
use sudokit_play::train::{Drill, Exercise, Judgement, Moment, Reply, Round};

/// A round as it runs.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) round: Round,
    /// Its drills before the current one, in order.
    pub(super) past: Vec<Past>,
}

impl From<Round> for Run {
    fn from(round: Round) -> Self {
        Self { round, past: Vec::new() }
    }
}

/// A drill that is over, for the end of the round.
#[derive(Clone, Debug)]
pub(super) struct Past {
    pub(super) drill: Drill,
    /// True if it was not done right at once.
    pub(super) missed: bool,
}

/// A round that is over.
pub(super) struct Ended {
    pub(super) round: Round,
    /// Its drills, in order.
    pub(super) past: Vec<Past>,
}

/// The sequel of a drill.
pub(super) enum After {
    /// Another drill of the round.
    Drill,
    /// The end of the round.
    End(Box<Ended>),
    /// Nothing: the drill was only looked at.
    Nothing,
}

/// A round with its current drill.
pub(super) struct Practice {
    pub(super) run: Run,
    pub(super) drill: Drill,
    /// The judgement on the last reply.
    pub(super) judgement: Option<Judgement>,
    /// The judged reply. The judgement is outdated once the marks change.
    pub(super) judged: Option<Reply>,
    /// True if the player looks back at a drill that is over.
    pub(super) looks_back: bool,
}

impl Practice {
    /// True if the drill is over.
    pub(super) fn is_over(&self) -> bool {
        self.run.round.is_answered()
    }

    /// True if it is a placement.
    pub(super) const fn is_placement(&self) -> bool {
        self.run.round.placed().is_some()
    }

    /// The moment of a game that the drill is made of.
    pub(super) fn moment(&self) -> Option<&Moment> {
        let round = &self.run.round;
        round.own().get(round.done() - usize::from(self.is_over()))
    }

    /// True if the last reply was a guess: the player may ask if it is true all the same.
    pub(super) fn has_guessed(&self) -> bool {
        let is_slip = self.judgement.as_ref().is_some_and(|judgement| judgement.verdict.is_slip());
        is_slip && !self.is_over() && matches!(self.judged, Some(Reply::Follows { .. }))
    }

    /// True if a hint differs from the answer.
    pub(super) fn has_hints(&self) -> bool {
        let exercise = self.drill.exercise();
        matches!(exercise, Exercise::WhatFollows | Exercise::SolveWithIt | Exercise::SeeIt)
            && self.drill.step().is_some()
    }

    /// The question of the drill.
    pub(super) fn question(&self) -> Sentence {
        if self.run.round.always_applies() { say!("train-place-it") } else { self.drill.question() }
    }

    /// The subject of the drill, and its number in the round.
    pub(super) fn title(&self, words: &Words) -> (String, String) {
        let say = |sentence: Sentence| sentence.told(words, &Rncn);
        let (round, exercise) = (&self.run.round, self.drill.exercise());
        let number = round.done() + usize::from(!self.is_over());
        let of = round.of();
        let about = match exercise {
            Exercise::WhatFollows => say!("terminal-what-follows", [number, of]),
            Exercise::FindIt => say!("terminal-find-it", [number, of]),
            Exercise::NameIt => say!("terminal-name-it", [number, of]),
            Exercise::SeeIt if self.is_placement() => say!("terminal-place-it", [number, of]),
            Exercise::SeeIt if let Some(moment) = self.moment() => {
                say!("terminal-own-position", [day = moment.day.to_string(), number, of])
            }
            Exercise::SeeIt => say!("terminal-see-it", [number, of]),
            _ => say!("terminal-solve-with-it", [number, of]),
        };
        // A drill that asks for the name does not show it, nor one that does not announce it.
        let title = match exercise {
            Exercise::NameIt if !self.is_over() => say(say!("terminal-which-one")),
            Exercise::SeeIt if self.is_placement() => say(say!("terminal-placement")),
            Exercise::SeeIt if let Some(moment) = self.moment() => say(from_game(moment)),
            Exercise::SeeIt => say(say!("terminal-review")),
            _ => round.kind().name_in(words).to_owned(),
        };
        (title, say(about))
    }
}

/// The title of a drill that is a position of a game. It names the row alone: the cell would be the answer.
fn from_game(moment: &Moment) -> Sentence {
    let row = House::row(won::place_of(moment).row());
    say!("terminal-from-game", [time = clock(moment.time), row])
}
