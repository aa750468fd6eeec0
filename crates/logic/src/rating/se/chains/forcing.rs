//! Implications of several assumptions: contradictions, double, region and cell chains.
//!
//! **Order.** Cell by cell. For each candidate: the contradiction if it is on, the one if it is off, the
//! common conclusions of both, those of every place of the digit in the box, the row and the column if this
//! is the first place there; after all of its candidates the common conclusions of all. Conclusions in the
//! order in which the first assumption leads to them, on-nodes before off-nodes. Of all of them the one with
//! the fewest nodes counts, then the kind, then the order.
//!
//! Region chains are looked for only from cells where cell chains are, so that in a static search a house is
//! left out whose first place has two candidates.

use super::super::grid::{Grid, box_row_column};
use super::super::hint::Hint;
use super::found::{Found, From, Potential};
use super::inner::{Chains, Visit, Written};
use super::length::rating;
use super::links::{Follow, LinkReason};
use super::meet::meeting;
use super::propagation::{Follower, Manner, Patterns, Side};
use super::rule::ForcingRule;
use super::table::Table;
use super::told::Told;
use super::trace::Trace;
use super::wiring::Numbers;
use crate::facts::Variable;
use crate::sort;
use std::collections::HashMap;
use std::sync::Arc;
use sudokit_core::{Cancel, Candidate, Cell, DigitSet};

/// The search and its memory.
#[derive(Clone, Debug)]
pub(in super::super) struct Forcing<P> {
    rule: ForcingRule,
    table: Table,
    numbers: Numbers,
    /// The start of propagations of the current grid.
    follower: Option<Box<Follower>>,
    trace: Trace,
    /// The rules besides links.
    patterns: P,
    /// The grid in which the rule found nothing, if it was the last one.
    fruitless: Option<Box<Grid>>,
    /// True if the table holds the results of the rule before.
    resumes: bool,
    /// True if the best hint is to be told.
    tells: bool,
}

impl<P: Patterns + Default> Forcing<P> {
    pub(in super::super) fn new(rule: ForcingRule) -> Self {
        Self {
            rule,
            table: Table::new(),
            numbers: Numbers::default(),
            follower: None,
            trace: Trace::default(),
            patterns: P::default(),
            fruitless: None,
            resumes: false,
            tells: false,
        }
    }

    /// True if hints are to be put into words.
    pub(in super::super) const fn tell(&mut self, tells: bool) {
        self.tells = tells;
    }

    /// True if the patterns behind it are to be told too.
    pub(super) fn tell_patterns(&mut self, tells: bool) {
        self.patterns.tell(tells);
    }

    /// Takes over the numbers that candidates have elsewhere.
    pub(super) fn number_like(&mut self, numbers: &Numbers) {
        self.numbers.clone_from(numbers);
    }

    /// The best hint of a rule. If the rule before it, with fewer patterns, was the last and found nothing
    /// here, its propagations are gone on with: up to where it ended they are the same.
    pub(in super::super) fn best_of(
        &mut self,
        rule: ForcingRule,
        grid: &Grid,
        cancel: &Cancel,
    ) -> Option<Hint> {
        let before = std::mem::replace(&mut self.rule, rule);
        let is_known = self.fruitless.take().is_some_and(|fruitless| *fruitless == *grid);
        self.resumes = is_known && rule.base_rule() == Some(before);
        self.numbers.renew(grid);
        let hint = self.best(grid, cancel);
        self.resumes = false;
        if hint.is_none() {
            self.fruitless = Some(Box::new(grid.clone()));
        }
        hint
    }

    fn best(&mut self, grid: &Grid, cancel: &Cancel) -> Option<Hint> {
        let mut best: Option<(usize, u8, Found)> = None;
        let rule = self.rule;
        let mut trace = std::mem::take(&mut self.trace);
        self.search(grid, cancel, &mut |table, found| {
            let key = found.from.key();
            // The length that it must stay below; what comes later must be better.
            let most = match best {
                Some((length, other, _)) if key < other => length,
                Some((length, ..)) => length - 1,
                None => usize::MAX,
            };
            if let Some(length) = table.length(grid, found, rule, &mut trace, most) {
                best = Some((length, key, found));
            }
        });
        self.trace = trace;
        let (length, _, found) = best?;
        let pattern = self.tells.then(|| self.told(grid, found).pattern);
        let placement = found.conclusion.on.then_some(found.conclusion.candidate);
        let (technique, rating) = (found.from.technique(rule), rating(rule.base(), length));
        let hint = Hint::untold(technique, rating, length, placement, vec![found.removed(grid)]);
        Some(Hint { pattern, ..hint })
    }

