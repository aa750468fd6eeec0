//! What follows from one assumption.
//!
//! Two queues, first in first out: on-nodes and off-nodes. All on-nodes that wait are followed before the next single off-node is.
//! If the chains are dynamic, a candidate leaves the grid when its off-node is followed, not before; so links come to be where candidates
//! have gone. The first contradiction ends everything, and what there is by then stays as it is.
//!
//! Of every node the link by which it was reached first is kept. An on-node that follows from a link that was not there at the
//! start has further parents, the off-nodes that made it: those of its cell or house that had been followed before its
//! parent was. They are not kept but read off the ranks of the off-nodes.

use super::super::grid::{Grid, box_row_column};
use super::super::patience::Patience;
use super::links::{HOUSES, Reason, other_candidate, other_place};
use super::tell::Told;
use std::sync::Arc;
use sudokit_core::{Candidate, CandidateSet, Cell, Digit};

/// A node: a candidate that is true or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) candidate: Candidate,
    pub(super) on: bool,
}

/// How a node was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Link {
    /// The index of the candidate of the node before, of the other sign; of a pattern its number.
    pub(super) parent: u16,
    pub(super) reason: Reason,
    /// No chain to it has fewer nodes than this.
    pub(super) depth: u16,
}

const NO_LINK: Link = Link { parent: 0, reason: Reason::Assumed, depth: 1 };

/// How many nodes share a number.
const STEP: usize = 4;

/// The nodes of one sign.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) set: CandidateSet,
    /// In the order in which they were reached, which is also that in which they are followed.
    nodes: Vec<(Candidate, Link)>,
    /// Where in the list each is, divided by [`STEP`]: in half the memory, of which there is much.
    ranks: Box<[u8; 729]>,
}

impl Side {
    fn new() -> Self {
        Self { set: CandidateSet::EMPTY, nodes: Vec::new(), ranks: Box::new([0; 729]) }
    }

    fn clear(&mut self) {
        self.set = CandidateSet::EMPTY;
        self.nodes.clear();
    }

    /// Adds a node that was not reached before.
    #[inline]
    fn add(&mut self, candidate: Candidate, link: Link) {
        self.set.insert(candidate);
        self.ranks[candidate.index()] = (self.nodes.len() / STEP) as u8;
        self.nodes.push((candidate, link));
    }

    #[inline]
    pub(super) fn link(&self, candidate: Candidate) -> Link {
        self.nodes[self.rank(candidate)].1
    }

    #[inline]
    fn rank(&self, candidate: Candidate) -> usize {
        let first = STEP * usize::from(self.ranks[candidate.index()]);
        let offset = self.nodes[first..].iter().take(STEP).position(|(known, _)| *known == candidate);
        first + offset.expect("the node was reached")
    }

    /// The candidates in the order in which they were reached.
    pub(super) fn order(&self) -> impl Iterator<Item = Candidate> {
        self.nodes.iter().map(|(candidate, _)| *candidate)
    }
}

/// A pattern that made candidates go.
#[derive(Clone, Debug)]
struct PatternLink {
    /// Which of all parents of patterns are its own: the off-nodes without which there would be no pattern.
    parents: std::ops::Range<u32>,
    /// The hint that it is, if it is made of chains.
    nested: Option<Arc<NestedChains>>,
    /// What it is, if somebody wants to see it.
    told: Option<Box<Told>>,
}

/// A hint made of chains, inside another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NestedChains {
    /// Its nodes from every target back, in the order of levels. Hints with the same nodes are the same.
    pub(super) nodes: Vec<u16>,
    /// The number of its nodes, those of hints inside it included.
    pub(super) length: usize,
}

/// A candidate that must be on and off. One of the two nodes was reached before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clash {
    pub(super) candidate: Candidate,
    pub(super) on: Link,
    pub(super) off: Link,
}

/// Everything that follows.
#[derive(Clone, Debug)]
pub(super) struct Propagation {
    pub(super) on: Side,
    pub(super) off: Side,
    patterns: Vec<PatternLink>,
    parents: Vec<Candidate>,
    pub(super) clash: Option<Clash>,
}

/// How links are followed.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// Whether also those between the candidates of a cell are.
    pub(super) with_cells: bool,
    /// Whether candidates leave the grid when they are off, so that links come up.
    pub(super) is_dynamic: bool,
}

impl Manner {
    const DYNAMIC: Self = Self { with_cells: true, is_dynamic: true };
}

/// What is added when no link leads on.
pub(super) trait Patterns {
    /// Adds off-nodes that follow from patterns of the grid as it is by now. Whether there are any. If the search goes on where one
    /// with fewer patterns came to its end, only what this one has more is looked for.
    fn extend(
        &mut self,
        start: &Grid,
        now: &Grid,
        into: &mut Propagation,
        only_more: bool,
        patience: &mut Patience<'_>,
    ) -> bool;
}

/// Nothing.
impl Patterns for () {
    fn extend(&mut self, _: &Grid, _: &Grid, _: &mut Propagation, _: bool, _: &mut Patience<'_>) -> bool {
        false
    }
}

