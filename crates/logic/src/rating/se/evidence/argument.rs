//! Chains from one assumption or several, with everything that dynamic and nested ones have besides links.

use super::Pattern;
use crate::evidence::ensure;
use crate::techniques::forcing::{Clash, Ground};
use crate::techniques::{self, fish, locked};
use crate::{Effect, Evidence, Measures, Node, Reason, Unsound, notation};
use std::collections::HashSet;
use sudokit_core::{Board, CandidateSet, CellSet, Digit, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, sentence};

/// An argument: what follows from an assumption, or from each of several of which one is true.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::{Node, rating::se::Argument, techniques::forcing::Ground};
///
/// let candidate = Candidate::from_index(0);
/// let (conclusion, ground) = (Node::of(candidate, false), Ground::Cell(candidate.cell()));
/// let argument = Argument { conclusion, ground, branches: Vec::new(), nested: Vec::new() };
/// assert!(argument.branches.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// What must be so.
    pub conclusion: Node,
    /// Why.
    pub ground: Ground,
    /// What follows: from the opposite of the conclusion, or from each case. Each begins with its assumption.
    pub branches: Vec<Vec<Statement>>,
    /// Arguments and cycles that statements refer to. They hold once what those follow from is off.
    pub nested: Vec<Pattern>,
}

/// A statement about a candidate, and why it is true.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::{Node, rating::se::{Because, Statement}};
///
/// let node = Node::of(Candidate::from_index(0), true);
/// let assumption = Statement { node, causes: Vec::new(), because: Because::Link };
/// assert!(assumption.causes.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The statement.
    pub node: Node,
    /// The numbers of the earlier ones that it follows from; none for an assumption.
    pub causes: Vec<usize>,
    /// How it follows from them.
    pub because: Because,
}

/// How a statement follows from others.
///
/// ```
/// use sudokit_logic::rating::se::Because;
/// assert_ne!(Because::Link, Because::Nested(0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// There is no room beside another digit, or no other digit or place is left.
    Link,
    /// By this pattern, which is there once the others are off.
    Pattern(techniques::Pattern),
    /// By the nested argument of this number.
    Nested(usize),
}

impl Because {
    /// A pattern as it is on a board: which places a digit has left in its houses depends on what is off.
    fn on(pattern: &techniques::Pattern, board: &Board) -> techniques::Pattern {
        let places = |digit: Digit, houses: HouseSet| {
            let all = houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
            board.places(digit) & all
        };
        match *pattern {
            techniques::Pattern::Locked(locked) => {
                let cells = places(locked.digit, HouseSet::of(locked.base));
                locked::Pattern { cells, ..locked }.into()
            }
            techniques::Pattern::Fish(fish) => {
                fish::Pattern { cells: places(fish.digit, fish.base), ..fish }.into()
            }
            ref other => other.clone(),
        }
    }

    /// What there is to say of a pattern.
    fn sentence(pattern: &techniques::Pattern) -> Sentence {
        match pattern {
            techniques::Pattern::Locked(locked) => {
                let locked::Pattern { digit, base, cover, .. } = *locked;
                sentence!["in ", base, " the digit ", digit, " is left only in ", cover]
            }
            techniques::Pattern::Subsets(subset) if subset.is_hidden => {
                sentence!["in ", subset.house, " the digits ", subset.digits, " fit only ", subset.cells]
            }
            techniques::Pattern::Subsets(subset) => {
                sentence!["nothing but ", subset.digits, " is left for ", subset.cells]
            }
            techniques::Pattern::Fish(fish) => {
                sentence!["in ", fish.base, " the digit ", fish.digit, " fits only ", fish.cover]
            }
            other => sentence![other.evidence().line()],
        }
    }
}

/// The statements that one follows from.
fn causes(branch: &[Statement], of: &Statement) -> Vec<Node> {
    of.causes.iter().map(|cause| branch[*cause].node).collect()
}

/// The board without what is off among the causes of a statement.
fn without_causes(board: &Board, branch: &[Statement], of: &Statement) -> Board {
    let mut left = *board;
    for node in causes(branch, of).iter().filter(|node| !node.is_on) {
        left.eliminate_all(CandidateSet::of_digit(node.digit, node.cells));
    }
    left
}

