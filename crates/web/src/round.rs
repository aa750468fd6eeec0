//! Rounds of drills: how one goes. The drills themselves are made in a Worker, by [`Practice`](crate::Practice).

use crate::Thrown;
use crate::json::{read, text};
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
    exercise: Option<&'static str>,
    done: usize,
    of: usize,
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

    /// What is asked now, or next; how many drills are over, of how many; whether the one that was begun last is.
    pub fn state(&self) -> String {
        text(&State {
            exercise: self.0.exercise().map(Exercise::name),
            done: self.0.done(),
            of: self.0.of(),
            is_answered: self.0.is_answered(),
        })
    }

    /// A drill begins.
    pub fn begin(&mut self) {
        self.0.begin();
    }

    /// A reply to it has been judged.
    pub fn judged(&mut self, verdict: &str) -> Result<(), Thrown> {
        self.0.judged(verdict.parse()?);
        Ok(())
    }

    /// It is not done without help.
    pub fn slipped(&mut self) {
        self.0.slipped();
    }

    /// It is given up.
    pub fn give_up(&mut self) {
        self.0.give_up();
    }
}

impl Round {
    pub(crate) const fn inner(&self) -> &train::Round {
        &self.0
    }
}