impl Propagation {
    pub(super) fn new() -> Self {
        Self { on: Side::new(), off: Side::new(), patterns: Vec::new(), parents: Vec::new(), clash: None }
    }

    pub(super) const fn side(&self, on: bool) -> &Side {
        if on { &self.on } else { &self.off }
    }

    /// Follows an assumption to the end. Strong links of houses are always followed.
    pub(super) fn run(
        &mut self,
        start: &Grid,
        assumption: Node,
        manner: Manner,
        patterns: &mut impl Patterns,
        patience: &mut Patience<'_>,
    ) {
        self.on.clear();
        self.off.clear();
        self.patterns.clear();
        self.parents.clear();
        self.clash = None;
        let first = if assumption.on { &mut self.on } else { &mut self.off };
        first.add(assumption.candidate, NO_LINK);
        let mut now = *start;
        self.follow(start, &mut now, (0, 0), manner, patterns, patience);
    }

    /// Goes on where a dynamic search came to its end, with more patterns.
    pub(super) fn resume(&mut self, start: &Grid, patterns: &mut impl Patterns, patience: &mut Patience<'_>) {
        let mut now = *start;
        for gone in self.off.order() {
            now.eliminate(gone.cell(), gone.digit());
        }
        let followed = (self.on.nodes.len(), self.off.nodes.len());
        if patterns.extend(start, &now, self, true, patience) {
            self.follow(start, &mut now, followed, Manner::DYNAMIC, patterns, patience);
        }
    }

    /// Follows the nodes that wait, after those that have been followed.
    fn follow(
        &mut self,
        start: &Grid,
        now: &mut Grid,
        (mut ons, mut offs): (usize, usize),
        manner: Manner,
        patterns: &mut impl Patterns,
        patience: &mut Patience<'_>,
    ) {
        let Manner { with_cells, is_dynamic } = manner;
        loop {
            if let Some((from, link)) = self.on.nodes.get(ons).copied() {
                ons += 1;
                if self.follow_on(now, from, link.depth + 1, with_cells).is_err() {
                    return;
                }
            } else if let Some((from, link)) = self.off.nodes.get(offs).copied() {
                offs += 1;
                if self.follow_off(now, from, link.depth + 1, with_cells, is_dynamic).is_err() {
                    return;
                }
            } else if !patterns.extend(start, now, self, false, patience) {
                return;
            }
        }
    }

    /// Makes off what an on-node excludes.
    #[inline]
    fn follow_on(
        &mut self,
        now: &Grid,
        from: Candidate,
        depth: u16,
        with_cells: bool,
    ) -> Result<(), Contradiction> {
        let (cell, digit) = (from.cell(), from.digit());
        let parent = from.index() as u16;
        if with_cells {
            let link = Link { parent, reason: Reason::Cell, depth };
            for other in now.candidates(cell).without(digit) {
                self.reach_off(Candidate::at(cell, other), link)?;
            }
        }
        let mut seen = now.cells_with(digit) & cell.peers();
        let is_clear = seen.is_disjoint(self.on.set.cells_of(digit));
        if is_clear {
            seen -= self.off.set.cells_of(digit);
        }
        for (house, reason) in box_row_column(cell).into_iter().zip(HOUSES) {
            let here = seen & house.cells();
            seen -= here;
            let link = Link { parent, reason, depth };
            for peer in here {
                let other = Candidate::at(peer, digit);
                if is_clear {
                    self.off.add(other, link);
                } else {
                    self.reach_off(other, link)?;
                }
            }
        }
        Ok(())
    }

    #[inline]
    fn reach_off(&mut self, candidate: Candidate, link: Link) -> Result<(), Contradiction> {
        if self.on.set.contains(candidate) {
            self.clash = Some(Clash { candidate, on: self.on.link(candidate), off: link });
            return Err(Contradiction);
        }
        if !self.off.set.contains(candidate) {
            self.off.add(candidate, link);
        }
        Ok(())
    }

    /// Makes on what an off-node leaves alone, and removes its candidate.
    #[inline]
    fn follow_off(
        &mut self,
        now: &mut Grid,
        from: Candidate,
        depth: u16,
        with_cells: bool,
        is_dynamic: bool,
    ) -> Result<(), Contradiction> {
        let (cell, digit) = (from.cell(), from.digit());
        let parent = from.index() as u16;
        let alone = if with_cells { other_candidate(now, cell, digit) } else { None };
        let places = box_row_column(cell).map(|house| other_place(now, house, cell, digit));
        if is_dynamic {
            now.eliminate(cell, digit);
        }
        if let Some(other) = alone {
            self.reach_on(Candidate::at(cell, other), Link { parent, reason: Reason::Cell, depth })?;
        }
        for (place, reason) in places.into_iter().zip(HOUSES) {
            if let Some(other) = place {
                self.reach_on(Candidate::at(other, digit), Link { parent, reason, depth })?;
            }
        }
        Ok(())
    }

