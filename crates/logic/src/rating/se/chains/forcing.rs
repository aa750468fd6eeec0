//! What follows from several assumptions: contradictions, double, region and cell chains.
//!
//! **Order.** Cell by cell. For each candidate: the contradiction if it is on, the one if it is off, what follows from both, what follows
//! from every place of the digit in the box, the row and the column if this is the first place there; after all of its candidates
//! what follows from each of them. Conclusions in the order in which the first assumption leads to them, on-nodes before off-nodes.
//! Of all of them the one with the fewest nodes counts, then the kind, then the order.
//!
//! Region chains are looked for only from cells where cell chains are, so that in a static search a house is left out whose
//! first place has two candidates.

use super::super::grid::{Grid, bits, box_row_column, cell_at, position};
use super::super::hint::Hint;
use super::super::patience::Patience;
use super::super::{Dynamics, SeTenths, Technique};
use super::length::rating;
use super::nested::Nested;
use super::propagation::{Follower, Link, Manner, NestedChains, Potential, Propagation, Side, Trace};
use super::tell::Told;
use std::sync::Arc;
use sudokit_core::{Candidate, Cell, Digit, DigitSet, House};

/// Which conclusions are looked for, and what links there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum ForcingRule {
    /// Contradictions of one digit.
    Nishio,
    /// Everything but contradictions and doubles, by links of the grid.
    Static,
    /// Everything, also by links that come to be; with patterns of a level.
    Dynamic(u8),
}

impl ForcingRule {
    const fn is_dynamic(self) -> bool {
        !matches!(self, Self::Static)
    }

    /// The rule that has all patterns but the last of this one.
    const fn base_rule(self) -> Option<Self> {
        match self {
            Self::Nishio | Self::Static | Self::Dynamic(0) => None,
            Self::Dynamic(4) => Some(Self::Dynamic(1)),
            Self::Dynamic(level) => Some(Self::Dynamic(level - 1)),
        }
    }

    /// What its shortest chains are worth.
    const fn base(self) -> SeTenths {
        match self {
            Self::Nishio => SeTenths(75),
            Self::Static => SeTenths(80),
            Self::Dynamic(level) => SeTenths(85 + 5 * level as u16),
        }
    }
}

/// What the chains start from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum From {
    /// One assumption that leads to a contradiction.
    Contradiction(Potential),
    /// A candidate on and off.
    Double(Candidate),
    /// The places of a digit in a house.
    Region(House, Digit),
    /// The candidates of a cell.
    Cell(Cell),
}

impl From {
    /// Among hints of the same length the smaller ones go first.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::Double(_) => 1,
            Self::Cell(_) => 5,
            Self::Region(..) => 6,
            Self::Contradiction(_) => 7,
        }
    }

    /// The assumptions, in order.
    fn assumptions(self, grid: &Grid) -> Vec<Potential> {
        let on = |candidate| Potential { candidate, on: true };
        match self {
            Self::Contradiction(assumption) => vec![assumption],
            Self::Double(candidate) => vec![on(candidate), Potential { candidate, on: false }],
            Self::Region(house, digit) => bits(grid.places(house, digit))
                .map(|at| on(Candidate::at(cell_at(house, at), digit)))
                .collect(),
            Self::Cell(cell) => {
                grid.candidates(cell).into_iter().map(|digit| on(Candidate::at(cell, digit))).collect()
            }
        }
    }

    fn technique(self, rule: ForcingRule) -> Technique {
        let level = match rule {
            ForcingRule::Nishio => return Technique::NishioChains,
            ForcingRule::Static => Dynamics::Static,
            ForcingRule::Dynamic(level) => Dynamics::Dynamic(level),
        };
        match self {
            Self::Contradiction(_) => Technique::ContradictionChains(level),
            Self::Double(_) => Technique::DoubleChains(level),
            Self::Region(..) => Technique::RegionChains(level),
            Self::Cell(_) => Technique::CellChains(level),
        }
    }
}

