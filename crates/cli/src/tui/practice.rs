//! The practice in progress: a round of drills, the current drill, and the judgement on the last reply.

use sudokit::logic::Kind;
use sudokit_play::train::{Drill, Judgement, Reply, Round};

/// A round of drills.
pub(super) struct Practice {
    pub(super) round: Round,
    pub(super) drill: Drill,
    /// The judgement on the last reply.
    pub(super) judgement: Option<Judgement>,
    /// The judged reply. The judgement is outdated once the marks change.
    pub(super) judged: Option<Reply>,
    /// Techniques to practise when this round is over.
    pub(super) later: Vec<&'static Kind>,
}

impl Practice {
    /// True if the drill is over.
    pub(super) fn is_over(&self) -> bool {
        self.round.is_answered()
    }
}
