//! The practice in progress: a round of drills, the current drill, and the judgement on the last reply.

use sudokit_play::train::{Drill, Judgement, Moment, Reply, Round};

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
}
