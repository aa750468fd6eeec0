//! The verdict on a proof.

use crate::{Board, Cancel, Cancelled, Premises, Proof, Refuted};

/// The verdict on a proof: the results of [`Proof::verify_twice`] and [`Proof::premises`]. It becomes JSON
/// for callers from other languages.
///
/// ```
/// use sudokit::Proof;
/// use sudokit::logic::{Path, Schedule};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let proof = Proof::of(sudokit::position(&entry)?, |board| Path::new(board, Schedule::hodoku()));
/// let verified = proof.verified();
/// assert_eq!(verified.steps, 51);
/// assert!(verified.reached.is_ok_and(|end| end.solution().is_some()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verified {
    /// The number of steps.
    pub steps: usize,
    /// The last board, or the step that does not hold.
    pub reached: Result<Board, Refuted>,
    /// The [id](crate::logic::Kind::id) of the technique of that step.
    pub kind: Option<&'static str>,
    /// The premises.
    pub premises: Premises,
}

impl Proof {
    /// Verifies the proof by both checks and finds its premises.
    pub fn verified(&self) -> Verified {
        self.verified_with(&Cancel::new()).expect("nobody cancels")
    }

    /// The same, until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn verified_with(&self, cancel: &Cancel) -> Result<Verified, Cancelled> {
        let reached = self.verify_twice(cancel)?;
        let kind = reached.as_ref().err().map(|refuted| self.steps[refuted.step].kind.id);
        Ok(Verified { steps: self.steps.len(), reached, kind, premises: self.premises() })
    }
}
