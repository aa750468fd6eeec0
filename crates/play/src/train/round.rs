//! Rounds of drills.

use super::{Drill, Exercise, Grade, Positions, Verdict};
use sudokit::logic::Kind;
use sudokit::{Cancel, Cancelled};

/// The exercises of a round, in order.
pub const ROUND: [Exercise; 5] =
    [Exercise::WhatFollows, Exercise::FindIt, Exercise::NameIt, Exercise::FindIt, Exercise::WhatFollows];

/// A few drills for one technique. Its [grade](Grade) counts those done right at once.
#[derive(Clone, Debug)]
pub struct Round {
    kind: &'static Kind,
    exercises: Vec<Exercise>,
    /// For every drill begun, true if there was a slip.
    slips: Vec<bool>,
    /// The number of finished drills.
    done: usize,
}

impl Round {
    /// A round of five drills of three kinds.
    pub fn new(kind: &'static Kind) -> Self {
        Self::of_exercises(kind, ROUND.to_vec())
    }

    /// A round of these exercises.
    pub const fn of_exercises(kind: &'static Kind, exercises: Vec<Exercise>) -> Self {
        Self { kind, exercises, slips: Vec::new(), done: 0 }
    }

    /// The technique.
    pub const fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// The number of finished drills.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The number of drills.
    pub fn of(&self) -> usize {
        self.exercises.len()
    }

    /// The next drill, with a [number](super::Training::number) of its own; `None` if the round is over or
    /// there are no positions for it.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn next(
        &mut self,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Drill>, Cancelled> {
        let Some(exercise) = self.exercise() else { return Ok(None) };
        let drill = Drill::new(exercise, self.kind, positions, number, cancel)?;
        self.begin();
        Ok(drill)
    }

    /// The exercise of the current or next drill; `None` if the round is over.
    pub fn exercise(&self) -> Option<Exercise> {
        self.exercises.get(self.done).copied()
    }

    /// Begins a drill that was made elsewhere, for [this exercise](Self::exercise).
    pub fn begin(&mut self) {
        if self.exercise().is_some() {
            self.slips.resize(self.done + 1, false);
        }
    }

    /// Records the verdict on a reply.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// # use sudokit_play::train::{Round, Verdict};
    /// let mut round = Round::new(&X_WING);
    /// round.begin();
    /// round.judged(Verdict::Wrong);
    /// round.judged(Verdict::Right);
    /// assert_eq!((round.done(), round.slips()), (1, 1));
    /// ```
    pub fn judged(&mut self, verdict: Verdict) {
        if verdict.is_slip() {
            self.slipped();
        }
        // A yes-no question allows one answer: after it the other is known.
        if verdict.is_final() || self.exercise() == Some(Exercise::FindIt) {
            self.done = self.slips.len();
        }
    }

    /// Records a slip: the player needed help. After the end of a drill it has no effect.
    pub fn slipped(&mut self) {
        if let Some(slip) = self.slips.get_mut(self.done) {
            *slip = true;
        }
    }

    /// Ends the drill, given up or with its answer shown.
    pub fn give_up(&mut self) {
        self.slipped();
        self.done = self.slips.len();
    }

    /// Returns true if the drill begun last is over.
    pub const fn is_answered(&self) -> bool {
        self.done == self.slips.len()
    }

    /// The number of drills with a slip.
    pub fn slips(&self) -> usize {
        self.slips.iter().filter(|slip| **slip).count()
    }

    /// The grade; `None` before the round is over.
    pub fn grade(&self) -> Option<Grade> {
        (self.done == self.of()).then(|| Grade::of(self.slips()))
    }
}
