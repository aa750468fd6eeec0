//! The chains behind a node of a propagation.

use super::super::grid::Grid;
use super::found::Potential;
use super::links::LinkReason;
use super::propagation::{Link, Propagation};
use super::rows::Set;
use sudokit_core::Candidate;

/// Walks from a node back to its causes.
#[derive(Clone, Debug, Default)]
pub(super) struct Trace {
    /// The nodes in the order of levels, each once, with the reasons for them.
    pub(super) nodes: Vec<(Potential, Link)>,
    on: Set,
    off: Set,
}

impl Trace {
    /// Lists the nodes that a node follows from, itself first, unless there are more than so many.
    pub(super) fn run(
        &mut self,
        start: &Grid,
        propagation: &Propagation,
        is_dynamic: bool,
        target: (Potential, Link),
        most: usize,
    ) {
        self.nodes.clear();
        self.on = Set::EMPTY;
        self.off = Set::EMPTY;
        // The link to a node that was met twice is not the one that was kept.
        let (Potential { candidate, on }, _) = target;
        if on { &mut self.on } else { &mut self.off }.insert(candidate);
        self.nodes.push(target);
        let mut next = 0;
        while next < self.nodes.len() && self.nodes.len() <= most {
            let (Potential { candidate, on }, link) = self.nodes[next];
            next += 1;
            match link.reason {
                LinkReason::Assumed => {}
                LinkReason::Pattern => {
                    for parent in propagation.parents(link) {
                        self.add(Potential { candidate: *parent, on: false }, propagation);
                    }
                }
                reason => {
                    let parent = Candidate::from_index(link.parent as usize);
                    self.add(Potential { candidate: parent, on: !on }, propagation);
                    if on && is_dynamic {
                        self.add_hidden(start, propagation, candidate, reason, parent);
                    }
                }
            }
        }
    }

    /// Adds a node unless it is there.
    #[inline]
    fn add(&mut self, node: Potential, propagation: &Propagation) {
        let seen = if node.on { &mut self.on } else { &mut self.off };
        if seen.insert(node.candidate) {
            self.nodes.push((node, propagation.side(node.on).link(node.candidate)));
        }
    }

    /// Adds what had gone from the cell or house before, so that the parent left one candidate alone: all the
    /// others.
    fn add_hidden(
        &mut self,
        start: &Grid,
        propagation: &Propagation,
        of: Candidate,
        reason: LinkReason,
        parent: Candidate,
    ) {
        for candidate in reason.variable(of).into_iter().flat_map(|variable| start.candidates_of(variable)) {
            if candidate != of && candidate != parent {
                self.add(Potential { candidate, on: false }, propagation);
            }
        }
    }
}
