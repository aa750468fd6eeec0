//! The candidates left of every variable under the nodes of a chain.
//!
//! Unlike a [draft](Draft) it takes no singles: a chain holds one node after the other, and what is left of a
//! variable is what it may go on with.

use super::node_index::{Bits, LINKS, NodeIndex};
use crate::facts::variable::{Variable, variables};
use crate::follow::Draft;
use sudokit_core::{Candidate, Digit};

/// ```text
/// masks  324 variables, nine bits each: the candidates that are left
/// left   the same, as one set
/// held   the nodes that are held for true
/// ```
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(super) masks: [u16; Variable::COUNT],
    pub(crate) left: Bits,
    held: [u64; NodeIndex::COUNT.div_ceil(64)],
}

/// A variable for which nothing is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Emptied(pub(super) usize);

impl State {
    pub(crate) fn of(draft: &Draft) -> Self {
        let mut state =
            Self { masks: [0; Variable::COUNT], left: Bits::EMPTY, held: [0; NodeIndex::COUNT.div_ceil(64)] };
        for digit in Digit::all() {
            for cell in draft.left.cells_of(digit) {
                let candidate = Candidate::at(cell, digit);
                state.left.insert(candidate.index());
                variables(candidate.index())
                    .into_iter()
                    .for_each(|(variable, bit)| state.masks[variable] |= bit);
                if draft.settled.contains(cell) {
                    state.hold(NodeIndex::candidate(candidate));
                }
            }
        }
        state
    }

    pub(super) const fn is_held(&self, node: NodeIndex) -> bool {
        self.held[node.index() / 64] >> (node.index() % 64) & 1 != 0
    }

    const fn hold(&mut self, node: NodeIndex) {
        self.held[node.index() / 64] |= 1 << (node.index() % 64);
    }

    /// Assumes a node and strikes the candidates that it rules out. Tells of every variable that loses
    /// something what is left of it, and stops at the first that loses all.
    pub(super) fn suppose(
        &mut self,
        node: NodeIndex,
        mut changed: impl FnMut(usize, u16),
    ) -> Result<(), Emptied> {
        self.hold(node);
        let gone = LINKS[node.index()].and(&self.left);
        self.left = self.left.minus(&gone);
        for candidate in gone.iter() {
            for (variable, bit) in variables(candidate) {
                let mask = &mut self.masks[variable];
                *mask &= !bit;
                if *mask == 0 {
                    return Err(Emptied(variable));
                }
                changed(variable, *mask);
            }
        }
        Ok(())
    }

    /// The [rounds](Self::rounds) from a candidate.
    pub(crate) fn rounds_from(&self, candidate: Candidate, groups: bool) -> Option<usize> {
        self.rounds(vec![NodeIndex::candidate(candidate)], usize::MAX, groups)
    }

    /// The rounds from some nodes to an empty variable, up to `most`, if all that follows is held at once; 0
    /// if one of the nodes itself empties one. `None` if they lead nowhere within `most`; then no chain of
    /// that length does, as a chain takes at least one node of each round.
    pub(super) fn rounds(mut self, nodes: Vec<NodeIndex>, most: usize, groups: bool) -> Option<usize> {
        let (mut round, mut next) = (nodes, Vec::with_capacity(32));
        for rounds in 0..most {
            let mut changes = false;
            for node in round.drain(..) {
                if self.is_held(node) {
                    continue;
                }
                changes = true;
                let supposed = self.suppose(node, |variable, mask| {
                    next.extend(NodeIndex::last_of(variable, mask, groups).map(|(node, _)| node));
                });
                if supposed.is_err() {
                    return Some(rounds);
                }
            }
            if !changes {
                return None;
            }
            std::mem::swap(&mut round, &mut next);
        }
        None
    }
}
