//! The relations of a board, and the candidates refuted by whips through them.

use super::{FEWEST_CASES, Instance, Source, against};
use crate::follow::state::State;
use crate::techniques::{guarded_rectangles, impossible};
use crate::{Fact, View};
use std::sync::OnceLock;
use sudokit_core::{Board, CandidateSet, Cell};

/// The most cases of a relation.
const MOST_CASES: usize = 5;

/// The most of one that assumes one solution. Nearly every board has rectangles with more.
const MOST_UNIQUE_CASES: usize = 3;

/// Some candidates of which one is true, and why.
#[derive(Clone, Copy)]
pub(super) struct Relation {
    pub(super) source: Source,
    pub(super) cases: CandidateSet,
}

/// Relations that chains are looked for together on.
#[derive(Default)]
pub(super) struct Group {
    relations: Vec<Relation>,
    /// The candidates refuted with them, on demand.
    refuted: OnceLock<Vec<Instance>>,
}

impl Group {
    pub(super) fn all(&self) -> &[Relation] {
        &self.relations
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.relations.is_empty()
    }

    /// The candidates refuted by whips through them.
    pub(super) fn refutations(&self, view: &View<'_>, state: &State, most: usize) -> Vec<Instance> {
        self.refuted.get_or_init(|| against::all(view, state, &self.relations, most)).clone()
    }
}

/// The relations of a board that assume nothing, by the number of cases, two first.
pub(super) struct BySize(pub(super) [Group; MOST_CASES - FEWEST_CASES + 1]);

impl Fact for BySize {
    fn of(view: &View<'_>) -> Self {
        let mut by_size: [Group; _] = Default::default();
        for relation in least(view.board(), impossible_ones(view.board())) {
            by_size[relation.cases.len() - FEWEST_CASES].relations.push(relation);
        }
        Self(by_size)
    }
}

/// The relations of a board that assume one solution.
pub(super) struct Unique(pub(super) Group);

impl Fact for Unique {
    fn of(view: &View<'_>) -> Self {
        let rectangles = guarded_rectangles::relations(view.board(), MOST_UNIQUE_CASES);
        let relations = least(view.board(), rectangles.into_iter().map(Source::Rectangle));
        Self(Group { relations, ..Group::default() })
    }
}

fn impossible_ones(board: &Board) -> impl Iterator<Item = Source> {
    let source = |it: impossible::Pattern| Source::Impossible { cells: it.cells, digits: it.digits };
    impossible::relations(board, MOST_CASES).into_iter().map(source)
}

/// The fewest cases first, then named patterns, then the fewest cells. No relation has all cases of another,
/// unless that one is of cells without a name and it is not.
fn least(board: &Board, sources: impl Iterator<Item = Source>) -> Vec<Relation> {
    let mut found: Vec<_> =
        sources.map(|source| Relation { source, cases: source.guardians(board) }).collect();
    found.sort_by_cached_key(|relation| {
        let cells: Vec<usize> = relation.source.cells().iter().map(Cell::index).collect();
        let (cases, is_named) = (relation.cases.len(), relation.source.is_named());
        (cases, !is_named, cells.len(), cells, relation.source.digits().bits())
    });
    let mut kept: Vec<Relation> = Vec::new();
    for relation in found {
        let is_less = |other: &Relation| {
            other.cases.is_subset(relation.cases) && other.source.is_named() >= relation.source.is_named()
        };
        if !kept.iter().any(is_less) {
            kept.push(relation);
        }
    }
    // With one case, that one is true.
    kept.retain(|relation| relation.cases.len() >= FEWEST_CASES);
    kept
}
