//! The checker of proofs.
//!
//! The buffer has a proof as JSON. The line is the verdict:
//!
//! | verdict | meaning |
//! |---|---|
//! | `holds` | all steps hold |
//! | `step 7 REASON` | the first step that does not hold, or that no rule covers, counted from 0 |
//! | `unread REASON` | the text is not a proof |

use sudokit_checker::{Document, Verdict};
use sudokit_core::Cancel;

/// Checks the proof in the buffer, and puts the verdict there. Returns its length.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn check() -> usize {
    crate::answer(verdict_on)
}

fn verdict_on(proof: &[u8]) -> String {
    let document = match Document::read(proof) {
        Ok(document) => document,
        Err(unreadable) => return format!("unread {unreadable}"),
    };
    let report = document.follow(&Cancel::new()).expect("nobody cancels");
    match report.first_that_fails() {
        None => "holds".into(),
        Some((step, Verdict::Refused(why))) => format!("step {step} {why}"),
        Some((step, verdict)) => format!("step {step} {verdict}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::said;

    fn proof(digit: u8) -> String {
        let puzzle = format!("12345678{}", ".".repeat(73));
        format!(
            r#"{{"version": 1, "puzzle": "{puzzle}", "steps": [{{
                "effect": {{"placements": ["r1c9={digit}"]}},
                "pattern": {{"singles": {{"candidate": "r1c9={digit}", "house": "row 1"}}}}
            }}]}}"#
        )
    }

    #[test]
    fn a_proof_in_the_buffer_becomes_its_verdict() {
        for (text, begins) in [(proof(9), "holds"), (proof(8), "step 0 "), ("{}".into(), "unread ")] {
            let verdict = said(text.as_bytes(), || check());
            assert!(verdict.starts_with(begins) && verdict.trim() == verdict, "{verdict}");
        }
    }
}
