//! The second opinion on a proof: by a checker that shares no code with the techniques.

use crate::{Board, Cancel, Cancelled, Proof, Refuted, Status};
use serde::Serialize;
use sudokit_checker::{Document, Verdict};

/// A proof without the words of its steps.
#[derive(Serialize)]
struct Plain<'a, S> {
    version: u8,
    #[serde(flatten)]
    start: &'a Board,
    steps: &'a [S],
}

/// The first step of which the checker cannot see that it holds. Steps are anything that is written as the
/// format of proofs has it.
///
/// # Errors
/// It was cancelled.
#[doc(hidden)]
pub fn second_opinion<S: Serialize>(
    start: &Board,
    steps: &[S],
    cancel: &Cancel,
) -> Result<Option<Refuted>, Cancelled> {
    if steps.is_empty() {
        return Ok(None);
    }
    let text = serde_json::to_vec(&Plain { version: 1, start, steps }).expect("a proof is data");
    let document = match Document::read(&text) {
        Ok(document) => document,
        Err(unreadable) => return Ok(Some(Refuted { step: 0, why: unreadable.to_string().into() })),
    };
    let report = document.follow(cancel)?;
    Ok(report.first_that_fails().map(|(step, verdict)| {
        let why = match verdict {
            Verdict::Refused(why) => why.clone(),
            other => other.to_string(),
        };
        Refuted { step, why: why.into() }
    }))
}

impl Proof {
    /// [Verifies](Self::verify_with) the proof, and has it checked a second time by `sudokit-checker`, which
    /// shares no code with the techniques: `sudoku verify` and all doors do. If the start has no solution,
    /// the first check is enough, as nothing follows.
    ///
    /// ```
    /// use sudokit::{Cancel, Effect, Proof};
    /// use sudokit::logic::{Path, Schedule};
    ///
    /// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    /// let mut proof = Proof::of(sudokit::position(&entry)?, |board| Path::new(board, Schedule::hodoku()));
    /// assert!(proof.verify_twice(&Cancel::new())?.is_ok());
    /// proof.steps[7].effect = Effect::placing("r1c3=1".parse()?);
    /// assert_eq!(proof.verify_twice(&Cancel::new())?.map_err(|refuted| refuted.step), Err(7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// It was cancelled.
    pub fn verify_twice(&self, cancel: &Cancel) -> Result<Result<Board, Refuted>, Cancelled> {
        let reached = self.verify_with(cancel)?;
        if reached.is_ok()
            && let Some(refuted) = second_opinion(&self.start, &self.steps, cancel)?
            && self.premises().start != Status::None
        {
            return Ok(Err(Refuted { why: format!("second check: {}", refuted.why).into(), ..refuted }));
        }
        Ok(reached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::{Effect, Path, Schedule};

    #[test]
    fn a_proof_with_a_wrong_step_is_refused() {
        let entry =
            crate::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                .expect("a puzzle");
        let start = crate::position(&entry).expect("a position");
        let mut proof = Proof::of(start, |board| Path::new(board, Schedule::hodoku()));
        let opinion = |proof: &Proof, cancel| second_opinion(&proof.start, &proof.steps, &cancel);
        assert_eq!(opinion(&proof, Cancel::new()), Ok(None));
        assert_eq!(opinion(&proof, Cancel::after(0)), Err(Cancelled));
        let wrong = "r1c3=1".parse().expect("a candidate");
        proof.steps[7].effect = Effect::placing(wrong);
        let refuted = opinion(&proof, Cancel::new()).expect("nobody cancels").expect("it is refused");
        assert_eq!(refuted.step, 7);
    }
}
