//! Laws of the batch engine: every backend, every size of batch, the answers of the single engine.

use crate::collections;
use proptest::prelude::*;
use sudokit_core::{CandidateSet, Digit, Problem, Puzzle, Solution};
use sudokit_solve::{Answer, Backend, Batch, Engine, Plain, Single};
use sudokit_testkit::{corpus, oracle, share, strategy};

/// Enough to tell the solution sets of most random puzzles apart, few enough for the oracle.
const LIMIT: u64 = 200;

/// The backends of this machine. Fails if one is missing that the environment says it must have.
fn backends() -> Vec<Backend> {
    let backends: Vec<Backend> = Backend::available().collect();
    if let Ok(expected) = std::env::var("SUDOKIT_EXPECT_BACKENDS") {
        for name in expected.split(',') {
            assert!(Backend::by_name(name).is_some(), "{name} is expected, this machine has {backends:?}");
        }
    }
    backends
}

fn counts(batch: &mut Batch, problems: &[Problem<'_>], limit: u64) -> Vec<u64> {
    let mut counts = Vec::new();
    batch.count(problems.iter().copied(), limit, &mut counts).expect("nobody cancels");
    counts
}

fn answers(batch: &mut Batch, problems: &[Problem<'_>]) -> Vec<Answer> {
    let mut answers = Vec::new();
    batch.answer(problems.iter().copied(), &mut answers).expect("nobody cancels");
    answers
}

fn is_right(solution: &Solution, problem: Problem<'_>) -> bool {
    oracle::is_solution(&solution.digits().map(Digit::get))
        && solution.candidates().is_subset(problem.candidates())
}

/// Counts, answers and first solutions of a batch, held against the counts up to the limit.
fn agrees(batch: &mut Batch, problems: &[Problem<'_>], expected: &[u64], limit: u64) {
    for limit in [1, 2, 3, limit] {
        let capped: Vec<u64> = expected.iter().map(|count| *count.min(&limit)).collect();
        assert_eq!(counts(batch, problems, limit), capped, "{}, limit {limit}", batch.backend());
    }
    let answers = answers(batch, problems);
    assert_eq!(answers.len(), problems.len());
    let mut firsts = Vec::new();
    batch.solve(problems.iter().copied(), &mut firsts).expect("nobody cancels");
    for (i, answer) in answers.iter().enumerate() {
        let kind = match answer {
            Answer::None => 0,
            Answer::Unique(_) => 1,
            Answer::Several(_) => 2,
        };
        assert_eq!(kind, expected[i].min(2), "{}, problem {i}", batch.backend());
        // Of several, `solve` may find another one: it searches as it always has.
        assert_eq!(firsts[i].is_some(), expected[i] > 0);
        for solution in firsts[i].iter().chain(answer.solution()) {
            assert!(is_right(solution, problems[i]));
        }
    }
}

/// The corpora repeat until there are this many problems; contradictory ones stand among the others.
fn problems(cases: &[corpus::Case], count: usize) -> (Vec<Problem<'_>>, Vec<u64>) {
    let mut solver = Single::new();
    let problems: Vec<Problem<'_>> = cases.iter().map(corpus::Case::problem).cycle().take(count).collect();
    let expected = problems.iter().map(|problem| solver.count(*problem, LIMIT)).collect();
    (problems, expected)
}

#[test]
fn every_size_of_batch_is_answered_on_every_backend() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    for backend in backends() {
        let mut batch = Batch::on(backend);
        for size in [0, 1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 1000] {
            let (problems, expected) = problems(&cases, size);
            agrees(&mut batch, &problems, &expected, LIMIT);
        }
        println!("backend {backend}: ran");
    }
}

#[test]
fn neither_backend_nor_division_shows_in_the_answers() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    let (problems, _) = problems(&cases, 300);
    let whole = answers(&mut Batch::new(), &problems);
    for backend in backends() {
        let mut batch = Batch::on(backend);
        for size in [1, 5, 64, 300] {
            let parts: Vec<Answer> =
                problems.chunks(size).flat_map(|part| answers(&mut batch, part)).collect();
            assert_eq!(parts, whole, "{backend}, batches of {size}");
        }
    }
}

#[test]
fn many_solutions_are_counted_exactly_on_every_backend() {
    // Rows of a full grid: the fewer, the more solutions, many of them in pairs, fours and eights.
    let grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let puzzles: Vec<Puzzle> = (0..40)
        .map(|number| {
            // Every number keeps other cells.
            let keep = |cell: usize| (cell * (2 * number + 7) + number) % 81 < 27 + number / 4;
            let text: String =
                grid.chars().enumerate().map(|(cell, c)| if keep(cell) { c } else { '.' }).collect();
            text.parse().expect("a puzzle")
        })
        .collect();
    let problems: Vec<Problem<'_>> = puzzles.iter().map(Problem::from).collect();
    let limit = 3000;
    let expected: Vec<u64> = puzzles.iter().map(|puzzle| Plain::new().count(puzzle, limit)).collect();
    assert!(expected.iter().filter(|count| (10..limit).contains(count)).count() > 5, "{expected:?}");
    for backend in backends() {
        assert_eq!(counts(&mut Batch::on(backend), &problems, limit), expected, "{backend}");
        agrees(&mut Batch::on(backend), &problems, &expected, limit);
    }
    let mut solver = Single::new();
    let single: Vec<u64> = puzzles.iter().map(|puzzle| solver.count(puzzle, limit)).collect();
    assert_eq!(single, expected);
}

#[test]
fn another_digit_in_a_cell_is_asked_for_on_every_backend() {
    let cases = corpus::cases();
    let puzzles: Vec<Puzzle> = cases
        .filter_map(|case| match case.problem() {
            Problem::Givens(puzzle) => Some(*puzzle),
            Problem::AnotherDigit(..) | Problem::Candidates(_) => None,
        })
        .take(12)
        .collect();
    let asked: Vec<Problem<'_>> = puzzles
        .iter()
        .flat_map(|puzzle| puzzle.cells().into_iter().map(move |cell| Problem::AnotherDigit(puzzle, cell)))
        .collect();
    // The same question, with the cell empty and the digit refused.
    let written_out: Vec<Problem<'_>> = asked.iter().map(|problem| problem.candidates().into()).collect();
    let mut solver = Single::new();
    let expected: Vec<u64> = written_out.iter().map(|problem| solver.count(*problem, LIMIT)).collect();
    for backend in backends() {
        agrees(&mut Batch::on(backend), &asked, &expected, LIMIT);
    }
}

#[test]
fn counts_are_exact_up_to_their_limit() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    for backend in backends() {
        let mut batch = Batch::on(backend);
        let problems: Vec<Problem<'_>> = cases.iter().map(corpus::Case::problem).collect();
        let expected: Vec<u64> = cases.iter().map(|case| case.count).collect();
        assert_eq!(counts(&mut batch, &problems, u64::MAX), expected, "{backend}");
        assert!(counts(&mut batch, &problems, 0).iter().all(|count| *count == 0));
        let empty = [Problem::Givens(&Puzzle::EMPTY), Problem::Candidates(CandidateSet::EMPTY)];
        assert_eq!(counts(&mut batch, &empty, 5000), [5000, 0], "{backend}");
    }
}

