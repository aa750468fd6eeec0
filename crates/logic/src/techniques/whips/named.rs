//! The names that CSP-Rules has for whips that need less than a whip may: bivalue chains, z-chains, t-whips,
//! and chains of one type.
//!
//! A whip may ignore candidates that the target rules out (as z-chains do) and those that its own nodes rule
//! out (as t-whips do). Which of both it needs depends on the board, so the pattern does not say it.

use super::link::{candidates, is_ruled_out};
use super::{Pattern, WHIP};
use crate::{Node, Variable};
use sudokit_core::{Board, CandidateSet, HouseKind};
use sudokit_diagram::{Sentence, say};

/// The means of a whip on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Restriction {
    /// Nothing but two candidates of each variable: those that the chain goes through.
    BivalueChain,
    /// The target rules out further candidates.
    ZChain,
    /// Nodes of the chain rule out further candidates, and at the very end the target does.
    TWhip,
}

impl Pattern {
    /// The narrowest of these families that a whip without groups is in. None for whips that need all that
    /// whips may, and for everything else.
    ///
    /// Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012.
    pub(crate) fn restriction(&self, board: &Board) -> Option<Restriction> {
        self.restrictions(board).first().copied()
    }

    /// All of these families that it is in, the narrowest first.
    pub(super) fn restrictions(&self, board: &Board) -> Vec<Restriction> {
        if *self.kind() != WHIP {
            return Vec::new();
        }
        let target = [Node::of(self.target, true)];
        let mut nodes: Vec<Node> = Vec::new();
        let (mut is_bivalue, mut is_z, mut is_t) = (true, true, true);
        for link in &self.links {
            let through = [Some(link.left), link.right.and_then(|node| candidates(&node).only())];
            let others: CandidateSet =
                link.variable.candidates(board).iter().filter(|one| !through.contains(&Some(*one))).collect();
            let all_by = |held: &[Node]| others.iter().all(|one| is_ruled_out(held, one));
            is_z &= all_by(&target);
            if link.right.is_some() {
                is_bivalue &= others.is_empty();
                is_t &= all_by(&nodes);
            } else {
                // The target rules out the other end of the chain.
                is_bivalue &= others.len() == 1;
            }
            nodes.extend(link.right);
        }
        // Two candidates alone need neither, but for the very end.
        let families = [
            (Restriction::BivalueChain, is_bivalue && is_z),
            (Restriction::ZChain, is_z),
            (Restriction::TWhip, is_t),
        ];
        families.into_iter().filter(|(_, is_in)| *is_in).map(|(family, _)| family).collect()
    }

    /// True if all variables are cells, or digits in houses of one kind.
    pub(super) fn is_typed(&self) -> bool {
        self.links.len() > 1 && self.only_type().is_some()
    }

    /// The one type of all variables.
    fn only_type(&self) -> Option<&'static Type> {
        let of = |link: &super::Link| Type::of(link.variable);
        let first = self.links.first().map(of)?;
        self.links.iter().all(|link| of(link).name == first.name).then_some(first)
    }

    /// The sentences for the names: "This is a z-chain: ..."
    pub(super) fn sentences_of_names(&self, board: &Board) -> Vec<Sentence> {
        let narrow = self.restriction(board).map(|restriction| match restriction {
            Restriction::BivalueChain => {
                say!("whips-bivalue-chain")
            }
            Restriction::ZChain => say!("whips-z-chain"),
            Restriction::TWhip => say!("whips-t-whip"),
        });
        let typed = self.only_type().filter(|_| self.links.len() > 1);
        narrow.into_iter().chain(typed.map(Type::sentence)).collect()
    }
}

/// The type of the variables of a chain.
pub(super) struct Type {
    pub(super) name: &'static str,
    kind: Option<HouseKind>,
}

impl Type {
    pub(super) const fn of(variable: Variable) -> &'static Self {
        match variable {
            Variable::Cell(_) => &Self { name: "rc", kind: None },
            Variable::Place(house, _) => match house.kind() {
                HouseKind::Row => &Self { name: "rn", kind: Some(HouseKind::Row) },
                HouseKind::Column => &Self { name: "cn", kind: Some(HouseKind::Column) },
                HouseKind::Block => &Self { name: "bn", kind: Some(HouseKind::Block) },
            },
        }
    }

    fn sentence(&self) -> Sentence {
        match self.kind {
            None => say!("whips-cells-only"),
            Some(HouseKind::Row) => say!("whips-rows-only"),
            Some(HouseKind::Column) => say!("whips-columns-only"),
            Some(HouseKind::Block) => say!("whips-boxes-only"),
        }
    }
}
