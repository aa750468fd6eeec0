//! The implications of one assumption.
//!
//! Two queues, first in first out: on-nodes and off-nodes. All on-nodes that wait are followed before the
//! next single off-node is. If the chains are dynamic, a candidate leaves the grid when its off-node is
//! followed, not before; so links come to be where candidates have gone. The first contradiction ends
//! everything, and what there is by then stays as it is.
//!
//! Of every node the link by which it was reached first is kept. An on-node that follows from a link that was
//! not there at the start has further parents, the off-nodes that made it: all others of its cell or house.
//! They are not kept, as the grid at the start tells them.

use super::super::grid::Grid;
use super::found::Potential;
use super::inner::NestedChains;
use super::links::{Follow, LinkReason, strong};
use super::rows::Set;
use super::state::State;
use super::told::Told;
use super::wiring::{Numbers, Wiring};
use std::sync::Arc;
use sudokit_core::{Cancel, Candidate, Cell, DigitSet};

/// The reason of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Link {
    /// The index of the candidate of the node before, of the other sign; of a pattern its number.
    pub(super) parent: u16,
    pub(super) reason: LinkReason,
    /// No chain to it has fewer nodes than this.
    pub(super) depth: u16,
}

const NO_LINK: Link = Link { parent: 0, reason: LinkReason::Assumed, depth: 1 };

/// The nodes of one sign.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) set: Set,
    /// In the order in which they were reached, which is also that in which they are followed.
    nodes: Vec<(Candidate, Link)>,
    /// The place of each in the list.
    ranks: Box<[u16; 729]>,
}

impl Side {
    fn new() -> Self {
        Self { set: Set::EMPTY, nodes: Vec::new(), ranks: Box::new([0; 729]) }
    }

    fn clear(&mut self) {
        self.set = Set::EMPTY;
        self.nodes.clear();
    }

    /// Adds a node that was not reached before.
    #[inline]
    fn add(&mut self, candidate: Candidate, link: Link) {
        self.set.insert(candidate);
        self.ranks[candidate.index()] = self.nodes.len() as u16;
        self.nodes.push((candidate, link));
    }

    #[inline]
    pub(super) fn link(&self, candidate: Candidate) -> Link {
        self.nodes[usize::from(self.ranks[candidate.index()])].1
    }

    /// The candidates in the order in which they were reached.
    pub(super) fn order(&self) -> impl Iterator<Item = Candidate> {
        self.nodes.iter().map(|(candidate, _)| *candidate)
    }
}

/// A pattern that made candidates go.
#[derive(Clone, Debug)]
struct PatternLink {
    /// The parents of a pattern: the off-nodes without which there would be no pattern.
    parents: std::ops::Range<u32>,
    /// The hint that it is, if it is made of chains.
    nested: Option<Arc<NestedChains>>,
    /// Its pattern, if it is to be shown.
    told: Option<Box<Told>>,
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
pub(in super::super) struct Propagation {
    pub(super) on: Side,
    pub(super) off: Side,
    patterns: Vec<PatternLink>,
    parents: Vec<Candidate>,
    pub(super) clash: Option<Clash>,
}

/// The implications beyond links: patterns of the grid as it is in the middle of a propagation.
pub(in super::super) trait Patterns {
    /// Begins with another grid, whose candidates have these numbers.
    fn begin(&mut self, level: u8, start: &Grid, numbers: &Numbers, cancel: &Cancel);

    /// True if hints are to be put into words.
    fn tell(&mut self, tells: bool);

    /// Adds off-nodes that follow from patterns of the grid as it is by now. Returns true if there are any.
    /// If the search goes on where one with fewer patterns came to its end, only what this one has more is
    /// looked for.
    fn extend(
        &mut self,
        start: &Grid,
        now: &Grid,
        into: &mut Propagation,
        only_more: bool,
        cancel: &Cancel,
    ) -> bool;
}

/// The rules for following links.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    pub(super) follow: Follow,
    /// True if candidates leave the grid when they are off, so that links come up.
    pub(super) is_dynamic: bool,
}

impl Manner {
    const DYNAMIC: Self = Self { follow: Follow::BOTH, is_dynamic: true };
}

/// The start of the propagations of a grid, and the state of the current one.
#[derive(Clone, Debug)]
pub(super) struct Follower {
    wiring: Arc<Wiring>,
    start: State,
    now: State,
    /// The numbers of on-nodes and off-nodes followed so far.
    followed: (usize, usize),
}

impl Follower {
    /// Propagations of a grid whose candidates have these numbers.
    pub(super) fn new(wiring: Arc<Wiring>, grid: &Grid) -> Self {
        let start = State::of(grid);
        Self { wiring, now: start.clone(), start, followed: (0, 0) }
    }
}

impl Propagation {
    pub(super) fn new() -> Self {
        Self { on: Side::new(), off: Side::new(), patterns: Vec::new(), parents: Vec::new(), clash: None }
    }

    pub(super) const fn side(&self, on: bool) -> &Side {
        if on { &self.on } else { &self.off }
    }

    /// Follows an assumption as far as links lead. Strong links of houses are always followed.
    pub(super) fn run(&mut self, follower: &mut Follower, assumption: Potential, manner: Manner) {
        self.on.clear();
        self.off.clear();
        self.patterns.clear();
        self.parents.clear();
        self.clash = None;
        follower.now.clone_from(&follower.start);
        follower.followed = (0, 0);
        follower.now.reached.turn(assumption.candidate, assumption.on);
        let first = if assumption.on { &mut self.on } else { &mut self.off };
        first.add(assumption.candidate, NO_LINK);
        self.follow(follower, manner);
    }