/// What was found: what the chains start from and what they all lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) from: From,
    pub(super) conclusion: Potential,
}

impl Found {
    /// The digits that go from the cell of the conclusion.
    pub(super) fn removed(&self, grid: &Grid) -> (Cell, DigitSet) {
        let (cell, digit) = (self.conclusion.candidate.cell(), self.conclusion.candidate.digit());
        let gone =
            if self.conclusion.on { grid.candidates(cell).without(digit) } else { DigitSet::of(digit) };
        (cell, gone)
    }

    /// The ends of its chains in order, each with the assumption that leads there.
    pub(super) fn ends<'t>(
        &self,
        grid: &'t Grid,
        table: &'t Table,
    ) -> impl Iterator<Item = (&'t Propagation, (Potential, Link))> + use<'t> {
        let Self { from, conclusion } = *self;
        let mut count = 0;
        std::iter::from_fn(move || {
            let number = count;
            count += 1;
            let nth = |mask: u16| bits(mask).nth(number);
            let assumption = match from {
                From::Contradiction(assumption) => {
                    let propagation = table.at(assumption);
                    let clash = propagation.clash?;
                    let on = number == 0;
                    let link = if on { clash.on } else { clash.off };
                    let end = (Potential { candidate: clash.candidate, on }, link);
                    return (number < 2).then_some((propagation, end));
                }
                From::Double(candidate) => (number < 2).then_some(Potential { candidate, on: number == 0 }),
                From::Region(house, digit) => nth(grid.places(house, digit))
                    .map(|at| Potential { candidate: Candidate::at(cell_at(house, at), digit), on: true }),
                From::Cell(cell) => nth(grid.candidates(cell).bits()).map(|digit| Potential {
                    candidate: Candidate::at(cell, Digit::from_index(digit)),
                    on: true,
                }),
            }?;
            let propagation = table.at(assumption);
            Some((propagation, (conclusion, propagation.side(conclusion.on).link(conclusion.candidate))))
        })
    }
}

/// The propagations of a grid, one for each assumption that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<Option<Box<Propagation>>>,
    /// For which grid a slot was filled.
    filled: Vec<u32>,
    generation: u32,
}

impl Table {
    fn new() -> Self {
        Self { slots: vec![None; 2 * 729], filled: vec![0; 2 * 729], generation: 0 }
    }

    const fn slot(assumption: Potential) -> usize {
        assumption.candidate.index() + if assumption.on { 0 } else { 729 }
    }

    /// What follows from an assumption that was followed before.
    pub(super) fn at(&self, assumption: Potential) -> &Propagation {
        self.slots[Self::slot(assumption)].as_ref().expect("the assumption has been followed")
    }
}

/// The search and its memory.
#[derive(Clone, Debug)]
pub(in super::super) struct Forcing {
    rule: ForcingRule,
    table: Table,
    /// What propagations of the grid at hand begin with.
    follower: Option<Box<Follower>>,
    trace: Trace,
    nested: Nested,
    /// The grid in which the rule found nothing, if it was the last one.
    fruitless: Option<Box<Grid>>,
    /// Whether the table holds what the rule before led to.
    resumes: bool,
    /// Whether the best hint is to be told.
    tells: bool,
}

impl Forcing {
    pub(in super::super) fn new(rule: ForcingRule) -> Self {
        Self {
            rule,
            table: Table::new(),
            follower: None,
            trace: Trace::default(),
            nested: Nested::default(),
            fruitless: None,
            resumes: false,
            tells: false,
        }
    }

    /// Whether what is found is to be told.
    pub(in super::super) const fn tell(&mut self, tells: bool) {
        self.tells = tells;
    }

    pub(super) const fn tells(&self) -> bool {
        self.tells
    }

