//! The search for common conclusions of partial whips from all cases of a relation.
//!
//! From each case all partial whips are grown, the shorter ones first; each candidate that they end in is
//! reached by the shortest. Candidates that conflict with an end of each case is false: of the ends that a
//! candidate conflicts with, the nearest is taken in each case by itself, so the chains are as short together
//! as can be. A candidate reached from all cases is true.
//!
//! Source: Denis Berthier, *The User Manual and Research Notebooks for CSP-Rules*, 2023, chapters 3 and 14.

use super::branches::{Branch, Branches};
use crate::by_candidate::ByCandidate;
use crate::order::csp::{Partial, State};
use crate::sets::{excluded_by, excluded_by_each, union};
use crate::sort;
use crate::techniques::whips::Link;
use crate::{Effect, View};
use std::collections::HashSet;
use sudokit_core::{Candidate, CandidateSet};

/// The most partial whips of one length that are grown from a case. The search ends where there are more:
/// which ones there are does not depend on an order.
const MOST_CHAINS: usize = 1000;

/// A conclusion with its branches.
pub(crate) struct Forced {
    pub(crate) effect: Effect,
    pub(crate) branches: Branches,
    /// The number of the relation.
    pub(crate) relation: usize,
}

/// The conclusions of branches up to a number of links, the shortest first; of equally short ones placements
/// first. A relation is its cases.
pub(crate) fn all(view: &View<'_>, start: &State, relations: &[CandidateSet], most: usize) -> Vec<Forced> {
    let mut reaches: ByCandidate<Option<Reach>> = ByCandidate::new();
    let [mut placed, mut removed]: [ByCandidate<(usize, Forced)>; 2] =
        [ByCandidate::new(), ByCandidate::new()];
    for (number, relation) in relations.iter().enumerate() {
        if view.is_cancelled() {
            break;
        }
        for case in *relation {
            reaches.get_or_insert_with(case, || Reach::of(start, case, most));
        }
        let from: Option<Vec<&Reach>> = relation.iter().map(|case| reaches.get(case)?.as_ref()).collect();
        let Some(from) = from else { continue };
        let direct = excluded_by_each(*relation);
        for (conclusion, ends) in conclusions(view.board().candidate_set() - direct, &from) {
            let chains =
                || ends.iter().zip(&from).filter_map(|(end, reach)| Some((reach, reach.ends.get(*end)?)));
            let length: usize = chains().map(|(_, links)| links.len()).sum();
            let (found, of) = match conclusion {
                Conclusion::True(candidate) => (&mut placed, candidate),
                Conclusion::False(candidate) => (&mut removed, candidate),
            };
            if found.get(of).is_none_or(|(shortest, _)| length < *shortest) {
                let branches =
                    chains().map(|(reach, links)| Branch { case: reach.case, links: links.clone() });
                let branches = Branches(branches.collect());
                let effect = conclusion.effect();
                found.insert(of, (length, Forced { effect, branches, relation: number }));
            }
        }
    }
    let mut found: Vec<_> = placed.into_values().chain(removed.into_values()).collect();
    sort::by_key(&mut found, |(length, _)| *length);
    found.into_iter().map(|(_, forced)| forced).collect()
}

/// The conclusion.
#[derive(Clone, Copy)]
enum Conclusion {
    True(Candidate),
    False(Candidate),
}

impl Conclusion {
    fn effect(self) -> Effect {
        match self {
            Self::True(candidate) => Effect::placing(candidate),
            Self::False(candidate) => Effect::removing([candidate]),
        }
    }
}

/// The ends of partial whips from a case.
struct Reach {
    case: Candidate,
    /// The shortest chain to each end. The case itself needs none.
    ends: ByCandidate<Vec<Link>>,
    /// The nearest end that each candidate conflicts with.
    nearest: ByCandidate<Candidate>,
}

impl Reach {
    /// None if the case leaves a variable with nothing.
    fn of(start: &State, case: Candidate, most: usize) -> Option<Self> {
        let mut reach = Self { case, ends: ByCandidate::new(), nearest: ByCandidate::new() };
        let mut seen = HashSet::new();
        let mut chains = vec![Partial::of(start, case).ok()?];
        reach.take(start, &chains);
        for _ in 0..most {
            if chains.len() > MOST_CHAINS {
                break;
            }
            let mut longer = Vec::new();
            for (chain, way) in chains
                .iter()
                .flat_map(|chain| chain.ways(start, false, |_| true).into_iter().map(move |way| (chain, way)))
            {
                if let Ok(grown) = chain.with(start, way)
                    && seen.insert(grown.key())
                {
                    longer.push(grown);
                }
            }
            reach.take(start, &longer);
            chains = longer;
        }
        Some(reach)
    }

    /// Takes the ends of chains of one length that no shorter one has.
    fn take(&mut self, start: &State, chains: &[Partial]) {
        let mut new = CandidateSet::EMPTY;
        for chain in chains.iter().filter(|chain| self.ends.get(chain.last()).is_none()) {
            new.insert(chain.last());
        }
        for chain in chains.iter().filter(|chain| new.contains(chain.last())) {
            self.ends.get_or_insert_with(chain.last(), || Link::each(chain.links(), start));
        }
        for end in new {
            for victim in excluded_by(end) {
                self.nearest.get_or_insert_with(victim, || end);
            }
        }
    }
}

/// The common conclusions of all cases, with the end in each, without candidates ruled out by other
/// conclusions.
fn conclusions(board: CandidateSet, from: &[&Reach]) -> Vec<(Conclusion, Vec<Candidate>)> {
    let is_end = |one: &Candidate| from.iter().all(|reach| reach.ends.get(*one).is_some());
    let ends: CandidateSet = board.iter().filter(is_end).collect();
    let gone = union(ends.iter().map(excluded_by));
    let is_true = ends.iter().map(|end| (Conclusion::True(end), vec![end; from.len()]));
    let is_false = (board - gone).iter().filter_map(|victim| {
        let nearest: Option<_> = from.iter().map(|reach| reach.nearest.get(victim).copied()).collect();
        Some((Conclusion::False(victim), nearest?))
    });
    is_true.chain(is_false).collect()
}
