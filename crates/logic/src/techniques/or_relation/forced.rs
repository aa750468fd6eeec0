//! The search for common conclusions of partial whips from all cases of a relation.
//!
//! From each case all partial whips are grown, the shorter ones first; each candidate that they end in is
//! reached by the shortest. Candidates that conflict with an end of each case is false: of the ends that a
//! candidate conflicts with, the nearest is taken in each case by itself, so the chains are as short together
//! as can be. A candidate reached from all cases is true.
//!
//! Source: Denis Berthier, *The User Manual and Research Notebooks for CSP-Rules*, 2023, chapters 3 and 14.

use super::branches::{Branch, Branches};
use crate::order::csp::{Partial, State};
use crate::sets::{excluded_by, excluded_by_each, union};
use crate::sort;
use crate::techniques::whips::Link;
use crate::{Effect, View};
use std::collections::{BTreeMap, HashSet};
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
    let mut reaches: BTreeMap<Candidate, Option<Reach>> = BTreeMap::new();
    let mut found: BTreeMap<Conclusion, (usize, Forced)> = BTreeMap::new();
    for (number, relation) in relations.iter().enumerate() {
        if view.is_cancelled() {
            break;
        }
        for case in *relation {
            reaches.entry(case).or_insert_with(|| Reach::of(start, case, most));
        }
        let from: Option<Vec<&Reach>> = relation.iter().map(|case| reaches[&case].as_ref()).collect();
        let Some(from) = from else { continue };
        let direct = excluded_by_each(*relation);
        for (conclusion, ends) in conclusions(view.board().candidate_set() - direct, &from) {
            let length: usize = ends.iter().zip(&from).map(|(end, reach)| reach.ends[end].len()).sum();
            if found.get(&conclusion).is_none_or(|(shortest, _)| length < *shortest) {
                let branches = ends.iter().zip(&from).map(|(end, reach)| reach.branch(*end));
                let branches = Branches(branches.collect());
                let forced = Forced { effect: conclusion.effect(), branches, relation: number };
                found.insert(conclusion, (length, forced));
            }
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    sort::by_key(&mut found, |(_, (length, _))| *length);
    found.into_iter().map(|(_, (_, forced))| forced).collect()
}

/// The conclusion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
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
    ends: BTreeMap<Candidate, Vec<Link>>,
    /// The nearest end that each candidate conflicts with.
    nearest: BTreeMap<Candidate, Candidate>,
}

impl Reach {
    /// None if the case leaves a variable with nothing.
    fn of(start: &State, case: Candidate, most: usize) -> Option<Self> {
        let mut reach = Self { case, ends: BTreeMap::new(), nearest: BTreeMap::new() };
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
        for chain in chains.iter().filter(|chain| !self.ends.contains_key(&chain.last())) {
            new.insert(chain.last());
        }
        for chain in chains.iter().filter(|chain| new.contains(chain.last())) {
            self.ends.entry(chain.last()).or_insert_with(|| Link::each(chain.links(), start));
        }
        for end in new {
            for victim in excluded_by(end) {
                self.nearest.entry(victim).or_insert(end);
            }
        }
    }

    fn branch(&self, end: Candidate) -> Branch {
        Branch { case: self.case, links: self.ends[&end].clone() }
    }
}

/// The common conclusions of all cases, with the end in each, without candidates ruled out by other
/// conclusions.
fn conclusions(board: CandidateSet, from: &[&Reach]) -> Vec<(Conclusion, Vec<Candidate>)> {
    let is_end = |one: &Candidate| from.iter().all(|reach| reach.ends.contains_key(one));
    let ends: CandidateSet = board.iter().filter(is_end).collect();
    let gone = union(ends.iter().map(excluded_by));
    let is_true = ends.iter().map(|end| (Conclusion::True(end), vec![end; from.len()]));
    let is_false = (board - gone).iter().filter_map(|victim| {
        let nearest: Option<_> = from.iter().map(|reach| reach.nearest.get(&victim).copied()).collect();
        Some((Conclusion::False(victim), nearest?))
    });
    is_true.chain(is_false).collect()
}
