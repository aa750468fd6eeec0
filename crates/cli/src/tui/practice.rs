//! What lies before the player who practises: a round of drills, the drill, and what was said of the last reply.

use sudokit::logic::Kind;
use sudokit_play::train::{Drill, Judgement, Reply, Round};

/// A round of drills.
pub(super) struct Practice {
    pub(super) round: Round,
    pub(super) drill: Drill,
    /// What was said of the last reply.
    pub(super) judgement: Option<Judgement>,
    /// What was marked when that was said: when it changes, the judgement is about something else.
    pub(super) judged: Option<Reply>,
    /// Techniques to practise when this round is over.
    pub(super) later: Vec<&'static Kind>,
}

impl Practice {
    /// Whether the drill is over, and the next one can come.
    pub(super) fn is_over(&self) -> bool {
        self.round.is_answered()
    }
}
