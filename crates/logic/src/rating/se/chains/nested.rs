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

use super::super::fish::{self, Fish};
use super::super::grid::{Grid, Positions, bits, cell_at};
use super::super::locked::{self, Locked};
use super::super::subsets::{self, Subset};
use super::cycles::Cycles;
use super::forcing::Forcing;
use super::inner::{Chains, NestedChains};
use super::links::Site;
use super::propagation::{Patterns, Propagation};
use super::rows::Set;
use super::rule::ForcingRule;
use super::told::Told;
use super::wiring::Numbers;
use crate::techniques;
use std::ops::ControlFlow;
use std::sync::Arc;
use sudokit_core::{Cancel, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

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
    /// The places that a digit has lost in a house.
    fn gone(self, house: House, digit: Digit) -> Positions {
        self.start.places(house, digit) & !self.now.places(house, digit)
    }

    /// The candidates that have gone from a site.
    fn gone_from(self, site: Site, mut visit: impl FnMut(Candidate)) {
        match site {
            Site::Cell(cell) => {
                let gone = self.start.candidates(cell) - self.now.candidates(cell);
                gone.into_iter().for_each(|digit| visit(Candidate::at(cell, digit)));
            }
            Site::House(house, digit) => {
                bits(self.gone(house, digit)).for_each(|at| visit(Candidate::at(cell_at(house, at), digit)));
            }
        }
    }

    /// True if the digit has become locked only now.
    fn brings(self, pattern: Locked) -> bool {
        let before = self.start.cells_with(pattern.digit) & pattern.base.cells();
        !before.is_subset(pattern.cover.cells())
    }

    fn of_locked(self, pattern: Locked) -> Vec<Candidate> {
        bits(self.gone(pattern.base, pattern.digit))
            .map(|at| cell_at(pattern.base, at))
            .filter(|cell| !pattern.cover.cells().contains(*cell))
            .map(|cell| Candidate::at(cell, pattern.digit))
            .collect()
    }

    fn of_subset(self, pattern: Subset) -> Vec<Candidate> {
        let Subset { house, cells, digits, is_hidden } = pattern;
        let (positions, digits) = if is_hidden { (0x1FF & !cells, digits) } else { (cells, !digits) };
        bits(positions)
            .map(|at| cell_at(house, at))
            .flat_map(|cell| {
                (self.start.candidates(cell) & digits)
                    .into_iter()
                    .map(move |digit| Candidate::at(cell, digit))
            })
            .collect()
    }

    /// The candidates whose absence makes the subset.
    fn needs_of_subset(subset: &techniques::subsets::Pattern) -> CandidateSet {
        let (cells, digits) = if subset.is_hidden {
            (subset.house.cells() - subset.cells, subset.digits)
        } else {
            (subset.cells, !subset.digits)
        };
        cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, digits))
    }

    fn of_fish(self, pattern: Fish) -> Vec<Candidate> {
        let base = |line| pattern.base(line);
        bits(pattern.bases)
            .flat_map(|line| {
                let gone = self.gone(base(line), pattern.digit) & !pattern.covers;
                bits(gone).map(move |at| Candidate::at(cell_at(base(line), at), pattern.digit))
            })
            .collect()
    }
}

/// A pattern to be told, with the candidates that must be absent.
fn told(pattern: impl Into<crate::Pattern>, absent: CandidateSet) -> Box<Told> {
    Box::new(Told { pattern: pattern.into(), absent })
}

/// Puts cells in the order of a hash table that holds them.
fn by_bucket(removals: &mut [(Cell, DigitSet)]) {
    let buckets = match removals.len() {
        0..=12 => 16,
        13..=24 => 32,
        _ => 64,
    };
    removals.sort_by_key(|(cell, _)| cell.index() % buckets);
}

/// Adds the eliminations of a hint, if there are parents. Returns true if there are.
fn add(
    into: &mut Propagation,
    parents: &[Candidate],
    mut removals: Vec<(Cell, DigitSet)>,
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
    let Change { now, .. } = change;
    let mut any = false;
    let _ = locked::visit::<()>(now, |pattern| {
        let removed = pattern.removed(now);
        if !removed.is_empty() && change.brings(pattern) {
            let parents = change.of_locked(pattern);
            let removals = removed.into_iter().map(|cell| (cell, DigitSet::of(pattern.digit))).collect();
            let gone = || CandidateSet::of_digit(pattern.digit, pattern.base.cells() - pattern.cover.cells());
            let told = tells.then(|| told(pattern.pattern(now), gone()));
            any |= add(into, &parents, removals, None, told);
        }
        ControlFlow::Continue(())
    });
    if any {
        return true;
    }
    for is_hidden in [true, false] {
        let subset = |pattern: Subset| {
            let parents = change.of_subset(pattern);
            if !parents.is_empty() {
                let told = tells.then(|| {
                    let subset = pattern.pattern();
                    told(subset, Change::needs_of_subset(&subset))
                });
                any |= add(into, &parents, pattern.removals(now).collect(), None, told);
            }
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
        let parents = change.of_fish(pattern);
        let removed = bits(pattern.covers).flat_map(|line| {
            let cells = pattern.cover(line).cells() & pattern.removed(now);
            cells.into_iter().map(|cell| (cell, DigitSet::of(pattern.digit)))
        });
        let told = tells.then(|| {
            let of = |houses: HouseSet| houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
            let fish = pattern.pattern(now);
            told(fish, CandidateSet::of_digit(fish.digit, of(fish.base) - of(fish.cover)))
        });
        any |= add(into, &parents, removed.collect(), None, told);
    }
    any
}

impl Nested {
    fn add_loops(&mut self, change: Change<'_>, into: &mut Propagation, cancel: &Cancel) -> bool {
        let Change { start, now } = change;
        if self.has_no_cycles && !self.cycles.may_have_come_up(start, now) {
            return false;
        }
        let mut any = false;
        self.cycles.tell(self.tells);
        self.cycles
            .visit(now, cancel, &mut |removals, chains| any |= add_inner(change, into, removals, chains));
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
    let Chains { sites, chains, told } = chains();
    let mut parents = Vec::new();
    let mut seen = Set::EMPTY;
    for site in &sites {
        change.gone_from(*site, |candidate| {
            if seen.insert(candidate) {
                parents.push(candidate);
            }
        });
    }
    add(into, &parents, removals.to_vec(), Some(chains), told)
}
