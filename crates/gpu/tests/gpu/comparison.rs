//! The long comparison with the batch engine: 200,000 grids of eight kinds, 40,000 candidate grids.

use crate::{collection, expected, gpu, same};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use sudokit_core::{Problem, Puzzle};
use sudokit_gpu::Gpu;
use sudokit_testkit::symmetry::Symmetry;
use sudokit_testkit::{corpus, strategy};

/// Grids of each kind.
const GRIDS: usize = 25_000;
const CANDIDATE_GRIDS: usize = 40_000;

fn drawn<T>(runner: &mut TestRunner, strategy: &impl Strategy<Value = T>) -> T {
    strategy.new_tree(runner).expect("it always draws").current()
}

/// Images of these puzzles, each by a transformation of its own.
fn images(runner: &mut TestRunner, puzzles: &[Puzzle]) -> Vec<Puzzle> {
    let any = Symmetry::any();
    puzzles.iter().cycle().take(GRIDS).map(|puzzle| drawn(runner, &any).puzzle(puzzle)).collect()
}

fn compare<'a, T: Sync>(gpu: &mut Gpu, kind: &str, problems: &'a [T])
where
    &'a T: Into<Problem<'a>>,
{
    let (expected, _) = expected(problems);
    let mut answers = Vec::new();
    gpu.answer(problems, &mut answers, |_| ()).expect("nobody cancels");
    assert_eq!(gpu.fault(), None);
    same(&answers, &expected);
    println!("{:>6} {kind}: {} by the CPU", answers.len(), gpu.spent().by_cpu);
}

#[test]
#[ignore = "takes a minute"]
fn two_hundred_thousand_grids() {
    let Some(mut gpu) = gpu() else { return };
    let mut runner = TestRunner::deterministic();
    // Without the collections, puzzles of our own stand in for theirs.
    let ours = |corpus: corpus::Corpus| corpus.cases().filter_map(|case| case.puzzle()).collect::<Vec<_>>();
    let of = |name: &str, corpus| collection(name).unwrap_or_else(|| ours(corpus));
    let kinds = [
        ("many clues", of("many-clues-10000", corpus::UNIQUE)),
        ("17 clues", of("17clue", corpus::UNIQUE)),
        ("minimal", of("minimal-20000", corpus::UNIQUE)),
        ("top1465", of("top1465", corpus::UNIQUE)),
        ("hardest", of("hardest-11plus-2000", corpus::UNIQUE)),
        ("several solutions", of("multi-17minus-2000", corpus::SEVERAL)),
        ("no solution", of("none-minimal-plus1-2000", corpus::NONE)),
    ];
    for (kind, puzzles) in kinds {
        compare(&mut gpu, kind, &images(&mut runner, &puzzles));
    }
    let (few, clashing) = (strategy::puzzle(0..=81), strategy::garbage(1..=40));
    let random: Vec<_> = (0..GRIDS)
        .map(|number| match number % 2 {
            0 => drawn(&mut runner, &few),
            _ => drawn(&mut runner, &clashing),
        })
        .collect();
    compare(&mut gpu, "random", &random);
}

#[test]
#[ignore = "takes a minute"]
fn forty_thousand_candidate_grids() {
    let Some(mut gpu) = gpu() else { return };
    let mut runner = TestRunner::deterministic();
    let (with_solution, any) = (strategy::candidates(0..=60), strategy::any_candidates(30..=90));
    let mut sets = Vec::new();
    for number in 0..CANDIDATE_GRIDS {
        sets.push(if number % 2 == 0 {
            drawn(&mut runner, &with_solution)
        } else {
            drawn(&mut runner, &any)
        });
    }
    compare(&mut gpu, "candidate grids", &sets);
}
