//! The law: every step that the checker accepts is true, even if somebody has changed it.
//!
//! Steps of every family are changed as data, in the ways of the law of false proofs in `logic`, and judged
//! on the board where they were found, or on another one. The effect of a step that is accepted is held
//! against all solutions of the board, which a solver finds.

use crate::documents::{data, document, family};
use crate::library::{cases, steps};
use crate::mutation::mutate;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel, Candidate, CandidateSet, Cell, Solution};
use sudokit_logic::{Path, Schedule, techniques};
use sudokit_solve::{Engine, Single};
use sudokit_testkit::chance::Chance;
use sudokit_testkit::corpus;

/// Positions with more solutions are not looked at.
const MOST_SOLUTIONS: usize = 2000;

/// A board and its solutions.
struct Position {
    board: Board,
    solutions: Vec<CandidateSet>,
}

impl Position {
    fn of(board: Board) -> Option<Self> {
        let filled = Cell::all().filter_map(|cell| Some(Candidate::at(cell, board.digit(cell)?)));
        let left = board.candidate_set() | filled.collect();
        let solutions = solutions(left);
        (1..=MOST_SOLUTIONS).contains(&solutions.len()).then_some(Self { board, solutions })
    }

    /// The reason why a step is wrong here, if it is.
    fn fault(&self, step: &Value) -> Option<&'static str> {
        let set = |name: &str| {
            let list = step["effect"].get(name).cloned().unwrap_or(Value::Array(Vec::new()));
            serde_json::from_value::<CandidateSet>(list).expect("it has been read")
        };
        let [placed, gone, one_of] = ["placements", "eliminations", "one_of"].map(set);
        let all = |holds: &dyn Fn(&CandidateSet) -> bool| self.solutions.iter().all(holds);
        if !all(&|solution| placed.is_subset(*solution)) {
            Some("places what not every solution has")
        } else if !all(&|solution| gone.is_disjoint(*solution)) {
            Some("removes what a solution has")
        } else if !one_of.is_empty() && !all(&|solution| !one_of.is_disjoint(*solution)) {
            Some("relates candidates of which a solution has none")
        } else if (placed | gone | one_of).is_empty() {
            Some("says nothing")
        } else {
            None
        }
    }
}

