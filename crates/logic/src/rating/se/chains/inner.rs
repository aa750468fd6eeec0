//! Hints made of chains inside another chain.

use super::links::Site;
use super::told::Told;
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

/// The chains of a hint, ready to be nested.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    pub(super) sites: Vec<Site>,
    pub(super) chains: Arc<NestedChains>,
    /// Their patterns, if these are to be shown.
    pub(super) told: Option<Box<Told>>,
}

/// Receives the eliminations of a hint, and a way to its chains.
pub(super) type Visit<'v> = dyn FnMut(&[(Cell, DigitSet)], &mut dyn FnMut() -> Chains) + 'v;
