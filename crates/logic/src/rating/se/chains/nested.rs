//! Patterns of the grid as it is in the middle of a propagation: what dynamic chains of level 1 and up have
//! besides links.
//!
//! | level | rules, in order |
//! |---|---|
//! | 1 | pointing and claiming, hidden pairs, naked pairs, X-wings |
//! | 2 | those, then forcing chains and cycles |
//! | 3 | those, then static chains from several assumptions |
//! | 4 | those of level 1, then dynamic chains |
//! | 5 | those of level 4, then dynamic chains of level 2 |
//!
//! The first rule that adds something ends the turn. Of a rule all hints count, in its order. A hint counts
//! only if it needs candidates that have gone since the start: those are the parents of what it removes. For
//! chains they are looked for at the on-nodes, in the cell or house by which each was reached; off-nodes are
//! not asked, even where a pattern made them.
//!
//! **Order.** Cells that lose candidates come by their number modulo 16, more of them modulo 32 or 64: as
//! from a hash table of that many buckets.

use super::super::grid::{Grid, bits};
use super::super::hint::{Removals, removals_of};
use super::super::{fish, locked, subsets};
use super::cycles::Cycles;
use super::forcing::Forcing;
use super::inner::{Chains, NestedChains};
use super::propagation::{Patterns, Propagation};
use super::rows::Set;
use super::rule::ForcingRule;
use super::told::Told;
use super::wiring::Numbers;
use crate::facts::Variable;
use crate::sets::{all_of, cells_of, union};
use crate::sort;
use crate::{Pattern, techniques};
use std::ops::ControlFlow;
use std::sync::Arc;
use sudokit_core::{Cancel, Candidate, Cell, CellSet, DigitSet};

/// A rule that can be nested.
#[derive(Clone, Copy)]
enum Family {
    Simple,
    Cycles,
    Chains(ForcingRule),
}

/// The rules of a level. Each level has those of another one, and one more.
const fn families(level: u8) -> &'static [Family] {
    match level {
        1 => &[Family::Simple],
        2 => &[Family::Simple, Family::Cycles],
        3 => &[Family::Simple, Family::Cycles, Family::Chains(ForcingRule::Static)],
        4 => &[Family::Simple, Family::Chains(ForcingRule::Dynamic(0))],
        _ => &[
            Family::Simple,
            Family::Chains(ForcingRule::Dynamic(0)),
            Family::Chains(ForcingRule::Dynamic(2)),
        ],
    }
}

/// The search for patterns, and its memory.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Nested {
    level: u8,
    cycles: Cycles,
    /// True if there is neither a cycle nor a forcing chain in the grid at the start.
    has_no_cycles: bool,
    /// Static chains, and dynamic ones with patterns and without: what is searched inside a search has a
    /// memory of its own.
    chains: [Option<Box<Forcing<Self>>>; 3],
    /// True if hints are to be put into words.
    tells: bool,
}

/// The grid at the start and now.
#[derive(Clone, Copy)]
struct Change<'g> {
    start: &'g Grid,
    now: &'g Grid,
}

impl Change<'_> {
    /// The candidates that have gone from a variable.
    fn gone_from(self, variable: Variable) -> impl Iterator<Item = Candidate> {
        let gone = self.start.left(variable) & !self.now.left(variable);
        bits(gone).map(move |at| variable.candidate(at))
    }
}

/// Puts cells in the order of a hash table that holds them.
fn by_bucket(removals: &mut [(Cell, DigitSet)]) {
    let buckets = match removals.len() {
        0..=12 => 16,
        13..=24 => 32,
        _ => 64,
    };
    sort::by_key(removals, |(cell, _)| cell.index() % buckets);
}

/// Adds the eliminations of a hint, if there are parents. Returns true if there are.
fn add(
    into: &mut Propagation,
    parents: &[Candidate],
    mut removals: Removals,
    nested: Option<Arc<NestedChains>>,
    told: Option<Box<Told>>,
) -> bool {
    if parents.is_empty() || removals.is_empty() {
        return false;
    }
    by_bucket(&mut removals);
    let removed = removals
        .into_iter()
        .flat_map(|(cell, digits)| digits.into_iter().map(move |digit| Candidate::at(cell, digit)));
    into.add_pattern(parents, nested, told, removed);
    true
}

impl Patterns for Nested {
    fn begin(&mut self, level: u8, start: &Grid, numbers: &Numbers, cancel: &Cancel) {
        self.level = level;
        self.cycles.number_like(numbers);
        if matches!(level, 2 | 3) {
            self.has_no_cycles = !self.cycles.any(start, cancel);
        }
    }

    fn tell(&mut self, tells: bool) {
        self.tells = tells;
    }

    fn extend(
        &mut self,
        start: &Grid,
        now: &Grid,
        into: &mut Propagation,
        only_more: bool,
        cancel: &Cancel,
    ) -> bool {
        if start == now {
            return false;
        }
        let change = Change { start, now };
        let all = families(self.level);
        let first = if only_more { all.len() - 1 } else { 0 };
        all[first..].iter().any(|family| match family {
            Family::Simple => simple(change, into, self.tells),
            Family::Cycles => self.add_loops(change, into, cancel),
            Family::Chains(rule) => self.add_chains(*rule, change, into, cancel),
        })
    }
}

