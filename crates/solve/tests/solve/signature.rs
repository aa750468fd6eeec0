//! The search changes only on purpose.

use sudokit_solve::{Engine, Plain};
use sudokit_testkit::corpus;
use sudokit_testkit::signature::Signature;

#[test]
fn counts_and_nodes_of_the_plain_engine_are_the_committed_ones() {
    let mut signature = Signature::default();
    let mut plain = Plain::new();
    // Without givens to begin with, the plain engine would be busy for hours.
    for case in corpus::cases().filter(|case| case.puzzle().is_some()) {
        signature.number(plain.count(case.problem(), u64::MAX));
        signature.number(plain.nodes());
    }
    signature.check("solve");
}
