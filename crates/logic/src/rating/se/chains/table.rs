//! The propagations of a grid, and the chains of a conclusion in them.

use super::super::grid::Grid;
use super::found::{Found, From, Potential};
use super::inner::NestedChains;
use super::propagation::{Clash, Link, Propagation};
use super::rule::ForcingRule;
use super::trace::Trace;
use std::sync::Arc;

/// The propagations of a grid, one for each assumption that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<Option<Box<Propagation>>>,
    /// For which grid a slot was filled.
    filled: Vec<u32>,
    generation: u32,
}

impl Table {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; 2 * 729], filled: vec![0; 2 * 729], generation: 0 }
    }

    const fn slot(assumption: Potential) -> usize {
        assumption.number() as usize
    }

    /// Begins with another grid.
    pub(super) const fn begin(&mut self) {
        self.generation += 1;
    }

    /// The propagation of an assumption; `None` if it has been done for this grid.
    pub(super) fn fresh(&mut self, assumption: Potential) -> Option<&mut Propagation> {
        let slot = Self::slot(assumption);
        if self.filled[slot] == self.generation {
            return None;
        }
        self.filled[slot] = self.generation;
        Some(self.slots[slot].get_or_insert_with(|| Box::new(Propagation::new())))
    }

    /// Forgets that an assumption has been followed.
    pub(super) fn forget(&mut self, assumption: Potential) {
        self.filled[Self::slot(assumption)] = 0;
    }

    /// The implications of an assumption that was followed before.
    pub(super) fn at(&self, assumption: Potential) -> &Propagation {
        self.slots[Self::slot(assumption)].as_ref().expect("the assumption has been followed")
    }

    /// The ends of the chains of a conclusion in order, each with the propagation that leads there.
    pub(super) fn ends<'t>(
        &'t self,
        grid: &Grid,
        found: Found,
    ) -> impl Iterator<Item = (&'t Propagation, (Potential, Link))> + use<'t> {
        let Found { from, conclusion } = found;
        from.assumptions(grid).flat_map(move |assumption| {
            let propagation = self.at(assumption);
            let ends = match (from, propagation.clash) {
                (From::Contradiction(_), Some(Clash { candidate, on, off })) => {
                    let end = |on, link| Some((Potential { candidate, on }, link));
                    [end(true, on), end(false, off)]
                }
                _ => {
                    let side = propagation.side(conclusion.on);
                    [Some((conclusion, side.link(conclusion.candidate))), None]
                }
            };
            ends.into_iter().flatten().map(move |end| (propagation, end))
        })
    }

    /// The number of nodes of the chains of a conclusion, if not more than a limit.
    pub(super) fn length(
        &self,
        grid: &Grid,
        found: Found,
        rule: ForcingRule,
        trace: &mut Trace,
        most: usize,
    ) -> Option<usize> {
        let least: usize = self.ends(grid, found).map(|(_, (_, link))| link.depth as usize).sum();
        if least > most {
            return None;
        }
        if rule == ForcingRule::Static {
            // Every node has one parent.
            return Some(least);
        }
        let mut length = 0;
        let mut nested: Vec<Arc<NestedChains>> = Vec::new();
        for (propagation, end) in self.ends(grid, found) {
            trace.run(grid, propagation, true, end, most - length);
            length += trace.nodes.len();
            if length > most {
                return None;
            }
            if !propagation.has_patterns() {
                continue;
            }
            for (_, link) in &trace.nodes {
                if let Some(inside) = propagation.nested(*link)
                    && nested.iter().all(|known| known != inside)
                {
                    length += inside.length;
                    nested.push(Arc::clone(inside));
                }
            }
            if length > most {
                return None;
            }
        }
        Some(length)
    }
}
