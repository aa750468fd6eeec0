//! Puzzles that need their candidates: nothing takes for granted there that the givens have one solution.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::BTreeSet;
use sudokit_core::{Board, CandidateSet};
use sudokit_logic::rating::hodoku;
use sudokit_logic::rating::se::{self, Profile};
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Assumes, Effect, Kind, Path, Schedule, Step, View, Wanted};
use sudokit_testkit::strategy::{CandidatePuzzle, candidate_puzzle};

/// True if a step removes nothing of any solution.
fn is_true(effect: &Effect, truth: CandidateSet) -> bool {
    let is_placed =
        |placed: &sudokit_core::Candidate| truth.digits_in(placed.cell()).only() == Some(placed.digit());
    effect.eliminated().is_disjoint(truth) && effect.placements().iter().all(is_placed)
}

/// Everything on a board that takes one solution for granted.
fn uniqueness(board: &Board) -> Vec<Step> {
    steps_of(board, takes_one_solution)
}

/// Everything of some kinds on a board.
fn steps_of(board: &Board, is_wanted: impl Fn(&&'static Kind) -> bool) -> Vec<Step> {
    let mut steps = Vec::new();
    for family in FAMILIES {
        let kinds: Vec<_> = family.kinds().iter().copied().filter(&is_wanted).collect();
        let _ = family.find(Wanted::these(&kinds), &View::new(board), &mut steps);
    }
    steps
}

fn takes_one_solution(kind: &&'static Kind) -> bool {
    kind.assumes == Assumes::UniqueSolution
}

/// The boards along a path of everything, and the steps that lead on.
fn walk(puzzle: &CandidatePuzzle) -> Vec<(Board, Option<Step>)> {
    let mut board = puzzle.board();
    let mut states = Vec::new();
    loop {
        let before = board;
        // Singles and what is easy lead far enough; last resorts take long where several solutions are left.
        let step = Path::new(&mut board, schedule()).next();
        let is_over = step.is_none();
        states.push((before, step));
        if is_over {
            return states;
        }
    }
}

/// Uniqueness comes first, so that it is taken wherever it may be.
fn schedule() -> Schedule {
    let mut schedule = Schedule::of(techniques::kinds().filter(takes_one_solution));
    schedule.searches.extend(Schedule::hodoku().searches);
    schedule
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_step_loses_a_solution(puzzle in candidate_puzzle()) {
        let truth = puzzle.truth();
        for (board, step) in walk(&puzzle) {
            prop_assert!(uniqueness(&board).is_empty());
            if let Some(step) = step {
                prop_assert!(is_true(&step.effect, truth), "{} of {:?}", step, puzzle);
                prop_assert_eq!(step.verify(&board), Ok(()), "{}", step);
            }
        }
    }

    #[test]
    fn no_scale_loses_a_solution(puzzle in candidate_puzzle()) {
        let (truth, board) = (puzzle.truth(), puzzle.board());
        for turn in hodoku::Path::new(&board, puzzle.solutions.first().copied().filter(|_| puzzle.solutions.len() == 1)) {
            prop_assert!(is_true(&turn.effect(), truth), "{} of {:?}", turn, puzzle);
        }
        // With several solutions, the vain search for the hardest chains takes long.
        if puzzle.solutions.len() == 1 {
            for profile in [Profile::SE_1_2_1, Profile::SUKAKU_1_18_1] {
                for step in se::Path::new(&board, profile) {
                    prop_assert!(is_true(&step.effect, truth), "{} of {:?}", step, puzzle);
                }
            }
        }
    }

    /// A caller who vouches for uniqueness wrongly is not protected; but a step found so is refused without
    /// that claim.
    #[test]
    fn what_takes_one_solution_is_refused(puzzle in candidate_puzzle()) {
        let is_stuck = |step: &Option<Step>| step.as_ref().is_none_or(|step| step.effect.placements().is_empty());
        for (board, _) in walk(&puzzle).into_iter().filter(|(_, step)| is_stuck(step)) {
            for step in uniqueness(&board.with_unique_givens()) {
                let why = step.verify(&board).expect_err("nobody vouches").to_string();
                prop_assert_eq!(why, "the givens alone are not known to have exactly one solution");
            }
        }
    }
}

/// The puzzles are such that the laws above can fail: where the wrong thing is vouched for, solutions are
/// lost.
#[test]
fn vouching_wrongly_loses_solutions() {
    let mut left =
        BTreeSet::from(["unique-rectangle-1", "hidden-rectangle", "avoidable-rectangle-1", "bug-1"]);
    let mut runner = TestRunner::deterministic();
    for _ in 0..1000 {
        if left.is_empty() {
            return;
        }
        let puzzle = candidate_puzzle().new_tree(&mut runner).expect("a puzzle").current();
        for (board, _) in walk(&puzzle) {
            for step in steps_of(&board.with_unique_givens(), |kind| left.contains(kind.id)) {
                if !is_true(&step.effect, puzzle.truth()) {
                    left.remove(step.kind.id);
                }
            }
        }
    }
    panic!("no solution is lost by {left:?}");
}
