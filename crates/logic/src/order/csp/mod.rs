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

mod node_index;
mod partial;
mod state;

pub(crate) use node_index::NodeIndex;
pub(crate) use partial::{Grown, Partial};
pub(crate) use state::State;

use crate::facts::variable::{Variable, variables};
use node_index::LINKS;
use state::Emptied;
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
    pub(crate) fn chain(&mut self, target: Candidate, length: usize) -> Outcome {
        let first = match Partial::of(self.start, target) {
            Ok(first) => first,
            Err(links) => return Outcome::Found(links),
        };
        self.may_be_longer = length == 1;
        if length > 1 {
            self.seen.clear();
            if self.leads_on(&first.state, first.last, first.nodes, length - 1) {
                if let Some(links) = self.continuous(&first, length - 1) {
                    return Outcome::Found(links);
                }
                // The second pass refuses a chain that the first accepts.
                self.may_be_longer = true;
            }
            // A chain whose left-linking candidates repeat is a braid.
            if self.shape.branching && !self.is_stopped {
                self.seen.clear();
                if let Some(links) = self.braid(&first, length) {
                    return Outcome::Found(links);
                }
            }
        }
        if self.is_stopped { Outcome::Stopped } else { Outcome::None { may_be_longer: self.may_be_longer } }
    }

    /// The links of a braid.
    fn braid(&mut self, first: &Partial, length: usize) -> Option<Vec<RawLink>> {
        let Partial { state, last: target, .. } = first;
        let mut links = Vec::with_capacity(length);
        let open: Vec<_> = (0..Variable::COUNT)
            .filter_map(|variable| self.follower(variable, state.masks[variable]))
            .filter(|(_, node)| !state.is_held(*node))
            .collect();
        let Emptied(variable) = self.branching(state, &open, 0, length - 1, &mut links)?;
        links.push(RawLink { variable, left: 0, node: None });
        for i in 0..links.len() {
            // By the node before, or if that is not possible, by any earlier one.
            let nodes = links[..i].iter().rev().filter_map(|link| link.node).chain([*target]);
            links[i].left = left_linking(self.start, links[i], nodes);
        }
        Some(links)
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
                let key = key(held, node);
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
    fn continuous(&mut self, chain: &Partial, more: usize) -> Option<Vec<RawLink>> {
        let is_new = |left| !self.as_published || chain.links().iter().all(|link| link.left != left);
        for way in chain.ways(self.start, self.shape.groups, is_new) {
            let next = match chain.with(self.start, way) {
                Ok(next) => next,
                Err(links) => return Some(links),
            };
            if more > 1 && !self.seen.contains(&next.key()) && self.may_go_on() {
                let found = self.continuous(&next, more - 1);
                if found.is_some() {
                    return found;
                }
            }
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
                let nodes = more_open.iter().map(|(_, node)| *node).collect();
                if next.rounds(nodes, more - 1, self.shape.groups).is_some() {
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
fn extensions(
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

/// A candidate of a link's variable outside its node that one of some nodes rules out, the first that can.
fn left_linking(start: &State, link: RawLink, nodes: impl IntoIterator<Item = NodeIndex>) -> usize {
    let is_lost = |candidate: &usize| {
        let own = variables(*candidate).iter().any(|(variable, _)| *variable == link.variable);
        own && link.node.is_none_or(|node| {
            let candidate = Candidate::from_index(*candidate);
            candidate.digit() != node.digit() || !node.cells().contains(candidate.cell())
        })
    };
    let by = |node: NodeIndex| LINKS[node.index()].and(&start.left).iter().find(is_lost);
    nodes.into_iter().find_map(by).expect("something was ruled out of the variable")
}

/// A set of nodes and the last of them, as one number.
const fn key(nodes: u64, last: NodeIndex) -> u64 {
    nodes.wrapping_add(mixed(last).rotate_left(32))
}

/// A number for a node whose bits look random; a set is the sum, bit by bit, of those of its nodes
/// (splitmix64, Steele, Lea and Flood 2014).
const fn mixed(node: NodeIndex) -> u64 {
    let mut x = (node.index() as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// Keys of visited states, which are mixed already.
type Seen = HashSet<u64, BuildHasherDefault<Mixed>>;

#[derive(Default)]
struct Mixed(u64);

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
