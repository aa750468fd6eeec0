//! Cycles and forcing chains from one candidate, exactly as they are met.
//!
//! The search goes level by level from the start: on-nodes to off-nodes by weak links, off-nodes to on-nodes
//! by strong ones. For cycles an off-node is met again from every on-node that leads to it, for forcing
//! chains only once.

use super::super::grid::{Grid, PEERS};
use super::super::hint::Removals;
use super::links::{Follow, LinkReason, Site, strong};
use super::meet::{Circle, Shortest};
use super::rows::{has, unset};
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
                for (next, reason) in strong(grid, self.met[from as usize].candidate, follow).as_slice() {
                    if *next == start && length >= 4 {
                        let end = self.meet(*next, *reason, from);
                        visit(self, end, length);
                    }
                    let number = wiring.number(*next);
                    if has(&unseen, number) {
                        unset(&mut unseen, number);
                        let at = self.meet(*next, *reason, from);
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
                    for (next, reason) in strong(grid, self.met[from as usize].candidate, follow).as_slice() {
                        if shortest.take(place, *next) {
                            end = self.meet(*next, *reason, from);
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
            (grid.cells_with(digit) & by_on & by_off) - cells
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

    /// The sites and the nodes of a forcing chain, to be nested.
    pub(super) fn chain(&self, end: u32, mut on: bool) -> (Vec<Site>, Vec<u16>) {
        let (mut sites, mut nodes) = (Vec::new(), vec![0]);
        for met in self.back(end) {
            nodes.push(met.candidate.index() as u16 + if on { 729 } else { 0 });
            if on {
                sites.extend(Site::of(met.candidate, met.reason));
            }
            on = !on;
        }
        nodes[0] = nodes.len() as u16 - 1;
        (sites, nodes)
    }

    /// The sites and the nodes of a cycle, forth and back. On the way back every node has the other sign but
    /// keeps its reason.
    pub(super) fn cycle(&self, end: u32) -> (Vec<Site>, Vec<u16>) {
        let (mut sites, mut nodes) = (Vec::new(), Vec::new());
        let mut forth: Vec<Met> = self.back(end).collect();
        forth.pop();
        nodes.push(forth.len() as u16);
        for (i, met) in forth.iter().enumerate() {
            nodes.push(met.candidate.index() as u16 + if i % 2 == 0 { 729 } else { 0 });
            if i % 2 == 0 {
                sites.extend(Site::of(met.candidate, met.reason));
            }
        }
        // Back from the start, which is where it ends.
        nodes.push(forth.len() as u16);
        nodes.push(forth[0].candidate.index() as u16);
        for (i, met) in forth.iter().enumerate().skip(1).rev() {
            nodes.push(met.candidate.index() as u16 + if i % 2 == 1 { 729 } else { 0 });
            if i % 2 == 1 {
                sites.extend(Site::of(met.candidate, met.reason));
            }
        }
        (sites, nodes)
    }
}
