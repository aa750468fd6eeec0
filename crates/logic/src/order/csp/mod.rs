//! The search for a chain of a given length against a given target.
//!
//! Chains are searched by increasing length, so when length `n` is searched no shorter one refutes the
//! target. Therefore the first node that leaves a variable without candidates does so by ruling one of them
//! out itself: the last link of a whip is continuous of itself, and needs no search. For the same reason a
//! variable, a node, or the target cannot come twice.
//!
//! **Whips.** Two passes. The first looks for a sequence of nodes, each the last that is left of a variable
//! after the one before ruled something out there. The continuations depend on the set of nodes and the last
//! of them alone, so no such pair is visited twice. The second pass, only where the first succeeds, adds the
//! condition of the published ratings: no left-linking candidate may come twice, which no proof needs. Ties
//! between several ways to a node are broken as in CSP-Rules: the variable that is a cell before one in a
//! row, in a column, in a box, and then the left-linking candidate with the largest number. Dead ends of the
//! first pass are dead ends here.
//!
//! **Braids.** A node may follow from all that is held, so only the set matters. A whip is a braid, and most
//! braids are whips, so whips are looked for first. A set that cannot end in the nodes it has left, even if
//! all that follows were held at once, is given up.
//!
//! Source: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012.

pub(crate) mod partial;

use crate::facts::variable::{Variable, variables};
use crate::follow::node_index::{LINKS, NodeIndex};
use crate::follow::state::{Emptied, State};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::ControlFlow;
use sudokit_core::{Cancel, Candidate};

/// The shapes of chains that are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chains {
    /// True if a link may start from any earlier node; false if from the last only.
    pub(crate) branching: bool,
    /// True if a node may be a digit in several cells of a miniline, not told apart.
    pub(crate) groups: bool,
}

impl Chains {
    /// Each link starts from the node before.
    pub const WHIPS: Self = Self { branching: false, groups: false };
    /// Links start from any earlier node.
    pub const BRAIDS: Self = Self { branching: true, groups: false };
    /// Whips with groups.
    pub const G_WHIPS: Self = Self { branching: false, groups: true };
    /// Braids with groups.
    pub const G_BRAIDS: Self = Self { branching: true, groups: true };
}

/// A link of a chain that has been found: the left-linking candidate rules itself out, and the variable is
/// left with the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RawLink {
    pub(crate) variable: usize,
    pub(crate) left: usize,
    pub(crate) node: Option<NodeIndex>,
}

/// The outcome of a search.
pub(crate) enum Outcome {
    Found(Vec<RawLink>),
    /// There is none. The flag tells if a longer one is possible.
    None {
        may_be_longer: bool,
    },
    /// It was cancelled.
    Stopped,
}

/// Searches one state of a board.
pub(crate) struct ChainSearch<'s> {
    start: &'s State,
    shape: Chains,
    as_published: bool,
    cancel: &'s Cancel,
    seen: Seen,
    may_be_longer: bool,
    is_stopped: bool,
}

impl<'s> ChainSearch<'s> {
    /// `as_published`: whether left-linking candidates are kept apart.
    pub(crate) fn new(start: &'s State, shape: Chains, as_published: bool, cancel: &'s Cancel) -> Self {
        Self {
            start,
            shape,
            as_published,
            cancel,
            seen: Seen::default(),
            may_be_longer: false,
            is_stopped: false,
        }
    }

    /// Looks for a chain of this length, from one, against this candidate.
    pub(crate) fn chain(&mut self, target: usize, length: usize) -> Outcome {
        let target = NodeIndex::candidate(Candidate::from_index(target));
        let mut state = *self.start;
        self.may_be_longer = false;
        let mut links = Vec::with_capacity(length);
        if let Err(emptied) = state.suppose(target, |_, _| ()) {
            links.push(self.last(emptied, target, &[]));
            return Outcome::Found(links);
        }
        if length > 1 {
            self.seen.clear();
            if self.leads_on(&state, target, 0, length - 1) {
                let last = self.continuous(&state, target, 0, length - 1, &mut links);
                if let Some(emptied) = last {
                    links.push(self.last(emptied, target, &links));
                    return Outcome::Found(links);
                }
                // The second pass refuses a chain that the first accepts.
                self.may_be_longer = true;
                if self.shape.branching && !self.is_stopped {
                    // A chain whose left-linking candidates repeat is a braid.
                    return self.braid(&state, target, length);
                }
            } else if self.shape.branching && !self.is_stopped {
                return self.braid(&state, target, length);
            }
        } else {
            self.may_be_longer = true;
        }
        if self.is_stopped { Outcome::Stopped } else { Outcome::None { may_be_longer: self.may_be_longer } }
    }

