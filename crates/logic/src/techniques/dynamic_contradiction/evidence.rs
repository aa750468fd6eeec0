//! The evidence of a contradiction: the steps that lead to it.

use super::{DYNAMIC_CONTRADICTION, DYNAMIC_CONTRADICTION_PLUS, NESTED_CONTRADICTION};
use crate::step::evidence::ensure;
use crate::techniques::{locked, singles, subsets};
use crate::{Assumes, Effect, Evidence, Kind, Measures, Node, Proven, Reason, Step, Unsound, Work};
use std::fmt::Write as _;
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, Flaw, HouseSet};
use sudokit_diagram::{Case, Claim, Diagram, Explanation, Role, Sentence, say};

/// A candidate, and the steps that end in something impossible once it is placed. Steps may be of this family
/// again: they refute a candidate under the supposition, with a supposition of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The candidate that is refuted.
    pub(crate) target: Candidate,
    /// The steps after the supposition, each on the board that the steps before it leave.
    pub(crate) steps: Vec<Step>,
}

impl Pattern {
    /// The steps, each with the board it is taken on.
    fn states(&self, board: &Board) -> impl Iterator<Item = (Board, &Step)> {
        let mut supposed = *board;
        supposed.place(self.target);
        self.steps.iter().map(move |step| {
            let before = supposed;
            step.effect.apply(&mut supposed);
            (before, step)
        })
    }

    /// The contradiction.
    fn flaw(&self, board: &Board) -> Option<Flaw> {
        let mut supposed = *board;
        supposed.place(self.target);
        self.steps.iter().for_each(|step| {
            step.effect.apply(&mut supposed);
        });
        supposed.flaws().iter().next()
    }

    /// All steps, also those of suppositions inside.
    fn length(&self) -> usize {
        self.steps.iter().map(|step| inner(step).map_or(1, Self::length)).sum()
    }

    /// The supposition, its steps and the contradiction; then, as branches, the suppositions inside.
    pub(crate) fn cases(&self, board: &Board) -> Vec<Case> {
        let mut cases = Vec::new();
        self.tell(board, None, &mut cases);
        let end = self.flaw(board).map(|flaw| say!("dynamic-contradiction-then", [claim = claim(flaw)]));
        cases[0].steps.extend(end);
        cases
    }

    /// Tells the steps, and then, as branches, the suppositions inside. A branch is called after the line it
    /// belongs to, which is what it proves.
    fn tell(&self, board: &Board, of: Option<(&str, Claim)>, cases: &mut Vec<Case>) {
        let (cell, digit) = (self.target.cell(), self.target.digit());
        let (branch, proves) = of.unzip();
        let assumption = match branch {
            None => say!("dynamic-contradiction-suppose", [cell, digit]),
            Some(name) => say!("dynamic-contradiction-branch", [name = name.to_owned(), cell, digit]),
        };
        let mut case = Case { proves, assumption, steps: Vec::new() };
        let mut branches = Vec::new();
        for (line, (before, step)) in (1..).zip(self.states(board)) {
            let Some(inner) = inner(step) else {
                case.steps.push(in_a_line(step, &before));
                continue;
            };
            let name = branch.map_or_else(|| format!("{line}"), |branch| format!("{branch}.{line}"));
            let gone = inner.target;
            case.steps.push(say!(
                "dynamic-contradiction-branch-shows",
                [name = name.clone(), cell = gone.cell(), digit = gone.digit()]
            ));
            // The branches before this one are between it and the case.
            let claim = Claim { back: branches.len() + 1, step: line - 1 };
            inner.tell(&before, Some((&name, claim)), &mut branches);
        }
        // The outermost one is said at the end, after all branches.
        if branch.is_some() {
            case.steps.extend(
                self.flaw(board).map(|flaw| say!("dynamic-contradiction-then", [claim = claim(flaw)])),
            );
        }
        cases.push(case);
        cases.append(&mut branches);
    }
}

/// The pattern of a step that is of this family too.
fn inner(step: &Step) -> Option<&Pattern> {
    step.pattern.of()
}

