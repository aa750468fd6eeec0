//! Which of several steps comes first.
//!
//! HoDoKu's comparisons are not transitive, so what they make of a list depends on how it is sorted: [`merge`] is the sort
//! of its runtime library.

pub(crate) mod merge;

use crate::{Measures, Step};
use std::cmp::Ordering;
use sudokit_core::{Candidate, CellSet, DigitSet};

/// A step with what comparing it asks again and again.
struct Ranked {
    step: Step,
    measures: Measures,
    weight: i64,
    rank: u16,
}

impl Ranked {
    fn new(step: Step) -> Self {
        let measures = step.pattern.evidence().measures();
        let rank = step.kind.hodoku.map_or(u16::MAX, |hodoku| hodoku.order);
        Self { weight: weight(step.effect.eliminations()), measures, rank, step }
    }
}

/// Sorts the best first: what removes more, then by where it removes; equal effects by the length of their chains, the
/// values, the cells.
pub(crate) fn best_first(steps: Vec<Step>) -> Vec<Step> {
    let ranked = steps.into_iter().map(Ranked::new).collect();
    merge::sorted(ranked, general).into_iter().map(|ranked| ranked.step).collect()
}

/// Sorts the best first, for almost locked sets: what removes more, then by where it removes; equal effects by the number of
/// sets, then of cells.
pub(crate) fn fewest_sets_first(steps: Vec<Step>) -> Vec<Step> {
    let ranked = steps.into_iter().map(Ranked::new).collect();
    merge::sorted(ranked, by_sets).into_iter().map(|ranked| ranked.step).collect()
}

/// The sum of all cells, each weighted by its position, and all digits.
pub(crate) fn weight(eliminations: &[Candidate]) -> i64 {
    (0..)
        .zip(eliminations)
        .map(|(i, gone)| gone.cell().index() as i64 * (1 + 80 * i) + i64::from(gone.digit().get()))
        .sum()
}

/// Who removes more comes first.
fn by_number(a: &Ranked, b: &Ranked) -> Ordering {
    b.step.effect.eliminations().len().cmp(&a.step.effect.eliminations().len())
}

fn are_equivalent(a: &Ranked, b: &Ranked) -> bool {
    a.step.kind == b.step.kind && a.step.effect.eliminated() == b.step.effect.eliminated()
}

fn by_sets(a: &Ranked, b: &Ranked) -> Ordering {
    let more = by_number(a, b);
    if more.is_ne() {
        return more;
    }
    if !are_equivalent(a, b) {
        return a.weight.cmp(&b.weight);
    }
    let size = |x: &Ranked| (x.measures.sets, x.measures.set_cells, x.rank);
    size(a).cmp(&size(b))
}

fn general(a: &Ranked, b: &Ranked) -> Ordering {
    let more = by_number(a, b);
    if more.is_ne() {
        return more;
    }
    if !are_equivalent(a, b) {
        return a.weight.cmp(&b.weight);
    }
    let by_length = a.measures.length.cmp(&b.measures.length);
    if by_length.is_ne() {
        return by_length;
    }
    let digits = |x: &Ranked| x.measures.digits.iter().copied().collect::<DigitSet>();
    let sum = |x: &Ranked| x.measures.digits.iter().map(|digit| u32::from(digit.get())).sum::<u32>();
    if digits(a) != digits(b) {
        return sum(a).cmp(&sum(b));
    }
    let cells = |x: &Ranked| x.measures.cells.iter().copied().collect::<CellSet>();
    let places = |x: &Ranked| x.measures.cells.iter().map(|cell| cell.index()).sum::<usize>();
    if cells(a) != cells(b) {
        let fewer = a.measures.cells.len().cmp(&b.measures.cells.len());
        return fewer.then_with(|| places(b).cmp(&places(a)));
    }
    a.rank.cmp(&b.rank)
}
