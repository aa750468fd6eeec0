//! What every technique promises, checked on every state along the solving path of every corpus puzzle.

use proptest::prelude::*;
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet};
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Assumes, Kind, Path, Schedule, Step, View, Wanted};
use sudokit_testkit::{corpus, oracle, symmetry::Symmetry};

/// Every step that any family finds on a board.
fn all_steps(board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    for family in FAMILIES {
        let flow = family.find(Wanted::all(*family), &View::new(board), &mut steps);
        assert_eq!(flow, ControlFlow::Continue(()), "a sink that wants everything stops nobody");
    }
    steps
}

/// The board of a puzzle, and what it becomes with every step of the path.
fn states(start: Board) -> Vec<Board> {
    let mut states = vec![start];
    let mut board = start;
    while Path::new(&mut board, Schedule::hodoku()).next().is_some() {
        states.push(board);
    }
    states
}

/// The board of a case that is given as a puzzle and has no visible flaw.
fn board_of(case: &corpus::Case) -> Board {
    Board::new(&case.puzzle().expect("the case has givens")).expect("the case has a solution")
}

/// The candidates that occur in some solution, by listing all of them.
fn true_candidates(case: &corpus::Case) -> CandidateSet {
    oracle::solutions(case.problem(), u64::MAX)
        .iter()
        .fold(CandidateSet::EMPTY, |seen, solution| seen | solution.candidates())
}

#[test]
fn a_step_changes_something_that_is_there() {
    for case in corpus::UNIQUE.cases() {
        for board in states(board_of(&case)) {
            for step in all_steps(&board) {
                assert!(!step.effect.is_empty(), "{step}");
                let named = step.effect.placed() | step.effect.eliminated();
                assert!(named.is_subset(board.candidate_set()), "{step}");
                assert_eq!(step.verify(&board), Ok(()), "{step}");
            }
        }
    }
}

#[test]
fn a_step_contradicts_no_solution() {
    for case in corpus::UNIQUE.cases().chain(corpus::SEVERAL.cases()) {
        let truth = true_candidates(&case);
        for board in states(board_of(&case)) {
            for step in all_steps(&board) {
                if step.kind.assumes == Assumes::UniqueSolution && case.count != 1 {
                    continue;
                }
                let gone = step.effect.eliminated();
                assert!(gone.is_disjoint(truth), "{step} removes a candidate of a solution");
                for placed in step.effect.placements() {
                    let all = truth.digits_in(placed.cell());
                    assert_eq!(all.only(), Some(placed.digit()), "{step} places what not every solution has");
                }
            }
        }
    }
}

#[test]
fn every_kind_is_found_somewhere() {
    let found: HashSet<&Kind> = corpus::UNIQUE
        .cases()
        .flat_map(|case| states(board_of(&case)))
        .flat_map(|board| all_steps(&board))
        .map(|step| step.kind)
        .collect();
    let known: HashSet<&Kind> = techniques::kinds().collect();
    assert_eq!(found, known);
}

#[test]
fn a_changed_pattern_does_not_verify() {
    for case in corpus::UNIQUE.cases() {
        for board in states(board_of(&case)) {
            for step in all_steps(&board) {
                // The same claim about a board on which everything is possible.
                assert!(step.verify(&Board::EMPTY).is_err(), "{step} is right about any board");
                // More than what follows: a candidate that a solution has.
                let truth = case.solution.expect("one solution").candidates();
                let gone = truth.iter().filter(|candidate| board.has(*candidate)).take(3);
                let effect =
                    sudokit_logic::Effect::removing(step.effect.eliminations().iter().copied().chain(gone));
                let more = Step { effect, ..step.clone() };
                assert!(more.verify(&board).is_err(), "{step} proves {more}");
            }
        }
    }
}

proptest! {
    // Every case walks a whole path twice.
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_symmetric_board_has_the_symmetric_steps(
        index in 0..corpus::UNIQUE.cases().count(),
        symmetry in Symmetry::any(),
    ) {
        let case = corpus::UNIQUE.cases().nth(index).expect("the index is in range");
        for board in states(board_of(&case)) {
            let mut image = Board::new(&symmetry.puzzle(&board.puzzle())).expect("the board has a solution");
            image.eliminate_all(!symmetry.candidates(board.candidate_set()));

            let moved: HashSet<_> = all_steps(&board)
                .into_iter()
                .map(|step| {
                    let (placed, gone) = (step.effect.placed(), step.effect.eliminated());
                    (step.kind, symmetry.candidates(placed), symmetry.candidates(gone))
                })
                .collect();
            let found: HashSet<_> = all_steps(&image)
                .into_iter()
                .map(|step| (step.kind, step.effect.placed(), step.effect.eliminated()))
                .collect();
            prop_assert_eq!(moved, found);
        }
    }
}
