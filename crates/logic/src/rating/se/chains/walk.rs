//! Cycles and forcing chains from one candidate, exactly as they are met.
//!
//! The search goes level by level from the start: on-nodes to off-nodes by weak links, off-nodes to on-nodes
//! by strong ones. For cycles an off-node is met again from every on-node that leads to it, for forcing
//! chains only once.

use super::super::grid::{Grid, PEERS};
use super::super::hint::Removals;
use super::found::Potential;
use super::inner::Written;
use super::links::{Follow, LinkReason, strong};
use super::meet::{Circle, Shortest};
use super::rows::{has, unset};
use crate::facts::Variable;
use sudokit_core::{Candidate, CellSet, Digit, DigitSet};

/// A node as it was met. On-nodes and off-nodes alternate along the parents.
#[derive(Clone, Copy, Debug)]
struct Met {
    candidate: Candidate,
    /// The place of the node before it in the list; the start is its own parent.
    parent: u32,
    reason: LinkReason,
}

/// The search and its memory.
#[derive(Clone, Debug, Default)]
pub(super) struct ChainWalk {
    met: Vec<Met>,
    on: Vec<u32>,
    off: Vec<u32>,
}

impl ChainWalk {
    fn begin(&mut self, start: Candidate, is_on: bool) {
        self.met.clear();
        self.met.push(Met { candidate: start, parent: 0, reason: LinkReason::Assumed });
        self.on.clear();
        self.off.clear();
        if is_on { self.on.push(0) } else { self.off.push(0) }
    }

    fn meet(&mut self, candidate: Candidate, reason: LinkReason, parent: u32) -> u32 {
        self.met.push(Met { candidate, parent, reason });
        self.met.len() as u32 - 1
    }

    /// The chain from a node back to the start.
    fn back(&self, end: u32) -> impl Iterator<Item = Met> {
        let mut next = Some(end);
        std::iter::from_fn(move || {
            let at = next?;
            let met = self.met[at as usize];
            next = (met.parent != at).then_some(met.parent);
            Some(met)
        })
    }

    /// Visits the cycles from an on-node, as they are met: end and number of nodes.
    /// Nodes outside the circle are left out: no cycle comes by. `most` is the largest number of nodes.
    pub(super) fn cycles<const W: usize>(
        &mut self,
        grid: &Grid,
        start: Candidate,
        follow: Follow,
        circle: &Circle<'_, W>,
        most: usize,
        mut visit: impl FnMut(&Self, u32, usize),
    ) {
        self.begin(start, true);
        let wiring = circle.wiring;
        let mut unseen = circle.ons;
        unset(&mut unseen, wiring.number(start));
        let mut length = 0;
        while !self.on.is_empty() && length < most {
            length += 1;
            for i in 0..self.on.len() {
                let from = self.on[i];
                let candidate = self.met[from as usize].candidate;
                for (next, reason) in wiring.excluded(candidate, follow.cells) {
                    if has(&circle.offs, wiring.number(*next)) && !self.has_ancestor(from, *next) {
                        let at = self.meet(*next, *reason, from);
                        self.off.push(at);
                    }
                }
            }
            self.on.clear();
            length += 1;
            for i in 0..self.off.len() {
                let from = self.off[i];
                let mut is_closed = length < 4;
                for (next, reason) in strong(grid.variables(), self.met[from as usize].candidate, follow) {
                    if next == start && !is_closed {
                        is_closed = true;
                        let end = self.meet(next, reason, from);
                        visit(self, end, length);
                    }
                    let number = wiring.number(next);
                    if has(&unseen, number) {
                        unset(&mut unseen, number);
                        let at = self.meet(next, reason, from);
                        self.on.push(at);
                    }
                }
            }
            self.off.clear();
        }
    }

    /// True if a candidate is an off-node among those that led to an on-node.
    fn has_ancestor(&self, from: u32, candidate: Candidate) -> bool {
        let mut at = from;
        loop {
            let off = self.met[at as usize].parent;
            if off == at {
                return false;
            }
            if self.met[off as usize].candidate == candidate {
                return true;
            }
            at = self.met[off as usize].parent;
        }
    }

