//! The candidates left of every variable under assumed nodes, on the board or in a chain.

use super::node_index::{Bits, LINKS, NodeIndex};
use crate::facts::variable::{Variable, variables};
use sudokit_core::{Board, Candidate, Cell};

/// ```text
/// masks  324 variables, nine bits each: the candidates that are left
/// left   the same, as one set
/// held   the nodes that are held for true
/// ```
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) masks: [u16; Variable::COUNT],
    pub(crate) left: Bits,
    held: [u64; NodeIndex::COUNT.div_ceil(64)],
}

/// A variable for which nothing is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Emptied(pub(crate) usize);

impl State {
    pub(crate) fn of(board: &Board) -> Self {
        let mut state =
            Self { masks: [0; Variable::COUNT], left: Bits::EMPTY, held: [0; NodeIndex::COUNT.div_ceil(64)] };
        for candidate in board.candidate_set() {
            state.left.insert(candidate.index());
        }
        for (cell, digit) in Cell::all().filter_map(|cell| Some((cell, board.digit(cell)?))) {
            let node = NodeIndex::candidate(Candidate::at(cell, digit));
            state.left.insert(node.index());
            state.hold(node);
        }
        for number in 0..Variable::COUNT {
            let variable = Variable::from_index(number);
            let is_left = |position: &usize| state.left.contains(variable.candidate(*position).index());
            state.masks[number] = (0..9).filter(is_left).fold(0, |mask, position| mask | 1 << position);
        }
        state
    }

    pub(crate) const fn is_held(&self, node: NodeIndex) -> bool {
        self.held[node.index() / 64] >> (node.index() % 64) & 1 != 0
    }

    const fn hold(&mut self, node: NodeIndex) {
        self.held[node.index() / 64] |= 1 << (node.index() % 64);
    }

    /// Assumes a node and strikes the candidates that it rules out. Tells of every variable that loses
    /// something what is left of it, and stops at the first that loses all.
    pub(crate) fn suppose(
        &mut self,
        node: NodeIndex,
        mut changed: impl FnMut(usize, u16),
    ) -> Result<(), Emptied> {
        self.hold(node);
        let gone = LINKS[node.index()].and(&self.left);
        self.left = self.left.minus(&gone);
        gone.iter().try_for_each(|candidate| self.lose(candidate, &mut changed))
    }

    /// Strikes one candidate.
    fn strike(&mut self, candidate: usize, mut changed: impl FnMut(usize, u16)) -> Result<(), Emptied> {
        self.left.remove(candidate);
        self.lose(candidate, &mut changed)
    }

    /// Takes a candidate that is struck out of its variables.
    fn lose(&mut self, candidate: usize, changed: &mut impl FnMut(usize, u16)) -> Result<(), Emptied> {
        for (variable, bit) in variables(candidate) {
            let mask = &mut self.masks[variable];
            *mask &= !bit;
            if *mask == 0 {
                return Err(Emptied(variable));
            }
            changed(variable, *mask);
        }
        Ok(())
    }

    /// Candidates that are neither struck nor held.
    pub(crate) fn open(&self) -> impl Iterator<Item = usize> {
        self.left.iter().filter(|candidate| self.is_open(*candidate))
    }

    /// True if a candidate is left.
    pub(crate) const fn leaves(&self, candidate: usize) -> bool {
        self.left.contains(candidate)
    }

    pub(crate) const fn is_open(&self, candidate: usize) -> bool {
        self.left.contains(candidate) && self.held[candidate / 64] >> (candidate % 64) & 1 == 0
    }

    pub(crate) fn is_solved(&self) -> bool {
        self.open().next().is_none()
    }

    /// Takes all singles, and those that follow.
    pub(crate) fn take_singles(&mut self) -> Result<(), Emptied> {
        let singles = (0..Variable::COUNT)
            .filter_map(|variable| Some(NodeIndex::last_of(variable, self.masks[variable], false)?.0));
        let singles = singles.collect();
        self.take(singles)
    }

    /// Strikes a candidate that is false, and takes the singles that follow.
    pub(crate) fn eliminate(&mut self, candidate: usize) -> Result<(), Emptied> {
        let mut singles = Vec::new();
        self.strike(candidate, |variable, mask| {
            singles.extend(NodeIndex::last_of(variable, mask, false).map(|(node, _)| node));
        })?;
        self.take(singles)
    }

    /// Takes a candidate for true, and the singles that follow.
    pub(crate) fn accept(&mut self, candidate: usize) -> Result<(), Emptied> {
        self.take(vec![NodeIndex::candidate(Candidate::from_index(candidate))])
    }

    fn take(&mut self, mut singles: Vec<NodeIndex>) -> Result<(), Emptied> {
        while let Some(single) = singles.pop() {
            if !self.is_held(single) {
                self.suppose(single, |variable, mask| {
                    singles.extend(NodeIndex::last_of(variable, mask, false).map(|(node, _)| node));
                })?;
            }
        }
        Ok(())
    }

    /// The number of rounds from a candidate to an empty variable, taking all implications at once; 0 if the
    /// candidate itself empties one. `None` if they lead nowhere; then no chain does. A chain takes at least
    /// one node of each round.
    pub(crate) fn rounds(mut self, candidate: usize, groups: bool) -> Option<usize> {
        let node = NodeIndex::candidate(Candidate::from_index(candidate));
        let mut next = Vec::with_capacity(32);
        let found = |next: &mut Vec<NodeIndex>, variable, mask| {
            next.extend(NodeIndex::last_of(variable, mask, groups).map(|(node, _)| node));
        };
        if self.suppose(node, |variable, mask| found(&mut next, variable, mask)).is_err() {
            return Some(0);
        }
        let mut round = Vec::with_capacity(32);
        for rounds in 1.. {
            std::mem::swap(&mut round, &mut next);
            next.clear();
            let mut changes = false;
            for node in &round {
                if self.is_held(*node) {
                    continue;
                }
                changes = true;
                if self.suppose(*node, |variable, mask| found(&mut next, variable, mask)).is_err() {
                    return Some(rounds);
                }
            }
            if !changes {
                return None;
            }
        }
        None
    }
}