/// The rules of level 1.
fn simple(change: Change<'_>, into: &mut Propagation, tells: bool) -> bool {
    let now = change.now;
    let mut any = false;
    let _ = locked::visit::<()>(now, |pattern| {
        let needs = (pattern.base.cells() - pattern.cover.cells(), DigitSet::of(pattern.digit));
        any |= add_simple(change, into, tells, pattern, [needs], || {
            removals_of(pattern.gone(now), pattern.digit)
        });
        ControlFlow::Continue(())
    });
    if any {
        return true;
    }
    for is_hidden in [true, false] {
        let subset = |pattern: techniques::subsets::Pattern| {
            let (cells, digits) = (pattern.cells, pattern.digits);
            let needs = if is_hidden { (pattern.house.cells() - cells, digits) } else { (cells, !digits) };
            any |= add_simple(change, into, tells, pattern, [needs], || subsets::gone(now, pattern));
            ControlFlow::<()>::Continue(())
        };
        let _ = if is_hidden {
            subsets::visit_hidden(now, 2, subsets::least_open(2), subset)
        } else {
            subsets::visit_naked(now, 2, subset)
        };
        if any {
            return true;
        }
    }
    for pattern in fish::x_wings(now) {
        let (gone, covers) = (fish::gone(now, pattern), cells_of(pattern.cover));
        let needs = pattern.base.iter().map(|line| (line.cells() - covers, DigitSet::of(pattern.digit)));
        any |= add_simple(change, into, tells, pattern, needs, || {
            pattern.cover.iter().flat_map(|line| removals_of(gone & line.cells(), pattern.digit)).collect()
        });
    }
    any
}

/// Adds the eliminations of a pattern that needs some digits to be absent from some cells, if one of them was
/// there at the start.
fn add_simple(
    Change { start, .. }: Change<'_>,
    into: &mut Propagation,
    tells: bool,
    pattern: impl Into<Pattern>,
    needs: impl IntoIterator<Item = (CellSet, DigitSet), IntoIter: Clone>,
    removals: impl FnOnce() -> Removals,
) -> bool {
    let removals = removals();
    if removals.is_empty() {
        return false;
    }
    let needs = needs.into_iter();
    let was_there = |(cells, digits): (CellSet, DigitSet)| {
        let of_cell = move |cell| {
            (start.candidates(cell) & digits).into_iter().map(move |digit| Candidate::at(cell, digit))
        };
        cells.into_iter().flat_map(of_cell)
    };
    let parents: Vec<Candidate> = needs.clone().flat_map(was_there).collect();
    let told = tells.then(|| {
        let absent = union(needs.map(|(cells, digits)| all_of(cells, digits)));
        Box::new(Told { pattern: pattern.into(), absent })
    });
    add(into, &parents, removals, None, told)
}

impl Nested {
    fn add_loops(&mut self, change: Change<'_>, into: &mut Propagation, cancel: &Cancel) -> bool {
        let mut any = false;
        self.cycles.tell(self.tells);
        let before = self.has_no_cycles.then_some(change.start);
        self.cycles.visit(change.now, before, cancel, &mut |removals, chains| {
            any |= add_inner(change, into, removals, chains);
        });
        any
    }

    fn add_chains(
        &mut self,
        rule: ForcingRule,
        change: Change<'_>,
        into: &mut Propagation,
        cancel: &Cancel,
    ) -> bool {
        let place = match rule {
            ForcingRule::Nishio | ForcingRule::Static => 0,
            ForcingRule::Dynamic(0) => 1,
            ForcingRule::Dynamic(_) => 2,
        };
        let forcing = self.chains[place].get_or_insert_with(|| Box::new(Forcing::new(rule)));
        forcing.tell(self.tells);
        forcing.tell_patterns(self.tells);
        forcing.number_like(self.cycles.numbers());
        let mut any = false;
        forcing.visit(change.now, cancel, &mut |removals, chains| {
            any |= add_inner(change, into, removals, chains);
        });
        any
    }
}

/// Adds the eliminations of a hint made of chains. Returns true if there are any.
fn add_inner(
    change: Change<'_>,
    into: &mut Propagation,
    removals: &[(Cell, DigitSet)],
    chains: &mut dyn FnMut() -> Chains,
) -> bool {
    if removals.iter().all(|(cell, digits)| into.are_off(*cell, *digits)) {
        // A better hint of this turn has removed all that.
        return false;
    }
    let Chains { variables, chains, told } = chains();
    let mut seen = Set::EMPTY;
    let gone = variables.into_iter().flat_map(|variable| change.gone_from(variable));
    let parents: Vec<Candidate> = gone.filter(|candidate| seen.insert(*candidate)).collect();
    add(into, &parents, removals.to_vec(), Some(chains), told)
}