    /// The chain from an assumption to its contrary, as it is met first. The nodes that shortest chains have
    /// at each place are known; others need not be met, as none of them is before a node that is on one.
    pub(super) fn contrary<const W: usize>(
        &mut self,
        grid: &Grid,
        start: Candidate,
        is_on: bool,
        follow: Follow,
        mut shortest: Shortest<'_, W>,
    ) -> u32 {
        self.begin(start, is_on);
        let mut end = 0;
        for place in 1..shortest.len() {
            if (place % 2 == 1) == is_on {
                for i in 0..self.on.len() {
                    let from = self.on[i];
                    let candidate = self.met[from as usize].candidate;
                    for (next, reason) in shortest.wiring.excluded(candidate, follow.cells) {
                        if shortest.take(place, *next) {
                            end = self.meet(*next, *reason, from);
                            self.off.push(end);
                        }
                    }
                }
                self.on.clear();
            } else {
                for i in 0..self.off.len() {
                    let from = self.off[i];
                    for (next, reason) in strong(grid.variables(), self.met[from as usize].candidate, follow)
                    {
                        if shortest.take(place, next) {
                            end = self.meet(next, reason, from);
                            self.on.push(end);
                        }
                    }
                }
                self.off.clear();
            }
        }
        end
    }

    /// The eliminations of a cycle: outside its cells, what sees an on-node and an off-node of its digit.
    pub(super) fn cycle_removals(&self, grid: &Grid, end: u32) -> Removals {
        // The peers of on-nodes and of off-nodes, by digit.
        let mut seen = [[CellSet::EMPTY; 9]; 2];
        let mut cells = CellSet::EMPTY;
        for (i, met) in self.back(end).enumerate() {
            let cell = met.candidate.cell();
            cells.insert(cell);
            let seen = &mut seen[i % 2][met.candidate.digit().index()];
            *seen |= cell.peers();
        }
        let gone = |digit: Digit| {
            let [by_on, by_off] = seen.map(|seen| seen[digit.index()]);
            (grid.places(digit) & by_on & by_off) - cells
        };
        let mut left = [CellSet::EMPTY; 9];
        let mut any = CellSet::EMPTY;
        for digit in Digit::all() {
            left[digit.index()] = gone(digit);
            any |= left[digit.index()];
        }
        let mut removals = Removals::new();
        if any.is_empty() {
            return removals;
        }
        // In the order in which the on-nodes see them, from the end.
        for met in self.back(end).step_by(2) {
            let digit = met.candidate.digit();
            for peer in PEERS[met.candidate.cell().index()] {
                if left[digit.index()].remove(peer) {
                    match removals.iter_mut().find(|(cell, _)| *cell == peer) {
                        Some((_, digits)) => {
                            digits.insert(digit);
                        }
                        None => removals.push((peer, DigitSet::of(digit))),
                    }
                }
            }
        }
        removals
    }

    /// The nodes from an end back, each with the variable by which it was met.
    fn nodes(&self, end: u32, on: bool) -> Vec<(Potential, Option<Variable>)> {
        let node = |(i, met): (usize, Met)| {
            let node = Potential { candidate: met.candidate, on: (i % 2 == 0) == on };
            (node, met.reason.variable(met.candidate))
        };
        self.back(end).enumerate().map(node).collect()
    }

    /// A forcing chain, to be nested.
    pub(super) fn chain(&self, end: u32, on: bool) -> Written {
        let mut written = Written::default();
        written.add(self.nodes(end, on).into_iter());
        written
    }

    /// A cycle, forth and back from its start, which is also its end. On the way back every node has the
    /// other sign but keeps its variable.
    pub(super) fn cycle(&self, end: u32) -> Written {
        let mut written = Written::default();
        let mut nodes = self.nodes(end, true);
        nodes.pop();
        written.add(nodes.iter().copied());
        nodes.iter_mut().for_each(|(node, _)| node.on = !node.on);
        nodes[1..].reverse();
        written.add(nodes.into_iter());
        written
    }
}
