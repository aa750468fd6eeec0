//! Rounds of drills. The drills themselves are made in a Worker, by [`Practice`](crate::Practice).

use crate::json::{read, text};
use crate::words::words;
use crate::{Profile, Thrown};
use serde::Serialize;
use sudokit::logic::Kind;
use sudokit_play::Date;
use sudokit_play::train::{self, Exercise, Moment, ROUND, Task, Training};
use wasm_bindgen::prelude::wasm_bindgen;

/// The exercises of a round, in order.
#[wasm_bindgen]
pub fn exercises() -> String {
    text(&ROUND.map(Exercise::name))
}

/// A few drills for one technique, or for several that are not announced.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Round(train::Round);

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct State {
    /// `None` in a review, which announces nothing.
    title: Option<&'static str>,
    next: Option<Next>,
    done: usize,
    of: usize,
    slips: usize,
    is_answered: bool,
    has_slipped: bool,
    /// True if something applies in every position, as the player knows.
    always_applies: bool,
}

/// The name of the current or next drill, but for its number.
#[derive(Serialize)]
struct Next {
    exercise: &'static str,
    technique: &'static str,
    lacks: bool,
    /// The moment of an own game that it is made of.
    moment: Option<String>,
}

#[wasm_bindgen]
impl Round {
    /// A round of these exercises.
    #[wasm_bindgen(constructor)]
    pub fn new(technique: &str, exercises: &str) -> Result<Self, Thrown> {
        let exercises: Vec<String> = read(exercises)?;
        let exercises = exercises.iter().map(|name| name.parse()).collect::<Result<Vec<_>, _>>()?;
        if exercises.is_empty() {
            return Err(Thrown::argument("expected at least one exercise"));
        }
        Ok(train::Round::of_exercises(technique.parse()?, exercises).into())
    }

    /// A review of what is due, mixed and not announced. These techniques have positions. `None` if nothing
    /// is due.
    pub fn review(
        profile: &Profile,
        practicable: &str,
        today: &str,
        number: f64,
    ) -> Result<Option<Self>, Thrown> {
        let practicable: Vec<String> = read(practicable)?;
        let training = &profile.inner().training;
        let kinds = training.to_review(is_among(&practicable), today.parse::<Date>()?);
        let review = || train::Round::review(&kinds, training.learned(), number as u64);
        Ok((!kinds.is_empty()).then(|| review().into()))
    }

    /// A placement. These techniques have positions; the same number and answers give the same questions.
    pub fn placement(practicable: &str, number: f64) -> Result<Option<Self>, Thrown> {
        let practicable: Vec<String> = read(practicable)?;
        Ok(train::Round::placement(is_among(&practicable), number as u64).map(Self::from))
    }

    /// A round of moments of the player's own games; `None` if there are none.
    pub fn from_games(profile: &Profile) -> Option<Self> {
        let own = profile.inner().training.from_games();
        (!own.is_empty()).then(|| Self(train::Round::from_games(own)))
    }

    /// The techniques of the round, with the time that the player took to see each, in milliseconds.
    pub fn techniques(&self) -> String {
        #[derive(Serialize)]
        struct Seen {
            id: &'static str,
            name: &'static str,
            pace: Option<u64>,
        }
        let seen =
            |kind: &'static Kind| Seen { id: kind.id, name: kind.name_in(words()), pace: self.0.pace(kind) };
        text(&self.0.kinds().into_iter().map(seen).collect::<Vec<_>>())
    }

    /// The ids of the techniques that count as learned in a review.
    pub fn learned(&self) -> String {
        text(&self.0.learned().iter().map(|kind| kind.id).collect::<Vec<_>>())
    }

    /// The state of the round: its technique, the next drill, finished drills, all drills, those with a slip,
    /// whether the drill begun last is over, and whether it had a slip.
    pub fn state(&self) -> String {
        let next = |Task { kind, exercise, lacks }| Next {
            exercise: exercise.name(),
            technique: kind.id,
            lacks,
            moment: self.0.moment().map(Moment::to_line),
        };
        text(&State {
            title: (!self.0.is_review()).then(|| self.0.kind().name_in(words())),
            next: self.0.task().map(next),
            done: self.0.done(),
            of: self.0.of(),
            slips: self.0.slips(),
            is_answered: self.0.is_answered(),
            has_slipped: self.0.has_slipped(),
            always_applies: self.0.always_applies(),
        })
    }

    /// Begins a drill.
    pub fn begin(&mut self) {
        self.0.begin();
    }

    /// Records the verdict on a reply.
    pub fn judged(&mut self, verdict: &str) -> Result<(), Thrown> {
        self.0.judged(verdict.parse()?);
        Ok(())
    }

    /// Notes the time that the drill which has just ended took, in milliseconds.
    pub fn took(&mut self, milliseconds: f64) {
        self.0.took(milliseconds as u64);
    }

    /// Records a slip: the player needed help.
    pub fn slipped(&mut self) {
        self.0.slipped();
    }

    /// Gives the drill up.
    pub fn give_up(&mut self) {
        self.0.give_up();
    }
}

impl Round {
    /// Records how the round went, when it is over.
    pub(crate) fn record(&self, training: &mut Training, today: Date) -> Result<(), Thrown> {
        if !self.0.is_over() {
            return Err(Thrown::argument("expected a round that is over"));
        }
        training.record_round(&self.0, today);
        Ok(())
    }
}

impl From<train::Round> for Round {
    fn from(inner: train::Round) -> Self {
        Self(inner)
    }
}

/// True for a technique with one of these ids.
fn is_among(ids: &[String]) -> impl Fn(&Kind) -> bool {
    move |kind| ids.iter().any(|id| id == kind.id)
}
