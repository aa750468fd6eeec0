//! Arguments as evidence.

use super::branch::{Because, Branch};
use super::ground::Ground;
use super::{
    FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY, FORCING_NET_CONTRADICTION, FORCING_NET_VERITY,
};
use crate::step::evidence::ensure;
use crate::techniques::nice_loops;
use crate::{Effect, Evidence, Kind, Measures, Node, Proven, Unsound, Work};
use std::collections::HashSet;
use sudokit_core::{Board, CandidateSet, DigitSet};
use sudokit_diagram::{Case, Claim, Diagram, Explanation, Role, Sentence, say};

/// An argument: the implications of an assumption, or of each of several of which one is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The conclusion.
    pub(crate) conclusion: Node,
    /// The ground.
    pub(crate) ground: Ground,
    /// Consequences of the opposite of the conclusion, or of each case.
    pub(crate) branches: Vec<Branch>,
    /// Arguments and loops that statements refer to. They hold once the causes of those are off.
    pub(crate) nested: Vec<crate::Pattern>,
}

/// The place of a nested argument among the cases of an explanation.
struct Place {
    /// Its number, behind that of the argument that it is in.
    name: String,
    /// The numbers of the case and of the step in which it is first used, if it is.
    claim: Option<(usize, usize)>,
}

impl Place {
    /// The sentence that a case with this number proves.
    fn before(&self, number: usize) -> Option<Claim> {
        self.claim.map(|(case, step)| Claim { back: number - case, step })
    }
}

impl Pattern {
    /// The first use of a nested argument: a branch, and a statement there.
    fn first_use(&self, number: usize) -> Option<(usize, usize)> {
        let use_in = |branch: &Branch| {
            branch.statements.iter().position(|said| said.because == Because::Nested(number))
        };
        let mut uses = self.branches.iter().enumerate();
        uses.find_map(|(at, branch)| Some((at, use_in(branch)?)))
    }

    /// The board that a nested argument is about: that of its first use.
    fn board_of(&self, number: usize, board: &Board) -> Board {
        self.first_use(number).map_or(*board, |(branch, said)| {
            let branch = &self.branches[branch];
            branch.without_causes(board, &branch.statements[said])
        })
    }

    /// The branches in words, then the nested arguments. A nested one is called by its number, and says
    /// itself what it rests on and what it shows.
    fn cases(&self, board: &Board, place: Option<&Place>, cases: &mut Vec<Case>) {
        let name = place.map(|place| place.name.as_str());
        let within = name.map_or_else(String::new, |name| format!("{name}."));
        let here = cases.len();
        for (number, branch) in (1..).zip(&self.branches) {
            let Some(first) = branch.assumption() else { continue };
            let claim = first.claim();
            let ground = self.ground.sentence(board).filter(|_| number == 1);
            let assumption = match (name.map(str::to_owned), ground) {
                (None, _) => say!("forcing-suppose", [claim]),
                (Some(name), None) => say!("forcing-nested", [name, claim]),
                (Some(name), Some(ground)) => say!("forcing-nested-first", [name, ground, claim]),
            };
            let said = branch.statements[1..].iter();
            let mut steps: Vec<Sentence> = said.map(|said| branch.sentence(board, said, &within)).collect();
            if name.is_some() && number == self.branches.len() {
                if let Ground::Contradiction(clash) = self.ground {
                    steps.push(clash.sentence());
                }
                steps.push(say!("forcing-so-claim", [claim = self.conclusion.claim()]));
            }
            let proves = place.and_then(|place| place.before(cases.len()));
            cases.push(Case { proves, assumption, steps });
        }
        for (number, nested) in (1..).zip(&self.nested) {
            let left = self.board_of(number - 1, board);
            // The first statement of a branch is its assumption, and no step.
            let claim = self.first_use(number - 1).map(|(branch, said)| (here + branch, said - 1));
            let place = Place { name: format!("{within}{number}"), claim };
            // Nothing else holds in an argument.
            if let Some(argument) = nested.of::<Self>() {
                argument.cases(&left, Some(&place), cases);
            } else if let Some(circle) = nested.of::<nice_loops::Pattern>() {
                let Case { assumption, mut steps, .. } = circle.case(&left);
                let proves = place.before(cases.len());
                let assumption = say!("forcing-nested-loop", [name = place.name, assumption]);
                steps.extend(nice_loops::Pattern::circle());
                cases.push(Case { proves, assumption, steps });
            }
        }
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        // Those of nested arguments are not counted.
        let length = self.branches.iter().map(|branch| branch.statements.len()).sum();
        Measures { digits: vec![self.conclusion.digit], length, ..Measures::default() }
    }

    /// Those of nested arguments too.
    fn lines(&self, board: &Board) -> usize {
        let nested = (0..).zip(&self.nested);
        let nested =
            nested.map(|(number, argument)| argument.evidence().lines(&self.board_of(number, board)));
        self.measures().length + nested.sum::<usize>()
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

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let mut said = self.ground.introduce(board, self.conclusion);
        self.cases(board, None, &mut said.cases);
        if !self.nested.is_empty() {
            said.reason.push(say!("forcing-numbered"));
        }
        said.result = effect.results();
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let mut drawn = HashSet::new();
        for branch in &self.branches {
            for said in &branch.statements {
                let node = said.node;
                diagram.candidates(node.candidates(), if node.is_on { Role::On } else { Role::Off });
                // A statement by a pattern is no link between candidates.
                if said.because != Because::Link {
                    continue;
                }
                for cause in branch.causes(said) {
                    if drawn.insert((cause, node)) {
                        node.draw_link(board, &cause, diagram);
                    }
                }
            }
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let mut said = self.branches.iter().flat_map(|branch| &branch.statements);
        let is_chain = said.all(|said| said.causes.len() <= 1 && said.because == Because::Link);
        let is_contradiction = matches!(self.ground, Ground::Contradiction(_));
        // A net in which every statement has one cause is a chain; a search for nets may find one.
        match (is_contradiction, is_chain) {
            (true, true) => vec![&FORCING_CHAIN_CONTRADICTION, &FORCING_NET_CONTRADICTION],
            (true, false) => vec![&FORCING_NET_CONTRADICTION],
            (false, true) => vec![&FORCING_CHAIN_VERITY, &FORCING_NET_VERITY],
            (false, false) => vec![&FORCING_NET_VERITY],
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let candidate =
            self.conclusion.candidate().ok_or(Unsound("the conclusion is not about a candidate"))?;
        let assumptions: Vec<Node> = self.branches.iter().filter_map(Branch::assumption).collect();
        let needed = self.ground.assumptions(board, self.conclusion);
        ensure(!needed.is_empty() && assumptions == needed, "the assumptions do not match the cases")?;
        for branch in &self.branches {
            branch.verify(board, &self.nested, work)?;
        }
        match self.ground {
            Ground::Contradiction(clash) => {
                ensure(clash.is_in(&self.branches[0], board), "there is no contradiction")?;
            }
            _ => {
                let leads_there = |branch: &Branch| branch.says(self.conclusion);
                ensure(self.branches.iter().all(leads_there), "a case does not lead to the conclusion")?;
            }
        }
        let (one, cell, digit) = (CandidateSet::of(candidate), candidate.cell(), candidate.digit());
        if !self.conclusion.is_on {
            return Ok(Proven::removing(one));
        }
        Ok(Proven {
            placed: one,
            gone: CandidateSet::of_cell(cell, !DigitSet::of(digit)),
            ..Proven::default()
        })
    }
}
