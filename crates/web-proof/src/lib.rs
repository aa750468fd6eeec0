//! The checker of proofs alone, as a WebAssembly module of the app.
//!
//! ```text
//! the buffer   a proof as JSON ── check ──► the verdict in one line
//! ```
//!
//! JavaScript asks for [`room`], writes a proof there, calls [`check`], and reads the verdict from the place
//! that [`room`] returns for its length:
//!
//! | verdict | meaning |
//! |---|---|
//! | `holds` | all steps hold |
//! | `step 7 REASON` | the first step that does not hold, or that no rule covers, counted from 0 |
//! | `unread REASON` | the text is not a proof |
//!
//! # Decisions
//!
//! - **It is a module of its own**, because few visitors paste a proof, and the others should not load it.
//! - **No bindings are generated**, as only a text crosses the border in each direction.
//! - **It is never cancelled.** The checker bounds its work, and the app ends the worker in which it runs.

#![allow(unsafe_code, reason = "JavaScript finds the functions of a module by their names")]

use std::cell::RefCell;
use sudokit_checker::{Document, Verdict};
use sudokit_core::Cancel;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = RefCell::default();
}

/// Makes the buffer this long, and returns its address. Its first bytes stay what they are; the address from
/// the last call is no longer valid.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.resize(bytes, 0);
        buffer.as_mut_ptr()
    })
}

/// Checks the proof in the buffer, and puts the verdict there. Returns its length.
#[unsafe(no_mangle)]
pub extern "C" fn check() -> usize {
    BUFFER.with_borrow_mut(|buffer| {
        *buffer = verdict_on(buffer).into_bytes();
        buffer.len()
    })
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
            room(text.len());
            BUFFER.with_borrow_mut(|buffer| buffer.copy_from_slice(text.as_bytes()));
            let length = check();
            BUFFER.with_borrow(|buffer| {
                let verdict = String::from_utf8_lossy(buffer);
                assert_eq!(verdict.len(), length);
                assert!(verdict.starts_with(begins) && verdict.trim() == verdict, "{verdict}");
            });
        }
    }

    #[test]
    fn room_is_made_longer_and_shorter() {
        room(3);
        BUFFER.with_borrow_mut(|buffer| buffer.copy_from_slice(b"abc"));
        room(2);
        BUFFER.with_borrow(|buffer| assert_eq!(buffer, b"ab"));
    }
}
