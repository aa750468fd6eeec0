//! Laws of every engine, judged by the naive oracle of the testkit.

use crate::collections;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, Problem, Puzzle, Solution};
use sudokit_solve::{Answer, Backend, Engine, Plain, Single};
use sudokit_testkit::symmetry::Symmetry;
use sudokit_testkit::{corpus, oracle, strategy};

/// Enough to tell the solution sets of most random puzzles apart, few enough for the oracle.
const LIMIT: u64 = 200;

fn all<'a>(engine: &mut impl Engine, problem: impl Into<Problem<'a>>) -> Vec<Solution> {
    let mut solutions = Vec::new();
    engine.enumerate(problem, |solution| {
        solutions.push(*solution);
        ControlFlow::Continue(())
    });
    solutions
}

/// Everything that an engine answers follows from the set of solutions.
fn agrees_with_the_oracle<'a>(engine: &mut impl Engine, problem: impl Into<Problem<'a>>) {
    let problem = problem.into();
    let expected = oracle::solutions(problem, LIMIT);
    assert_eq!(engine.count(problem, LIMIT), expected.len() as u64);
    assert_eq!(engine.is_unique(problem), expected.len() == 1);
    assert_eq!(engine.solve(problem).is_some(), !expected.is_empty());
    match engine.answer(problem) {
        Answer::None => assert!(expected.is_empty()),
        Answer::Unique(solution) => assert_eq!(expected, [solution]),
        Answer::Several(solution) => {
            assert!(expected.len() > 1);
            assert!(solution.candidates().is_subset(problem.candidates()));
        }
    }
    if (expected.len() as u64) < LIMIT {
        let found = all(engine, problem);
        assert_eq!(found.len(), expected.len(), "each solution comes once");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.iter().copied().collect());
        let union =
            expected.iter().fold(CandidateSet::EMPTY, |union, solution| union | solution.candidates());
        assert_eq!(engine.true_candidates(problem), union);
    }
}

#[test]
fn the_corpora_have_as_many_solutions_as_they_say() {
    let mut solver = Single::new();
    for case in corpus::cases() {
        assert_eq!(solver.count(case.problem(), u64::MAX), case.count, "{case:?}");
        if let Some(solution) = case.solution {
            assert_eq!(solver.answer(case.problem()), Answer::Unique(solution), "{case:?}");
        }
    }
}

/// The plain engine takes hours for candidate grids without givens, so only the other engines are tested on
/// them.
#[test]
fn the_plain_engine_agrees_on_givens() {
    let mut plain = Plain::new();
    for case in corpus::cases().filter(|case| case.puzzle().is_some()) {
        assert_eq!(plain.count(case.problem(), u64::MAX), case.count, "{case:?}");
    }
}

#[test]
fn the_empty_grid_is_answered_at_once() {
    let mut solver = Single::new();
    assert!(matches!(solver.answer(&Puzzle::EMPTY), Answer::Several(_)));
    assert_eq!(solver.count(&Puzzle::EMPTY, 5_000), 5_000);
    assert_eq!(solver.count(&Puzzle::EMPTY, 0), 0);
    assert_eq!(solver.true_candidates(&Puzzle::EMPTY), CandidateSet::ALL);
    assert_eq!(solver.count(CandidateSet::EMPTY, 5), 0);
}

#[test]
fn the_candidates_of_a_grid_with_one_given_are_known_at_once() {
    let given = Candidate::at(Cell::at(1, 4), Digit::D9);
    let mut puzzle = Puzzle::EMPTY;
    puzzle.set(given.cell(), Some(given.digit()));
    let others = CandidateSet::of_cell(given.cell(), DigitSet::ALL)
        | CandidateSet::of_digit(given.digit(), given.cell().peers());
    assert_eq!(Single::new().true_candidates(&puzzle), !others | CandidateSet::of(given));
}

/// Grids with plenty of solutions in which a search that only goes deeper takes a wrong turn near the top:
/// each took an engine more than half a minute, or far longer.
const TRAPS: [&str; 5] = [
    "..........................3....................8.7...............................",
    "2........6...7...8....9.64.....3....................6......4.....................",
    ".......................8.9..................................2....................",
    "....5......5..........78.........................2.....................9.........",
    "...............2......9.5..................9........2............................",
];

#[test]
fn a_wrong_turn_is_taken_back() {
    for trap in TRAPS {
        let puzzle: Puzzle = trap.parse().expect("a puzzle");
        for backend in Backend::available() {
            let mut solver = Single::on(backend);
            let first = solver.solve(&puzzle).expect("it has solutions");
            assert!(first.solves(&puzzle), "{backend}");
            assert_eq!(solver.answer(&puzzle), Answer::Several(first), "{backend}");
            assert!(
                solver.true_candidates(&puzzle).is_subset(Problem::from(&puzzle).candidates()),
                "{backend}"
            );
        }
    }
}