/// The solutions with these candidates, up to one more than are looked at.
fn solutions(left: CandidateSet) -> Vec<CandidateSet> {
    let mut found = Vec::new();
    Single::new().enumerate(left, &mut |solution: &Solution| {
        found.push(solution.candidates());
        if found.len() > MOST_SOLUTIONS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// Positions, and by family the steps that were found there.
#[derive(Default)]
struct Specimens {
    positions: Vec<Position>,
    by_family: BTreeMap<String, Vec<(usize, Value)>>,
    on_paths: BTreeMap<&'static str, usize>,
}

/// The number of steps of a kind that are taken from paths.
const MOST_OF_A_KIND: usize = 6;

/// The wrong effects that each changed pattern is asked for.
const WRONG_EFFECTS: usize = 8;

/// A judge of steps on a board: which of them are accepted.
type Accepts<'a> = &'a dyn Fn(&Board, &[Value], &mut Tally) -> Vec<bool>;

/// The fate of changed steps.
#[derive(Default)]
struct Tally {
    read: usize,
    accepted: BTreeMap<String, usize>,
    most_looks: u64,
}

impl Specimens {
    fn add(&mut self, board: Board, found: impl IntoIterator<Item = Value>) {
        let Some(position) = Position::of(board) else { return };
        for step in found {
            self.by_family.entry(family(&step)).or_default().push((self.positions.len(), step));
        }
        self.positions.push(position);
    }

    /// Steps of every case, so many of each, and of some paths.
    fn of_cases_and_paths(most: usize, one_in: usize) -> Self {
        let mut specimens = Self::default();
        for (family, kind, case) in cases() {
            let found = steps(family, kind, &case.board);
            let some = found.iter().step_by(found.len().div_ceil(most).max(1));
            specimens.add(case.board, some.map(data).collect::<Vec<_>>());
        }
        for case in corpus::SEVERAL.cases().chain(corpus::UNIQUE.cases()).step_by(one_in) {
            let mut board = case.board().expect("the corpus has givens");
            for step in Path::new(&mut board.clone(), Schedule::full()) {
                let times = specimens.on_paths.entry(step.kind.id).or_default();
                *times += 1;
                if *times <= MOST_OF_A_KIND {
                    specimens.add(board, [data(&step)]);
                }
                step.effect.apply(&mut board);
            }
        }
        specimens
    }

    /// Changes a step at random, every family as often as any other, and sees if the changed pattern is
    /// believed though what it is said to prove is wrong: the effect of the step, or one of some wrong ones.
    /// `accepts` judges steps on a board.
    fn try_one(
        &self,
        chance: &mut Chance<'_>,
        tally: &mut Tally,
        accepts: Accepts<'_>,
    ) -> Result<(), String> {
        let families: Vec<&Vec<(usize, Value)>> = self.by_family.values().collect();
        let steps = chance.one_of(&families).expect("there are steps");
        let ((place, step), (_, donor)) =
            (chance.one_of(steps).expect("one"), chance.one_of(steps).expect("one"));
        let names: Vec<&str> = techniques::kinds().map(|kind| kind.id).collect();
        let mut step = step.clone();
        for _ in 0..=chance.below(3) {
            mutate(&mut step, donor, &names, chance);
        }
        let place = if chance.below(16) == 0 { chance.below(self.positions.len()) } else { *place };
        let position = &self.positions[place];
        let truth: Vec<Candidate> = (position.solutions[0] & position.board.candidate_set()).iter().collect();
        let mut steps = vec![step];
        for _ in 0..WRONG_EFFECTS {
            let mut wrong = steps[0].clone();
            if let Some(one) = chance.one_of(&truth) {
                wrong["effect"] = json!({ "eliminations": [one] });
                steps.push(wrong);
            }
        }
        for (step, is_accepted) in steps.iter().zip(accepts(&position.board, &steps, tally)) {
            if is_accepted && let Some(fault) = position.fault(step) {
                return Err(format!("accepted, but it {fault}: {step}\n{:?}", position.board));
            }
        }
        Ok(())
    }

    fn try_many(&self, count: u64, seed: u64) -> Tally {
        let (mut chance, mut tally) = (Chance::of_seed(seed), Tally::default());
        for _ in 0..count {
            self.try_one(&mut chance, &mut tally, &accepted).unwrap_or_else(|wrong| panic!("{wrong}"));
        }
        tally
    }
}

/// The verdicts of the checker: one for each step that is accepted or not.
fn accepted(board: &Board, steps: &[Value], tally: &mut Tally) -> Vec<bool> {
    let Ok(read) = Document::read(document(board, steps).to_string().as_bytes()) else { return Vec::new() };
    let report = read.each(&Cancel::new()).expect("nobody cancels");
    tally.read += 1;
    tally.most_looks = tally.most_looks.max(report.looks);
    let accepted: Vec<bool> = report.verdicts.iter().map(|verdict| *verdict == Verdict::Holds).collect();
    if accepted[0] {
        let family =
            steps[0]["pattern"].as_object().and_then(|fields| fields.keys().next()).expect("it is read");
        *tally.accepted.entry(family.clone()).or_default() += 1;
    }
    accepted
}

/// The steps of the tests that take seconds.
static SPECIMENS: LazyLock<Specimens> = LazyLock::new(|| Specimens::of_cases_and_paths(3, 8));

#[test]
fn no_changed_step_is_accepted_and_wrong() {
    let tally = SPECIMENS.try_many(20_000, 1);
    println!("{} read, accepted {:?}, at most {} looks", tally.read, tally.accepted, tally.most_looks);
    assert!(tally.accepted.len() > 25, "hardly any family is changed and still right: {:?}", tally.accepted);
}

/// Some minutes: `SUDOKIT_MUTANTS` says how many, `SUDOKIT_SEED` which ones.
#[test]
#[ignore = "millions of changed steps"]
fn no_changed_step_of_millions_is_accepted_and_wrong() {
    let number =
        |name: &str, default| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    let (mutants, seed) = (number("SUDOKIT_MUTANTS", 1_000_000), number("SUDOKIT_SEED", 1));
    let tally = Specimens::of_cases_and_paths(20, 1).try_many(mutants, seed);
    println!("{} read, accepted {:?}, at most {} looks", tally.read, tally.accepted, tally.most_looks);
}

/// The law can fail: a checker that believes every step that can be read is caught at once.
#[test]
fn a_checker_that_believes_everything_is_caught() {
    let specimens = &*SPECIMENS;
    let believes = |board: &Board, steps: &[Value], _: &mut Tally| {
        let is_read = Document::read(document(board, steps).to_string().as_bytes()).is_ok();
        vec![is_read; steps.len()]
    };
    let (mut chance, mut tally) = (Chance::of_seed(1), Tally::default());
    let tried = |_| specimens.try_one(&mut chance, &mut tally, &believes);
    let caught = (0..1000).map(tried).filter(Result::is_err).count();
    assert!(caught > 300, "{caught}");
}

/// The same for a checker that is sound, but looks at another board: one without some candidate of the
/// solution.
#[test]
fn a_checker_of_another_board_is_caught() {
    let specimens = &*SPECIMENS;
    let looks_elsewhere = |board: &Board, steps: &[Value], tally: &mut Tally| {
        let mut other = *board;
        let truth = Position::of(*board).expect("it is one").solutions[0] & board.candidate_set();
        let lost = truth.iter().nth(tally.read % truth.len().max(1));
        lost.map(|lost| other.eliminate(lost));
        accepted(&other, steps, tally)
    };
    let (mut chance, mut tally) = (Chance::of_seed(1), Tally::default());
    let tried = |_| specimens.try_one(&mut chance, &mut tally, &looks_elsewhere);
    let caught = (0..2000).map(tried).filter(Result::is_err).count();
    assert!(caught > 20, "{caught}");
}

/// Proofs of whole puzzles, whose steps are left out, repeated, exchanged, changed, or taken from elsewhere,
/// from the right start or another one: the steps that are accepted keep every solution of the start.
#[test]
fn no_changed_proof_loses_a_solution() {
    let proofs: Vec<(Position, Vec<Value>)> = corpus::SEVERAL
        .cases()
        .chain(corpus::UNIQUE.cases())
        .step_by(25)
        .filter_map(|case| {
            let start = case.board().expect("the corpus has givens");
            let steps = Path::new(&mut start.clone(), Schedule::full()).map(|step| data(&step)).collect();
            Some((Position::of(start)?, steps))
        })
        .collect();
    let names: Vec<&str> = techniques::kinds().map(|kind| kind.id).collect();
    let (mut chance, mut accepted, mut refused) = (Chance::of_seed(1), 0, 0);
    for _ in 0..1000 {
        let (position, steps) = chance.one_of(&proofs).expect("there are proofs");
        let (elsewhere, others) = chance.one_of(&proofs).expect("there are proofs");
        let mut steps = steps.clone();
        for _ in 0..=chance.below(4) {
            if steps.is_empty() || others.is_empty() {
                continue;
            }
            let (at, to) = (chance.below(steps.len()), chance.below(steps.len()));
            let other = others[chance.below(others.len())].clone();
            match chance.below(6) {
                0 => drop(steps.remove(at)),
                1 => steps.insert(to, steps[at].clone()),
                2 => steps.swap(at, to),
                3 => steps[at] = other,
                4 => steps.insert(at, other),
                _ => mutate(&mut steps[at], &other, &names, &mut chance),
            }
        }
        let position = if chance.below(8) == 0 { elsewhere } else { position };
        let text = document(&position.board, &steps).to_string();
        let Ok(read) = Document::read(text.as_bytes()) else { continue };
        let report = read.follow(&Cancel::new()).expect("nobody cancels");
        for (step, verdict) in steps.iter().zip(&report.verdicts) {
            if *verdict == Verdict::Holds {
                accepted += 1;
                assert_eq!(position.fault(step), None, "{step} in {text}");
            } else {
                refused += 1;
            }
        }
    }
    assert!(accepted > 1000 && refused > 300, "{accepted} accepted, {refused} refused");
}
