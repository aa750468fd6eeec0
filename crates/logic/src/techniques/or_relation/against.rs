//! Whips that go through a relation: the search for them, candidate by candidate, all chains of one length
//! before those of the next.
//!
//! A relation is like one more variable: if a chain rules out all its cases but one, that one is true in the
//! chain; if it rules out all of them, the candidate at its beginning is false. A whip goes through one
//! relation at most, and starts from the node before there too.
//!
//! ```text
//! links before    m = 0, 1, 2 ...    all chains of m nodes beside the candidate, with and without a relation
//! the relation    m + 1              no case is left: a contradiction of this length
//! one node more   m + 2              a variable is left with nothing: a whip of this length, or a plain whip
//! ```
//!
//! The implications of a candidate, all held at once, are worked out first: most candidates lead nowhere, and
//! no chain refutes them.
//!
//! Source: Denis Berthier, *The User Manual and Research Notebooks for CSP-Rules*, 2023, chapters 3 and 14.

use super::argument::{Argument, Chain};
use super::relations::Relation;
use super::{Instance, Pattern};
use crate::follow::Draft;
use crate::order::csp::{Grown, Partial, State};
use crate::sets::excluded_by;
use crate::sort;
use crate::techniques::whips::Link;
use crate::{Effect, View};
use std::collections::HashSet;
use sudokit_core::{Candidate, CandidateSet};

/// The most chains of one length that are looked at. The search ends where there are more: which chains there
/// are does not depend on an order.
const MOST_CHAINS: usize = 1000;

/// The candidates refuted by whips up to a length, the shortest first, one whip each.
pub(super) fn all(view: &View<'_>, draft: &Draft, relations: &[Relation], most: usize) -> Vec<Instance> {
    let hunt = Hunt { draft, start: &State::of(draft), relations, most };
    let mut found: Vec<Instance> = Vec::new();
    for target in view.board().candidate_set() {
        if view.is_cancelled() {
            break;
        }
        if hunt.may_refute(target)
            && let Some((relation, chain)) = hunt.refutation(target)
        {
            let pattern = Pattern { relation: relation.source.clone(), argument: Argument::Against(chain) };
            found.push((Effect::removing([target]), pattern));
        }
    }
    sort::by_key(&mut found, |(_, pattern)| pattern.argument.length());
    found
}

struct Hunt<'s> {
    draft: &'s Draft,
    start: &'s State,
    relations: &'s [Relation],
    most: usize,
}

/// A chain so far, and the relation that it has gone through.
struct Way<'s> {
    partial: Partial,
    through: Option<Through<'s>>,
}

/// A relation of which one case is left, after so many links.
#[derive(Clone, Copy)]
struct Through<'s> {
    relation: &'s Relation,
    case: Candidate,
    before: usize,
}

impl Through<'_> {
    /// The chain of all these links.
    fn chain(&self, target: Candidate, mut links: Vec<Link>) -> Chain {
        let after = links.split_off(self.before);
        let out = self.relation.cases - CandidateSet::of(self.case);
        Chain { target, before: links, out: out.iter().collect(), case: Some(self.case), after }
    }
}

/// A relation, and the chain through it.
type Refutation<'s> = (&'s Relation, Chain);

impl<'s> Hunt<'s> {
    /// True if all implications together lead to a contradiction.
    fn may_refute(&self, target: Candidate) -> bool {
        let mut supposed = self.draft.supposing(target);
        loop {
            if supposed.take_singles().is_break() {
                return true;
            }
            let mut changes = false;
            for relation in self.relations {
                let left = relation.cases & supposed.left;
                if left.is_empty() {
                    return true;
                }
                if let Some(case) = left.only().filter(|case| supposed.is_open(*case)) {
                    supposed.place(case);
                    changes = true;
                }
            }
            if !changes {
                return false;
            }
        }
    }

    /// The shortest chain through a relation that refutes a candidate, unless a plain whip is as short, or no
    /// link is needed.
    fn refutation(&self, target: Candidate) -> Option<Refutation<'s>> {
        let mut seen = HashSet::new();
        let mut ways = vec![Way { partial: Partial::of(self.start, target).ok()?, through: None }];
        for nodes in 0..self.most {
            if let Some(found) = ways.iter().find_map(|way| self.contradiction(target, way)) {
                return (nodes > 0).then_some(found);
            }
            if nodes + 2 > self.most || ways.len() > MOST_CHAINS {
                return None;
            }
            let (mut longer, mut whip, mut is_plain) = (Vec::new(), None, false);
            for (grown, through) in ways.iter().flat_map(|way| self.grown(way)) {
                match (grown, through) {
                    (Ok(partial), through) => {
                        if seen.insert((partial.key(), through.is_some())) {
                            longer.push(Way { partial, through });
                        }
                    }
                    (Err(links), Some(through)) => {
                        let chain = || through.chain(target, Link::each(&links, self.start));
                        whip = whip.or_else(|| Some((through.relation, chain())));
                    }
                    (Err(_), None) => is_plain = true,
                }
            }
            if is_plain {
                return None;
            }
            if whip.is_some() {
                // A contradiction of the same length needs no link more.
                return longer.iter().find_map(|way| self.contradiction(target, way)).or(whip);
            }
            ways = longer;
        }
        None
    }

    /// The chain as it is, if a relation has no case left, and the last node has ruled out one of them.
    fn contradiction(&self, target: Candidate, way: &Way<'s>) -> Option<Refutation<'s>> {
        let is_out = |relation: &&Relation| !relation.cases.iter().any(|case| way.partial.leaves(case));
        let relation = self.begun(way).find(is_out)?;
        let (before, out) = (Link::each(way.partial.links(), self.start), relation.cases.iter().collect());
        Some((relation, Chain { target, before, out, case: None, after: Vec::new() }))
    }

    /// The relations that the last node rules out a case of, if the chain has not gone through one.
    fn begun<'w>(&self, way: &'w Way<'s>) -> impl Iterator<Item = &'s Relation> + use<'s, 'w> {
        let gone = excluded_by(way.partial.last());
        let is_begun = move |relation: &&Relation| !relation.cases.is_disjoint(gone);
        self.relations.iter().filter(move |_| way.through.is_none()).filter(is_begun)
    }

    /// All that a chain grows into.
    fn grown<'w>(&'w self, way: &'w Way<'s>) -> impl Iterator<Item = (Grown, Option<Through<'s>>)> + 'w {
        let links = way.partial.ways(self.start, false, |_| true).into_iter();
        let by_links = links.map(|link| (way.partial.with(self.start, link), way.through));
        let by_relations = self.begun(way).filter_map(|relation| {
            let mut left = relation.cases.iter().filter(|case| way.partial.leaves(*case));
            let (case, None) = (left.next()?, left.next()) else { return None };
            let through = Through { relation, case, before: way.partial.len() };
            let is_new = !way.partial.holds(case);
            is_new.then(|| (way.partial.holding(self.start, case), Some(through)))
        });
        by_links.chain(by_relations)
    }
}
