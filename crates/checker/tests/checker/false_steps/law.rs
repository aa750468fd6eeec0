//! The law: the checker accepts no false step. The fuzz target of this name has the same law.
//!
//! Steps of every family are changed as data, in the ways of the law of false proofs in `logic`, and judged
//! on the board where they were found, or on another one. The effect of a step that is accepted is held
//! against all solutions of the board, which a solver finds.

use crate::documents::{data, document, family};
use crate::library::cases;
use crate::mutation::mutate;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel, Candidate, CandidateSet, Solution};
use sudokit_logic::{Path, Schedule, techniques};
use sudokit_solve::{Engine, Single};
use sudokit_testkit::chance::Chance;
use sudokit_testkit::corpus;

/// Positions with more solutions are not looked at.
const MOST_SOLUTIONS: usize = 2000;

/// A board and its solutions.
pub(crate) struct Position {
    pub(crate) board: Board,
    pub(crate) solutions: Vec<CandidateSet>,
}

impl Position {
    pub(crate) fn of(board: Board) -> Option<Self> {
        let left = board.possible();
        let solutions = solutions(left);
        (1..=MOST_SOLUTIONS).contains(&solutions.len()).then_some(Self { board, solutions })
    }

    /// The reason why a step is wrong here, if it is.
    pub(crate) fn fault(&self, step: &Value) -> Option<&'static str> {
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

    /// Effects that do not follow: candidates of a solution removed, false ones placed, and the weakest claim
    /// that is wrong, that one of all false candidates is true.
    fn wrong_effects(&self, chance: &mut Chance<'_>) -> Vec<Value> {
        let open = self.board.candidate_set();
        let [held, others] = [self.solutions[0] & open, open - self.solutions[0]];
        let [gone, placed]: [Vec<Candidate>; 2] = [held, others].map(|all| all.iter().collect());
        let mut some = |all: &[Candidate], count, name: &str| {
            let one = |_| chance.one_of(all).map(|one| json!({ name: [one] }));
            (0..count).filter_map(one).collect::<Vec<Value>>()
        };
        let [to_remove, to_place] = WRONG_EFFECTS;
        let [gone, placed] = [some(&gone, to_remove, "eliminations"), some(&placed, to_place, "placements")];
        [gone, placed, vec![json!({ "one_of": others })]].concat()
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
pub(crate) struct Specimens {
    positions: Vec<Position>,
    by_family: BTreeMap<String, Vec<(usize, Value)>>,
    on_paths: BTreeMap<&'static str, usize>,
}

/// The number of steps of a kind that are taken from paths.
const MOST_OF_A_KIND: usize = 6;

/// The candidates of the solution that each changed pattern is asked to remove, and the false ones that it is
/// asked to place.
const WRONG_EFFECTS: [usize; 2] = [6, 2];

/// A judge of steps on a board: which of them are accepted.
pub(crate) type Accepts<'a> = &'a dyn Fn(&Board, &[Value], &mut Tally) -> Vec<bool>;

/// The fate of changed steps.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) read: usize,
    pub(crate) accepted: BTreeMap<String, usize>,
    most_looks: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let accepted: usize = self.accepted.values().sum();
        write!(f, "{} read, {accepted} of them accepted, at most {} looks; ", self.read, self.most_looks)?;
        write!(f, "accepted by family: {:?}", self.accepted)
    }
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
    pub(crate) fn of_cases_and_paths(most: usize, one_in: usize) -> Self {
        let mut specimens = Self::default();
        for (family, kind, case) in cases() {
            let found = case.steps(family, kind);
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
    pub(crate) fn try_one(
        &self,
        chance: &mut Chance<'_>,
        tally: &mut Tally,
        accepts: Accepts<'_>,
    ) -> Result<(), String> {
        let families: Vec<&Vec<(usize, Value)>> = self.by_family.values().collect();
        let steps = chance.one_of(&families).expect("there are steps");
        // Parts of another family fit in arguments that hold others.
        let theirs = if chance.below(8) == 0 { chance.one_of(&families).expect("one") } else { steps };
        let ((place, step), (_, donor)) =
            (chance.one_of(steps).expect("one"), chance.one_of(theirs).expect("one"));
        let names: Vec<&str> = techniques::kinds().map(|kind| kind.id).collect();
        let mut step = step.clone();
        for _ in 0..=chance.below(3) {
            mutate(&mut step, donor, &names, chance);
        }
        let place = if chance.below(16) == 0 { chance.below(self.positions.len()) } else { *place };
        let position = &self.positions[place];
        let mut steps = vec![step];
        for effect in position.wrong_effects(chance) {
            let mut wrong = steps[0].clone();
            wrong["effect"] = effect;
            steps.push(wrong);
        }
        for (step, is_accepted) in steps.iter().zip(accepts(&position.board, &steps, tally)) {
            if is_accepted && let Some(fault) = position.fault(step) {
                return Err(format!("accepted, but it {fault}: {step}\n{:?}", position.board));
            }
        }
        Ok(())
    }

    /// Tries so many changed steps.
    ///
    /// # Panics
    /// One is accepted and wrong.
    pub(crate) fn try_many(&self, count: u64, seed: u64) -> Tally {
        let (mut chance, mut tally) = (Chance::of_seed(seed), Tally::default());
        for _ in 0..count {
            self.try_one(&mut chance, &mut tally, &accepted).unwrap_or_else(|wrong| panic!("{wrong}"));
        }
        tally
    }
}

/// The verdicts of the checker: one for each step that is accepted or not.
pub(crate) fn accepted(board: &Board, steps: &[Value], tally: &mut Tally) -> Vec<bool> {
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
