//! Law: a step that passes the check is true, whoever wrote it. The bytes are choices: a step of the
//! families' own cases or of a path over our corpora, and how it is changed.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use sudokit_testkit::chance::Chance;

#[path = "../../crates/logic/tests/logic/false_proofs/law.rs"]
mod law;
// Other tests of the techniques read more of it.
#[allow(dead_code)]
#[path = "../../crates/logic/tests/logic/library.rs"]
mod library;

static MUSEUM: LazyLock<law::Museum> = LazyLock::new(|| {
    let mut museum = law::Museum::of_cases(2);
    museum.add_paths_over_corpora(10);
    museum
});

fuzz_target!(|bytes: &[u8]| {
    MUSEUM.try_one(&mut Chance::of_bytes(bytes), &mut law::Tally::default());
});