    /// Visits all hints, the best first, one for each effect: what goes, and how to come by the chains.
    pub(super) fn visit(&mut self, grid: &Grid, cancel: &Cancel, visit: &mut Visit<'_>) {
        let rule = self.rule;
        let mut trace = std::mem::take(&mut self.trace);
        // The best of each effect: length, kind, order.
        let mut best: HashMap<(Cell, DigitSet), (usize, u8, usize, Found)> = HashMap::new();
        let mut order = 0;
        self.search(grid, cancel, &mut |table, found| {
            order += 1;
            let key = found.from.key();
            let effect = found.removed(grid);
            let most = match best.get(&effect) {
                Some((length, other, ..)) if key < *other => *length,
                Some((length, ..)) => length - 1,
                None => usize::MAX,
            };
            if let Some(length) = table.length(grid, found, rule, &mut trace, most) {
                best.insert(effect, (length, key, order, found));
            }
        });
        let mut best: Vec<_> = best.into_values().collect();
        sort::by_key(&mut best, |(length, key, order, _)| (*length, *key, *order));
        for (length, _, _, found) in best {
            visit(&[found.removed(grid)], &mut || {
                let mut written = Written::default();
                for (propagation, end) in self.table.ends(grid, found) {
                    trace.run(grid, propagation, rule.is_dynamic(), end, usize::MAX);
                    written.add(trace.nodes.iter().map(|(node, link)| match (link.reason, found.from) {
                        (LinkReason::Assumed, From::All(variable)) => (*node, Some(variable)),
                        (reason, _) => (*node, reason.variable(node.candidate)),
                    }));
                }
                let told = || Told::found(grid, &self.table, found, rule.is_dynamic());
                Chains::of(written, length, self.tells.then(told))
            });
        }
        self.trace = trace;
    }

    /// The finding in words. If patterns take part, the propagations are repeated, because the first ones did
    /// not keep them.
    fn told(&mut self, grid: &Grid, found: Found) -> Told {
        if matches!(self.rule, ForcingRule::Dynamic(1..)) {
            self.patterns.tell(true);
            self.resumes = false;
            for assumption in found.from.assumptions(grid) {
                self.table.forget(assumption);
                self.follow(grid, assumption, &Cancel::new());
            }
            self.patterns.tell(false);
        }
        Told::found(grid, &self.table, found, self.rule.is_dynamic())
    }

    /// Follows an assumption unless that has been done for this grid.
    fn follow(&mut self, grid: &Grid, assumption: Potential, cancel: &Cancel) {
        let Some(propagation) = self.table.fresh(assumption) else { return };
        let follow = if self.rule == ForcingRule::Nishio { Follow::HOUSES } else { Follow::BOTH };
        let manner = Manner { follow, is_dynamic: self.rule.is_dynamic() };
        let follower = self.follower.as_mut().expect("the search has begun");
        match self.rule {
            ForcingRule::Dynamic(1..) if self.resumes => {
                propagation.resume(follower, grid, &mut self.patterns, cancel);
            }
            ForcingRule::Dynamic(1..) => {
                propagation.run_with(follower, grid, assumption, &mut self.patterns, cancel);
            }
            _ => propagation.run(follower, assumption, manner),
        }
    }

    /// Visits everything there is, in order.
    fn search(&mut self, grid: &Grid, cancel: &Cancel, visit: &mut impl FnMut(&Table, Found)) {
        self.table.begin();
        let wiring = self.numbers.wiring(grid);
        self.follower = Some(Box::new(Follower::new(Arc::clone(&wiring), grid)));
        if self.rule == ForcingRule::Static {
            // Static chains meet in few places: only what is assumed there is followed.
            for from in meeting(&wiring, grid) {
                if cancel.is_cancelled() {
                    return;
                }
                self.common(grid, from, cancel, visit);
            }
            return;
        }
        if let ForcingRule::Dynamic(level @ 1..) = self.rule {
            self.patterns.begin(level, grid, &self.numbers, cancel);
        }
        let is_nishio = self.rule == ForcingRule::Nishio;
        for cell in grid.unsolved() {
            if cancel.is_cancelled() {
                return;
            }
            let digits = grid.candidates(cell);
            if digits.len() < 2 {
                continue;
            }
            for digit in digits {
                let candidate = Candidate::at(cell, digit);
                let [on, off] = [true, false].map(|on| Potential { candidate, on });
                self.follow(grid, on, cancel);
                self.contradiction(grid, on, off, visit);
                self.follow(grid, off, cancel);
                self.contradiction(grid, off, on, visit);
                if !is_nishio {
                    if digits.len() >= 3 {
                        self.common(grid, From::Double(candidate), cancel, visit);
                    }
                    for house in box_row_column(cell) {
                        let variable = Variable::Place(house, digit);
                        let mut places = grid.candidates_of(variable);
                        if places.next() == Some(candidate) && places.next().is_some() {
                            self.common(grid, From::All(variable), cancel, visit);
                        }
                    }
                }
            }
            if !is_nishio {
                self.common(grid, From::All(Variable::Cell(cell)), cancel, visit);
            }
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

    /// Visits the common implications of all assumptions.
    fn common(&mut self, grid: &Grid, from: From, cancel: &Cancel, visit: &mut impl FnMut(&Table, Found)) {
        let all: Vec<Potential> = from.assumptions(grid).collect();
        for assumption in &all {
            self.follow(grid, *assumption, cancel);
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

/// Visits a finding if it removes something.
fn offer(grid: &Grid, table: &Table, found: Found, visit: &mut impl FnMut(&Table, Found)) {
    if !found.removed(grid).1.is_empty() {
        visit(table, found);
    }
}