    #[inline]
    fn reach_on(&mut self, candidate: Candidate, link: Link) -> Result<(), Contradiction> {
        if self.off.set.contains(candidate) {
            self.clash = Some(Clash { candidate, on: link, off: self.off.link(candidate) });
            return Err(Contradiction);
        }
        if !self.on.set.contains(candidate) {
            self.on.add(candidate, link);
        }
        Ok(())
    }

    /// The hint that a link stands for, if it is a pattern made of chains.
    pub(super) fn nested(&self, link: Link) -> Option<&Arc<NestedChains>> {
        let pattern = (link.reason == Reason::Pattern).then(|| &self.patterns[link.parent as usize])?;
        pattern.nested.as_ref()
    }

    /// The pattern that a link stands for, in a propagation that is to be told.
    pub(super) fn told(&self, link: Link) -> &Told {
        self.patterns[link.parent as usize].told.as_ref().expect("the propagation is to be told")
    }

    /// Whether a candidate was off and followed before another one that was off.
    pub(super) fn is_off_before(&self, one: Candidate, other: Candidate) -> bool {
        self.off.set.contains(one) && self.off.rank(one) < self.off.rank(other)
    }

    pub(super) fn has_patterns(&self) -> bool {
        !self.patterns.is_empty()
    }

    /// The nodes before a pattern.
    pub(super) fn parents(&self, link: Link) -> &[Candidate] {
        let range = &self.patterns[link.parent as usize].parents;
        &self.parents[range.start as usize..range.end as usize]
    }

    /// Adds what a pattern removes, as far as it was not off already. The parents are the off-nodes without which there would be no
    /// pattern.
    pub(super) fn add_pattern(
        &mut self,
        parents: &[Candidate],
        nested: Option<Arc<NestedChains>>,
        told: Option<Box<Told>>,
        removed: impl IntoIterator<Item = Candidate>,
    ) {
        let depth = parents.iter().map(|parent| self.off.link(*parent).depth).max().unwrap_or(0) + 1;
        let link = Link { parent: self.patterns.len() as u16, reason: Reason::Pattern, depth };
        let first = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        self.patterns.push(PatternLink { parents: first..self.parents.len() as u32, nested, told });
        for candidate in removed {
            if !self.off.set.contains(candidate) {
                self.off.add(candidate, link);
            }
        }
    }
}

/// What ends a propagation.
struct Contradiction;

/// Walks from a node back to what it follows from.
#[derive(Clone, Debug, Default)]
pub(super) struct Trace {
    /// The nodes in the order of levels, each once, with the reasons for them.
    pub(super) nodes: Vec<(Node, Link)>,
    on: CandidateSet,
    off: CandidateSet,
}

impl Trace {
    /// Lists the nodes that a node follows from, itself first, unless there are more than so many.
    pub(super) fn run(
        &mut self,
        start: &Grid,
        propagation: &Propagation,
        is_dynamic: bool,
        target: (Node, Link),
        most: usize,
    ) {
        self.nodes.clear();
        self.on = CandidateSet::EMPTY;
        self.off = CandidateSet::EMPTY;
        self.add(target.0, target.1);
        let mut next = 0;
        while next < self.nodes.len() && self.nodes.len() <= most {
            let (Node { candidate, on }, link) = self.nodes[next];
            next += 1;
            match link.reason {
                Reason::Assumed => {}
                Reason::Pattern => {
                    for parent in propagation.parents(link) {
                        self.add(Node { candidate: *parent, on: false }, propagation.off.link(*parent));
                    }
                }
                reason => {
                    let parent = Candidate::from_index(link.parent as usize);
                    self.add(Node { candidate: parent, on: !on }, propagation.side(!on).link(parent));
                    if on && is_dynamic {
                        let before = propagation.off.rank(parent);
                        self.add_hidden(start, propagation, candidate, reason, before);
                    }
                }
            }
        }
    }

    #[inline]
    fn add(&mut self, node: Node, link: Link) {
        let seen = if node.on { &mut self.on } else { &mut self.off };
        if seen.insert(node.candidate) {
            self.nodes.push((node, link));
        }
    }

    /// Adds what had gone from the cell or house before.
    fn add_hidden(
        &mut self,
        start: &Grid,
        propagation: &Propagation,
        of: Candidate,
        reason: Reason,
        before: usize,
    ) {
        let (cell, digit) = (of.cell(), of.digit());
        let off = &propagation.off;
        let mut offer = |cell: Cell, digit: Digit| {
            let other = Candidate::at(cell, digit);
            if off.set.contains(other) && off.rank(other) < before {
                self.add(Node { candidate: other, on: false }, off.link(other));
            }
        };
        match reason.house(cell) {
            // The cells of a house in order are also its positions in order.
            Some(house) => {
                (start.cells_with(digit) & house.cells()).into_iter().for_each(|cell| offer(cell, digit));
            }
            None => start.candidates(cell).into_iter().for_each(|digit| offer(cell, digit)),
        }
    }
}
