//! Hard puzzles: the open nodes of one puzzle, a node in each lane of the batch engine.
//!
//! One sweep of the batch engine handles up to sixteen nodes in the time of one node here, so the conversion
//! pays for puzzles of hundreds of nodes. The number of solutions does not depend on the order in which lanes
//! meet them; the first solution does.

use super::Walk;
use super::node::{ByteNode, byte};
use crate::lanes::{Backend, Item, Items, Node, Queue, Search};
use sudokit_core::Solution;

/// The batch engine, at work on one puzzle.
#[derive(Clone)]
pub(super) struct Crew {
    backend: Backend,
    search: Search,
}

impl Crew {
    pub(super) fn new(backend: Backend) -> Self {
        Self { backend, search: Search::default() }
    }

    /// Counts the solutions below the open nodes, at most `limit`. Returns any one of them, if there is one.
    pub(super) fn count(&mut self, walk: &Walk, limit: u64) -> (u64, Option<Solution>) {
        let mut nodes = OpenNodes { walk, left: walk.open().len(), limit, count: 0, found: None };
        self.backend.run(&mut self.search, &mut nodes);
        (nodes.count.min(limit), nodes.found)
    }
}

#[cfg(test)]
impl Crew {
    /// Nodes split by the last count.
    pub(super) fn nodes(&self) -> u64 {
        self.search.nodes()
    }
}

/// The open nodes as a queue, in the order of the walk.
struct OpenNodes<'a> {
    walk: &'a Walk,
    left: usize,
    limit: u64,
    count: u64,
    found: Option<Solution>,
}

impl Queue<'static> for OpenNodes<'_> {
    fn next(&mut self) -> Option<Item<'static>> {
        self.left = self.left.checked_sub(1)?;
        Some(Item::Node(self.walk.open()[self.left].in_lanes()))
    }

    fn done(&mut self, _: usize, solutions: u64, first: Option<Solution>) {
        self.count += solutions;
        self.found = self.found.or(first);
    }

    fn wants_solutions(&self) -> bool {
        self.found.is_none()
    }

    fn limit(&self) -> u64 {
        self.limit
    }

    fn items(&self) -> Items {
        Items::NodesOfOne { met_a_dead_end: self.walk.met_a_dead_end }
    }
}

impl ByteNode {
    /// The same candidates as the lanes have them.
    fn in_lanes(&self) -> Node {
        let mut node = Node::NOTHING;
        for (i, minirow) in self.minirows.iter().enumerate() {
            let (rib, stack) = (i / 3, i % 3);
            for digit in 0..9 {
                for band in 0..3 {
                    let cells = u32::from(minirow[byte(digit, band)]);
                    let box_bit = 9 * (digit / 3) + 3 * band + stack;
                    for column in 0..3 {
                        node.0[3 * (3 * rib + column) + digit % 3] |= (cells >> column & 1) << box_bit;
                    }
                }
            }
        }
        node
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit_core::{Candidate, CandidateSet};

    #[test]
    fn both_kinds_of_nodes_have_the_same_candidates() {
        for number in 0..729 {
            let one: CandidateSet = [Candidate::from_index(number)].into_iter().collect();
            assert_eq!(ByteNode::of_candidates(&one).in_lanes().0, Node::of_candidates(&one).0, "{number}");
        }
    }
}
