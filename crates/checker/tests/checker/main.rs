//! Laws of the checker: it accepts the steps that finders find, and nothing that is wrong.

mod accepts;
mod collections;
mod documents;
mod false_steps;
mod format;
mod hostile;
#[path = "../../../logic/tests/logic/library.rs"]
#[expect(dead_code, reason = "the laws of logic use more of it")]
mod library;
#[path = "../../../logic/tests/logic/false_proofs/mutation.rs"]
mod mutation;
mod positions;
