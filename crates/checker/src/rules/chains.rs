//! Chains: each link is a cell or a house, or a set of cells that locks.

use super::Named;
use super::named::Fish;
use crate::read::{record, variants};
use crate::state::{State, excluded_by, seen_by_all};
use crate::truths::{Truth, Variable, ensure_few, few, of_set};
use crate::work::{Checked, ensure};
use sudokit_core::{Candidate, CandidateSet, CellSet, Digit};

/// Candidates one after the other.
pub(super) enum LinkChains {
    Ends(Vec<Candidate>),
    RemotePair { cells: CellSet },
}
variants! { LinkChains: "Ends" Ends (_), "RemotePair" RemotePair { cells } }

impl Named for LinkChains {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        match self {
            Self::RemotePair { cells } => few(Truth::cells(*cells)),
            Self::Ends(nodes) => {
                let strong = nodes.chunks_exact(2);
                few(strong.flat_map(|two| between(CellSet::of(two[0].cell()), two[0].digit(), two[1])))
            }
        }
    }
}

/// The truths of a link from a digit in some cells to a candidate: the cell, or the houses that all share.
fn between(from: CellSet, digit: Digit, to: Candidate) -> impl Iterator<Item = Truth> {
    let is_cell = from == CellSet::of(to.cell());
    let all = if digit == to.digit() { from.with(to.cell()) } else { CellSet::EMPTY };
    is_cell.then_some(Truth::Cell(to.cell())).into_iter().chain(Truth::shared(all, digit))
}

record! {
    /// A statement: a digit is in one of these cells, or in none of them. It may be about the cells of a set
    /// that have the digit.
    #[derive(Clone)]
    pub(super) struct Node {
        pub(super) digit: Digit,
        pub(super) cells: CellSet,
        pub(super) set: CellSet,
        pub(super) is_on: bool,
    }
}

impl Node {
    pub(super) fn candidates(&self) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.cells)
    }

    /// The position if the statement is true, or if it is false.
    pub(super) fn supposed(&self, state: &State, is_true: bool) -> State {
        if self.is_on != is_true {
            return state.without(self.candidates());
        }
        let ruled_out = self.cells.only().map_or_else(
            || CandidateSet::of_digit(self.digit, seen_by_all(self.cells)),
            |cell| excluded_by(Candidate::at(cell, self.digit)),
        );
        // Other places of the digit in a house of all cells are among those that all see.
        state.without(ruled_out)
    }

    /// The cell and the houses from which the statement follows once they have lost the rest.
    pub(super) fn truths(&self) -> impl Iterator<Item = Truth> {
        let cell = self.cells.only().map(Truth::Cell);
        cell.into_iter().chain(Truth::shared(self.cells, self.digit))
    }
}

/// The truths by which each node follows from the one before, the first from the last.
fn links(nodes: &[Node], state: &State) -> Checked<Vec<Truth>> {
    let mut truths = Vec::new();
    for (number, node) in nodes.iter().enumerate() {
        ensure(!node.cells.is_empty(), "a node has no cells")?;
        if !node.set.is_empty() {
            truths.extend(of_set(state, node.set)?);
            ensure_few(&truths)?;
        }
        let before = &nodes[number.checked_sub(1).unwrap_or(nodes.len() - 1)];
        if node.is_on {
            let same = if before.digit == node.digit { before.cells | node.cells } else { CellSet::EMPTY };
            let is_cell = before.cells == node.cells || !before.set.is_empty();
            truths.extend(node.cells.only().filter(|_| is_cell).map(Truth::Cell));
            truths.extend(Truth::shared(same, node.digit));
        }
    }
    Ok(truths)
}

record! {
    /// A chain, which may return to its beginning.
    pub(super) struct Loops { nodes: Vec<Node> }
}

impl Named for Loops {
    fn truths(&self, state: &State) -> Checked<Vec<Truth>> {
        links(&self.nodes, state)
    }
}

record! {
    /// The bases of a fish, and chains from some of its places.
    pub(super) struct Kraken { fish: Fish, chains: Vec<Vec<Node>> }
}

impl Named for Kraken {
    fn truths(&self, state: &State) -> Checked<Vec<Truth>> {
        let mut truths: Vec<Truth> = self.fish.bases().collect();
        for chain in &self.chains {
            truths.extend(links(chain, state)?);
            ensure_few(&truths)?;
        }
        Ok(truths)
    }
}

record! {
    /// A whip or a braid: cells and houses, of which each but the last keeps one node.
    pub(super) struct Whips { pub(super) links: Vec<Link> }
}

record! {
    #[derive(Clone, Copy)]
    pub(super) struct Link { variable: Variable }
}

impl Link {
    pub(super) fn truths(links: &[Self]) -> impl Iterator<Item = Truth> {
        links.iter().map(|link| Truth::from(link.variable))
    }
}

impl Named for Whips {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        few(Link::truths(&self.links))
    }
}

record! {
    /// A cell or a house, and a whip from each of its candidates.
    pub(super) struct ForcingWhips { variable: Variable, branches: Vec<Whips> }
}

impl Named for ForcingWhips {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let links = self.branches.iter().flat_map(|branch| Link::truths(&branch.links));
        few(std::iter::once(Truth::from(self.variable)).chain(links))
    }
}
