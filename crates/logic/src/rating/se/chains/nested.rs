//! Patterns of the grid as it is in the middle of a propagation: what dynamic chains of level 1 and up have besides links.
//!
//! | level | rules, in order |
//! |---|---|
//! | 1 | pointing and claiming, hidden pairs, naked pairs, X-wings |
//! | 2 | those, then forcing chains and cycles |
//! | 3 | those, then static chains from several assumptions |
//! | 4 | those of level 1, then dynamic chains |
//! | 5 | those of level 4, then dynamic chains of level 2 |
//!
//! The first rule that adds something ends the turn. Of a rule all hints count, in its order. A hint counts only if it needs
//! candidates that have gone since the start: those are the parents of what it removes. For chains they are looked for at the on-nodes,
//! in the cell or house by which each was reached; off-nodes are not asked, even where a pattern made them.
//!
//! **Order.** Cells that lose candidates come by their number modulo 16, more of them modulo 32 or 64: as from a hash table of that
//! many buckets.

use super::super::fish::{self, Fish};
use super::super::grid::{Grid, Positions, bits, cell_at};
use super::super::locked::{self, Locked};
use super::super::patience::Patience;
use super::super::subsets::{self, Subset};
use super::cycles::Cycles;
use super::forcing::{Forcing, ForcingRule, Found, From, length};
use super::links::LinkReason;
use super::propagation::{NestedChains, Potential, Propagation, Trace};
use super::rows::Set;
use super::tell::Told;
use crate::techniques;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// Where a node of a chain leans on candidates that are not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Site {
    /// The candidates of a cell.
    Cell(Cell),
    /// The places of a digit in a house.
    House(House, Digit),
}

impl Site {
    /// The site of a node that was reached for this reason.
    pub(super) fn of(candidate: Candidate, reason: LinkReason) -> Option<Self> {
        match reason {
            LinkReason::Assumed | LinkReason::Pattern => None,
            LinkReason::Cell => Some(Self::Cell(candidate.cell())),
            house => house.house(candidate.cell()).map(|house| Self::House(house, candidate.digit())),
        }
    }

    /// Whether two candidates are left.
    pub(super) fn is_strong(self, grid: &Grid) -> bool {
        match self {
            Self::Cell(cell) => grid.candidates(cell).len() == 2,
            Self::House(house, digit) => grid.places(house, digit).count_ones() == 2,
        }
    }
}

/// The chains of a hint, ready to be nested.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    pub(super) sites: Vec<Site>,
    pub(super) chains: Arc<NestedChains>,
    /// What they are, if somebody wants to see it.
    pub(super) told: Option<Box<Told>>,
}

/// Takes what a hint removes, and a way to come by its chains.
pub(super) type Visit<'v> = dyn FnMut(&[(Cell, DigitSet)], &mut dyn FnMut() -> Chains) + 'v;

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
pub(super) struct Nested {
    level: u8,
    cycles: Cycles,
    /// Whether there is neither a cycle nor a forcing chain in the grid at the start.
    has_no_cycles: bool,
    /// Static chains, and dynamic ones with patterns and without: what is searched inside a search has a memory of its own.
    chains: [Option<Box<Forcing>>; 3],
    trace: Trace,
    /// Whether what is found is to be told.
    tells: bool,
}

impl Nested {
    /// Whether what is found is to be told.
    pub(super) const fn tell(&mut self, tells: bool) {
        self.tells = tells;
    }

    /// Cycles and forcing chains.
    pub(super) const fn cycles(&mut self) -> &mut Cycles {
        &mut self.cycles
    }

    /// Begins with another grid.
    pub(super) fn begin(&mut self, level: u8, start: &Grid, patience: &mut Patience<'_>) {
        self.level = level;
        if matches!(level, 2 | 3) {
            self.has_no_cycles = !self.cycles.any(start, patience);
        }
    }
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

    /// Whether the digit is locked by now only.
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

