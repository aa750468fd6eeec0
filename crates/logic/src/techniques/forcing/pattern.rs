//! Arguments as evidence.

use super::branch::{Because, Branch};
use super::ground::Ground;
use crate::evidence::ensure;
use crate::{Effect, Evidence, Kind, Measures, Node, Unsound, techniques};
use std::collections::HashSet;
use sudokit_core::{Board, CandidateSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, sentence};

/// An argument: what follows from an assumption, or from each of several of which one is true.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::{Node, techniques::forcing::{Clash, Ground, Pattern}};
///
/// let candidate = Candidate::from_index(0);
/// let ground = Ground::Contradiction(Clash::Empty(candidate.cell()));
/// let conclusion = Node::of(candidate, false);
/// let pattern = Pattern { conclusion, ground, branches: Vec::new(), nested: Vec::new(), length: 0 };
/// assert!(!pattern.conclusion.is_on);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// What must be so.
    pub conclusion: Node,
    /// Why.
    pub ground: Ground,
    /// What follows: from the opposite of the conclusion, or from each case.
    pub branches: Vec<Branch>,
    /// Arguments and loops that statements refer to. They hold once what those follow from is off.
    pub nested: Vec<techniques::Pattern>,
    /// The nodes of all chains together, as whoever looked for them counts.
    pub length: usize,
}

impl Pattern {
    /// Where a nested argument is first used: the board that it is about.
    fn board_of(&self, number: usize, board: &Board) -> Board {
        let uses =
            self.branches.iter().flat_map(|branch| branch.statements.iter().map(move |said| (branch, said)));
        let mut uses = uses.filter(|(_, said)| said.because == Because::Nested(number));
        uses.next().map_or(*board, |(branch, said)| branch.without_causes(board, said))
    }

    /// The branches in words, then the nested arguments. A nested one is called by its number.
    fn cases(&self, board: &Board, name: Option<&str>, cases: &mut Vec<Case>) {
        let within = name.map_or_else(String::new, |name| format!("{name}."));
        for branch in &self.branches {
            let Some(first) = branch.assumption() else { continue };
            let mut assumption = sentence![match name {
                None => "Suppose that ".to_owned(),
                Some(name) => format!("Argument {name}: suppose that "),
            }];
            assumption.append(first.claim());
            assumption.push(".");
            let steps = branch.statements[1..].iter().map(|said| branch.sentence(board, said, &within));
            cases.push(Case { assumption, steps: steps.collect() });
        }
        for (number, nested) in self.nested.iter().enumerate() {
            let left = self.board_of(number, board);
            let name = format!("{within}{}", number + 1);
            match nested {
                techniques::Pattern::Forcing(argument) => argument.cases(&left, Some(&name), cases),
                techniques::Pattern::Loops(circle) => {
                    let mut case = circle.case(&left);
                    let mut named = sentence![format!("Argument {name} (a circle): ")];
                    named.append(std::mem::take(&mut case.assumption));
                    cases.push(Case { assumption: named, ..case });
                }
                // Nothing else holds in an argument.
                _ => {}
            }
        }
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures { digits: vec![self.conclusion.digit], length: self.length, ..Measures::default() }
    }

    fn line(&self) -> String {
        match self.ground {
            Ground::Contradiction(clash) => format!("in {}", clash.place()),
            _ => String::new(),
        }
    }

    /// Without a colon, and placements too behind an arrow.
    fn headline(&self, kind: &Kind, effect: &Effect) -> String {
        let line = self.line();
        let space = if line.is_empty() { "" } else { " " };
        format!("{kind}{space}{line} => {effect}")
    }

    fn explain(&self, board: &Board, _: &Effect) -> Explanation {
        let mut said = self.ground.introduce(board, self.conclusion);
        self.cases(board, None, &mut said.cases);
        if !self.nested.is_empty() {
            said.reason.push(sentence![
                "Numbered arguments, which follow behind the cases, hold on the board without the candidates that are off where they are used."
            ]);
        }
        said.result.push(self.conclusion.claim().between("So ", "."));
        said
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let candidates = |node: &Node| CandidateSet::of_digit(node.digit, node.cells);
        let mut drawn = HashSet::new();
        for branch in &self.branches {
            for said in &branch.statements {
                let node = said.node;
                diagram.candidates(candidates(&node), if node.is_on { Role::On } else { Role::Off });
                // What follows by a pattern is no link between candidates.
                if said.because != Because::Link {
                    continue;
                }
                for cause in branch.causes(said) {
                    if drawn.insert((cause, node)) {
                        diagram.link(candidates(&cause), candidates(&node), node.is_on);
                    }
                }
            }
        }
    }

    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        let candidate =
            self.conclusion.candidate().ok_or(Unsound("the conclusion is not about a candidate"))?;
        let others = CandidateSet::of_cell(candidate.cell(), board.candidates(candidate.cell()));
        let is_right = match (self.conclusion.is_on, effect.placements()) {
            (true, []) => effect.eliminated().is_subset(others.without(candidate)),
            (true, placed) => placed == [candidate] && effect.eliminations().is_empty(),
            (false, placed) => placed.is_empty() && effect.eliminations() == [candidate],
        };
        ensure(is_right, "more is changed than follows")?;
        let assumptions: Vec<Node> = self.branches.iter().filter_map(Branch::assumption).collect();
        let needed = self.ground.assumptions(board, self.conclusion);
        ensure(!needed.is_empty() && assumptions == needed, "the cases are not all there are")?;
        self.branches.iter().try_for_each(|branch| branch.verify(board, &self.nested))?;
        match self.ground {
            Ground::Contradiction(clash) => {
                ensure(clash.is_in(&self.branches[0], board), "there is no contradiction")
            }
            _ => {
                let leads_there = |branch: &Branch| branch.says(self.conclusion);
                ensure(self.branches.iter().all(leads_there), "a case does not lead to the conclusion")
            }
        }
    }
}
