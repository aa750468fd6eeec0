//! The search for whips that need less than a whip may: bivalue chains, z-chains, t-whips, and all of these
//! and whips through variables of one type.
//!
//! Chains grow from the target link by link, all chains of one length before those of the next. The
//! continuations depend on the last node alone where nodes rule nothing out for later links, and on all nodes
//! otherwise. So no chain is grown twice from the same: of two bivalue chains or z-chains of one length with
//! the same last node, the first one goes on.
//!
//! Source: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012.

use super::named::{Restriction, Type};
use super::{Link, Pattern};
use crate::sets::excluded_by;
use crate::{Node, Variable};
use std::collections::HashSet;
use sudokit_core::{Board, Candidate, CandidateSet};

/// The most chains of one length. The search ends where there are more: which chains there are does not
/// depend on an order.
const MOST_CHAINS: usize = 2000;

/// The means of a chain.
#[derive(Clone, Copy)]
pub(super) struct Narrow {
    /// None for everything that a whip may.
    pub(super) restriction: Option<Restriction>,
    /// True if all its variables are of one type.
    pub(super) is_typed: bool,
}

/// A chain that has not ended yet: a link on top of another chain.
struct Way {
    /// The number of the chain before, and the link that was added to it. None for the target alone.
    added: Option<(usize, Link)>,
    of_type: Option<&'static str>,
    nodes: CandidateSet,
    last: Candidate,
    /// The candidates that its nodes rule out.
    excluded: CandidateSet,
}

/// All chains that have been grown against a target.
struct Grown<'b> {
    board: &'b Board,
    target: Candidate,
    by_target: CandidateSet,
    ways: Vec<Way>,
}

impl Narrow {
    /// The shortest chain that refutes a candidate, of two links to so many.
    pub(super) fn chain(self, board: &Board, target: Candidate, most: usize) -> Option<Pattern> {
        let none = CandidateSet::EMPTY;
        let start = Way { added: None, of_type: None, nodes: none, last: target, excluded: none };
        let mut grown = Grown { board, target, by_target: excluded_by(target), ways: vec![start] };
        let mut seen = HashSet::new();
        let mut from = 0;
        for length in 1..=most {
            let to = grown.ways.len();
            if length > 1
                && let Some(links) = (from..to).find_map(|way| self.end(&grown, way))
            {
                return Some(Pattern { target, links });
            }
            if length == most {
                break;
            }
            for way in from..to {
                for longer in self.longer(&grown, way) {
                    if seen.insert(self.key(&longer)) {
                        grown.ways.push(longer);
                    }
                }
            }
            if grown.ways.len() - to > MOST_CHAINS {
                break;
            }
            from = to;
        }
        None
    }

    /// The state on which further links depend.
    fn key(self, way: &Way) -> (Candidate, CandidateSet, Option<&'static str>) {
        let uses_nodes = matches!(self.restriction, None | Some(Restriction::TWhip));
        (way.last, if uses_nodes { way.nodes } else { CandidateSet::EMPTY }, way.of_type)
    }

    /// The chains with a link more, and a node.
    fn longer(self, grown: &Grown<'_>, number: usize) -> Vec<Way> {
        let way = &grown.ways[number];
        let ruled_out = grown.by_target | way.excluded;
        let ignored = match self.restriction {
            Some(Restriction::BivalueChain) => CandidateSet::EMPTY,
            Some(Restriction::ZChain) => grown.by_target,
            Some(Restriction::TWhip) => way.excluded,
            None => ruled_out,
        };
        let link = |(variable, left, others): (Variable, Candidate, CandidateSet)| {
            // A node that is ruled out already would end the chain, and so would one of a variable that is
            // used.
            let node = (others - ignored).only().filter(|node| !ruled_out.contains(*node))?;
            let is_new = node != grown.target && !way.nodes.contains(node);
            is_new.then(|| Way {
                added: Some((number, Link { variable, left, right: Some(Node::of(node, true)) })),
                of_type: self.is_typed.then(|| Type::of(variable).name),
                nodes: way.nodes.with(node),
                last: node,
                excluded: way.excluded | excluded_by(node),
            })
        };
        self.touched(grown, way).filter_map(link).collect()
    }

    /// The links of a chain that ends with a variable that is left with nothing.
    fn end(self, grown: &Grown<'_>, number: usize) -> Option<Vec<Link>> {
        let way = &grown.ways[number];
        let is_end = |others: CandidateSet| match self.restriction {
            Some(Restriction::BivalueChain) => others.len() == 1 && others.is_subset(grown.by_target),
            Some(Restriction::ZChain) => others.is_subset(grown.by_target),
            Some(Restriction::TWhip) | None => others.is_subset(grown.by_target | way.excluded),
        };
        let (variable, left, _) = self.touched(grown, way).find(|(.., others)| is_end(*others))?;
        let mut links = vec![Link { variable, left, right: None }];
        let mut added = way.added.as_ref();
        while let Some((before, link)) = added {
            links.push(link.clone());
            added = grown.ways[*before].added.as_ref();
        }
        links.reverse();
        Some(links)
    }

    /// The variables that the last node rules something out of, of the right type: that, and what else the
    /// variable has.
    fn touched<'g>(
        self,
        grown: &'g Grown<'_>,
        way: &'g Way,
    ) -> impl Iterator<Item = (Variable, Candidate, CandidateSet)> + 'g {
        let of = |left: Candidate| Variable::of(left).map(|variable| (variable, left));
        let left = (excluded_by(way.last) & grown.board.candidate_set()).iter();
        left.flat_map(of)
            .filter(|(variable, _)| way.of_type.is_none_or(|name| name == Type::of(*variable).name))
            .map(|(variable, left)| (variable, left, variable.candidates(grown.board).without(left)))
    }
}
