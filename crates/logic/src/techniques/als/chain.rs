//! Chains of almost locked sets: all of them, the best first.

use super::find::seen_by_both;
use super::{ALS_XY_CHAIN, Pattern};
use crate::facts::als::{AlmostLockedSets, Located, RestrictedCommon, RestrictedCommons};
use crate::order::hodoku;
use crate::{Effect, Step, View};
use std::collections::HashMap;
use sudokit_core::{Candidate, CandidateSet, Digit, DigitSet};

/// The links of the shortest chain; shorter ones are a pair or a wing.
const FEWEST_LINKS: usize = 3;

/// All chains, the best first.
pub(super) fn chains(view: &View<'_>) -> Vec<Step> {
    let sets = &view.fact::<AlmostLockedSets>().0;
    let forward = view.fact::<RestrictedCommons>();
    let mut from: Vec<Vec<RestrictedCommon>> =
        (0..sets.len()).map(|first| forward.from(first).to_vec()).collect();
    if view.options().als_both_ways {
        // Sets that come before go before: the first sets of the pairs ascend.
        for common in forward.all().iter().rev() {
            let back = RestrictedCommon { first: common.second, second: common.first, ..*common };
            from[back.first].insert(0, back);
        }
    }
    let mut search = AlsChainSearch {
        sets,
        from: &from,
        most_links: view.options().als_links,
        every_way: view.options().every_way,
        chain: Vec::new(),
        links: Vec::new(),
        is_in_chain: vec![false; sets.len()],
        known: HashMap::new(),
        steps: Vec::new(),
    };
    for start in 0..sets.len() {
        search.begin(start);
    }
    hodoku::fewest_sets_first(search.steps)
}

struct AlsChainSearch<'s> {
    sets: &'s [Located],
    /// For each set the pairs of which it is the first.
    from: &'s [Vec<RestrictedCommon>],
    most_links: usize,
    every_way: bool,
    chain: Vec<usize>,
    /// The digit of each link that goes on.
    links: Vec<Digit>,
    is_in_chain: Vec<bool>,
    /// The place of the step with an effect, and the number of its cells.
    known: HashMap<CandidateSet, (usize, usize)>,
    steps: Vec<Step>,
}

impl AlsChainSearch<'_> {
    fn begin(&mut self, start: usize) {
        self.chain.push(start);
        self.is_in_chain[start] = true;
        let from = self.from;
        for common in &from[start] {
            // With two digits the link is used twice.
            for digit in [Some(common.digit), common.other].into_iter().flatten() {
                self.go_on(common.second, DigitSet::of(digit), digit);
            }
        }
        self.is_in_chain[start] = false;
        self.chain.pop();
    }

    /// Adds a set. `active` are the digits that it cannot hold because the one before does; the chain goes on
    /// with `digit`.
    fn go_on(&mut self, next: usize, active: DigitSet, digit: Digit) {
        self.chain.push(next);
        self.links.push(digit);
        self.is_in_chain[next] = true;
        if self.links.len() >= FEWEST_LINKS {
            self.check(active);
        }
        if self.links.len() < self.most_links {
            let from = self.from;
            for common in &from[next] {
                if self.is_in_chain[common.second] {
                    continue;
                }
                let active = common.digits().without(digit);
                // Of two digits that are both new the first goes on.
                let Some(first) = [Some(common.digit), common.other]
                    .into_iter()
                    .flatten()
                    .find(|one| active.contains(*one))
                else {
                    continue;
                };
                self.go_on(common.second, active, first);
            }
        }
        self.is_in_chain[next] = false;
        self.links.pop();
        self.chain.pop();
    }

    /// Keeps the chain as it is now, if it removes something, and more cheaply than others.
    fn check(&mut self, active: DigitSet) {
        let [first, last] =
            [self.chain[0], self.chain[self.chain.len() - 1]].map(|number| &self.sets[number]);
        let shared = (first.set.digits & last.set.digits).without(self.links[0]) - active;
        if shared.iter().all(|digit| first.targets(digit).is_disjoint(last.targets(digit))) {
            return;
        }
        let gone: Vec<Candidate> = seen_by_both(first, last, shared).collect();
        let cells = self.chain.iter().map(|number| self.sets[*number].set.cells.len()).sum();
        let place = self.steps.len();
        let known = self.known.entry(gone.iter().copied().collect()).or_insert((place, usize::MAX));
        let place = if self.every_way { place } else { known.0 };
        if cells >= known.1 && !self.every_way {
            return;
        }
        known.1 = cells;
        let pattern = Pattern::Chain {
            sets: self.chain.iter().map(|number| self.sets[*number].set).collect(),
            links: self.links.clone(),
            digits: gone.iter().map(|gone| gone.digit()).collect(),
        };
        let step = Step { kind: &ALS_XY_CHAIN, effect: Effect::removing(gone), pattern: pattern.into() };
        match self.steps.get_mut(place) {
            Some(known) => *known = step,
            None => self.steps.push(step),
        }
    }
}
