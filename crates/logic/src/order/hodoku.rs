//! The order of steps with the same effect.
//!
//! HoDoKu's comparisons are not transitive, so the order of a list depends on the sorting algorithm:
//! [`merge`] is the sort of its runtime library.

use super::merge;
use crate::step::FishMeasures;
use crate::{Kind, Measures, Step};
use std::cmp::Ordering;
use sudokit_core::{Candidate, CandidateSet, CellSet, DigitSet};

/// The numbers of a step, kept for its comparisons.
pub(crate) struct Key {
    kind: &'static Kind,
    eliminated: CandidateSet,
    eliminations: usize,
    weight: i64,
    measures: Measures,
}

impl Key {
    pub(crate) fn new(kind: &'static Kind, eliminations: &[Candidate], measures: Measures) -> Self {
        Self {
            kind,
            eliminated: eliminations.iter().copied().collect(),
            eliminations: eliminations.len(),
            weight: weight(eliminations),
            measures,
        }
    }

    fn of(step: &Step) -> Self {
        Self::new(step.kind, step.effect.eliminations(), step.pattern.evidence().measures())
    }

    fn order(&self) -> u16 {
        self.kind.hodoku.map_or(u16::MAX, |hodoku| hodoku.order)
    }
}

/// Sorts the best first: by the number of eliminations, then by their places; equal effects by the length of
/// their chains, the values, the cells.
pub(crate) fn best_first(steps: Vec<Step>) -> Vec<Step> {
    best_first_by(steps, Key::of)
}

/// Sorts findings that are no steps yet.
pub(crate) fn best_first_by<T>(items: Vec<T>, key: impl Fn(&T) -> Key) -> Vec<T> {
    sorted_by(items, key, general)
}

fn sorted_by<T>(items: Vec<T>, key: impl Fn(&T) -> Key, compare: impl Fn(&Key, &Key) -> Ordering) -> Vec<T> {
    let keyed = items.into_iter().map(|item| (key(&item), item)).collect();
    merge::sorted(keyed, |a, b| compare(&a.0, &b.0)).into_iter().map(|(_, item)| item).collect()
}

/// Sorts the best first, for almost locked sets: by the number of eliminations, then by their places; equal
/// effects by the number of sets, then of cells.
pub(crate) fn fewest_sets_first(steps: Vec<Step>) -> Vec<Step> {
    sorted_by(steps, Key::of, by_sets)
}

/// The sum of all cells, each weighted by its position, and all digits.
pub(crate) fn weight(eliminations: &[Candidate]) -> i64 {
    (0..)
        .zip(eliminations)
        .map(|(i, gone)| gone.cell().index() as i64 * (1 + 80 * i) + i64::from(gone.digit().get()))
        .sum()
}

/// The step that removes more comes first.
fn by_number(a: &Key, b: &Key) -> Ordering {
    b.eliminations.cmp(&a.eliminations)
}

fn are_equivalent(a: &Key, b: &Key) -> bool {
    a.kind == b.kind && a.eliminated == b.eliminated
}

fn by_sets(a: &Key, b: &Key) -> Ordering {
    let more = by_number(a, b);
    if more.is_ne() {
        return more;
    }
    if !are_equivalent(a, b) {
        return a.weight.cmp(&b.weight);
    }
    let size = |x: &Key| (x.measures.sets, x.measures.set_cells, x.order());
    size(a).cmp(&size(b))
}

/// The order of fish that remove equally much: the simpler first; those with chains by their chains.
fn fish_order<'m>(fish: &FishMeasures, all: &'m Measures) -> impl Ord + use<'m> {
    let FishMeasures { shape, fins, endo_fins, cannibals, sashimi } = *fish;
    (shape, fins > 0, all.size, all.length, sashimi, cannibals, endo_fins, fins, &all.digits)
}

fn general(a: &Key, b: &Key) -> Ordering {
    let more = by_number(a, b);
    if more.is_ne() {
        return more;
    }
    let has_chains = |x: &Key| x.measures.length > 0;
    if let (Some(one), Some(other)) = (&a.measures.fish, &b.measures.fish)
        && has_chains(a) == has_chains(b)
    {
        return fish_order(one, &a.measures).cmp(&fish_order(other, &b.measures));
    }
    if !are_equivalent(a, b) {
        return a.weight.cmp(&b.weight);
    }
    let by_length = a.measures.length.cmp(&b.measures.length);
    if by_length.is_ne() {
        return by_length;
    }
    let digits = |x: &Key| x.measures.digits.iter().copied().collect::<DigitSet>();
    let sum = |x: &Key| x.measures.digits.iter().map(|digit| u32::from(digit.get())).sum::<u32>();
    if digits(a) != digits(b) {
        return sum(a).cmp(&sum(b));
    }
    let cells = |x: &Key| x.measures.cells.iter().copied().collect::<CellSet>();
    let places = |x: &Key| x.measures.cells.iter().map(|cell| cell.index()).sum::<usize>();
    if cells(a) != cells(b) {
        let fewer = a.measures.cells.len().cmp(&b.measures.cells.len());
        return fewer.then_with(|| places(b).cmp(&places(a)));
    }
    a.order().cmp(&b.order())
}
