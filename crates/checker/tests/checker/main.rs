//! Laws of the checker: it accepts the steps that finders find, and nothing that is wrong.

mod accepts;
mod collections;
mod documents;
mod false_steps;
mod format;
mod hostile;
#[path = "../../../logic/tests/logic/library.rs"]
#[allow(dead_code)]
mod library;
#[path = "../../../logic/tests/logic/false_proofs/mutation.rs"]
mod mutation;