    pub(super) const fn nested(&mut self) -> &mut Nested {
        &mut self.nested
    }

    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    /// The best hint of a rule. If the rule before it, with fewer patterns, was the last and found nothing here, its propagations are
    /// gone on with: up to where it ended they are the same.
    pub(in super::super) fn best_of(
        &mut self,
        rule: ForcingRule,
        grid: &Grid,
        patience: &mut Patience<'_>,
    ) -> Option<Hint> {
        let before = std::mem::replace(&mut self.rule, rule);
        let is_known = self.fruitless.take().is_some_and(|fruitless| *fruitless == *grid);
        self.resumes = is_known && rule.base_rule() == Some(before);
        self.nested.cycles().number(grid);
        let hint = self.best(grid, patience);
        self.resumes = false;
        if hint.is_none() {
            self.fruitless = Some(Box::new(*grid));
        }
        hint
    }

    fn best(&mut self, grid: &Grid, patience: &mut Patience<'_>) -> Option<Hint> {
        let mut best: Option<(usize, u8, Found)> = None;
        let rule = self.rule;
        let mut trace = std::mem::take(&mut self.trace);
        self.search(grid, patience, &mut |table, found| {
            let key = found.from.key();
            // The length that it must stay below; what comes later must be better.
            let most = match best {
                Some((length, other, _)) if key < other => length,
                Some((length, ..)) => length - 1,
                None => usize::MAX,
            };
            if let Some(length) = length(&mut trace, grid, table, rule, &found, most) {
                best = Some((length, key, found));
            }
        });
        self.trace = trace;
        let (length, _, found) = best?;
        let pattern = self.tells.then(|| self.told(grid, &found).pattern);
        let placement = found.conclusion.on.then_some(found.conclusion.candidate);
        let (technique, rating) = (found.from.technique(rule), rating(rule.base(), length));
        let hint = Hint::chain(technique, rating, length, placement, vec![found.removed(grid)]);
        Some(Hint { pattern, ..hint })
    }

    /// What was found, to be told. Where patterns have a part in it the propagations are done again, as those before did not keep them.
    fn told(&mut self, grid: &Grid, found: &Found) -> Told {
        if matches!(self.rule, ForcingRule::Dynamic(1..)) {
            self.nested.tell(true);
            self.resumes = false;
            for assumption in found.from.assumptions(grid) {
                self.table.filled[Table::slot(assumption)] = 0;
                self.follow(grid, assumption, &mut Patience::new(&mut || true));
            }
            self.nested.tell(false);
        }
        Told::found(grid, &self.table, found, self.rule.is_dynamic())
    }

    /// Follows an assumption unless that has been done for this grid.
    fn follow(&mut self, grid: &Grid, assumption: Potential, patience: &mut Patience<'_>) {
        let slot = Table::slot(assumption);
        if self.table.filled[slot] == self.table.generation {
            return;
        }
        self.table.filled[slot] = self.table.generation;
        let propagation = self.table.slots[slot].get_or_insert_with(|| Box::new(Propagation::new()));
        let manner =
            Manner { with_cells: self.rule != ForcingRule::Nishio, is_dynamic: self.rule.is_dynamic() };
        let follower = self.follower.as_mut().expect("the search has begun");
        match self.rule {
            ForcingRule::Dynamic(1..) if self.resumes => {
                propagation.resume(follower, grid, &mut self.nested, patience);
            }
            ForcingRule::Dynamic(1..) => {
                propagation.run_with(follower, grid, assumption, &mut self.nested, patience);
            }
            _ => propagation.run(follower, assumption, manner),
        }
    }

