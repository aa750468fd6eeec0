//! Checking proofs.

use crate::border::call;
use crate::failure::Failure;
use crate::full::memory::parsable;
use crate::{sudokit_error, sudokit_status};
use serde_json::json;
use serde_json::value::RawValue;
use std::ffi::c_char;
use sudokit::Cancel;
use sudokit_request::{Part, Verify};

/// Checks that each step of a proof follows from the board left by the earlier ones. The proof is the reply
/// to `explain` of `sudokit_call`, and the JSON of `sudoku explain -f json`. One that does not hold returns
/// `SUDOKIT_PROOF`, and the message names the step. `*steps` receives the number of steps that hold; it may
/// be NULL.
///
/// ```c
/// const char *fields = "{\"puzzle\": "
///     "\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"}";
/// size_t capacity = 1 << 20, length, steps;
/// char *proof = malloc(capacity);
/// if (proof == NULL
///     || sudokit_call("explain", 7, fields, strlen(fields), NULL, proof, capacity, &length, NULL)
///         != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(sudokit_verify(proof, length, &steps, NULL) == SUDOKIT_OK && steps == 51);
/// free(proof);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_verify(
    proof: *const c_char,
    proof_length: usize,
    steps: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let steps = border.maybe(steps, "steps")?;
        let proof = parsable(border.bytes(proof, proof_length, "proof")?)?;
        let text: &RawValue = serde_json::from_slice(proof).map_err(|why| Failure::json("proof", &why))?;
        // Read as a field of a request, so that the code that reads proofs, which is large, is linked once.
        let proof = Verify::read(json!({ "proof": text.get() }))?.proof;
        let verdict = proof.verify_twice(&Cancel::new())?;
        // A proof that does not hold has steps that do.
        border.keep();
        if let Some(steps) = steps {
            *steps = verdict.as_ref().map_or_else(|refuted| refuted.step, |_| proof.steps.len());
        }
        verdict?;
        Ok(())
    })
}
