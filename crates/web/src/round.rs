//! Rounds of drills. The drills themselves are made in a Worker, by [`Practice`](crate::Practice).

use crate::Thrown;
use crate::json::{read, text};
use crate::words::words;
use serde::Serialize;
use sudokit_play::train::{self, Exercise, ROUND};
use wasm_bindgen::prelude::wasm_bindgen;

/// The exercises of a round, in order.
#[wasm_bindgen]
pub fn exercises() -> String {
    text(&ROUND.map(Exercise::name))
}

/// A few drills for one technique.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Round(train::Round);

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct State {
    title: &'static str,
    exercise: Option<&'static str>,
    done: usize,
    of: usize,
    slips: usize,
    is_answered: bool,
}

#[wasm_bindgen]
impl Round {
    /// A round of these exercises.
    #[wasm_bindgen(constructor)]
    pub fn new(technique: &str, exercises: &str) -> Result<Self, Thrown> {
        let exercises: Vec<String> = read(exercises)?;
        let exercises = exercises.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        Ok(Self(train::Round::of_exercises(technique.parse()?, exercises)))
    }

    /// The state of the round: its technique, exercise, finished drills, all drills, those with a slip, and
    /// whether the drill begun last is over.
    pub fn state(&self) -> String {
        text(&State {
            title: self.0.kind().name_in(words()),
            exercise: self.0.exercise().map(Exercise::name),
            done: self.0.done(),
            of: self.0.of(),
            slips: self.0.slips(),
            is_answered: self.0.is_answered(),
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
    pub(crate) const fn inner(&self) -> &train::Round {
        &self.0
    }
}
