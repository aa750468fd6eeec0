//! Implications of one assumption, statement by statement.

use super::Pattern as Argument;
use crate::sets::cells_of;
use crate::step::evidence::ensure;
use crate::techniques::{fish, locked, nice_loops, subsets};
use crate::{Node, Pattern, Unsound, Work};
use std::borrow::Cow;
use sudokit_core::{Board, Candidate, CandidateSet, Digit, HouseSet};
use sudokit_diagram::{Sentence, say};

/// The implications of one assumption.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Branch {
    /// The assumption and its implications, one after the other.
    pub(crate) statements: Vec<Statement>,
}

/// Something said about candidates, and why it is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Statement {
    /// The statement.
    pub(crate) node: Node,
    /// The numbers of the earlier ones that it follows from; none for an assumption.
    pub(crate) causes: Vec<usize>,
    /// The reason.
    pub(crate) because: Because,
}

/// The reason why a statement follows from others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Because {
    /// There is no room beside another digit, or no other digit or place is left.
    Link,
    /// By locked candidates, a subset or a fish that is there once the others are off.
    Pattern(Box<Pattern>),
    /// By the nested argument of this number.
    Nested(usize),
}

impl Because {
    /// A pattern as it is on a board: the places of a digit in its houses depend on the candidates that are
    /// off.
    fn on(pattern: &Pattern, board: &Board) -> Pattern {
        let places = |digit: Digit, houses: HouseSet| {
            let all = cells_of(houses);
            board.places(digit) & all
        };
        if let Some(locked) = pattern.of::<locked::Pattern>() {
            let cells = places(locked.digit, HouseSet::of(locked.base));
            locked::Pattern { cells, ..*locked }.into()
        } else if let Some(fish) = pattern.of::<fish::Pattern>() {
            fish::Pattern { cells: places(fish.digit, fish.base), ..*fish }.into()
        } else {
            pattern.clone()
        }
    }

    /// The pattern or the argument, as it is on a board.
    fn pattern<'p>(&'p self, board: &Board, nested: &'p [Pattern]) -> Result<Cow<'p, Pattern>, Unsound> {
        match self {
            Self::Link => Err(Unsound("a link is not a pattern")),
            Self::Pattern(pattern) => {
                let is_plain = pattern.is::<locked::Pattern>()
                    || pattern.is::<subsets::Pattern>()
                    || pattern.is::<fish::Pattern>();
                ensure(is_plain, "such a pattern is not used in chains")?;
                Ok(Cow::Owned(Self::on(pattern, board)))
            }
            Self::Nested(number) => {
                let argument = nested.get(*number);
                let argument = argument.ok_or(Unsound("a node refers to an argument that is not there"))?;
                let is_argument = argument.is::<Argument>() || argument.is::<nice_loops::Pattern>();
                ensure(is_argument, "a nested pattern is not an argument")?;
                Ok(Cow::Borrowed(argument))
            }
        }
    }

    /// The words for a pattern.
    fn sentence(pattern: &Pattern) -> Sentence {
        if let Some(locked::Pattern { digit, base, cover, .. }) = pattern.of() {
            say!("forcing-only-in-cover", [base, digit, cover])
        } else if let Some(fish::Pattern { digit, base, cover, .. }) = pattern.of() {
            say!("forcing-only-in-cover", [base, digit, cover])
        } else if let Some(subsets::Pattern { is_hidden, house, digits, cells }) = pattern.of() {
            if *is_hidden {
                say!("forcing-only-in-cells", [house, digits, cells])
            } else {
                say!("forcing-can-only-be", [cells, digits = *digits])
            }
        } else {
            say!("common-line", [line = pattern.evidence().line()])
        }
    }
}

impl Branch {
    /// Statements that follow from others by links alone; for each the numbers of those.
    pub(crate) fn of_links(nodes: Vec<Node>, because: Vec<Vec<usize>>) -> Self {
        let statement = |(node, causes)| Statement { node, causes, because: Because::Link };
        Self { statements: nodes.into_iter().zip(because).map(statement).collect() }
    }

    /// A chain: each node follows from the one before.
    pub(crate) fn chain(nodes: Vec<Node>) -> Self {
        let because = (0..nodes.len()).map(|number| number.checked_sub(1).into_iter().collect()).collect();
        Self::of_links(nodes, because)
    }

    /// The assumption.
    pub(super) fn assumption(&self) -> Option<Node> {
        self.statements.first().map(|first| first.node)
    }

    /// True if it has the statement.
    pub(super) fn says(&self, node: Node) -> bool {
        self.statements.iter().any(|said| said.node == node)
    }

    pub(super) fn has(&self, candidate: Candidate, is_on: bool) -> bool {
        self.says(Node::of(candidate, is_on))
    }

    /// The causes of a statement.
    pub(super) fn causes(&self, of: &Statement) -> Vec<Node> {
        of.causes.iter().map(|cause| self.statements[*cause].node).collect()
    }

    /// The board without the candidates that are off among the causes of a statement.
    pub(super) fn without_causes(&self, board: &Board, of: &Statement) -> Board {
        let mut left = *board;
        for node in self.causes(of).iter().filter(|node| !node.is_on) {
            left.eliminate_all(CandidateSet::of_digit(node.digit, node.cells));
        }
        left
    }

    /// One statement in words. Nested arguments are called by their numbers, behind that of the argument that
    /// they are in.
    pub(super) fn sentence(&self, board: &Board, said: &Statement, within: &str) -> Sentence {
        let claim = said.node.claim();
        match &said.because {
            Because::Link => said.node.conclusion(said.node.reason(board, &self.causes(said))),
            Because::Pattern(pattern) => {
                say!("forcing-reason-so", [reason = Because::sentence(pattern), claim])
            }
            Because::Nested(number) => {
                say!("forcing-argument-shows", [within = within.to_owned(), number = number + 1, claim])
            }
        }
    }

    /// Checks that every statement but the first follows from earlier ones.
    pub(super) fn verify(&self, board: &Board, nested: &[Pattern], work: &mut Work) -> Result<(), Unsound> {
        let (first, rest) = self.statements.split_first().ok_or(Unsound("a branch has no assumption"))?;
        let is_assumed = first.causes.is_empty() && first.because == Because::Link;
        ensure(is_assumed, "a branch does not begin with an assumption")?;
        work.take_each(self.statements.len(), 9)?;
        let is_there = |said: &Statement| said.node.is_on_board(board);
        ensure(self.statements.iter().all(is_there), "a node is not on the board")?;
        for (number, said) in (1..).zip(rest) {
            // Each two causes are checked for contradictions.
            work.take(Work::BOARD)?;
            work.take_each(said.causes.len(), said.causes.len())?;
            ensure(said.causes.iter().all(|cause| *cause < number), "a node comes before its cause")?;
            let left = match &said.because {
                Because::Link => {
                    let reason = said.node.reason(board, &self.causes(said));
                    ensure(reason.is_some(), "a node does not follow from its causes")?;
                    continue;
                }
                Because::Pattern(_) | Because::Nested(_) => self.without_causes(board, said),
            };
            let pattern = said.because.pattern(&left, nested)?;
            ensure(!said.node.is_on, "a pattern can only remove candidates")?;
            let gone = CandidateSet::of_digit(said.node.digit, said.node.cells);
            let proven = work.inside(|work| pattern.evidence().proves(&left, work))?;
            ensure(gone.is_subset(proven.gone), "the step removes more than follows from the pattern")?;
        }
        Ok(())
    }
}
