//! Rounds of drills.

use super::{Drill, Exercise, Grade, Positions, Verdict};
use sudokit::logic::Kind;
use sudokit::{Cancel, Cancelled};

/// What is asked in a round, in order.
pub const ROUND: [Exercise; 5] =
    [Exercise::WhatFollows, Exercise::FindIt, Exercise::NameIt, Exercise::FindIt, Exercise::WhatFollows];

/// A few drills for one technique. How many of them were done right at once is its [grade](Grade).
#[derive(Clone, Debug)]
pub struct Round {
    kind: &'static Kind,
    exercises: Vec<Exercise>,
    /// For every drill that was begun, whether there was a slip.
    slips: Vec<bool>,
    /// How many drills are over.
    done: usize,
}

impl Round {
    /// Five drills of three kinds.
    pub fn new(kind: &'static Kind) -> Self {
        Self::of_exercises(kind, ROUND.to_vec())
    }

    /// Drills of these kinds.
    pub const fn of_exercises(kind: &'static Kind, exercises: Vec<Exercise>) -> Self {
        Self { kind, exercises, slips: Vec::new(), done: 0 }
    }

    /// The technique.
    pub const fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// How many drills are over.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// How many drills there are.
    pub fn of(&self) -> usize {
        self.exercises.len()
    }

    /// The next drill, with a [number](super::Training::number) of its own; None if the round is over, or if there are no positions for it.
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

    /// What the drill at hand asks, or the one that comes; None if the round is over.
    pub fn exercise(&self) -> Option<Exercise> {
        self.exercises.get(self.done).copied()
    }

    /// A drill begins that was made elsewhere, for [this exercise](Self::exercise).
    pub fn begin(&mut self) {
        if self.exercise().is_some() {
            self.slips.resize(self.done + 1, false);
        }
    }

    /// A reply to the drill has been judged.
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
        // Of two answers the other one is known.
        if verdict.is_final() || self.exercise() == Some(Exercise::FindIt) {
            self.done = self.slips.len();
        }
    }

    /// The player did not do the drill without help. What happens once it is over does not count.
    pub fn slipped(&mut self) {
        if let Some(slip) = self.slips.get_mut(self.done) {
            *slip = true;
        }
    }

    /// The drill is given up, or its answer has been shown.
    pub fn give_up(&mut self) {
        self.slipped();
        self.done = self.slips.len();
    }

    /// Whether the drill that was begun last is over.
    pub const fn is_answered(&self) -> bool {
        self.done == self.slips.len()
    }

    /// In how many drills there was a slip.
    pub fn slips(&self) -> usize {
        self.slips.iter().filter(|slip| **slip).count()
    }

    /// How the round went; None before it is over.
    pub fn grade(&self) -> Option<Grade> {
        (self.done == self.of()).then(|| Grade::of(self.slips()))
    }
}
