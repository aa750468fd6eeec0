//! Law: a step that the checker accepts is true, whoever wrote it. The bytes are choices: a step of the
//! families' own cases or of a path over our corpora, how it is changed, and where it is judged.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use sudokit_testkit::chance::Chance;

// Other tests of the checker and the techniques read more of these.
#[allow(dead_code)]
#[path = "../../crates/checker/tests/checker/documents.rs"]
mod documents;
#[allow(dead_code)]
#[path = "../../crates/checker/tests/checker/false_steps/law.rs"]
mod law;
#[allow(dead_code)]
#[path = "../../crates/logic/tests/logic/library.rs"]
mod library;
#[path = "../../crates/logic/tests/logic/false_proofs/mutation.rs"]
mod mutation;

static SPECIMENS: LazyLock<law::Specimens> = LazyLock::new(|| law::Specimens::of_cases_and_paths(2, 10));

fuzz_target!(|bytes: &[u8]| {
    let (mut chance, mut tally) = (Chance::of_bytes(bytes), law::Tally::default());
    SPECIMENS
        .try_one(&mut chance, &mut tally, &law::accepted)
        .unwrap_or_else(|wrong| panic!("{wrong}"));
});
