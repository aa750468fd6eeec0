//! The second opinion on a proof: by a checker that shares no code with the techniques.

use serde::Serialize;
use sudokit::logic::Step;
use sudokit::{Board, Cancel, Cancelled, Proof};
use sudokit_checker::{Document, Verdict};

/// A proof without the words of its steps.
#[derive(Serialize)]
struct Plain<'a> {
    version: u8,
    #[serde(flatten)]
    start: &'a Board,
    steps: &'a [Step],
}

/// The index of the first step of which the checker cannot see that it holds, and the reason.
pub(super) fn opinion(proof: &Proof, cancel: &Cancel) -> Result<Option<(usize, String)>, Cancelled> {
    if proof.steps.is_empty() {
        return Ok(None);
    }
    let plain = Plain { version: 1, start: &proof.start, steps: &proof.steps };
    let text = serde_json::to_vec(&plain).expect("a proof is data");
    let document = match Document::read(&text) {
        Ok(document) => document,
        Err(unreadable) => return Ok(Some((0, format!("second check: {unreadable}")))),
    };
    let report = document.follow(cancel)?;
    Ok(report.first_that_fails().map(|(step, verdict)| {
        let why = match verdict {
            Verdict::Refused(why) => why.clone(),
            other => other.to_string(),
        };
        (step, format!("second check: {why}"))
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit::logic::{Effect, Path, Schedule};

    #[test]
    fn a_proof_with_a_wrong_step_is_refused() {
        let entry = sudokit::read(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        )
        .expect("a puzzle");
        let start = sudokit::position(&entry).expect("a position");
        let mut proof = Proof::of(start, |board| Path::new(board, Schedule::hodoku()));
        assert_eq!(opinion(&proof, &Cancel::new()), Ok(None));
        assert_eq!(opinion(&proof, &Cancel::after(0)), Err(Cancelled));
        let wrong = "r1c3=1".parse().expect("a candidate");
        proof.steps[7].effect = Effect::placing(wrong);
        let (step, why) = opinion(&proof, &Cancel::new()).expect("nobody cancels").expect("it is refused");
        assert_eq!((step, why.starts_with("second check: ")), (7, true), "{why}");
    }
}