    /// Visits everything there is, in order.
    pub(super) fn search(
        &mut self,
        grid: &Grid,
        patience: &mut Patience<'_>,
        visit: &mut impl FnMut(&Table, Found),
    ) {
        self.table.generation += 1;
        let wiring = self.nested.cycles().wiring(grid);
        self.follower = Some(Box::new(Follower::new(wiring, grid)));
        if self.rule == ForcingRule::Static {
            self.search_static(grid, patience, visit);
            return;
        }
        if let ForcingRule::Dynamic(level @ 1..) = self.rule {
            self.nested.begin(level, grid, patience);
        }
        let is_nishio = self.rule == ForcingRule::Nishio;
        for cell in grid.empty() {
            if !patience.lasts() {
                return;
            }
            let digits = grid.candidates(cell);
            if digits.len() < 2 {
                continue;
            }
            for digit in digits {
                let candidate = Candidate::at(cell, digit);
                let [on, off] = [true, false].map(|on| Potential { candidate, on });
                self.follow(grid, on, patience);
                self.contradiction(grid, on, off, visit);
                self.follow(grid, off, patience);
                self.contradiction(grid, off, on, visit);
                if !is_nishio {
                    if digits.len() >= 3 {
                        self.common(grid, From::Double(candidate), patience, visit);
                    }
                    for house in box_row_column(cell) {
                        let places = grid.places(house, digit);
                        let is_first = places.trailing_zeros() as usize == position(house, cell);
                        if is_first && places.count_ones() >= 2 {
                            self.common(grid, From::Region(house, digit), patience, visit);
                        }
                    }
                }
            }
            if !is_nishio {
                self.common(grid, From::Cell(cell), patience, visit);
            }
        }
    }

    /// The same for static chains, which meet in few places: only what is assumed there is followed.
    fn search_static(
        &mut self,
        grid: &Grid,
        patience: &mut Patience<'_>,
        visit: &mut impl FnMut(&Table, Found),
    ) {
        for from in self.nested.cycles().meeting(grid) {
            if !patience.lasts() {
                return;
            }
            self.common(grid, from, patience, visit);
        }
    }

    fn contradiction(
        &self,
        grid: &Grid,
        assumption: Potential,
        conclusion: Potential,
        visit: &mut impl FnMut(&Table, Found),
    ) {
        if self.table.at(assumption).clash.is_some() {
            offer(grid, &self.table, Found { from: From::Contradiction(assumption), conclusion }, visit);
        }
    }

    /// Visits what follows from all assumptions.
    fn common(
        &mut self,
        grid: &Grid,
        from: From,
        patience: &mut Patience<'_>,
        visit: &mut impl FnMut(&Table, Found),
    ) {
        let all = from.assumptions(grid);
        for assumption in &all {
            self.follow(grid, *assumption, patience);
        }
        for on in [true, false] {
            let sides = || all.iter().map(|assumption| self.table.at(*assumption).side(on));
            let sets = sides().map(|side| side.set);
            let Some(shared) = sets.reduce(|shared, set| shared.both(&set)).filter(|set| !set.is_empty())
            else {
                continue;
            };
            let order = sides().next().into_iter().flat_map(Side::order);
            for candidate in order.filter(|candidate| shared.contains(*candidate)) {
                let conclusion = Potential { candidate, on };
                offer(grid, &self.table, Found { from, conclusion }, visit);
            }
        }
    }
}

/// Visits what was found if it removes something.
fn offer(grid: &Grid, table: &Table, found: Found, visit: &mut impl FnMut(&Table, Found)) {
    if !found.removed(grid).1.is_empty() {
        visit(table, found);
    }
}

/// How many nodes its chains have, if not more than so many.
pub(super) fn length(
    trace: &mut Trace,
    grid: &Grid,
    table: &Table,
    rule: ForcingRule,
    found: &Found,
    most: usize,
) -> Option<usize> {
    let least: usize = found.ends(grid, table).map(|(_, (_, link))| link.depth as usize).sum();
    if least > most {
        return None;
    }
    if rule == ForcingRule::Static {
        // Every node has one parent.
        return Some(least);
    }
    let mut length = 0;
    let mut nested: Vec<Arc<NestedChains>> = Vec::new();
    for (propagation, end) in found.ends(grid, table) {
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
