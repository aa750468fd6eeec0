//! The moves of the search for few hard steps on a board.

use super::terms::Terms;
use crate::Step;
use crate::follow::{Argument, Draft};
use crate::sort;
use std::rc::Rc;
use sudokit_core::{Candidate, CandidateSet, DigitSet};

/// A hard step that has been found, and its lines on the board where it was.
#[derive(Clone)]
pub(super) struct Listed {
    pub(super) step: Rc<Step>,
    pub(super) lines: usize,
}

/// A hard step that has been found, or an argument that will be one.
#[derive(Clone)]
pub(super) enum Move {
    Step(Listed),
    Argument(Rc<Argument>),
}

/// Knowledge about a board, which also holds on later boards.
#[derive(Clone, Default)]
pub(super) struct Known {
    /// The candidates that can be refuted.
    pub(super) refuted: CandidateSet,
    /// The arguments asked for so far.
    pub(super) arguments: Vec<Rc<Argument>>,
    /// The candidates against which no argument was short enough, and how undecided the board was; of a
    /// candidate asked about again the last time counts.
    pub(super) failed: Vec<(Candidate, usize)>,
    /// Steps by families other than refutation.
    pub(super) steps: Vec<Listed>,
}

/// A few hard steps that together lead somewhere.
pub(super) struct Plan {
    pub(super) steps: Vec<Listed>,
    /// The candidates that are to be refuted, each in a step of its own.
    pub(super) refuted: Vec<Candidate>,
    /// The board that they lead to.
    pub(super) draft: Draft,
    /// The entropy of the board.
    pub(super) doubt: usize,
}

impl Move {
    /// The lines to follow.
    pub(super) fn lines(&self) -> usize {
        match self {
            Self::Step(listed) => listed.lines,
            Self::Argument(argument) => argument.length(),
        }
    }
}

impl Plan {
    /// The number of its hard steps.
    pub(super) fn size(&self) -> usize {
        self.steps.len() + self.refuted.len()
    }

    fn new(terms: &Terms<'_>, before: &Draft, steps: Vec<Listed>, refuted: Vec<Candidate>) -> Self {
        let mut draft = *before;
        for Listed { step, .. } in &steps {
            draft.remove_all(step.effect.eliminated());
            for placed in step.effect.placements() {
                if draft.is_open(*placed) {
                    draft.place(*placed);
                }
            }
        }
        draft.remove_all(refuted.iter().copied().collect());
        terms.settle(&mut draft);
        Self { steps, refuted, doubt: draft.doubt(), draft }
    }
}

impl Known {
    /// Each step, each candidate that can be refuted, and for each digit of a cell its placement: all other
    /// digits of the cell, or all other places of the digit in a house, are removed. Those that leave the
    /// board least undecided come first.
    pub(super) fn plans(&self, terms: &Terms<'_>, draft: &Draft) -> Vec<Plan> {
        let plan = |steps, refuted| Plan::new(terms, draft, steps, refuted);
        let steps = self.steps.iter().map(|step| plan(vec![step.clone()], Vec::new()));
        let mut plans: Vec<Plan> = steps.collect();
        plans.extend(self.refuted.iter().map(|candidate| plan(Vec::new(), vec![candidate])));
        for placed in draft.open().filter(|placed| !self.refuted.contains(*placed)) {
            let groups = rivals(placed).map(|rivals| self.removing(draft.among(rivals)));
            let cheapest =
                groups.into_iter().flatten().min_by_key(|(steps, refuted)| steps.len() + refuted.len());
            plans.extend(cheapest.map(|(steps, refuted)| plan(steps, refuted)));
        }
        sort::by_key(&mut plans, |plan| (plan.doubt, plan.size()));
        plans
    }

    /// Steps and refutations that remove all of these; none if there are not enough of them, or a single one
    /// does.
    fn removing(&self, mut gone: CandidateSet) -> Option<(Vec<Listed>, Vec<Candidate>)> {
        if gone.len() < 2 {
            return None;
        }
        let mut steps = Vec::new();
        loop {
            // A step is worth it if it removes several candidates, or one that cannot be refuted.
            let hard = gone - self.refuted;
            let worth = |listed: &&Listed| {
                let removed = listed.step.effect.eliminated() & gone;
                (!(removed & hard).is_empty(), removed.len())
            };
            let best = self.steps.iter().rev().max_by_key(worth).filter(|step| worth(step) > (false, 1));
            let Some(best) = best else { break };
            gone -= best.step.effect.eliminated();
            steps.push(best.clone());
        }
        let is_whole = gone.is_subset(self.refuted) && steps.len() + gone.len() > 1;
        is_whole.then(|| (steps, gone.iter().collect()))
    }
}

/// The other digits of the cell, and the other places of the digit in each house.
fn rivals(placed: Candidate) -> [CandidateSet; 4] {
    let (cell, digit) = (placed.cell(), placed.digit());
    let [row, column, block] =
        cell.houses().map(|house| CandidateSet::of_digit(digit, house.cells().without(cell)));
    [CandidateSet::of_cell(cell, !DigitSet::of(digit)), row, column, block]
}
