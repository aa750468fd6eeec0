//! Hints made of chains inside another chain.

use super::found::Potential;
use super::told::Told;
use crate::facts::Variable;
use std::sync::Arc;
use sudokit_core::{Cell, DigitSet};

/// A hint made of chains, inside another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NestedChains {
    /// Its nodes from every target back, in the order of levels. Hints with the same nodes are the same.
    pub(super) nodes: Vec<u16>,
    /// The number of its nodes, those of hints inside it included.
    pub(super) length: usize,
}

/// Chains written down.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    /// Of every chain how many nodes it has, then their numbers.
    pub(super) nodes: Vec<u16>,
    /// The variables on which its on-nodes rely.
    pub(super) variables: Vec<Variable>,
}

impl Written {
    /// Adds a chain from its target back, every node with the variable by which it was reached.
    pub(super) fn add(&mut self, chain: impl ExactSizeIterator<Item = (Potential, Option<Variable>)>) {
        self.nodes.push(chain.len() as u16);
        for (node, variable) in chain {
            self.nodes.push(node.number());
            self.variables.extend(variable.filter(|_| node.on));
        }
    }
}

/// The chains of a hint, ready to be nested.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    /// The variables on which its on-nodes rely.
    pub(super) variables: Vec<Variable>,
    pub(super) chains: Arc<NestedChains>,
    /// Their patterns, if these are to be shown.
    pub(super) told: Option<Box<Told>>,
}

impl Chains {
    pub(super) fn of(Written { nodes, variables }: Written, length: usize, told: Option<Told>) -> Self {
        Self { variables, chains: Arc::new(NestedChains { nodes, length }), told: told.map(Box::new) }
    }
}

/// Receives the eliminations of a hint, and a way to its chains.
pub(super) type Visit<'v> = dyn FnMut(&[(Cell, DigitSet)], &mut dyn FnMut() -> Chains) + 'v;
