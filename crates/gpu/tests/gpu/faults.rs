//! Nothing is lost: neither when the device is taken away, nor when it is late, nor when the work is
//! cancelled.

use crate::{expected, gpu, same};
use std::thread;
use std::time::Duration;
use sudokit_core::{Cancel, Cancelled, Puzzle};
use sudokit_gpu::Fault;
use sudokit_testkit::{corpus, cut};

/// Several chunks of puzzles.
fn puzzles() -> Vec<Puzzle> {
    let cases: Vec<_> = corpus::cases().filter_map(|case| case.puzzle()).collect();
    cases.iter().copied().cycle().take(60_000).collect()
}

#[test]
fn a_device_that_is_taken_away_loses_nothing() {
    let puzzles = puzzles();
    let (expected, _) = expected(&puzzles);
    let mut answers = Vec::new();
    // Before the first chunk, between two chunks, and at any time.
    for removed_at in [0, 1] {
        let Some(mut gpu) = gpu() else { return };
        let removal = gpu.removal().expect("a device");
        if removed_at == 0 {
            removal();
        }
        let mut chunks = 0;
        let progress = |_| {
            chunks += 1;
            if chunks == removed_at {
                removal();
            }
        };
        gpu.answer(&puzzles, &mut answers, progress).expect("nobody cancels");
        same(&answers, &expected);
        assert!(matches!(gpu.fault(), Some(Fault::Lost(_) | Fault::Refused(_))), "{:?}", gpu.fault());
        assert!(gpu.spent().by_cpu > 0);
        // From then on the CPU answers.
        gpu.answer(&puzzles[..10], &mut answers, |_| ()).expect("nobody cancels");
        same(&answers, &expected[..10]);
        assert_eq!(gpu.spent().by_cpu, 10);
    }
    for after in [1, 5, 20, 60, 150] {
        let Some(mut gpu) = gpu() else { return };
        let removal = gpu.removal().expect("a device");
        let remover = thread::spawn(move || {
            thread::sleep(Duration::from_millis(after));
            removal();
        });
        gpu.answer(&puzzles, &mut answers, |_| ()).expect("nobody cancels");
        same(&answers, &expected);
        remover.join().expect("it removes the device");
    }
}

#[test]
fn a_device_that_is_late_is_given_up() {
    let Some(gpu) = gpu() else { return };
    let mut gpu = gpu.impatient();
    let puzzles = puzzles();
    let mut answers = Vec::new();
    gpu.answer(&puzzles, &mut answers, |_| ()).expect("nobody cancels");
    same(&answers, &expected(&puzzles).0);
    // A fast device may be in time.
    if let Some(fault) = gpu.fault() {
        assert_eq!(*fault, Fault::Overdue(Duration::ZERO));
        assert_eq!(fault.to_string(), "the GPU did not finish within 0 s");
    }
}

#[test]
fn a_device_that_does_nothing_is_given_up() {
    let Some(gpu) = gpu() else { return };
    let mut gpu = gpu.idle();
    let puzzles = &puzzles()[..100];
    let mut answers = Vec::new();
    gpu.answer(puzzles, &mut answers, |_| ()).expect("nobody cancels");
    same(&answers, &expected(puzzles).0);
    assert!(matches!(gpu.fault(), Some(Fault::Overdue(_))), "{:?}", gpu.fault());
}

#[test]
fn cancelled_work_ends_quietly() {
    let Some(gpu) = gpu() else { return };
    let mut gpu = Some(gpu);
    let puzzles = puzzles();
    let (expected, _) = expected(&puzzles);
    let mut answers = Vec::new();
    let ((), cut) = cut::at_each_question(|questions| {
        let mut cancelled = gpu.take()?.until(&Cancel::after(questions));
        let result = cancelled.answer(&puzzles, &mut answers, |_| ());
        assert_eq!(cancelled.fault(), None);
        gpu = Some(cancelled);
        assert!(answers.len() <= puzzles.len());
        same(&answers, &expected[..answers.len()]);
        (result != Err(Cancelled)).then_some(())
    });
    same(&answers, &expected);
    assert!(cut > 3, "it asks more than {cut} times");
}
