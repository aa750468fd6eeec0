//! Links, of which chains are made: the node left of a variable once the nodes before have ruled out the
//! rest.

use crate::order::csp::{NodeIndex, RawLink, State};
use crate::step::evidence::ensure;
use crate::{Node, Unsound, Variable, Work};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet};
use sudokit_diagram::{Diagram, Role, Sentence, say};

/// One link: a variable that loses all candidates but those of one node.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Link {
    /// The variable.
    pub(crate) variable: Variable,
    /// A candidate of it that is ruled out by the node before, in a braid by any before or by the target.
    pub(crate) left: Candidate,
    /// The node left: a digit that is in the cell, or in one of the cells of a miniline that are open to it
    /// when the node is reached. Nothing in the last link.
    pub(crate) right: Option<Node>,
}

/// True if the candidate is false in whichever of its cells the node is true.
pub(crate) fn rules_out(node: &Node, candidate: Candidate) -> bool {
    node.excludes(&Node::of(candidate, true))
}

/// True if any of the nodes rules the candidate out.
pub(crate) fn is_ruled_out(held: &[Node], candidate: Candidate) -> bool {
    held.iter().any(|node| rules_out(node, candidate))
}

pub(super) fn candidates(node: &Node) -> CandidateSet {
    CandidateSet::of_digit(node.digit, node.cells)
}

/// Links in nrc notation, one after the other: `r5c4{n6 n9} - c7n4{r1 .}`.
pub(crate) fn written(links: &[Link]) -> String {
    links.iter().map(Link::written).collect::<Vec<_>>().join(" - ")
}

/// True if each link starts from the node before, the first from the one given.
pub(crate) fn is_continuous(first: Node, links: &[Link]) -> bool {
    let nodes = std::iter::once(first).chain(links.iter().filter_map(|link| link.right));
    links.iter().zip(nodes).all(|(link, before)| rules_out(&before, link.left))
}

/// The sentences for links after assumed nodes, to which their own nodes are added.
pub(crate) fn sentences(board: &Board, held: &mut Vec<Node>, links: &[Link]) -> Vec<Sentence> {
    let mut said = Vec::new();
    for link in links {
        said.push(link.sentence(board, held));
        held.extend(link.right);
    }
    said
}

/// Marks links after nodes that are held for true, which then hold their nodes too.
pub(crate) fn mark(diagram: &mut Diagram, held: &mut Vec<Node>, links: &[Link]) {
    for link in links {
        let left = CandidateSet::of(link.left);
        diagram.candidates(left, Role::Off);
        if let Some(from) = held.iter().rev().find(|node| rules_out(node, link.left)) {
            diagram.link(candidates(from), left, false);
        }
        if let Some(node) = link.right {
            diagram.candidates(candidates(&node), Role::On);
            diagram.link(left, candidates(&node), true);
            held.push(node);
        }
    }
}

/// Checks links one after the other, from nodes that are held for true to those that they lead to.
pub(crate) fn follow(
    board: &Board,
    held: &mut Vec<Node>,
    links: &[Link],
    work: &mut Work,
) -> Result<(), Unsound> {
    for link in links {
        link.verify(board, held, work)?;
        held.extend(link.right);
    }
    Ok(())
}

impl Link {
    /// Links that have been found, in a state.
    pub(crate) fn each(found: &[RawLink], state: &State) -> Vec<Self> {
        found.iter().map(|link| Self::of(link, state)).collect()
    }

    /// A link that has been found, with the cells that are open in a state.
    fn of(found: &RawLink, state: &State) -> Self {
        let node = |node: NodeIndex| {
            let open = |cell: &Cell| state.left.contains(Candidate::at(*cell, node.digit()).index());
            let cells = node.cells().into_iter().filter(open).collect();
            Node { digit: node.digit(), cells, set: CellSet::EMPTY, is_on: true }
        };
        Self {
            variable: Variable::from_index(found.variable),
            left: Candidate::from_index(found.left),
            right: found.node.map(node),
        }
    }

    /// In nrc notation: `r5c4{n6 n9}`.
    fn written(&self) -> String {
        let value = |digit, cells| self.variable.value(digit, cells);
        let left = value(self.left.digit(), CellSet::of(self.left.cell()));
        let right = self.right.map_or_else(|| ".".to_owned(), |node| value(node.digit, node.cells));
        format!("{}{{{left} {right}}}", self.variable)
    }

    /// "r1c2 cannot be 4, so r1c2 is 5."
    fn sentence(&self, board: &Board, held: &[Node]) -> Sentence {
        let gone: CandidateSet =
            self.variable.candidates(board).iter().filter(|one| is_ruled_out(held, *one)).collect();
        let right = self.right.map(|Node { cells, digit, .. }| (cells, digit));
        match (self.variable, right) {
            (Variable::Cell(cell), Some((cells, left))) => {
                say!("whips-cell-so", [cell, gone = gone.digits(), cells, left])
            }
            (Variable::Cell(cell), None) => say!("whips-cell-so-nothing", [cell, gone = gone.digits()]),
            (Variable::Place(house, digit), Some((cells, left))) => {
                say!("whips-house-so", [house, digit, gone = gone.cells(), cells, left])
            }
            (Variable::Place(house, digit), None) => {
                say!("whips-house-so-nothing", [house, digit, gone = gone.cells()])
            }
        }
    }

    /// Checks that nothing but the node is left of the variable, or nothing at all.
    fn verify(&self, board: &Board, held: &[Node], work: &mut Work) -> Result<(), Unsound> {
        work.take_each(held.len(), 20)?;
        let variable: CandidateSet = self.variable.all().collect();
        let is_plain = |node: Node| node.is_on && node.set.is_empty() && node.is_on_board(board);
        let is_part = |node: Node| is_plain(node) && candidates(&node).is_subset(variable);
        ensure(self.right.is_none_or(is_part), "a node does not belong to its variable")?;
        ensure(self.variable.is_open(board), "a variable is solved")?;
        let on_board = variable & board.candidate_set();
        ensure(on_board.contains(self.left), "the left-linking candidate is not in its variable")?;
        ensure(is_ruled_out(held, self.left), "nothing rules out the left-linking candidate")?;
        let left = self.right.map_or(CandidateSet::EMPTY, |node| candidates(&node));
        let is_gone = |candidate| is_ruled_out(held, candidate);
        ensure((on_board - left).iter().all(is_gone), "a candidate of a variable is not ruled out")
    }
}
