//! Branches: a chain from each case of a relation, all of which lead to the same.

use super::evidence::{claim, conclusion, ensure_goes_on};
use crate::sets::excluded_by_each;
use crate::step::evidence::ensure;
use crate::step::proven::each_once;
use crate::techniques::whips::{Link, link};
use crate::{Effect, Node, Proven, Unsound, Work};
use sudokit_core::{Board, Candidate, CandidateSet};
use sudokit_diagram::{Case, Diagram, Sentence, say};

/// A chain from each case. Candidates that conflict with all ends are false, and a common end is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Branches(pub(crate) Vec<Branch>);

/// The implications of one case: a chain of links, or none, so that the case is the end itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Branch {
    /// The case.
    pub(crate) case: Candidate,
    /// The links, each with something left.
    pub(crate) links: Vec<Link>,
}

impl Branches {
    /// The links of all chains together.
    pub(crate) fn links(&self) -> usize {
        self.0.iter().map(|branch| branch.links.len()).sum()
    }

    /// The cases, in the order in which they are named.
    pub(crate) fn cases(&self) -> Vec<Candidate> {
        self.0.iter().map(|branch| branch.case).collect()
    }

    /// True if each link starts from the node before, and no node is a group.
    pub(crate) fn are_whips(&self) -> bool {
        self.0.iter().all(|branch| is_whip(branch.case, &branch.links))
    }

    /// In nrc notation: `OR2{{n9r6c6 | n9r8c5 - r6n9{c5 c6}}}`.
    pub(crate) fn written(&self) -> String {
        let branch = |branch: &Branch| joined(&[name(branch.case), link::written(&branch.links)]);
        let branches: Vec<_> = self.0.iter().map(branch).collect();
        format!("OR{}{{{{{}}}}}", branches.len(), branches.join(" | "))
    }

    /// The cases for a learner.
    pub(crate) fn told(&self, board: &Board, effect: &Effect) -> Vec<Case> {
        self.0.iter().map(|branch| branch.told(board, effect)).collect()
    }

    /// "Either way, r1c1 is 3."
    pub(crate) fn reason(&self, effect: &Effect) -> Sentence {
        say!("or-relation-in-all", [cases = self.0.len(), claim = conclusion(effect)])
    }

    pub(crate) fn mark(&self, diagram: &mut Diagram) {
        for branch in &self.0 {
            link::mark(diagram, &mut branch.held(), &branch.links);
        }
    }

    /// Checks the chains from cases of which one is known to be true: the conclusions.
    pub(crate) fn proves(
        &self,
        one_of: CandidateSet,
        board: &Board,
        work: &mut Work,
    ) -> Result<Proven, Unsound> {
        work.take(self.links())?;
        work.take(self.0.len())?;
        ensure(each_once(&self.cases())? == one_of, "the cases are not the candidates of which one is true")?;
        let ends = self.0.iter().map(|branch| branch.verify(board, work));
        let ends = ends.collect::<Result<CandidateSet, Unsound>>()?;
        let placed = ends.only().map_or(CandidateSet::EMPTY, CandidateSet::of);
        Ok(Proven { placed, gone: excluded_by_each(ends), ..Proven::default() })
    }
}

impl Branch {
    fn held(&self) -> Vec<Node> {
        vec![Node::of(self.case, true)]
    }

    fn told(&self, board: &Board, effect: &Effect) -> Case {
        let mut steps = link::sentences(board, &mut self.held(), &self.links);
        if !effect.eliminations().is_empty() {
            steps.push(say!("or-relation-so", [claim = conclusion(effect)]));
        } else if steps.is_empty() {
            steps.push(say!("or-relation-done"));
        }
        Case { proves: None, assumption: say!("or-relation-suppose", [claim = claim(self.case)]), steps }
    }

    /// Checks the chain: where it ends.
    fn verify(&self, board: &Board, work: &mut Work) -> Result<Candidate, Unsound> {
        ensure_goes_on(&self.links)?;
        let mut held = self.held();
        link::follow(board, &mut held, &self.links, work)?;
        let end = held.last().and_then(Node::candidate);
        end.ok_or(Unsound("a chain does not end with a candidate"))
    }
}

/// True if each link starts from the node before, and no node is a group.
pub(super) fn is_whip(first: Candidate, links: &[Link]) -> bool {
    let is_plain = |link: &Link| link.right.is_none_or(|node| !node.is_grouped());
    link::is_continuous(Node::of(first, true), links) && links.iter().all(is_plain)
}

/// A candidate in nrc notation: `n8r5c6`.
pub(super) fn name(candidate: Candidate) -> String {
    format!("n{}{}", candidate.digit(), candidate.cell())
}

/// The parts of a chain that are not empty.
pub(super) fn joined(parts: &[String]) -> String {
    let parts: Vec<_> = parts.iter().filter(|part| !part.is_empty()).map(String::as_str).collect();
    parts.join(" - ")
}