/// Takes a step under a supposition, if it is right.
fn follow(step: &Step, supposed: &mut Board, work: &mut Work) -> Result<(), Unsound> {
    // A supposition may have more solutions than the puzzle.
    ensure(step.kind.assumes == Assumes::Nothing, "a step assumes more than the supposition")?;
    step.verify_within(supposed, work)?;
    step.effect.apply(supposed);
    Ok(())
}

/// A step in one line: the pattern and the effect.
fn in_a_line(step: &Step, board: &Board) -> Sentence {
    if let Some(single) = step.pattern.of::<singles::Pattern>() {
        let reason = single.house.map_or(Reason::LastInCell(single.candidate.cell()), Reason::LastInHouse);
        return Node::of(single.candidate, true).conclusion(Some(reason));
    }
    let said = step.explain(board);
    let sentences: Vec<_> = said.pattern.into_iter().chain(said.result).collect();
    say!("common-text", [sentences])
}

/// The contradiction as part of a sentence.
fn claim(flaw: Flaw) -> Sentence {
    match flaw {
        Flaw::EmptyCell { cell } => say!("dynamic-contradiction-nothing-left", [cell]),
        Flaw::Homeless { house, digit } => say!("dynamic-contradiction-no-place-left", [house, digit]),
        Flaw::Duplicate { house, digit } => say!("dynamic-contradiction-two-in-house", [house, digit]),
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            digits: vec![self.target.digit()],
            cells: vec![self.target.cell()],
            length: self.length(),
            ..Measures::default()
        }
    }

    /// Every step by its effect, those of suppositions inside in brackets: `r1c3=7; (r5c5=3; r5c6=1) r5c5<>3;
    /// r7c2=9`.
    fn line(&self) -> String {
        let mut line = self.target.to_string();
        for step in &self.steps {
            let _ = match inner(step) {
                None => write!(line, "; {}", step.effect),
                Some(inner) => write!(line, "; ({}) {}", inner.line(), step.effect),
            };
        }
        line
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let (cell, digit) = (self.target.cell(), self.target.digit());
        let mut said = Explanation {
            look: say!("dynamic-contradiction-look", [cell, digit]),
            pattern: vec![say!("dynamic-contradiction-contradiction")],
            result: effect.results(),
            ..Explanation::default()
        };
        said.reason.extend(
            self.flaw(board).map(|flaw| say!("dynamic-contradiction-in-the-end", [claim = claim(flaw)])),
        );
        said.reason.push(say!("dynamic-contradiction-impossible", [cell, digit]));
        self.tell(board, None, &mut said.cases);
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let (mut on, mut off) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        for step in &self.steps {
            on |= step.effect.placed();
            off |= step.effect.eliminated();
        }
        diagram.candidates(on, Role::On);
        diagram.candidates(off, Role::Off);
        match self.flaw(board) {
            Some(Flaw::EmptyCell { cell }) => diagram.cells(CellSet::of(cell), Role::Pivot),
            Some(Flaw::Homeless { house, .. } | Flaw::Duplicate { house, .. }) => {
                diagram.houses(HouseSet::of(house), Role::Base);
            }
            _ => {}
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let (mut are_singles, mut are_plain, mut are_trials) = (true, true, true);
        for step in &self.steps {
            let is_single = step.pattern.is::<singles::Pattern>();
            let is_plain = step.pattern.is::<locked::Pattern>() || step.pattern.is::<subsets::Pattern>();
            are_singles &= is_single;
            are_plain &= is_single || is_plain;
            are_trials &= is_single || inner(step).is_some();
        }
        match (are_singles, are_plain, are_trials) {
            (true, ..) => vec![&DYNAMIC_CONTRADICTION],
            (_, true, _) => vec![&DYNAMIC_CONTRADICTION_PLUS],
            (.., true) => vec![&NESTED_CONTRADICTION],
            _ => Vec::new(),
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(board.has(self.target), "the candidate is not on the board")?;
        let mut supposed = *board;
        supposed.place(self.target);
        for step in &self.steps {
            work.take(4 * Work::BOARD)?;
            ensure(supposed.flaws().is_empty(), "the argument goes on after the contradiction")?;
            work.inside(|work| follow(step, &mut supposed, work))?;
        }
        ensure(!supposed.flaws().is_empty(), "there is no contradiction")?;
        Ok(Proven::removing(CandidateSet::of(self.target)))
    }
}
