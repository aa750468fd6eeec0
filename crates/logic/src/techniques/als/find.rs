//! Pairs, wings and blossoms: the first that there is.

use super::{ALS_XY_WING, ALS_XZ, DEATH_BLOSSOM, Pattern};
use crate::facts::als::{AlmostLockedSets, Located, RestrictedCommon, RestrictedCommons};
use crate::{Effect, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// These places of a digit, as candidates.
fn candidates(digit: Digit, cells: CellSet) -> impl Iterator<Item = Candidate> {
    cells.into_iter().map(move |cell| Candidate::at(cell, digit))
}

/// The eliminations if one of two sets holds each of these digits.
pub(super) fn seen_by_both(a: &Located, b: &Located, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    digits.into_iter().flat_map(|digit| candidates(digit, a.targets(digit) & b.targets(digit)))
}

/// ALS-XZ: the linked pairs in order.
pub(super) fn pairs(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let sets = &view.fact::<AlmostLockedSets>().0;
    for common in view.fact::<RestrictedCommons>().all() {
        let [a, b] = [common.first, common.second].map(|number| &sets[number]);
        let shared = a.set.digits & b.set.digits;
        let mut gone: Vec<Candidate> = seen_by_both(a, b, shared.without(common.digit)).collect();
        let pattern = match common.other {
            None => Pattern::Chain {
                sets: vec![a.set, b.set],
                links: vec![common.digit],
                digits: gone.iter().map(|gone| gone.digit()).collect(),
            },
            Some(other) => {
                gone.extend(seen_by_both(a, b, shared.without(other)));
                for (one, another) in [(a, b), (b, a)] {
                    for digit in one.set.digits - common.digits() {
                        gone.extend(candidates(digit, one.targets(digit) - another.set.cells));
                    }
                }
                Pattern::Ring { sets: [a.set, b.set], links: [common.digit, other] }
            }
        };
        if !gone.is_empty() {
            sink.step(Step { kind: &ALS_XZ, effect: Effect::removing(gone), pattern: pattern.into() })?;
        }
    }
    ControlFlow::Continue(())
}

/// ALS-XY-Wing: two linked pairs that have one set in common, in the order of the first pair, then of the
/// second.
pub(super) fn wings(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let sets = &view.fact::<AlmostLockedSets>().0;
    let commons = view.fact::<RestrictedCommons>();
    // For each set the pairs of which it is the second.
    let mut into: Vec<Vec<&RestrictedCommon>> = vec![Vec::new(); sets.len()];
    for common in commons.all() {
        into[common.second].push(common);
    }
    for (i, one) in commons.all().iter().enumerate() {
        let mut look = |hinge: usize, other: &RestrictedCommon| {
            let end = |common: &RestrictedCommon| &sets[common.first + common.second - hinge];
            match wing(view, end(one), one, &sets[hinge], other, end(other)) {
                Some(step) => sink.step(step),
                None => ControlFlow::Continue(()),
            }
        };
        let siblings = &commons.all()[i + 1..];
        siblings
            .iter()
            .take_while(|other| other.first == one.first)
            .try_for_each(|other| look(one.first, other))?;
        let meeting = into[one.second].iter().filter(|other| other.first > one.first);
        meeting.copied().chain(commons.from(one.second)).try_for_each(|other| look(one.second, other))?;
    }
    ControlFlow::Continue(())
}

/// The step of two sets linked to a third, if they share a digit with a peer common to both.
fn wing(
    view: &View<'_>,
    a: &Located,
    to_a: &RestrictedCommon,
    hinge: &Located,
    to_b: &RestrictedCommon,
    b: &Located,
) -> Option<Step> {
    let (x, y) = to_a.digits().into_iter().find_map(|x| Some((x, to_b.digits().without(x).first()?)))?;
    let shared = (a.set.digits & b.set.digits) - to_a.digits() - to_b.digits();
    if shared.is_empty() {
        return None;
    }
    let [in_a, in_b] = [a.set.cells, b.set.cells];
    let is_allowed = if view.options().als_overlap {
        !in_a.is_subset(in_b) && !in_b.is_subset(in_a)
    } else {
        in_a.is_disjoint(in_b)
    };
    if !is_allowed || shared.iter().all(|digit| a.targets(digit).is_disjoint(b.targets(digit))) {
        return None;
    }
    let gone: Vec<Candidate> = seen_by_both(a, b, shared).collect();
    let pattern = Pattern::Chain {
        sets: vec![a.set, hinge.set, b.set],
        links: vec![x, y],
        digits: gone.iter().map(|gone| gone.digit()).collect(),
    };
    Some(Step { kind: &ALS_XY_WING, effect: Effect::removing(gone), pattern: pattern.into() })
}

/// So many sets are tried as petals for a candidate of the stem.
const MOST_PETALS: usize = 100;

/// Death blossoms: by the stem, then petal by petal.
pub(super) fn blossoms(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let sets = &view.fact::<AlmostLockedSets>().0;
    for stem in view.unsolved() {
        let candidates = view.candidates(stem);
        let petals_of = |digit: Digit| -> Vec<&Located> {
            sets.iter().filter(|set| set.targets(digit).contains(stem)).take(MOST_PETALS).collect()
        };
        let petals: Vec<(Digit, Vec<&Located>)> =
            candidates.into_iter().map(|digit| (digit, petals_of(digit))).collect();
        if petals.iter().all(|(_, sets)| !sets.is_empty()) {
            Blossom { view, stem, petals: Vec::new(), cells: CellSet::EMPTY }.unfold(
                &petals,
                !candidates,
                sink,
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// A stem with some of its petals.
struct Blossom<'v> {
    view: &'v View<'v>,
    stem: Cell,
    petals: Vec<(Digit, &'v Located)>,
    /// Of all petals.
    cells: CellSet,
}

impl<'v> Blossom<'v> {
    /// Tries all petals for the candidates that have none; `shared` are the digits that the petals so far
    /// share.
    fn unfold(
        &mut self,
        missing: &[(Digit, Vec<&'v Located>)],
        shared: DigitSet,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        let Some(((digit, sets), missing)) = missing.split_first() else {
            return self.step(shared).map_or(ControlFlow::Continue(()), |step| sink.step(step));
        };
        for petal in sets {
            let shared = shared & petal.set.digits;
            let overlaps = !self.cells.is_disjoint(petal.set.cells);
            if shared.is_empty() || overlaps && !self.view.options().als_overlap {
                continue;
            }
            let before = self.cells;
            self.cells |= petal.set.cells;
            self.petals.push((*digit, petal));
            self.unfold(missing, shared, sink)?;
            self.petals.pop();
            self.cells = before;
        }
        ControlFlow::Continue(())
    }

    /// The step of the full blossom, if it removes something.
    fn step(&self, shared: DigitSet) -> Option<Step> {
        let mut gone = Vec::new();
        for digit in shared {
            let places = self.view.board().places(digit) - self.cells.with(self.stem);
            let seen = self.petals.iter().fold(places, |seen, (_, petal)| seen & petal.targets(digit));
            gone.extend(candidates(digit, seen));
        }
        if gone.is_empty() {
            return None;
        }
        let pattern = Pattern::Blossom {
            stem: self.stem,
            petals: self.petals.iter().map(|(digit, petal)| (*digit, petal.set)).collect(),
            digits: gone.iter().map(|gone| gone.digit()).collect(),
        };
        Some(Step { kind: &DEATH_BLOSSOM, effect: Effect::removing(gone), pattern: pattern.into() })
    }
}
