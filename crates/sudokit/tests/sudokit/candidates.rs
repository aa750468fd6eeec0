//! Puzzles that need their candidates: what is said of them holds for all their solutions.

use proptest::prelude::*;
use std::mem;
use sudokit::formats::{Format, parse, to_text};
use sudokit::logic::rating::{hodoku, se};
use sudokit::logic::{Assumes, Path, Schedule, Step, View, techniques};
use sudokit::{Advice, Cancel, Candidates, Effect, Entry, Findings, Proof, Single, hint_with, position};
use sudokit_testkit::strategy::{CandidatePuzzle, candidate_puzzle};

/// Two solutions, and a candidate gone that only one of them has.
const TWO: &str =
    ":0000::6.92.1.484583.79.2..2849.655..41629.29.738.567615.248334612587982.974631917..3524:737:::";

/// Techniques that assume one solution come first, so that they are taken wherever possible.
fn schedule() -> Schedule {
    let mut schedule = uniqueness();
    schedule.searches.extend(Schedule::hodoku().searches);
    schedule
}

fn uniqueness() -> Schedule {
    Schedule::of(techniques::kinds().filter(|kind| kind.assumes == Assumes::UniqueSolution))
}

/// Returns true if something loses nothing of any solution.
fn is_true(effect: &Effect, puzzle: &CandidatePuzzle) -> bool {
    let truth = puzzle.truth();
    let is_placed =
        |placed: &sudokit::Candidate| truth.digits_in(placed.cell()).only() == Some(placed.digit());
    effect.eliminated().is_disjoint(truth) && effect.placements().iter().all(is_placed)
}

/// The same puzzle as people write it down: as given candidates, as candidates left, as a line of a library.
fn written(puzzle: &CandidatePuzzle) -> Vec<Entry> {
    let left = puzzle.board().candidate_set();
    let entry = |candidates| Entry { candidates: Some(candidates), ..Entry::from(puzzle.givens) };
    let left = entry(Candidates::Left(left));
    let line = to_text(Format::by_name("hodoku").expect("a format"), &left).expect("a line");
    vec![
        entry(Candidates::Given(puzzle.board().candidate_set())),
        parse(line.as_bytes()).expect("a line"),
        left,
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn hints_and_lists_lose_no_solution(puzzle in candidate_puzzle()) {
        for entry in written(&puzzle) {
            let advice = hint_with(&mut Single::new(), &entry, &schedule(), None, &Cancel::new()).unwrap();
            if let Advice::Step(_, step) = &advice {
                prop_assert!(is_true(&step.effect, &puzzle), "{} of {:?}", step, puzzle);
            }
            let is_expected = matches!(advice, Advice::Step(..) | Advice::Stuck(_) | Advice::Undecided(_));
            prop_assert!(is_expected, "{:?}", advice);
            let board = position(&entry).expect("it has a solution");
            let found = Findings::of(board, &uniqueness()).steps;
            // Nothing is left out where no candidate could go.
            prop_assert_eq!(&found, &uniqueness().all(&View::new(&board)));
            for step in found {
                prop_assert!(is_true(&step.effect, &puzzle), "{} of {:?}", step, puzzle);
            }
        }
    }

    #[test]
    fn proofs_and_paths_lose_no_solution(puzzle in candidate_puzzle()) {
        for entry in written(&puzzle) {
            let board = position(&entry).expect("it has a solution");
            let proof = Proof::of(board, |board| Path::new(board, schedule()));
            prop_assert_eq!(Proof::of_with(board, schedule(), &Cancel::new()), Ok(proof.clone()));
            prop_assert_eq!(proof.verify(), Ok(proof.end()));
            prop_assert!(proof.end().flaws().is_empty());
            prop_assert!(proof.steps.iter().all(|step| is_true(&step.effect, &puzzle)), "{:?}", proof.steps);
            let turns = hodoku::Path::new(&board, None);
            prop_assert!(turns.into_iter().all(|turn| is_true(&turn.effect(), &puzzle)));
            if puzzle.solutions.len() == 1 {
                let steps = se::Path::new(&board, se::Profile::SE_1_2_1);
                prop_assert!(steps.into_iter().all(|step| is_true(&step.effect, &puzzle)));
            }
        }
    }

    /// A proof that assumes one solution is refused at that step, whatever its start claims of the givens.
    #[test]
    fn nobody_is_believed_to_have_counted(puzzle in candidate_puzzle()) {
        let board = puzzle.board().with_unique_givens();
        let assumes = |step: &Step| step.kind.assumes == Assumes::UniqueSolution;
        // Nobody reads on after the first such step, and a way through what is wrong by then may be long.
        let mut is_over = false;
        let until = |step: &Step| !mem::replace(&mut is_over, assumes(step));
        let mut end = board;
        let steps = Path::new(&mut end, schedule()).take_while(until).collect();
        let proof = Proof { start: board, steps };
        match proof.steps.iter().position(assumes) {
            Some(step) => {
                let refuted = proof.verify().expect_err("the givens have several solutions");
                prop_assert_eq!(refuted.step, step);
                prop_assert_eq!(refuted.why.to_string(), "the givens alone do not have exactly one solution");
            }
            None => prop_assert!(proof.verify().is_ok()),
        }
    }
}

#[test]
fn a_removed_candidate_makes_no_givens_unique() {
    let entry = parse(TWO.as_bytes()).expect("a line");
    let advice = hint_with(&mut Single::new(), &entry, &uniqueness(), None, &Cancel::new()).unwrap();
    assert!(matches!(advice, Advice::Stuck(_)), "{advice:?}");
    let proof = Proof::of(position(&entry).expect("a position"), |board| Path::new(board, Schedule::full()));
    let end = proof.verify().expect("it holds");
    assert_eq!(end.digit("r3c7".parse().unwrap()), sudokit::Digit::from_value(3));
}