    /// Follows an assumption to the end, dynamically and with patterns.
    pub(super) fn run_with(
        &mut self,
        follower: &mut Follower,
        start: &Grid,
        assumption: Potential,
        patterns: &mut impl Patterns,
        cancel: &Cancel,
    ) {
        self.run(follower, assumption, Manner::DYNAMIC);
        self.extend(follower, start, patterns, false, cancel);
    }

    /// Goes on where a dynamic search came to its end, with more patterns.
    pub(super) fn resume(
        &mut self,
        follower: &mut Follower,
        start: &Grid,
        patterns: &mut impl Patterns,
        cancel: &Cancel,
    ) {
        follower.now.clone_from(&follower.start);
        self.on.order().for_each(|candidate| follower.now.reached.turn(candidate, true));
        for candidate in self.off.order() {
            follower.now.reached.turn(candidate, false);
            follower.now.left.remove(candidate);
        }
        follower.followed = (self.on.nodes.len(), self.off.nodes.len());
        self.extend(follower, start, patterns, true, cancel);
    }

    /// Goes on with patterns when no link leads on, and so forth. If this is where a search with fewer
    /// patterns came to its end, only what there is more is looked for first.
    fn extend(
        &mut self,
        follower: &mut Follower,
        start: &Grid,
        patterns: &mut impl Patterns,
        mut only_more: bool,
        cancel: &Cancel,
    ) {
        let mut now = start.clone();
        let mut gone = 0;
        while self.clash.is_none() {
            self.off.nodes[gone..].iter().for_each(|(candidate, _)| now.eliminate(*candidate));
            gone = self.off.nodes.len();
            if !patterns.extend(start, &now, self, only_more, cancel) {
                return;
            }
            only_more = false;
            self.off.nodes[gone..]
                .iter()
                .for_each(|(candidate, _)| follower.now.reached.turn(*candidate, false));
            self.follow(follower, Manner::DYNAMIC);
        }
    }

    /// Follows the nodes that wait, as far as links lead.
    fn follow(&mut self, follower: &mut Follower, manner: Manner) {
        let Follower { wiring, now, followed, .. } = follower;
        let (mut ons, mut offs) = *followed;
        while self.clash.is_none() {
            if let Some((from, link)) = self.on.nodes.get(ons).copied() {
                ons += 1;
                self.follow_on(wiring, now, from, link.depth + 1, manner);
            } else if let Some((from, link)) = self.off.nodes.get(offs).copied() {
                offs += 1;
                self.follow_off(now, from, link.depth + 1, manner);
            } else {
                break;
            }
        }
        *followed = (ons, offs);
    }

    /// Makes off the nodes that an on-node excludes.
    #[inline]
    fn follow_on(&mut self, wiring: &Wiring, now: &mut State, from: Candidate, depth: u16, manner: Manner) {
        let parent = from.index() as u16;
        for (other, reason) in wiring.excluded(from, manner.follow.cells).iter().copied() {
            let link = Link { parent, reason, depth };
            if now.reached.is_on(other) {
                self.clash = Some(Clash { candidate: other, on: self.on.link(other), off: link });
                return;
            }
            if !now.reached.has(other) {
                now.reached.turn(other, false);
                self.off.add(other, link);
            }
        }
    }

    /// Makes on what an off-node leaves alone, and removes its candidate.
    #[inline]
    fn follow_off(&mut self, now: &mut State, from: Candidate, depth: u16, manner: Manner) {
        let parent = from.index() as u16;
        for (other, reason) in strong(&now.left, from, manner.follow) {
            let link = Link { parent, reason, depth };
            if now.reached.is_off(other) {
                self.clash = Some(Clash { candidate: other, on: link, off: self.off.link(other) });
                return;
            }
            if !now.reached.has(other) {
                now.reached.turn(other, true);
                self.on.add(other, link);
            }
        }
        if manner.is_dynamic {
            now.left.remove(from);
        }
    }

    /// The hint that a link stands for, if it is a pattern made of chains.
    pub(super) fn nested(&self, link: Link) -> Option<&Arc<NestedChains>> {
        let pattern = (link.reason == LinkReason::Pattern).then(|| &self.patterns[link.parent as usize])?;
        pattern.nested.as_ref()
    }

    /// The pattern that a link stands for, in a propagation that is to be told.
    pub(super) fn told(&self, link: Link) -> &Told {
        self.patterns[link.parent as usize].told.as_ref().expect("the propagation is to be told")
    }

    /// True if all these digits of a cell are off.
    pub(super) fn are_off(&self, cell: Cell, digits: DigitSet) -> bool {
        self.off.set.has_all(cell, digits)
    }

    pub(super) fn has_patterns(&self) -> bool {
        !self.patterns.is_empty()
    }

    /// The nodes before a pattern.
    pub(super) fn parents(&self, link: Link) -> &[Candidate] {
        let range = &self.patterns[link.parent as usize].parents;
        &self.parents[range.start as usize..range.end as usize]
    }

    /// Adds what a pattern removes, as far as it was not off already. The parents are the off-nodes without
    /// which there would be no pattern.
    pub(super) fn add_pattern(
        &mut self,
        parents: &[Candidate],
        nested: Option<Arc<NestedChains>>,
        told: Option<Box<Told>>,
        removed: impl IntoIterator<Item = Candidate>,
    ) {
        let depth = parents.iter().map(|parent| self.off.link(*parent).depth).max().unwrap_or(0) + 1;
        let link = Link { parent: self.patterns.len() as u16, reason: LinkReason::Pattern, depth };
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
