//! The relations of a board, and what whips through them refute.

use super::{FEWEST_CASES, Instance, against};
use crate::techniques::{impossible, whips::state::State};
use crate::{Fact, View};
use std::cell::OnceCell;
use sudokit_core::{Board, CandidateSet, Cell};

/// The most cases of a relation.
const MOST_CASES: usize = 5;

/// Some candidates of which one is true, and why.
#[derive(Clone, Copy)]
pub(super) struct Relation {
    pub(super) source: impossible::Pattern,
    pub(super) cases: CandidateSet,
}

/// All relations of a board, those with two cases first. Of relations with the same cases one stays, and none whose cases are those of another and more.
pub(super) struct Relations {
    by_size: [Vec<Relation>; MOST_CASES - FEWEST_CASES + 1],
    /// What is refuted with those of each size, once somebody has asked for it.
    refuted: [OnceCell<Vec<Instance>>; MOST_CASES - FEWEST_CASES + 1],
}

impl Fact for Relations {
    fn of(view: &View<'_>) -> Self {
        let mut by_size: [Vec<Relation>; _] = Default::default();
        for relation in all(view.board()) {
            by_size[relation.cases.len() - FEWEST_CASES].push(relation);
        }
        Self { by_size, refuted: Default::default() }
    }
}

impl Relations {
    /// Those with so many cases.
    pub(super) fn of_size(&self, size: usize) -> &[Relation] {
        &self.by_size[size - FEWEST_CASES]
    }

    /// What whips through those with so many cases refute.
    pub(super) fn refutations(
        &self,
        view: &View<'_>,
        state: &State,
        size: usize,
        most: usize,
    ) -> Vec<Instance> {
        let refuted = || against::all(view, state, self.of_size(size), most);
        self.refuted[size - FEWEST_CASES].get_or_init(refuted).clone()
    }
}

/// The fewest cases first, then the fewest cells.
fn all(board: &Board) -> Vec<Relation> {
    let with_cases = |source: impossible::Pattern| Relation { source, cases: source.guardians(board) };
    let mut found: Vec<_> = impossible::relations(board, MOST_CASES).into_iter().map(with_cases).collect();
    found.sort_by_cached_key(|relation| {
        let cells: Vec<usize> = relation.source.cells.iter().map(Cell::index).collect();
        (relation.cases.len(), cells.len(), cells, relation.source.digits.bits())
    });
    let mut kept: Vec<Relation> = Vec::new();
    for relation in found {
        if !kept.iter().any(|other| other.cases.is_subset(relation.cases)) {
            kept.push(relation);
        }
    }
    // With one case, that one is true.
    kept.retain(|relation| relation.cases.len() >= FEWEST_CASES);
    kept
}
