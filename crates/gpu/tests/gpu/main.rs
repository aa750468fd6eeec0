//! The promises of the GPU engine: the batch engine's answers, even if the device fails.
//!
//! Mesa's lavapipe, a GPU in software, is enough (Debian: `mesa-vulkan-drivers`).

mod answers;
mod browser;
mod comparison;
mod faults;

use std::io::Write;
use sudokit_core::{Problem, Puzzle};
use sudokit_gpu::Gpu;
use sudokit_solve::{Answer, Batch};
use sudokit_testkit::corpus;

/// The GPU of this machine. Without one, a note says so, and the caller has nothing to test; with
/// `SUDOKIT_EXPECT_GPU` that is a failure.
fn gpu() -> Option<Gpu> {
    match Gpu::new() {
        Ok(gpu) => Some(gpu),
        Err(error) if std::env::var_os("SUDOKIT_EXPECT_GPU").is_none() => {
            // Written to the stream directly, because the test harness captures the output of a passing test.
            let _ = writeln!(std::io::stderr(), "{error}: skipped");
            None
        }
        Err(error) => panic!("SUDOKIT_EXPECT_GPU is set, and {error}"),
    }
}

/// The answers of the batch engine, and the nodes it took.
fn expected<'a, T>(problems: &'a [T]) -> (Vec<Answer>, u64)
where
    &'a T: Into<Problem<'a>>,
{
    let (mut batch, mut answers) = (Batch::new(), Vec::new());
    batch.answer(problems, &mut answers).expect("nobody cancels");
    (answers, batch.nodes())
}

fn same<R: PartialEq + std::fmt::Debug>(found: &[R], expected: &[R]) {
    assert_eq!(found.len(), expected.len());
    let differing = found.iter().zip(expected).position(|(found, expected)| found != expected);
    if let Some(at) = differing {
        panic!("problem {at}: {:?} instead of {:?}", found[at], expected[at]);
    }
}

/// The collections outside the tree.
const COLLECTIONS: [&str; 10] = [
    "17clue",
    "hardest-1106",
    "hardest-11plus-2000",
    "many-clues-10000",
    "minimal-20000",
    "top1465",
    "multi-2000",
    "multi-17minus-2000",
    "none-17plus1-2000",
    "none-minimal-plus1-2000",
];

/// A collection outside the tree, if it is there.
fn collection(name: &str) -> Option<Vec<Puzzle>> {
    let text = corpus::shared(&format!("puzzles/{name}.txt"))?;
    Some(text.lines().map(|line| line.parse().expect("collections hold puzzles")).collect())
}
