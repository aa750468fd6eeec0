//! Arguments on relations, and their notation.

use crate::Node;
use crate::techniques::whips::{Link, link};
use sudokit_core::Candidate;

/// An argument on a relation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub(crate) enum Argument {
    /// A chain from each case. Candidates that conflict with all ends are false, and a common end is true.
    Forcing(Vec<Branch>),
    /// A chain that refutes one candidate, and of which the relation is a link.
    Against(Chain),
}

/// The implications of one case: a chain of links, or none, so that the case is the end itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Branch {
    /// The case.
    pub(crate) case: Candidate,
    /// The links, each with something left.
    pub(crate) links: Vec<Link>,
}

/// A chain from a candidate to a contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Chain {
    /// The candidate that is refuted.
    pub(crate) target: Candidate,
    /// The links before the relation.
    pub(crate) before: Vec<Link>,
    /// The cases that are ruled out then.
    pub(crate) out: Vec<Candidate>,
    /// The case that is left; `None` for a contradiction.
    pub(crate) case: Option<Candidate>,
    /// The links after it, of which the last one is left with nothing. None without a case.
    pub(crate) after: Vec<Link>,
}

/// The forms of arguments, which kinds are named after.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Contradiction,
    Whip,
    Forcing,
}

impl Argument {
    pub(super) const fn form(&self) -> Form {
        match self {
            Self::Forcing(_) => Form::Forcing,
            Self::Against(Chain { case: None, .. }) => Form::Contradiction,
            Self::Against(_) => Form::Whip,
        }
    }

    /// The links of all chains together. The relation counts as one, wherever it comes from.
    pub(super) fn length(&self) -> usize {
        match self {
            Self::Forcing(branches) => 1 + branches.iter().map(|branch| branch.links.len()).sum::<usize>(),
            Self::Against(chain) => 1 + chain.before.len() + chain.after.len(),
        }
    }

    /// The cases of the relation, in the order in which they are named.
    pub(super) fn cases(&self) -> Vec<Candidate> {
        match self {
            Self::Forcing(branches) => branches.iter().map(|branch| branch.case).collect(),
            Self::Against(chain) => chain.out.iter().copied().chain(chain.case).collect(),
        }
    }

    /// True if each link starts from the node before, and no node is a group.
    pub(super) fn is_of_whips(&self) -> bool {
        let is_whip = |first, links: &[Link]| {
            let is_plain = |link: &Link| link.right.is_none_or(|node| !node.is_grouped());
            link::is_continuous(Node::of(first, true), links) && links.iter().all(is_plain)
        };
        match self {
            Self::Forcing(branches) => branches.iter().all(|branch| is_whip(branch.case, &branch.links)),
            Self::Against(chain) => {
                let last = chain.before.iter().rev().find_map(|link| link.right);
                let last = last.unwrap_or(Node::of(chain.target, true));
                is_whip(chain.target, &chain.before)
                    && chain.out.iter().any(|case| link::rules_out(&last, *case))
                    && chain.case.is_none_or(|case| is_whip(case, &chain.after))
            }
        }
    }

    /// The chain in nrc notation, with the relation as a link: `r7c6{n1 n8} - OR3{{n8r5c6 n6r3c4 | n4r1c5}} -
    /// r7c5{n4 .}`.
    pub(super) fn written(&self) -> String {
        let size = self.cases().len();
        match self {
            Self::Forcing(branches) => {
                let branch = |branch: &Branch| joined(&[name(branch.case), link::written(&branch.links)]);
                let branches: Vec<_> = branches.iter().map(branch).collect();
                format!("OR{size}{{{{{}}}}}", branches.join(" | "))
            }
            Self::Against(chain) => {
                let out: Vec<_> = chain.out.iter().copied().map(name).collect();
                let left = chain.case.map_or_else(|| ".".to_owned(), name);
                let relation = format!("OR{size}{{{{{} | {left}}}}}", out.join(" "));
                joined(&[link::written(&chain.before), relation, link::written(&chain.after)])
            }
        }
    }
}

/// A candidate in nrc notation: `n8r5c6`.
fn name(candidate: Candidate) -> String {
    format!("n{}{}", candidate.digit(), candidate.cell())
}

/// The parts of a chain that are not empty.
fn joined(parts: &[String]) -> String {
    let parts: Vec<_> = parts.iter().filter(|part| !part.is_empty()).map(String::as_str).collect();
    parts.join(" - ")
}