    /// What must not be there, so that there is a subset.
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

/// What a pattern is, to be told, with what must not be there.
fn told(pattern: impl Into<techniques::Pattern>, absent: CandidateSet) -> Box<Told> {
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

/// Adds what a hint removes, if there are parents. Whether it did.
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

impl Nested {
    /// Adds off-nodes that follow from patterns of the grid as it is by now. Whether there are any. If the search goes on where one
    /// with fewer patterns came to its end, only what this one has more is looked for.
    pub(super) fn extend(
        &mut self,
        start: &Grid,
        now: &Grid,
        into: &mut Propagation,
        only_more: bool,
        patience: &mut Patience<'_>,
    ) -> bool {
        if start == now {
            return false;
        }
        let change = Change { start, now };
        let all = families(self.level);
        let first = if only_more { all.len() - 1 } else { 0 };
        all[first..].iter().any(|family| match family {
            Family::Simple => simple(change, into, self.tells),
            Family::Cycles => self.add_loops(change, into, patience),
            Family::Chains(rule) => self.add_chains(*rule, change, into, patience),
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
    fn add_loops(&mut self, change: Change<'_>, into: &mut Propagation, patience: &mut Patience<'_>) -> bool {
        let Change { start, now } = change;
        if self.has_no_cycles && !self.cycles.may_have_come_up(start, now) {
            return false;
        }
        let mut any = false;
        self.cycles.tell(self.tells);
        self.cycles
            .visit(now, patience, &mut |removals, chains| any |= add_inner(change, into, removals, chains));
        any
    }

    fn add_chains(
        &mut self,
        rule: ForcingRule,
        change: Change<'_>,
        into: &mut Propagation,
        patience: &mut Patience<'_>,
    ) -> bool {
        let place = match rule {
            ForcingRule::Nishio | ForcingRule::Static => 0,
            ForcingRule::Dynamic(0) => 1,
            ForcingRule::Dynamic(_) => 2,
        };
        let forcing = self.chains[place].get_or_insert_with(|| Box::new(Forcing::new(rule)));
        forcing.tell(self.tells);
        forcing.nested().tell(self.tells);
        forcing.nested().cycles.number_like(&self.cycles);
        let mut any = false;
        visit(forcing, rule, &mut self.trace, change.now, patience, &mut |removals, chains| {
            any |= add_inner(change, into, removals, chains);
        });
        any
    }
}

/// Adds what a hint made of chains removes. Whether it did.
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

/// Visits all hints of several assumptions, the best first, one for each effect.
fn visit(
    forcing: &mut Forcing,
    rule: ForcingRule,
    trace: &mut Trace,
    grid: &Grid,
    patience: &mut Patience<'_>,
    visit: &mut Visit<'_>,
) {
    // The best of each effect: length, kind, order.
    let mut best: HashMap<(Cell, DigitSet), (usize, u8, usize, Found)> = HashMap::new();
    let mut order = 0;
    forcing.search(grid, patience, &mut |table, found| {
        order += 1;
        let key = found.from.key();
        let effect = found.removed(grid);
        let most = match best.get(&effect) {
            Some((length, other, ..)) if key < *other => *length,
            Some((length, ..)) => length - 1,
            None => usize::MAX,
        };
        if let Some(length) = length(trace, grid, table, rule, &found, most) {
            best.insert(effect, (length, key, order, found));
        }
    });
    let mut best: Vec<_> = best.into_values().collect();
    best.sort_by_key(|(length, key, order, _)| (*length, *key, *order));
    for (length, _, _, found) in best {
        visit(&[found.removed(grid)], &mut || {
            let (mut sites, mut nodes) = (Vec::new(), Vec::new());
            for (propagation, end) in found.ends(grid, forcing.table()) {
                trace.run(grid, propagation, rule != ForcingRule::Static, end, usize::MAX);
                nodes.push(trace.nodes.len() as u16);
                for (Potential { candidate, on }, link) in &trace.nodes {
                    nodes.push(candidate.index() as u16 + if *on { 729 } else { 0 });
                    if *on {
                        let reason = match (link.reason, found.from) {
                            (LinkReason::Assumed, From::Cell(_)) => LinkReason::Cell,
                            (LinkReason::Assumed, From::Region(house, _)) => LinkReason::of_house(house),
                            (reason, _) => reason,
                        };
                        sites.extend(Site::of(*candidate, reason));
                    }
                }
            }
            let told = forcing
                .tells()
                .then(|| Box::new(Told::found(grid, forcing.table(), &found, rule != ForcingRule::Static)));
            Chains { sites, chains: Arc::new(NestedChains { nodes, length }), told }
        });
    }
}