    fn braid(&mut self, state: &State, target: NodeIndex, length: usize) -> Outcome {
        self.seen.clear();
        let mut links = Vec::with_capacity(length);
        let open: Vec<_> = (0..Variable::COUNT)
            .filter_map(|variable| self.follower(variable, state.masks[variable]))
            .filter(|(_, node)| !state.is_held(*node))
            .collect();
        match self.branching(state, &open, 0, length - 1, &mut links) {
            Some(emptied) => {
                links.push(self.last(emptied, target, &links));
                for i in 0..links.len() - 1 {
                    links[i].left = self.left_linking(links[i], target, &links[..i]);
                }
                Outcome::Found(links)
            }
            None if self.is_stopped => Outcome::Stopped,
            None => Outcome::None { may_be_longer: self.may_be_longer },
        }
    }

    /// First pass: whether nodes, each after the last, can empty a variable.
    fn leads_on(&mut self, state: &State, last: NodeIndex, held: u64, more: usize) -> bool {
        let mut tried = [0_u64; NodeIndex::COUNT.div_ceil(64)];
        let start = self.start;
        let groups = self.shape.groups;
        let found = extensions(start, state, last, groups, &mut |_, _, node| {
            let (word, bit) = (node.index() / 64, 1 << (node.index() % 64));
            if tried[word] & bit != 0 {
                return ControlFlow::Continue(());
            }
            tried[word] |= bit;
            let mut next = *state;
            if next.suppose(node, |_, _| ()).is_err() {
                return ControlFlow::Break(());
            }
            self.may_be_longer |= more == 1;
            if more > 1 {
                let held = held ^ mixed(node);
                let key = held.wrapping_add(mixed(node).rotate_left(32));
                if self.seen.insert(key) && self.may_go_on() && self.leads_on(&next, node, held, more - 1) {
                    // Only dead ends stay.
                    self.seen.remove(&key);
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        found.is_break()
    }

    /// Second pass: the links of such a chain, no left-linking candidate twice.
    fn continuous(
        &mut self,
        state: &State,
        last: NodeIndex,
        held: u64,
        more: usize,
        links: &mut Vec<RawLink>,
    ) -> Option<Emptied> {
        let mut ways: Vec<RawLink> = Vec::new();
        let _ = extensions(self.start, state, last, self.shape.groups, &mut |variable, left, node| {
            if self.as_published && links.iter().any(|link| link.left == left) {
                return ControlFlow::Continue(());
            }
            let way = RawLink { variable, left, node: Some(node) };
            match ways.iter_mut().find(|known| known.node == way.node) {
                Some(known) if rank(&way) < rank(known) => *known = way,
                Some(_) => {}
                None => ways.push(way),
            }
            ControlFlow::Continue(())
        });
        for way in ways {
            let Some(node) = way.node else { continue };
            let mut next = *state;
            links.push(way);
            if let Err(emptied) = next.suppose(node, |_, _| ()) {
                return Some(emptied);
            }
            if more > 1 {
                let held = held ^ mixed(node);
                let key = held.wrapping_add(mixed(node).rotate_left(32));
                if !self.seen.contains(&key) && self.may_go_on() {
                    let found = self.continuous(&next, node, held, more - 1, links);
                    if found.is_some() {
                        return found;
                    }
                }
            }
            links.pop();
        }
        None
    }

    /// The links of a braid, without their left-linking candidates.
    fn branching(
        &mut self,
        state: &State,
        open: &[(usize, NodeIndex)],
        held: u64,
        more: usize,
        links: &mut Vec<RawLink>,
    ) -> Option<Emptied> {
        for (i, (variable, node)) in open.iter().enumerate() {
            if state.is_held(*node) || open[..i].iter().any(|(_, before)| before == node) {
                continue;
            }
            let mut next = *state;
            links.push(RawLink { variable: *variable, left: 0, node: Some(*node) });
            let mut more_open = open.to_vec();
            let supposed =
                next.suppose(*node, |variable, mask| more_open.extend(self.follower(variable, mask)));
            if let Err(emptied) = supposed {
                return Some(emptied);
            }
            self.may_be_longer |= more == 1;
            let key = held ^ mixed(*node);
            if more > 1 && self.seen.insert(key) && self.may_go_on() {
                if can_end(next, &more_open, more - 1, self.shape.groups) {
                    let found = self.branching(&next, &more_open, key, more - 1, links);
                    if found.is_some() {
                        return found;
                    }
                } else {
                    self.may_be_longer = true;
                }
            }
            links.pop();
        }
        None
    }

    /// The last link of a chain: an emptied variable, all of whose candidates are ruled out.
    fn last(&self, Emptied(variable): Emptied, target: NodeIndex, before: &[RawLink]) -> RawLink {
        let link = RawLink { variable, left: 0, node: None };
        RawLink { left: self.left_linking(link, target, before), ..link }
    }

    /// A candidate of a link's variable that the node before rules out, or if there is none, any earlier one.
    fn left_linking(&self, link: RawLink, target: NodeIndex, before: &[RawLink]) -> usize {
        let nodes = before.iter().rev().filter_map(|link| link.node).chain([target]);
        let own = |candidate: &usize| variables(*candidate).iter().any(|(of, _)| *of == link.variable);
        let outside = |candidate: &usize| {
            link.node.is_none_or(|node| {
                let candidate = Candidate::from_index(*candidate);
                candidate.digit() != node.digit() || !node.cells().contains(candidate.cell())
            })
        };
        nodes
            .flat_map(|node| LINKS[node.index()].and(&self.start.left).iter().collect::<Vec<_>>())
            .find(|candidate| own(candidate) && outside(candidate))
            .expect("something was ruled out of the variable")
    }

    /// The candidates left of a variable, if something has been ruled out.
    fn follower(&self, variable: usize, mask: u16) -> Option<(usize, NodeIndex)> {
        let (node, own) = NodeIndex::last_of(variable, mask, self.shape.groups)?;
        (self.start.masks[variable] & !own != 0).then_some((variable, node))
    }

    fn may_go_on(&mut self) -> bool {
        if self.seen.len().is_multiple_of(256) && self.cancel.is_cancelled() {
            self.is_stopped = true;
        }
        !self.is_stopped
    }
}

/// The nodes that follow once `last` is held: for every candidate that it rules out, and every variable of
/// that, what the variable is left with.
pub(crate) fn extensions(
    start: &State,
    state: &State,
    last: NodeIndex,
    groups: bool,
    look: &mut dyn FnMut(usize, usize, NodeIndex) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for left in LINKS[last.index()].and(&start.left).iter() {
        for (variable, bit) in variables(left) {
            if let Some((node, own)) = NodeIndex::last_of(variable, state.masks[variable], groups)
                && own & bit == 0
                && !state.is_held(node)
            {
                look(variable, left, node)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// True if all implications of this many rounds empty a variable.
fn can_end(mut state: State, open: &[(usize, NodeIndex)], rounds: usize, groups: bool) -> bool {
    let mut round: Vec<NodeIndex> = open.iter().map(|(_, node)| *node).collect();
    for _ in 0..rounds {
        let mut next = Vec::new();
        for node in round {
            if !state.is_held(node)
                && state
                    .suppose(node, |variable, mask| {
                        next.extend(NodeIndex::last_of(variable, mask, groups).map(|(node, _)| node));
                    })
                    .is_err()
            {
                return true;
            }
        }
        round = next;
    }
    false
}

/// Cells before rows, columns, boxes; then the larger number of the left-linking candidate.
pub(crate) fn rank(way: &RawLink) -> (usize, std::cmp::Reverse<usize>) {
    let kind = if way.variable < 81 { 0 } else { 1 + (way.variable - 81) / 81 };
    (kind, std::cmp::Reverse(way.left))
}

/// A number for a node whose bits look random; a set is the sum, bit by bit, of those of its nodes
/// (splitmix64, Steele, Lea and Flood 2014).
pub(crate) const fn mixed(node: NodeIndex) -> u64 {
    let mut x = (node.index() as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// Keys of visited states, which are mixed already.
pub(crate) type Seen = HashSet<u64, BuildHasherDefault<Mixed>>;

#[derive(Default)]
pub(crate) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
