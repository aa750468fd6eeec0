//! The answers, counts and first solutions of the batch engine, for all kinds of problems.

use crate::{COLLECTIONS, collection, expected, gpu, same};
use sudokit_core::{CandidateSet, Problem, Puzzle};
use sudokit_gpu::Gpu;
use sudokit_solve::{Answer, Batch};
use sudokit_testkit::corpus;

/// The same answers, counts and first solutions, by the same trees.
fn agrees<'a, T: Sync>(gpu: &mut Gpu, problems: &'a [T])
where
    &'a T: Into<Problem<'a>>,
{
    let (expected, nodes) = expected(problems);
    let mut answers = Vec::new();
    gpu.answer(problems, &mut answers, |_| ()).expect("nobody cancels");
    assert_eq!(gpu.fault(), None);
    same(&answers, &expected);
    if gpu.spent().by_cpu == 0 {
        assert_eq!(gpu.spent().nodes, nodes);
    }
    let (mut batch, mut expected, mut found) = (Batch::new(), Vec::new(), Vec::new());
    for limit in [0, 1, 3, 9, 1000] {
        batch.find(problems, limit, &mut expected).expect("nobody cancels");
        gpu.find(problems, limit, &mut found, |_| ()).expect("nobody cancels");
        same(&found, &expected);
    }
}

#[test]
fn our_corpora() {
    let Some(mut gpu) = gpu() else { return };
    println!("{} by {}", gpu.name(), gpu.interface());
    for corpus in corpus::ALL {
        let cases: Vec<_> = corpus.cases().collect();
        let problems: Vec<_> = cases.iter().map(|case| case.problem()).collect();
        agrees(&mut gpu, &problems);
    }
    // Givens and candidates in one chunk.
    let cases: Vec<_> = corpus::cases().collect();
    let problems: Vec<_> = cases.iter().map(|case| case.problem()).collect();
    agrees(&mut gpu, &problems);
}

#[test]
fn collections() {
    let Some(mut gpu) = gpu() else { return };
    for name in COLLECTIONS {
        let Some(puzzles) = collection(name) else { continue };
        agrees(&mut gpu, &puzzles[..puzzles.len().min(500)]);
    }
}

#[test]
fn grids_that_are_special() {
    let Some(mut gpu) = gpu() else { return };
    let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let texts = [
        ".".repeat(81),
        // Full, but for a cell, and with a digit twice in a row.
        full.to_owned(),
        format!(".{}", &full[1..]),
        format!("4{}", &full[1..]),
        "1".repeat(81),
        // Plenty of solutions, and a wrong turn near the top for a search that only goes deeper.
        "2........6...7...8....9.64.....3....................6......4.....................".into(),
        "...............2......9.5..................9........2............................".into(),
    ];
    let puzzles: Vec<Puzzle> = texts.iter().map(|text| text.parse().expect("a puzzle")).collect();
    agrees(&mut gpu, &puzzles);
    agrees(&mut gpu, &[CandidateSet::ALL, CandidateSet::EMPTY]);
    agrees(&mut gpu, &[] as &[Puzzle]);
}

#[test]
fn large_trees_are_left_to_the_cpu() {
    let Some(mut gpu) = gpu() else { return };
    let line = corpus::UNIQUE.cases().find_map(|case| case.puzzle()).expect("a puzzle");
    let puzzles = [line, Puzzle::EMPTY, line];
    let mut found = Vec::new();
    gpu.find(&puzzles, 20_000, &mut found, |_| ()).expect("nobody cancels");
    assert_eq!(found.iter().map(|(count, _)| *count).collect::<Vec<_>>(), [1, 20_000, 1]);
    assert_eq!(gpu.spent().by_cpu, 1);
    gpu.find(&puzzles[..1], u64::MAX, &mut found, |_| ()).expect("nobody cancels");
    assert_eq!((found[0].0, gpu.spent().by_cpu), (1, 1));
}

#[test]
fn the_last_problems_may_be_left_to_the_cpu() {
    let Some(gpu) = gpu() else { return };
    let mut gpu = gpu.hasty();
    let cases: Vec<_> = corpus::cases().collect();
    let problems: Vec<_> = cases.iter().map(|case| case.problem()).collect();
    agrees(&mut gpu, &problems);
    assert!((1..problems.len()).contains(&gpu.spent().by_cpu), "{:?}", gpu.spent());
}

#[test]
fn chunks_are_in_order() {
    let Some(mut gpu) = gpu() else { return };
    let cases: Vec<_> = corpus::cases().filter_map(|case| case.puzzle()).collect();
    let problems: Vec<Puzzle> = cases.iter().copied().cycle().take(50_001).collect();
    let (expected, _) = expected(&problems);
    let mut answers: Vec<Answer> = vec![Answer::None; 7];
    let mut reported = vec![0];
    gpu.answer(&problems, &mut answers, |done| reported.push(done)).expect("nobody cancels");
    same(&answers, &expected);
    assert!(reported.is_sorted() && reported.last() == Some(&problems.len()));
    // Fewer problems in the same buffers.
    gpu.answer(&problems[..100], &mut answers, |_| ()).expect("nobody cancels");
    same(&answers, &expected[..100]);
}
