//! The reach of all techniques together: the hardest puzzles, without a guess.
//!
//! The collections are not part of this project: without `../shared` beside it the test says so and checks
//! nothing.

use crate::data;
use crate::library::{cases, steps};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;
use sudokit_core::{Board, Candidate, Puzzle};
use sudokit_logic::techniques::{self, dynamic_contradiction};
use sudokit_logic::{Assumes, Options, Path, Schedule, Step, View, Wanted, Work};
use sudokit_testkit::{corpus, oracle, share};

/// The pattern of a contradiction: what is supposed, and what follows.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Argument {
    pub(crate) target: Candidate,
    pub(crate) steps: Vec<Step>,
}

const HARD: [&str; 2] = ["puzzles/top1465.txt", "puzzles/hardest-1106.txt"];

/// Solves a share of a collection, and checks every step on the board it is taken on.
fn solve(collection: &str, every: usize) {
    let Some(text) = corpus::shared(collection) else { return };
    let (mut solved, mut stuck, start) = (0, Vec::new(), Instant::now());
    let mut beyond: BTreeMap<&str, usize> = BTreeMap::new();
    for (line, text) in share((1..).zip(text.lines()), every) {
        let puzzle: Puzzle = text[..81].parse().expect("a puzzle");
        let mut before = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        let mut board = before;
        for step in Path::new(&mut board, Schedule::full()) {
            assert_eq!(step.verify(&before), Ok(()), "{collection}:{line}: {step}");
            step.effect.apply(&mut before);
            if step.kind.hodoku.is_none() {
                *beyond.entry(step.kind.id).or_default() += 1;
            }
        }
        assert_eq!(before, board);
        if board.solution().is_some() { solved += 1 } else { stuck.push(line) }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{collection}: {solved} solved in {seconds:.1} s, beyond HoDoKu: {beyond:?}");
    assert!(stuck.is_empty(), "{collection}: lines {stuck:?} are not solved");
}

#[test]
fn hard_puzzles_are_solved_and_every_step_verifies() {
    HARD.into_iter().for_each(|collection| solve(collection, 500));
}

#[test]
#[ignore = "takes minutes"]
fn many_hard_puzzles_are_solved_and_every_step_verifies() {
    HARD.into_iter().for_each(|collection| solve(collection, 4));
}

/// Singles refute the same candidates in any order: a plain loop must find the same candidates.
#[test]
fn a_dynamic_contradiction_is_what_singles_refute() {
    for case in corpus::UNIQUE.cases().chain(corpus::SEVERAL.cases()).step_by(7) {
        let board = case.board().expect("a valid puzzle");
        let kind = &dynamic_contradiction::DYNAMIC_CONTRADICTION;
        let found: BTreeSet<usize> = steps(kind.family, kind, &board)
            .iter()
            .flat_map(|step| step.effect.eliminations().iter().map(|gone| gone.index()).collect::<Vec<_>>())
            .collect();
        let refuted: BTreeSet<usize> = board
            .candidate_set()
            .iter()
            .filter(|candidate| {
                let mut supposed = board;
                supposed.place(*candidate);
                let singles = Schedule::full().only(|kind| kind.id.ends_with("-single"));
                // Techniques promise nothing once something is wrong.
                while supposed.flaws().is_empty()
                    && let Some(single) = singles.first(&View::new(&supposed))
                {
                    single.effect.apply(&mut supposed);
                }
                !supposed.flaws().is_empty()
            })
            .map(Candidate::index)
            .collect();
        assert_eq!(found, refuted);
    }
}

/// An argument is as long as it must be: without any one of its lines it proves nothing.
#[test]
fn no_line_of_a_contradiction_can_be_spared() {
    for (family, kind, case) in cases() {
        if family.kinds() != dynamic_contradiction::KINDS {
            continue;
        }
        for step in case.steps(family, kind) {
            let argument: Argument = data::parts(&step);
            for line in 0..argument.steps.len() {
                let mut shorter = argument.clone();
                shorter.steps.remove(line);
                let shorter = data::with(&step, &shorter);
                let proven = shorter.pattern.proves(&case.board, &mut Work::default());
                assert!(proven.is_err(), "{step} has a line too many: {line}");
            }
        }
    }
}

#[test]
fn nothing_is_nested_where_nothing_may_be() {
    let kind = &dynamic_contradiction::NESTED_CONTRADICTION;
    let (.., case) = cases().find(|(_, other, _)| *other == kind).expect("there is a case");
    let mut found = Vec::new();
    let options = Options::default().nesting(0);
    let flow = kind.family.find(Wanted::these(&[kind]), &View::with(&case.board, options), &mut found);
    assert!(flow.is_continue() && found.is_empty());
    assert!(!steps(kind.family, kind, &case.board).is_empty());
}

/// A supposition may have several solutions, so nothing under it may take for granted that there is one.
#[test]
fn uniqueness_is_not_believed_under_a_supposition() {
    let unique: Vec<_> = techniques::kinds().filter(|kind| kind.assumes != Assumes::Nothing).collect();
    let mut tried = 0;
    for (family, kind, case) in cases().filter(|(_, kind, _)| unique.contains(kind)) {
        let [truth] = oracle::solutions(&case.board.puzzle(), 2)[..] else { panic!("not one solution") };
        let Some(step) = case.steps(family, kind).into_iter().next() else { continue };
        // Supposing what is true leaves the pattern as it is, if it lies elsewhere.
        for target in case.board.candidate_set() & truth.candidates() {
            let mut supposed = case.board;
            supposed.place(target);
            if step.verify(&supposed).is_err() {
                continue;
            }
            let mut taken = vec![step.clone()];
            step.effect.apply(&mut supposed);
            taken.extend(Path::new(&mut supposed, Schedule::hodoku().without_uniqueness()).take(1));
            let pattern = data::pattern("dynamic-contradiction", &Argument { target, steps: taken });
            let wrong = pattern.proves(&case.board, &mut Work::default());
            assert_eq!(wrong.unwrap_err().to_string(), "a step assumes more than the supposition");
            tried += 1;
        }
    }
    assert!(tried > 0);
}

/// A branch is called after the line that it belongs to, and told after the argument that needs it.
#[test]
fn branches_are_numbered_by_their_lines() {
    let kind = &dynamic_contradiction::NESTED_CONTRADICTION;
    for (_, _, case) in cases().filter(|(_, other, case)| *other == kind && !case.must_not_be_found()) {
        for step in steps(kind.family, kind, &case.board) {
            let said = step.explain(&case.board);
            let argument: Argument = data::parts(&step);
            let lines = (1..).zip(&argument.steps);
            let is_branch = |step: &Step| data::family(step) == "dynamic-contradiction";
            let branches: Vec<usize> =
                lines.filter(|(_, step)| is_branch(step)).map(|(line, _)| line).collect();
            assert_eq!(said.cases.len(), 1 + branches.len());
            for (line, told) in branches.iter().zip(&said.cases[1..]) {
                assert!(told.assumption.to_string().starts_with(&format!("Branch {line}: suppose that ")));
                let referred = said.cases[0].steps[line - 1].to_string();
                assert!(referred.starts_with(&format!("Branch {line} shows that ")), "{referred}");
            }
        }
    }
}

#[test]
fn the_full_schedule_begins_with_hodoku_and_has_each_kind_once() {
    let ids = |schedule: Schedule| -> Vec<&str> {
        schedule.searches.iter().flat_map(|search| &search.kinds).map(|kind| kind.id).collect()
    };
    let full = ids(Schedule::full());
    assert!(full.starts_with(&ids(Schedule::hodoku())));
    let wanted: BTreeSet<&str> = techniques::kinds()
        .filter(|kind| kind.hodoku.is_none_or(|hodoku| hodoku.on) && !kind.by_name)
        .map(|kind| kind.id)
        .collect();
    assert_eq!(full.len(), wanted.len());
    assert_eq!(full.into_iter().collect::<BTreeSet<_>>(), wanted);
}
