//! Arguments on relations, and their notation.

use super::branches::{Branches, is_whip, joined, name};
use crate::Node;
use crate::techniques::whips::{Link, link};
use sudokit_core::Candidate;

/// An argument on a relation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub(crate) enum Argument {
    /// A chain from each case.
    Forcing(Branches),
    /// A chain that refutes one candidate, and of which the relation is a link.
    Against(Chain),
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
            Self::Forcing(branches) => 1 + branches.links(),
            Self::Against(chain) => 1 + chain.before.len() + chain.after.len(),
        }
    }

    /// The cases of the relation, in the order in which they are named.
    pub(super) fn cases(&self) -> Vec<Candidate> {
        match self {
            Self::Forcing(branches) => branches.cases(),
            Self::Against(chain) => chain.out.iter().copied().chain(chain.case).collect(),
        }
    }

    /// True if each link starts from the node before, and no node is a group.
    pub(super) fn is_of_whips(&self) -> bool {
        match self {
            Self::Forcing(branches) => branches.are_whips(),
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
        match self {
            Self::Forcing(branches) => branches.written(),
            Self::Against(chain) => {
                let out: Vec<_> = chain.out.iter().copied().map(name).collect();
                let left = chain.case.map_or_else(|| ".".to_owned(), name);
                let relation = format!("OR{}{{{{{} | {left}}}}}", self.cases().len(), out.join(" "));
                joined(&[link::written(&chain.before), relation, link::written(&chain.after)])
            }
        }
    }
}
