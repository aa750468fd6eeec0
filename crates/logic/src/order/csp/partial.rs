//! Partial whips: chains from a candidate before they refute anything. Their ends are the implications of the
//! candidate.
//!
//! A partial whip is the set of nodes that it holds and the last of them: the continuations depend on these
//! alone. So of partial whips with the same [key](Partial::key) one is enough.
//!
//! Source: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012.

use super::node_index::NodeIndex;
use super::state::{Emptied, State};
use super::{RawLink, extensions, key, left_linking, mixed};
use std::cmp::Reverse;
use std::ops::ControlFlow;
use sudokit_core::Candidate;

/// The nodes of a partial whip, and the candidates left.
#[derive(Clone)]
pub(crate) struct Partial {
    pub(super) state: State,
    pub(super) last: NodeIndex,
    pub(super) nodes: u64,
    links: Vec<RawLink>,
}

/// A link to go on with, and its node.
#[derive(Clone, Copy)]
pub(crate) struct Way(RawLink, NodeIndex);

/// The continuation of a partial whip: if a variable is left with nothing, all links to that.
pub(crate) type Grown = Result<Partial, Vec<RawLink>>;

impl Partial {
    /// The candidate alone; if it empties a variable, the link to that.
    #[inline]
    pub(crate) fn of(start: &State, candidate: Candidate) -> Grown {
        let last = NodeIndex::candidate(candidate);
        Self { state: *start, last, nodes: 0, links: Vec::new() }.hold(start, last)
    }

    /// The last node; only for chains without groups.
    pub(crate) fn last(&self) -> Candidate {
        Candidate::from_index(self.last.index())
    }

    /// The links to it.
    pub(crate) fn links(&self) -> &[RawLink] {
        &self.links
    }

    /// The number of links.
    pub(crate) fn len(&self) -> usize {
        self.links.len()
    }

    /// The set of all that it holds, and the last of it, as one number.
    pub(crate) const fn key(&self) -> u64 {
        key(self.nodes, self.last)
    }

    /// True if a candidate can still be true.
    pub(crate) const fn leaves(&self, candidate: Candidate) -> bool {
        self.state.left.contains(candidate.index())
    }

    /// True if a candidate is assumed.
    pub(crate) const fn holds(&self, candidate: Candidate) -> bool {
        self.state.is_held(NodeIndex::candidate(candidate))
    }

    /// The links with which it goes on, one to each node. Ties are broken as in CSP-Rules: cells before rows,
    /// columns, boxes; then the larger number of the left-linking candidate.
    pub(crate) fn ways(&self, start: &State, groups: bool, is_wanted: impl Fn(usize) -> bool) -> Vec<Way> {
        let rank = |way: &RawLink| {
            let kind = if way.variable < 81 { 0 } else { 1 + (way.variable - 81) / 81 };
            (kind, Reverse(way.left))
        };
        let mut ways: Vec<Way> = Vec::new();
        let _ = extensions(start, &self.state, self.last, groups, &mut |variable, left, node| {
            let found = RawLink { variable, left, node: Some(node) };
            match ways.iter_mut().find(|known| known.1 == node) {
                _ if !is_wanted(left) => {}
                Some(known) if rank(&found) < rank(&known.0) => known.0 = found,
                Some(_) => {}
                None => ways.push(Way(found, node)),
            }
            ControlFlow::Continue(())
        });
        ways
    }

    /// Goes on by a link.
    pub(crate) fn with(&self, start: &State, way: Way) -> Grown {
        let mut grown = self.clone();
        grown.links.push(way.0);
        grown.hold(start, way.1)
    }

    /// Goes on with a candidate that something else than a variable leaves.
    pub(crate) fn holding(&self, start: &State, candidate: Candidate) -> Grown {
        self.clone().hold(start, NodeIndex::candidate(candidate))
    }

    /// Inlined, because a state is too large to be handed over.
    #[inline]
    fn hold(mut self, start: &State, node: NodeIndex) -> Grown {
        self.last = node;
        self.nodes ^= mixed(node);
        match self.state.suppose(node, |_, _| ()) {
            Ok(()) => Ok(self),
            Err(Emptied(variable)) => {
                let mut end = RawLink { variable, left: 0, node: None };
                end.left = left_linking(start, end, [node]);
                self.links.push(end);
                Err(self.links)
            }
        }
    }
}