/// Checks that every statement but the first follows from earlier ones.
fn verify_branch(branch: &[Statement], nested: &[Pattern], board: &Board) -> Result<(), Unsound> {
    ensure(
        branch.first().is_some_and(|first| first.causes.is_empty()),
        "a branch does not begin with an assumption",
    )?;
    let is_one = |node: &Node| node.candidate().is_some_and(|one| board.has(one));
    ensure(branch.iter().all(|said| is_one(&said.node)), "a node is not on the board")?;
    for (number, said) in branch.iter().enumerate().skip(1) {
        ensure(!said.causes.is_empty(), "a node has no cause")?;
        ensure(said.causes.iter().all(|cause| *cause < number), "a node comes before its cause")?;
        let removed = || Effect::removing(said.node.candidate().filter(|_| !said.node.is_on));
        match &said.because {
            Because::Link => {
                let reason = said.node.reason(board, &causes(branch, said));
                ensure(
                    !matches!(reason, None | Some(Reason::Absurd)),
                    "a node does not follow from its causes",
                )?;
            }
            Because::Pattern(pattern) => {
                ensure(!said.node.is_on, "a pattern gives nothing but what goes")?;
                let is_plain = matches!(
                    pattern,
                    techniques::Pattern::Locked(_)
                        | techniques::Pattern::Subsets(_)
                        | techniques::Pattern::Fish(_)
                );
                ensure(is_plain, "such a pattern is not used in chains")?;
                let left = without_causes(board, branch, said);
                Because::on(pattern, &left).evidence().verify(&left, &removed())?;
            }
            Because::Nested(number) => {
                ensure(!said.node.is_on, "a nested argument gives nothing but what goes")?;
                let argument =
                    nested.get(*number).ok_or(Unsound("a node refers to an argument that is not there"))?;
                argument.evidence().verify(&without_causes(board, branch, said), &removed())?;
            }
        }
    }
    Ok(())
}

impl Argument {
    /// Where a nested argument is first used: the board that it is about.
    fn board_of(&self, number: usize, board: &Board) -> Board {
        let uses = self.branches.iter().flat_map(|branch| branch.iter().map(move |said| (branch, said)));
        let mut boards = uses
            .filter(|(_, said)| said.because == Because::Nested(number))
            .map(|(branch, said)| without_causes(board, branch, said));
        boards.next().unwrap_or(*board)
    }

    /// One statement in words. Nested arguments are called by their numbers, behind that of the argument that they are in.
    fn sentence(&self, board: &Board, branch: &[Statement], said: &Statement, within: &str) -> Sentence {
        let plain = |reason: Sentence| {
            let mut words = said.node.claim().between("Then ", ", as ");
            words.append(reason);
            words.push(".");
            words
        };
        match &said.because {
            Because::Link => said.node.conclusion(said.node.reason(board, &causes(branch, said))),
            Because::Pattern(pattern) => plain(Because::sentence(pattern)),
            Because::Nested(number) => {
                plain(sentence![format!("argument {within}{} below shows", number + 1)])
            }
        }
    }

    /// The branches in words, then the nested arguments.
    fn cases(&self, board: &Board, within: &str, cases: &mut Vec<Case>) {
        for branch in &self.branches {
            let Some((first, rest)) = branch.split_first() else { continue };
            let mut assumption = first.node.claim().between("Suppose that ", ".");
            if !within.is_empty() {
                assumption = sentence![format!("Argument {}: ", within.trim_end_matches('.'))];
                assumption.append(first.node.claim().between("suppose that ", "."));
            }
            let steps = rest.iter().map(|said| self.sentence(board, branch, said, within));
            cases.push(Case { assumption, steps: steps.collect() });
        }
        for (number, nested) in self.nested.iter().enumerate() {
            let left = self.board_of(number, board);
            let within = format!("{within}{}.", number + 1);
            match nested {
                Pattern::Argument(argument) => argument.cases(&left, &within, cases),
                Pattern::Cycle(cycle) => {
                    let Case { assumption, steps } = cycle.case(&left);
                    let mut named =
                        sentence![format!("Argument {} (a circle): ", &within[..within.len() - 1])];
                    named.append(assumption);
                    cases.push(Case { assumption: named, steps });
                }
                Pattern::One(_) | Pattern::Direct(_) => {}
            }
        }
    }
}