/// The same answers, and the same solutions in the same order, on every backend.
fn does_not_show_its_backend<'a>(problem: impl Into<Problem<'a>>) {
    let problem = problem.into();
    let (mut answers, mut solutions) = (None, None);
    for backend in Backend::available() {
        let mut solver = Single::on(backend);
        let mut first_solutions = Vec::new();
        solver.enumerate(problem, |solution| {
            first_solutions.push(*solution);
            if first_solutions.len() < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let answer = solver.answer(problem);
        assert_eq!(*answers.get_or_insert(answer), answer, "{backend}");
        assert!(*solutions.get_or_insert(first_solutions.clone()) == first_solutions, "{backend}");
    }
}

#[test]
fn the_backend_does_not_show_on_the_corpora() {
    for case in corpus::cases() {
        does_not_show_its_backend(case.problem());
    }
}

#[test]
fn a_visitor_stops_the_search() {
    let mut visits = 0;
    Single::new().enumerate(&Puzzle::EMPTY, |_| {
        visits += 1;
        if visits == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(visits, 3);
}

/// Every puzzle of the collections outside the tree has as many solutions as its collection promises, and the
/// one found obeys the rules and keeps the givens.
#[test]
fn the_shared_collections_are_what_they_promise() {
    let mut solver = Single::new();
    for (name, promised, puzzles) in collections::all() {
        for (i, puzzle) in puzzles.iter().enumerate() {
            assert_eq!(solver.count(puzzle, 2), promised, "{name}, line {}", i + 1);
            let solution = solver.solve(puzzle);
            assert_eq!(solution.is_some(), promised > 0, "{name}, line {}", i + 1);
            let right = |solution: Solution| {
                solution.solves(puzzle) && oracle::is_solution(&solution.digits().map(Digit::get))
            };
            assert!(solution.is_none_or(right), "{name}, line {}", i + 1);
        }
    }
}

proptest! {
    #[test]
    fn the_solver_is_right_about_puzzles(puzzle in strategy::puzzle(22..=60)) {
        agrees_with_the_oracle(&mut Single::new(), &puzzle);
    }

    #[test]
    fn the_solver_is_right_about_mistakes(puzzle in strategy::mistaken(20..=50)) {
        agrees_with_the_oracle(&mut Single::new(), &puzzle);
    }

    #[test]
    fn the_solver_is_right_about_garbage(puzzle in strategy::garbage(1..=81)) {
        agrees_with_the_oracle(&mut Single::new(), &puzzle);
    }

    #[test]
    fn the_solver_is_right_about_candidate_grids(candidates in strategy::candidates(5..=45)) {
        agrees_with_the_oracle(&mut Single::new(), candidates);
    }

    #[test]
    fn the_backend_does_not_show(puzzle in strategy::puzzle(17..=30), candidates in strategy::candidates(5..=45)) {
        does_not_show_its_backend(&puzzle);
        does_not_show_its_backend(candidates);
    }

    #[test]
    fn the_plain_engine_is_right_about_puzzles(puzzle in strategy::puzzle(45..=60)) {
        agrees_with_the_oracle(&mut Plain::new(), &puzzle);
    }

    #[test]
    fn the_plain_engine_counts_its_nodes_up_to_a_limit(puzzle in strategy::puzzle(40..=60), limit in 0..200_u64) {
        let mut plain = Plain::new();
        plain.answer(&puzzle);
        let nodes = plain.nodes();
        prop_assert_eq!(plain.count_nodes(&puzzle, u64::MAX), nodes);
        prop_assert_eq!(plain.count_nodes(&puzzle, limit), limit.min(nodes));
    }

    #[test]
    fn symmetries_keep_the_count(puzzle in strategy::puzzle(24..=40), symmetry in Symmetry::any()) {
        let mut solver = Single::new();
        prop_assert_eq!(
            solver.count(&symmetry.puzzle(&puzzle), LIMIT),
            solver.count(&puzzle, LIMIT)
        );
    }

    /// Earlier answers of an engine leave no trace.
    #[test]
    fn engines_forget(first in strategy::puzzle(20..=40), second in strategy::puzzle(20..=40)) {
        let mut used = Single::new();
        used.count(&first, 3);
        prop_assert_eq!(used.answer(&second), Single::new().answer(&second));
    }
}

proptest! {
    // Some of these keep the oracle busy for seconds.
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn the_solver_is_right_about_any_candidates(candidates in strategy::any_candidates(40..=90)) {
        agrees_with_the_oracle(&mut Single::new(), candidates);
    }
}
