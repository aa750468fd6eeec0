//! Rounds of drills.

use super::{Drill, Exercise, Grade, Judgement, Positions};
use sudokit::logic::Kind;
use sudokit::{Cancel, Cancelled};

/// What is asked in a round, in order.
///
/// ```
/// use sudokit_play::train::{Exercise, ROUND};
/// assert!(!ROUND.contains(&Exercise::SolveWithIt));
/// ```
pub const ROUND: [Exercise; 5] =
    [Exercise::WhatFollows, Exercise::FindIt, Exercise::NameIt, Exercise::FindIt, Exercise::WhatFollows];

/// A few drills for one technique. How many of them were done right at once is its [grade](Grade).
///
/// ```
/// use sudokit::logic::techniques::fish::X_WING;
/// use sudokit_play::train::Round;
///
/// let round = Round::new(&X_WING);
/// assert_eq!((round.done(), round.of()), (0, 5));
/// ```
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
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// assert_eq!(sudokit_play::train::Round::new(&X_WING).kind(), &X_WING);
    /// ```
    pub fn new(kind: &'static Kind) -> Self {
        Self::of_exercises(kind, ROUND.to_vec())
    }

    /// Drills of these kinds.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// # use sudokit_play::train::{Exercise, Round};
    /// assert_eq!(Round::of_exercises(&X_WING, vec![Exercise::FindIt; 10]).of(), 10);
    /// ```
    pub const fn of_exercises(kind: &'static Kind, exercises: Vec<Exercise>) -> Self {
        Self { kind, exercises, slips: Vec::new(), done: 0 }
    }

    /// The technique.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// assert_eq!(sudokit_play::train::Round::new(&X_WING).kind().id, "x-wing");
    /// ```
    pub const fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// How many drills are over.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// assert_eq!(sudokit_play::train::Round::new(&X_WING).done(), 0);
    /// ```
    pub const fn done(&self) -> usize {
        self.done
    }

    /// How many drills there are.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// assert_eq!(sudokit_play::train::Round::new(&X_WING).of(), 5);
    /// ```
    pub fn of(&self) -> usize {
        self.exercises.len()
    }

    /// The next drill, with a [number](super::Training::number) of its own; None if the round is over, or if there are no positions for it.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Positions, Round};
    /// let none = Round::new(&X_WING).next(&Positions::default(), 1, &Cancel::new())?;
    /// assert!(none.is_none());
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn next(
        &mut self,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Drill>, Cancelled> {
        let Some(exercise) = self.exercises.get(self.done) else { return Ok(None) };
        let drill = Drill::new(*exercise, self.kind, positions, number, cancel)?;
        self.slips.resize(self.done + 1, false);
        Ok(drill)
    }

    /// A reply to the drill has been judged.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Positions, Reply, Round};
    /// let mut round = Round::new(&X_WING);
    /// let drill = round.next(&Positions::built_in(), 1, &Cancel::new())?.unwrap();
    /// let effect = &drill.step().unwrap().effect;
    /// let reply = Reply::Follows { placed: effect.placed(), crossed: effect.eliminated() };
    /// round.judged(&drill.judge(&reply, &Cancel::new())?);
    /// assert_eq!(round.done(), 1);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn judged(&mut self, judgement: &Judgement) {
        if judgement.verdict.is_slip() {
            self.slipped();
        }
        // Of two answers the other one is known.
        let is_known = self.exercises.get(self.done) == Some(&Exercise::FindIt);
        if judgement.verdict.is_final() || is_known {
            self.done = self.slips.len();
        }
    }

    /// The player did not do the drill without help.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Positions, Round};
    /// let mut round = Round::new(&X_WING);
    /// round.next(&Positions::built_in(), 1, &Cancel::new())?;
    /// round.slipped();
    /// assert_eq!(round.slips(), 1);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn slipped(&mut self) {
        if let Some(slip) = self.slips.last_mut() {
            *slip = true;
        }
    }

    /// The drill is given up, or its answer has been shown.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Positions, Round};
    /// let mut round = Round::new(&X_WING);
    /// round.next(&Positions::built_in(), 1, &Cancel::new())?;
    /// round.give_up();
    /// assert_eq!((round.done(), round.slips()), (1, 1));
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn give_up(&mut self) {
        self.slipped();
        self.done = self.slips.len();
    }

    /// Whether the drill that was begun last is over.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Positions, Round};
    /// let mut round = Round::new(&X_WING);
    /// round.next(&Positions::built_in(), 1, &Cancel::new())?;
    /// assert!(!round.is_answered());
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub const fn is_answered(&self) -> bool {
        self.done == self.slips.len()
    }

    /// In how many drills there was a slip.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// assert_eq!(sudokit_play::train::Round::new(&X_WING).slips(), 0);
    /// ```
    pub fn slips(&self) -> usize {
        self.slips.iter().filter(|slip| **slip).count()
    }

    /// How the round went; None before it is over.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// assert_eq!(sudokit_play::train::Round::new(&X_WING).grade(), None);
    /// ```
    pub fn grade(&self) -> Option<Grade> {
        (self.done == self.of()).then(|| Grade::of(self.slips()))
    }
}
