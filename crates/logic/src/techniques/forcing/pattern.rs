//! Arguments as evidence.

use super::branch::{Because, Branch};
use super::ground::Ground;
use crate::evidence::ensure;
use crate::techniques::loops;
use crate::{Effect, Evidence, Measures, Node, Unsound, techniques};
use std::collections::HashSet;
use sudokit_core::{Board, CandidateSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, sentence};

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
    /// The nodes of its branches together, as whoever looked for them counts; those of nested arguments are not among them.
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

    /// The branches in words, then the nested arguments. A nested one is called by its number, and says itself what it rests on and
    /// what it shows.
    fn cases(&self, board: &Board, name: Option<&str>, cases: &mut Vec<Case>) {
        let within = name.map_or_else(String::new, |name| format!("{name}."));
        for (number, branch) in (1..).zip(&self.branches) {
            let Some(first) = branch.assumption() else { continue };
            let mut assumption = name.map_or_else(Sentence::default, |name| named(name, ""));
            if let (Some(_), 1, Some(ground)) = (name, number, self.ground.sentence(board)) {
                assumption.append(ground);
                assumption.push(" ");
            }
            assumption.append(first.claim().between("Suppose that ", "."));
            let said = branch.statements[1..].iter();
            let mut steps: Vec<Sentence> = said.map(|said| branch.sentence(board, said, &within)).collect();
            if name.is_some() && number == self.branches.len() {
                if let Ground::Contradiction(clash) = self.ground {
                    steps.push(clash.sentence());
                }
                steps.push(self.conclusion.claim().between("So ", "."));
            }
            cases.push(Case { assumption, steps });
        }
        for (number, nested) in (1..).zip(&self.nested) {
            let left = self.board_of(number - 1, board);
            let name = format!("{within}{number}");
            match nested {
                techniques::Pattern::Forcing(argument) => argument.cases(&left, Some(&name), cases),
                techniques::Pattern::Loops(circle) => {
                    let mut case = circle.case(&left);
                    let mut assumption = named(&name, " (a circle)");
                    assumption.append(case.assumption);
                    case.steps.extend(loops::Pattern::circle());
                    cases.push(Case { assumption, steps: case.steps });
                }
                // Nothing else holds in an argument.
                _ => {}
            }
        }
    }
}

/// What a nested argument is called.
fn named(name: &str, more: &str) -> Sentence {
    sentence![format!("Argument {name}{more}. ")]
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
    fn headline(&self, name: &str, effect: &Effect) -> String {
        let line = self.line();
        let space = if line.is_empty() { "" } else { " " };
        format!("{name}{space}{line} => {effect}")
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
