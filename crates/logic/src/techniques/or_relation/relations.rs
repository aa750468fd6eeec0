//! The relations of a board, and the candidates refuted by whips through them.

use super::{FEWEST_CASES, Instance, Source, against};
use crate::follow::Draft;
use crate::sort;
use crate::techniques::FAMILIES;
use crate::{Assumes, Fact, Measures, View};
use std::sync::OnceLock;
use sudokit_core::{CandidateSet, DigitSet};

/// The most cases of a relation.
const MOST_CASES: usize = 5;

/// The most of one that assumes one solution. Nearly every board has rectangles with more.
const MOST_UNIQUE_CASES: usize = 3;

/// Some candidates of which one is true, and why.
#[derive(Clone)]
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
    pub(super) fn refutations(&self, view: &View<'_>, draft: &Draft, most: usize) -> Vec<Instance> {
        self.refuted.get_or_init(|| against::all(view, draft, &self.relations, most)).clone()
    }
}

/// The relations of a board that assume nothing, by the number of cases, two first.
pub(super) struct BySize(pub(super) [Group; MOST_CASES - FEWEST_CASES + 1]);

impl Fact for BySize {
    fn of(view: &View<'_>) -> Self {
        let mut by_size: [Group; _] = Default::default();
        for relation in least(view, Assumes::Nothing, MOST_CASES) {
            by_size[relation.cases.len() - FEWEST_CASES].relations.push(relation);
        }
        Self(by_size)
    }
}

/// The relations of a board that assume one solution.
pub(super) struct Unique(pub(super) Group);

impl Fact for Unique {
    fn of(view: &View<'_>) -> Self {
        Self(Group { relations: least(view, Assumes::UniqueSolution, MOST_UNIQUE_CASES), ..Group::default() })
    }
}

/// The fewest cases first, then named patterns, then the fewest cells. No relation has all cases of another,
/// unless that one is of cells without a name and it is not.
fn least(view: &View<'_>, premise: Assumes, most: usize) -> Vec<Relation> {
    let families = FAMILIES.iter().filter(|family| family.kinds()[0].assumes == premise);
    let sources = families.flat_map(|family| family.relations(view, most)).filter_map(Source::of);
    let related = |source: Source| Relation { cases: source.cases(view.board()), source };
    let mut found: Vec<Relation> = sources.map(related).collect();
    sort::by_key(&mut found, |relation| {
        let Measures { cells, digits, .. } = relation.source.measures();
        let digits: DigitSet = digits.into_iter().collect();
        (relation.cases.len(), !relation.source.is_named(), cells.len(), cells, digits.bits())
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
    kept.retain(|relation| (FEWEST_CASES..=most).contains(&relation.cases.len()));
    kept
}
