//! Cycles: statements of which each makes the next one true, and the last one the first.

use crate::evidence::ensure;
use crate::{Effect, Evidence, Measures, Node, Unsound, notation};
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, DigitSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, sentence};

/// Statements in a circle, on and off by turns: either all of them are true or none is. So of two candidates, one that is on
/// here and one that is off, exactly one is true.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::{Node, rating::se::Cycle};
///
/// let cycle = Cycle { nodes: vec![Node::of(Candidate::from_index(0), true)] };
/// assert!(cycle.nodes[0].is_on);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The statements, each of one candidate. The last makes the first one true.
    pub nodes: Vec<Node>,
}

impl Cycle {
    /// Each statement with the one before it.
    fn links(&self) -> impl Iterator<Item = (&Node, &Node)> {
        self.nodes.iter().zip(self.nodes.iter().cycle().skip(1))
    }

    /// What cannot be, whether all statements are true or none: it sees a candidate that is on and one that is off.
    fn excluded(&self) -> CandidateSet {
        let seen = |is_on: bool| {
            let those = self.nodes.iter().filter(move |node| node.is_on == is_on);
            those.fold(CandidateSet::EMPTY, |seen, node| {
                let peers = node.cells.iter().fold(CellSet::EMPTY, |peers, cell| peers | cell.peers());
                seen | CandidateSet::of_digit(node.digit, peers)
            })
        };
        seen(true) & seen(false)
    }

    /// What is said of the way around, from the assumption on.
    pub(super) fn case(&self, board: &Board) -> Case {
        let conclusions = self.links().map(|(a, b)| b.conclusion(b.reason(board, std::slice::from_ref(a))));
        let assumption = self.nodes.first().map_or_else(Sentence::default, Node::claim);
        Case { assumption: assumption.between("Suppose that ", "."), steps: conclusions.collect() }
    }
}

impl Evidence for Cycle {
    fn measures(&self) -> Measures {
        let digits: DigitSet = self.nodes.iter().map(|node| node.digit).collect();
        Measures { digits: digits.iter().collect(), length: self.nodes.len(), ..Measures::default() }
    }

    fn line(&self) -> String {
        notation::chain(&self.nodes)
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let first = self.nodes.first().map_or_else(Sentence::default, Node::claim);
        let gone = effect.eliminated();
        let digits: DigitSet = effect.eliminations().iter().map(|one| one.digit()).collect();
        let result = digits.iter().map(|digit| sentence!["No ", digit, " in ", gone.cells_of(digit), "."]);
        Explanation {
            look: first.between("Follow what happens if ", "."),
            pattern: vec![sentence!["The conclusions lead around to where they began."]],
            reason: vec![
                sentence!["So all of them are true; or none is, as each one would bring back the next."],
                sentence![
                    "What sees a digit in a cell that the conclusions give it to, and the same digit in one that they take it from, has no room either way."
                ],
            ],
            cases: vec![self.case(board)],
            result: result.collect(),
        }
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let of = |node: &Node| CandidateSet::of_digit(node.digit, node.cells);
        for node in &self.nodes {
            diagram.candidates(of(node), if node.is_on { Role::On } else { Role::Off });
        }
        for (a, b) in self.links() {
            diagram.link(of(a), of(b), b.is_on);
        }
    }

    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        ensure(self.nodes.len() >= 4, "the circle is too small")?;
        let is_one = |node: &Node| node.candidate().is_some_and(|one: Candidate| board.has(one));
        ensure(self.nodes.iter().all(is_one), "a node is not on the board")?;
        for (a, b) in self.links() {
            ensure(a.is_on != b.is_on, "on and off do not alternate")?;
            let reason = b.reason(board, std::slice::from_ref(a));
            ensure(
                !matches!(reason, None | Some(crate::Reason::Absurd)),
                "a node does not follow from the one before",
            )?;
        }
        ensure(
            effect.placements().is_empty() && effect.eliminated().is_subset(self.excluded()),
            "more is removed than follows",
        )
    }
}
