//! The search: all chains that show something, the best of them first.

use super::links::{self, Links, OfDigits};
use super::walk::{Visitor, walk};
use super::{Pattern, REMOTE_PAIR, TURBOT_FISH, X_CHAIN, XY_CHAIN};
use crate::order::hodoku;
use crate::sets::union;
use crate::{Effect, Kind, Step, View};
use std::collections::HashMap;
use sudokit_core::{Candidate, Cell, CellSet, Digit};

/// The links of a turbot fish.
const TURBOT_LINKS: usize = 3;
/// The nodes of the shortest remote pair: four cells.
const REMOTE_NODES: usize = 8;

/// All turbot fish, the best first.
pub(super) fn turbot_fish(view: &View<'_>) -> Vec<Step> {
    let links = &view.fact::<OfDigits>().0;
    let mut turbots = Turbots { view, links, steps: Vec::new() };
    walk(links, TURBOT_LINKS, &mut turbots);
    hodoku::best_first(turbots.steps)
}

/// All X-chains that are shorter than those before them to the same end, the best first.
pub(super) fn x_chains(view: &View<'_>) -> Vec<Step> {
    shortest(view, &view.fact::<OfDigits>().0, &X_CHAIN)
}

/// All XY-chains that are shorter than those before them to the same end, the best first.
pub(super) fn xy_chains(view: &View<'_>) -> Vec<Step> {
    shortest(view, &links::of_pairs(view, false), &XY_CHAIN)
}

/// All remote pairs that are shorter than those before them to the same end, the best first.
pub(super) fn remote_pairs(view: &View<'_>) -> Vec<Step> {
    let links = &links::of_pairs(view, true);
    let mut remote = Remote { view, links, records: Records(HashMap::new()), steps: Vec::new() };
    walk(links, view.options().chain_links, &mut remote);
    hodoku::best_first(remote.steps)
}

/// The places of a digit that see both.
fn seen_by_both(view: &View<'_>, digit: Digit, a: Cell, b: Cell) -> CellSet {
    view.board().places(digit) & a.peers() & b.peers()
}

/// The step of a chain from which it follows that one end is true.
fn step(kind: &'static Kind, links: &Links, chain: &[usize], gone: CellSet) -> Step {
    let nodes: Vec<Candidate> = chain.iter().map(|node| links.nodes[*node]).collect();
    let digit = nodes[0].digit();
    let effect = Effect::removing(gone.into_iter().map(|cell| Candidate::at(cell, digit)));
    Step { kind, effect, pattern: Pattern::Ends(nodes).into() }
}

struct Turbots<'v> {
    view: &'v View<'v>,
    links: &'v Links,
    steps: Vec<Step>,
}

impl Visitor for Turbots<'_> {
    fn chain(&mut self, chain: &[usize]) {
        let [start, end] = [chain[0], chain[TURBOT_LINKS]].map(|node| self.links.nodes[node]);
        let gone = seen_by_both(self.view, start.digit(), start.cell(), end.cell());
        if !gone.is_empty() {
            self.steps.push(step(&TURBOT_FISH, self.links, chain, gone));
        }
    }

    fn goes_on(&mut self, _: &[usize]) -> bool {
        true
    }
}

/// The length of the shortest chain so far to each effect.
struct Records<E>(HashMap<E, usize>);

impl<E: Eq + std::hash::Hash> Records<E> {
    /// True if a chain to this effect is shorter than those before, or the first.
    fn is_shorter(&mut self, effect: E, length: usize) -> bool {
        let record = self.0.entry(effect).or_insert(usize::MAX);
        let is_shorter = length < *record;
        *record = length.min(*record);
        is_shorter
    }
}

fn shortest(view: &View<'_>, links: &Links, kind: &'static Kind) -> Vec<Step> {
    let mut shortest = Shortest { view, links, kind, records: Records(HashMap::new()), steps: Vec::new() };
    walk(links, view.options().chain_links, &mut shortest);
    hodoku::best_first(shortest.steps)
}

struct Shortest<'v> {
    view: &'v View<'v>,
    links: &'v Links,
    kind: &'static Kind,
    records: Records<(Digit, CellSet)>,
    steps: Vec<Step>,
}

impl Visitor for Shortest<'_> {
    fn chain(&mut self, chain: &[usize]) {
        let [start, end] = [chain[0], chain[chain.len() - 1]].map(|node| self.links.nodes[node]);
        if start.digit() != end.digit() {
            return;
        }
        let gone = seen_by_both(self.view, start.digit(), start.cell(), end.cell());
        if !gone.is_empty() && self.records.is_shorter((start.digit(), gone), chain.len()) {
            self.steps.push(step(self.kind, self.links, chain, gone));
        }
    }

    fn goes_on(&mut self, _: &[usize]) -> bool {
        true
    }
}

struct Remote<'v> {
    view: &'v View<'v>,
    links: &'v Links,
    records: Records<Vec<Candidate>>,
    steps: Vec<Step>,
}

impl Visitor for Remote<'_> {
    fn chain(&mut self, chain: &[usize]) {
        let [start, end] = [chain[0], chain[chain.len() - 1]].map(|node| self.links.nodes[node]);
        if chain.len() < REMOTE_NODES || start.digit() != end.digit() {
            return;
        }
        if seen_by_both(self.view, start.digit(), start.cell(), end.cell()).is_empty() {
            return;
        }
        let cells: Vec<Cell> = chain.iter().step_by(2).map(|node| self.links.nodes[*node].cell()).collect();
        let digits = [start.digit(), self.links.nodes[chain[1]].digit()];
        let mut gone = Vec::new();
        for digit in self.view.candidates(start.cell()) {
            let seen = union(opposites(&cells).map(|(a, b)| seen_by_both(self.view, digit, a, b)));
            gone.extend(seen.into_iter().map(|cell| Candidate::at(cell, digit)));
        }
        if self.records.is_shorter(gone.clone(), chain.len()) {
            let pattern = Pattern::RemotePair { cells, digits };
            self.steps.push(Step {
                kind: &REMOTE_PAIR,
                effect: Effect::removing(gone),
                pattern: pattern.into(),
            });
        }
    }

    fn goes_on(&mut self, _: &[usize]) -> bool {
        true
    }
}

/// Cells of a remote pair that hold different digits, and do not see each other as neighbours in the chain
/// do.
pub(super) fn opposites(cells: &[Cell]) -> impl Iterator<Item = (Cell, Cell)> + '_ {
    cells
        .iter()
        .enumerate()
        .flat_map(move |(i, a)| cells.iter().skip(i + 3).step_by(2).map(move |b| (*a, *b)))
}