/// The single engine shares the nodes of hard puzzles among lanes, so these are its laws too.
#[test]
fn the_shared_collections_are_what_they_promise() {
    for (name, promised, puzzles) in collections::all() {
        let problems: Vec<Problem<'_>> = share(&puzzles, 3).map(Problem::from).collect();
        let mut first = None;
        for backend in backends() {
            let mut batch = Batch::on(backend);
            assert!(counts(&mut batch, &problems, 2).iter().all(|count| *count == promised), "{name}");
            let answers = answers(&mut batch, &problems);
            for (answer, problem) in answers.iter().zip(&problems) {
                assert_eq!(answer.solution().is_some(), promised > 0, "{name}");
                assert!(answer.solution().is_none_or(|solution| is_right(solution, *problem)), "{name}");
            }
            assert_eq!(*first.get_or_insert_with(|| answers.clone()), answers, "{name}, {backend}");
        }
    }
}

/// Problems as the oracle counts them, none, one or several solutions, on every backend.
fn agree_with_the_oracle(problems: &[Problem<'_>]) {
    let expected: Vec<u64> =
        problems.iter().map(|problem| oracle::solutions(*problem, LIMIT).len() as u64).collect();
    for backend in backends() {
        agrees(&mut Batch::on(backend), problems, &expected, LIMIT);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn batches_are_right_about_puzzles(
        puzzles in prop::collection::vec(prop_oneof![
            strategy::puzzle(22..=60), strategy::mistaken(20..=50), strategy::garbage(1..=81),
        ], 0..40),
    ) {
        agree_with_the_oracle(&puzzles.iter().map(Problem::from).collect::<Vec<_>>());
    }

    /// Without a turn now and then some of these take hours: see `a_wrong_turn_is_taken_back` in the laws.
    #[test]
    fn sparse_grids_take_few_nodes(puzzles in prop::collection::vec(strategy::garbage(1..=16), 200)) {
        let mut batch = Batch::new();
        for puzzle in &puzzles {
            let mut counts = Vec::new();
            batch.count([puzzle], 2, &mut counts).expect("nobody cancels it");
            prop_assert!(batch.nodes() < 1_000_000, "{puzzle}: {} nodes", batch.nodes());
        }
    }

    #[test]
    fn batches_are_right_about_candidate_grids(
        grids in prop::collection::vec(strategy::candidates(5..=45), 0..40),
    ) {
        agree_with_the_oracle(&grids.iter().map(|grid| Problem::from(*grid)).collect::<Vec<_>>());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    /// A million random instances against the single engine; takes more than six minutes:
    /// `cargo test --release -p sudokit-solve --test solve batch -- --ignored`
    #[test]
    #[ignore = "takes more than six minutes"]
    fn a_million_random_problems(
        puzzles in prop::collection::vec(prop_oneof![
            strategy::puzzle(20..=60), strategy::mistaken(20..=50), strategy::garbage(1..=81),
        ], 50),
        grids in prop::collection::vec(strategy::candidates(5..=45), 50),
    ) {
        let givens = puzzles.iter().map(Problem::from);
        let problems: Vec<Problem<'_>> =
            givens.chain(grids.iter().map(|grid| Problem::from(*grid))).collect();
        let mut solver = Single::new();
        let expected: Vec<u64> = problems.iter().map(|problem| {
            let mut count = 0;
            // Not `count`, which may use the lanes.
            solver.enumerate(*problem, |_| {
                count += 1;
                if count == 20 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
            });
            count
        }).collect();
        for backend in backends() {
            agrees(&mut Batch::on(backend), &problems, &expected, 20);
        }
    }
}
