//! What every technique promises, checked on every state along the solving path of every corpus puzzle.

use proptest::prelude::*;
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet};
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Effect, Kind, Path, Step, View};
use sudokit_testkit::{corpus, oracle, symmetry::Symmetry};

/// Every step that any family finds on a board.
fn all_steps(board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    for family in FAMILIES {
        let flow = family.find(&View::new(board), &mut steps);
        assert_eq!(flow, ControlFlow::Continue(()), "a sink that wants everything stops nobody");
    }
    steps
}

/// The board of a puzzle, and what it becomes with every step of the path.
fn states(start: Board) -> Vec<Board> {
    let mut states = vec![start];
    let mut board = start;
    while Path::new(&mut board, techniques::kinds()).next().is_some() {
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
                let Effect { placements, eliminations } = step.effect;
                assert!(!step.effect.is_empty(), "{step:?}");
                assert!((placements | eliminations).is_subset(board.candidate_set()), "{step:?}");
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
                let Effect { placements, eliminations } = step.effect;
                assert!(eliminations.is_disjoint(truth), "{step:?} removes a candidate of a solution");
                for placed in placements {
                    assert_eq!(
                        truth.digits_in(placed.cell()).only(),
                        Some(placed.digit()),
                        "{step:?} places what not every solution has"
                    );
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
fn the_first_step_is_the_first_of_all_steps() {
    for case in corpus::UNIQUE.cases() {
        for board in states(board_of(&case)) {
            let next = Path::new(&mut { board }, techniques::kinds()).next();
            assert_eq!(next.as_ref(), all_steps(&board).first());
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

            let moved: HashSet<(&Kind, Effect)> = all_steps(&board)
                .into_iter()
                .map(|step| (step.kind, Effect {
                    placements: symmetry.candidates(step.effect.placements),
                    eliminations: symmetry.candidates(step.effect.eliminations),
                }))
                .collect();
            let found: HashSet<_> =
                all_steps(&image).into_iter().map(|step| (step.kind, step.effect)).collect();
            prop_assert_eq!(moved, found);
        }
    }
}