impl Evidence for Argument {
    fn measures(&self) -> Measures {
        Measures {
            digits: vec![self.conclusion.digit],
            length: self.branches.iter().map(Vec::len).sum(),
            ..Measures::default()
        }
    }

    /// The chain, if it is one, or what is told apart.
    fn line(&self) -> String {
        let is_chain =
            |branch: &[Statement]| (1..branch.len()).all(|number| branch[number].causes == [number - 1]);
        match (self.ground, &self.branches[..]) {
            (Ground::Contradiction(_), [branch]) if is_chain(branch) => {
                notation::chain(&branch.iter().map(|said| said.node).collect::<Vec<_>>())
            }
            (Ground::Contradiction(_), _) => {
                format!("{} is wrong", Node { is_on: !self.conclusion.is_on, ..self.conclusion })
            }
            (Ground::OnOrOff(one), _) => format!("{one} or not"),
            (Ground::Cell(cell), _) => format!("all digits of {cell}"),
            (Ground::House(house, digit), _) => format!("all places of {digit} in {house}"),
        }
    }

    fn explain(&self, board: &Board, _: &Effect) -> Explanation {
        let mut said = self.ground.introduce(board, self.conclusion);
        self.cases(board, "", &mut said.cases);
        if !self.nested.is_empty() {
            said.reason.push(sentence![
                "Numbered arguments, which follow behind the cases, hold on the board without the candidates that are off where they are used."
            ]);
        }
        said.result.push(self.conclusion.claim().between("So ", "."));
        said
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let of = |node: &Node| CandidateSet::of_digit(node.digit, node.cells);
        let mut drawn = HashSet::new();
        for branch in &self.branches {
            for said in branch {
                diagram.candidates(of(&said.node), if said.node.is_on { Role::On } else { Role::Off });
                // What follows from several others, or by a pattern, is no link between two candidates.
                if let (Because::Link, [cause]) = (&said.because, &causes(branch, said)[..])
                    && drawn.insert((*cause, said.node))
                {
                    diagram.link(of(cause), of(&said.node), said.node.is_on);
                }
            }
        }
    }

    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        let candidate =
            self.conclusion.candidate().ok_or(Unsound("the conclusion is not about a candidate"))?;
        let others = CandidateSet::of_cell(candidate.cell(), board.candidates(candidate.cell()));
        let is_right = match self.conclusion.is_on {
            true if effect.placements().is_empty() => {
                effect.eliminated().is_subset(others.without(candidate))
            }
            true => effect.placements() == [candidate] && effect.eliminations().is_empty(),
            false => effect.placements().is_empty() && effect.eliminations() == [candidate],
        };
        ensure(is_right, "more is changed than follows")?;
        let assumptions: Vec<Node> =
            self.branches.iter().filter_map(|branch| Some(branch.first()?.node)).collect();
        let needed = self.ground.assumptions(board, self.conclusion);
        ensure(!needed.is_empty() && assumptions == needed, "the cases are not all there are")?;
        for branch in &self.branches {
            verify_branch(branch, &self.nested, board)?;
        }
        let has = |branch: &[Statement], node: Node| branch.iter().any(|said| said.node == node);
        match self.ground {
            Ground::Contradiction(Clash::Assumption(one) | Clash::Candidate(one)) => {
                let both = [true, false].map(|is_on| Node::of(one, is_on));
                let is_there = both.into_iter().all(|node| has(&self.branches[0], node));
                ensure(is_there, "there is no contradiction")
            }
            Ground::Contradiction(_) => Err(Unsound("such a contradiction is not used in chains")),
            Ground::OnOrOff(_) | Ground::Cell(_) | Ground::House(..) => ensure(
                self.branches.iter().all(|branch| has(branch, self.conclusion)),
                "a case does not lead to the conclusion",
            ),
        }
    }
}
