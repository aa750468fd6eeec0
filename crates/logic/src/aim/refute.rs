//! The candidates that one hard step can refute by supposing them.

use super::chain;
use super::terms::Terms;
use crate::follow::{Argument, Draft, LARGEST, Means};
use crate::techniques::dynamic_contradiction::{
    DYNAMIC_CONTRADICTION, DYNAMIC_CONTRADICTION_PLUS, NESTED_CONTRADICTION,
};
use crate::techniques::whips::{BRAID, G_BRAID, G_WHIP, WHIP};
use crate::{Kind, Step};
use sudokit_core::{Board, Candidate, CandidateSet};

/// Refutes candidates by the steps that a way may have: contradictions, and chains that say the same.
pub(super) struct Refuter<'t, 's> {
    terms: &'t Terms<'s>,
    is_by_singles: bool,
    /// The sizes of subsets that an argument may have; 1 is for locked candidates alone.
    plain: Vec<u32>,
    /// The deepest nesting of branches.
    branches: Option<usize>,
}

/// At first an argument may have more lines than in the end, by this factor.
const AT_FIRST: usize = 2;

/// The least limit for arguments at first.
const SHORT: usize = 40;

impl<'t, 's> Refuter<'t, 's> {
    pub(super) fn new(terms: &'t Terms<'s>) -> Self {
        let has = |kinds: &[&'static Kind]| kinds.iter().any(|kind| terms.has(kind));
        let locked = has(&[&G_WHIP, &G_BRAID]).then_some(1);
        let subsets = has(&[&DYNAMIC_CONTRADICTION_PLUS]).then_some(LARGEST);
        Self {
            terms,
            is_by_singles: has(&[&WHIP, &BRAID, &DYNAMIC_CONTRADICTION]),
            plain: locked.into_iter().chain(subsets).collect(),
            branches: has(&[&NESTED_CONTRADICTION]).then_some(terms.schedule.options.nesting),
        }
    }

    /// True if it can refute nothing.
    pub(super) fn is_idle(&self) -> bool {
        !self.is_by_singles && self.plain.is_empty() && self.branches.is_none()
    }

    /// The price of finding all refutable candidates of a board: milliseconds measured on hard boards,
    /// rounded up.
    pub(super) fn price_of_board(&self) -> usize {
        match (self.branches, self.plain.is_empty()) {
            (Some(_), _) => 50,
            (None, false) => 4,
            (None, true) => 1,
        }
    }

    /// The price of an argument.
    pub(super) fn price_of_argument(&self) -> usize {
        if self.branches.is_some() { 6 } else { 1 }
    }

    /// All candidates that can be refuted. `known` is not tested again.
    pub(super) fn refuted(&self, draft: &Draft, known: CandidateSet) -> CandidateSet {
        let mut refuted = known;
        if self.is_by_singles || self.branches.is_some() {
            refuted |= draft.refuted(self.branches.unwrap_or(0), known, Some(self.terms.cancel));
        }
        if let Some(largest) = self.plain.last() {
            let fails = |one: &Candidate| draft.supposing(*one).take_plain(*largest).is_break();
            let others = draft.open().filter(|one| !refuted.contains(*one));
            refuted |= others.filter(fails).collect::<CandidateSet>();
        }
        refuted
    }

    /// A short argument against a candidate, if there is one that can be told.
    pub(super) fn argument(&self, draft: &Draft, target: Candidate) -> Option<Argument> {
        let limit = self.terms.most_lines().saturating_mul(AT_FIRST).max(SHORT);
        let against = |means| {
            let argument = Argument::within(draft, target, means, limit, Some(self.terms.cancel));
            argument.filter(|argument| self.may_be_told(argument))
        };
        if self.is_by_singles
            && let Some(argument) = against(Means::Singles)
        {
            return Some(argument);
        }
        let fails = |largest: &&u32| draft.supposing(target).take_plain(**largest).is_break();
        let plain = self.plain.iter().filter(fails).filter_map(|largest| against(Means::Plain(*largest)));
        let branches = self.branches.and_then(|depth| against(Means::Branches(depth)));
        plain.chain(branches).min_by_key(Argument::length)
    }

    /// True if it makes a step that is easy enough, as far as its length tells.
    fn may_be_told(&self, argument: &Argument) -> bool {
        let length = argument.length();
        let kind = argument.kind();
        let chains: &[&'static Kind] = if *kind == DYNAMIC_CONTRADICTION {
            &[&WHIP, &BRAID]
        } else if chain::is_one(argument) {
            &[&G_WHIP, &G_BRAID]
        } else {
            &[]
        };
        let may_be_chain = chains.iter().any(|kind| self.terms.allow_kind(kind, length + 1));
        may_be_chain || self.terms.allow_kind(kind, length)
    }

    /// The argument as a step on a board, of the easiest kind that it can be.
    pub(super) fn step(&self, board: &Board, argument: &Argument) -> Option<Step> {
        let steps = [chain::of(board, argument), argument.step(board)].into_iter().flatten();
        let allowed = steps.filter_map(|step| Some((self.terms.allowed(&step, board)?, step)));
        let right = allowed.filter(|(_, step)| step.verify(board).is_ok());
        right.min_by_key(|(hardness, _)| *hardness).map(|(_, step)| step)
    }
}
