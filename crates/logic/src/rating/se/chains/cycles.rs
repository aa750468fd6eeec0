//! Forcing chains and cycles: implications of static links.
//!
//! **Order.** By rating, number of nodes and kind of links: houses before cells before both. Among equals by
//! candidate; of one candidate cycles come first, as they are met, then what follows if it is on, then if it
//! is off.

use super::super::grid::Grid;
use super::super::hint::{Hint, Removals};
use super::super::tenths::Sum;
use super::super::{Links, SeTenths, Technique};
use super::inner::{Chains, Visit, Written};
use super::length::rating;
use super::links::Follow;
use super::meet::{Arrivals, Meet};
use super::told::Told;
use super::walk::ChainWalk;
use super::wiring::{Numbers, Wiring, wide_enough};
use crate::Pattern;
use crate::sets::union;
use crate::sort;
use crate::techniques::nice_loops;
use sudokit_core::{Cancel, Candidate, DigitSet};

/// One kind of links: the links to follow, and the least rating of its cycles and forcing chains.
struct Mode {
    links: Links,
    follow: Follow,
    cycle: SeTenths,
    /// Of cells alone there are no forcing chains.
    chain: Option<SeTenths>,
}

const MODES: [Mode; 3] = [
    Mode { links: Links::Houses, follow: Follow::HOUSES, cycle: SeTenths(65), chain: Some(SeTenths(66)) },
    Mode { links: Links::Cells, follow: Follow::CELLS, cycle: SeTenths(65), chain: None },
    Mode { links: Links::Both, follow: Follow::BOTH, cycle: SeTenths(70), chain: Some(SeTenths(70)) },
];

impl Mode {
    /// The most nodes of a cycle that goes before a hint of this rating and length: more than that has, where
    /// cycles are worth less. None if there are not so few.
    fn longest_before(&self, hint: Option<(Sum, usize)>) -> Option<usize> {
        let Some(hint) = hint else { return Some(usize::MAX) };
        let is_before = |nodes: &usize| (rating(self.cycle, *nodes), *nodes) < hint;
        (FEWEST..).step_by(2).take_while(is_before).last()
    }

    /// The most nodes of a cycle that goes before a chain of this kind with so many nodes, or as many as the
    /// chain has.
    fn longest_beside(&self, chain: SeTenths, nodes: usize) -> usize {
        self.longest_before(Some((rating(chain, nodes), nodes))).unwrap_or(nodes).max(nodes)
    }
}

/// The fewest nodes of a chain. All have an even number.
const FEWEST: usize = 4;

/// The search for one kind of links.
struct CycleSearch<'w, const W: usize> {
    mode: &'static Mode,
    meet: Meet<'w, W>,
    /// The conclusions of chains of each length, from the shortest on.
    arrivals: Vec<Arrivals<W>>,
    /// The cycles that remove something: number of nodes, start, removals, by these.
    cycles: Vec<Found>,
}

struct Found {
    nodes: usize,
    start: Candidate,
    removals: Removals,
    chains: Written,
}

impl<'w, const W: usize> CycleSearch<'w, W> {
    /// Looks for everything; or only for the best of what has no more than so many nodes, which needs cycles
    /// only as long as the shortest chain, or a little longer.
    fn new(
        mut meet: Meet<'w, W>,
        grid: &Grid,
        mode: &'static Mode,
        walk: &mut ChainWalk,
        only_best: Option<usize>,
        cancel: &Cancel,
    ) -> Self {
        let mut arrivals: Vec<Arrivals<W>> = Vec::new();
        let is_chain = |arrivals: &Arrivals<W>| arrivals.refuted != [0; W] || arrivals.proved != [0; W];
        let mut most = only_best.unwrap_or(usize::MAX);
        while FEWEST + 2 * arrivals.len() <= most
            && let Some(next) = meet.chains(FEWEST + 2 * arrivals.len())
        {
            arrivals.push(next);
            if let Some(chain) = mode.chain.filter(|_| only_best.is_some() && is_chain(&next)) {
                most = most.min(mode.longest_beside(chain, FEWEST + 2 * (arrivals.len() - 1)));
                break;
            }
        }
        let mut search = Self { mode, meet, arrivals, cycles: Vec::new() };
        let starts = search.meet.cyclic(grid, most);
        for start in search.meet.candidates(&starts) {
            if cancel.is_cancelled() {
                break;
            }
            let circle = search.meet.circle_of(start, most);
            walk.cycles(grid, start, mode.follow, &circle, most, |walk, end, nodes| {
                let removals = walk.cycle_removals(grid, end);
                if !removals.is_empty() {
                    search.cycles.push(Found { nodes, start, removals, chains: walk.cycle(end) });
                }
            });
            if only_best.is_some()
                && let Some(best) = search.cycles.iter().map(|found| found.nodes).min()
            {
                // Of the same length the first start is the best.
                most = most.min(best - 2);
            }
        }
        sort::by_key(&mut search.cycles, |found| (found.nodes, found.start));
        search
    }

    /// The first conclusion of chains of a number of nodes: the candidate, and whether it is true.
    fn first_chain(&self, nodes: usize) -> Option<(Candidate, bool)> {
        let Arrivals { refuted, proved } = *self.arrivals.get((nodes - FEWEST) / 2)?;
        let [refuted, proved] = [refuted, proved].map(|row| self.meet.first(&row));
        match (refuted, proved) {
            (Some(refuted), Some(proved)) if proved < refuted => Some((proved, true)),
            (Some(refuted), _) => Some((refuted, false)),
            (None, proved) => proved.map(|proved| (proved, true)),
        }
    }

    /// The best cycle or chain: by rating, then by nodes; of the same candidate cycles come first.
    fn best(&self, grid: &Grid) -> Option<Hint> {
        let cycle = self.cycles.first().map(|found| (rating(self.mode.cycle, found.nodes), found));
        let lengths = (FEWEST..).step_by(2).take(self.arrivals.len());
        let chain = self.mode.chain.and_then(|base| {
            let mut chains = lengths.filter_map(|nodes| Some((nodes, self.first_chain(nodes)?)));
            chains.next().map(|(nodes, found)| (rating(base, nodes), nodes, found))
        });
        let links = self.mode.links;
        if let Some((worth, Found { nodes, start, removals, .. })) = cycle {
            let is_before = |(other, length, (candidate, _)): (Sum, usize, (Candidate, bool))| {
                (worth, *nodes) < (other, length) || (worth, *nodes) == (other, length) && *start <= candidate
            };
            if chain.is_none_or(is_before) {
                let (technique, removals) = (Technique::Cycle(links), removals.clone());
                let (rating, length) = (worth, *nodes);
                return Some(Hint::untold(technique, rating, length, None, removals));
            }
        }
        let (rating, length, (candidate, is_true)) = chain?;
        let technique = match (links, length) {
            (Links::Houses, 6) => Technique::TurbotFish,
            _ => Technique::ForcingChain(links),
        };
        let placement = is_true.then_some(candidate);
        let removals = vec![(candidate.cell(), removed(grid, candidate, is_true))];
        Some(Hint::untold(technique, rating, length, placement, removals))
    }
}

/// The state of the search.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Cycles {
    walk: ChainWalk,
    numbers: Numbers,
    tells: bool,
}

impl Cycles {
    /// True if hints are to be put into words.
    pub(in super::super) const fn tell(&mut self, tells: bool) {
        self.tells = tells;
    }

    /// Takes over the numbers that candidates have elsewhere.
    pub(super) fn number_like(&mut self, numbers: &Numbers) {
        self.numbers.clone_from(numbers);
    }

    /// The numbers that candidates have here.
    pub(super) const fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// The best cycle or forcing chain.
    pub(in super::super) fn best(&mut self, grid: &Grid, cancel: &Cancel) -> Option<Hint> {
        self.numbers.renew(grid);
        let wiring = self.numbers.wiring(grid);
        wide_enough!(wiring, W => self.best_of::<W>(&wiring, grid, cancel))
    }

    /// True if there is any cycle or forcing chain.
    pub(super) fn any(&mut self, grid: &Grid, cancel: &Cancel) -> bool {
        let mut any = false;
        self.visit(grid, None, cancel, &mut |_, _| any = true);
        any
    }

    /// Visits all cycles and forcing chains, the best first, one for each effect: what goes, and how to come
    /// by the chains. If there were none on the grid before, before it lost candidates, any must pass a new
    /// strong link.
    pub(super) fn visit(
        &mut self,
        grid: &Grid,
        before: Option<&Grid>,
        cancel: &Cancel,
        visit: &mut Visit<'_>,
    ) {
        let wiring = self.numbers.wiring(grid);
        wide_enough!(wiring, W => {
            let meet = Meet::<W>::new(&wiring, grid, Follow::BOTH);
            if before.is_none_or(|before| meet.refutes_anew(before, grid)) {
                self.visit_of(&wiring, meet, grid, cancel, visit);
            }
        });
    }

    fn best_of<const W: usize>(&mut self, wiring: &Wiring, grid: &Grid, cancel: &Cancel) -> Option<Hint> {
        let mut best: Option<Hint> = None;
        for mode in &MODES {
            // Of the same rating and length the links that come first are better.
            let known = best.as_ref().map(|best| (best.rating, best.length));
            let Some(most) = mode.longest_before(known) else { continue };
            let meet = Meet::<W>::new(wiring, grid, mode.follow);
            let search = CycleSearch::new(meet, grid, mode, &mut self.walk, Some(most), cancel);
            if let Some(hint) =
                search.best(grid).filter(|hint| known.is_none_or(|known| (hint.rating, hint.length) < known))
            {
                let pattern = self.tells.then(|| self.told(grid, &search, &hint));
                best = Some(Hint { pattern, ..hint });
            }
        }
        best
    }

    fn visit_of<const W: usize>(
        &mut self,
        wiring: &Wiring,
        meet: Meet<'_, W>,
        grid: &Grid,
        cancel: &Cancel,
        visit: &mut Visit<'_>,
    ) {
        let [houses, cells, both] = &MODES;
        let mut search = |mode, meet| CycleSearch::new(meet, grid, mode, &mut self.walk, None, cancel);
        let of_both = search(both, meet);
        if !of_both.meet.refutes() {
            return;
        }
        let [of_houses, of_cells] =
            [houses, cells].map(|mode| search(mode, Meet::new(wiring, grid, mode.follow)));
        let searches = [of_houses, of_cells, of_both];
        let mut found = Vec::new();
        for (number, CycleSearch { mode, meet, arrivals, cycles }) in searches.iter().enumerate() {
            for Found { nodes, start, removals, chains } in cycles {
                let (rating, key) = (rating(mode.cycle, *nodes), (*nodes, number, *start, 0));
                found.push(Sorted { rating, key, removals: removals.clone(), chains: Some(chains.clone()) });
            }
            let Some(base) = mode.chain else { continue };
            for (i, Arrivals { refuted, proved }) in arrivals.iter().enumerate() {
                let nodes = FEWEST + 2 * i;
                for (row, is_true) in [(refuted, false), (proved, true)] {
                    for start in meet.candidates(row) {
                        let removals = vec![(start.cell(), removed(grid, start, is_true))];
                        let key = (nodes, number, start, 1 + usize::from(is_true));
                        found.push(Sorted { rating: rating(base, nodes), key, removals, chains: None });
                    }
                }
            }
        }
        sort::by_key(&mut found, |hint| (hint.rating, hint.key));
        let mut seen: Vec<Removals> = Vec::new();
        found.retain(|hint| {
            let mut removals = hint.removals.clone();
            sort::by_key(&mut removals, |(cell, _)| *cell);
            let is_new = !seen.contains(&removals);
            if is_new {
                seen.push(removals);
            }
            is_new
        });
        for Sorted { key: (length, number, start, class), removals, chains, .. } in found {
            visit(&removals, &mut || {
                let chains = chains.clone();
                let chains = chains
                    .unwrap_or_else(|| self.chain(grid, &searches[number], (start, class == 2), length));
                let told = self.tells.then(|| Told::walked(grid, &chains));
                Chains::of(chains, length, told)
            });
        }
    }
}

impl Cycles {
    /// The chain that proves or refutes a candidate, as it is met first.
    fn chain<const W: usize>(
        &mut self,
        grid: &Grid,
        search: &CycleSearch<'_, W>,
        (start, is_true): (Candidate, bool),
        length: usize,
    ) -> Written {
        let shortest = search.meet.shortest(start, !is_true, length);
        let end = self.walk.contrary(grid, start, !is_true, search.mode.follow, shortest);
        self.walk.chain(end, is_true)
    }

    /// The pattern of the best hint.
    fn told<const W: usize>(&mut self, grid: &Grid, search: &CycleSearch<'_, W>, hint: &Hint) -> Pattern {
        let is_it = |found: &&Found| found.nodes == hint.length && found.removals == hint.removals;
        let chains = match (hint.technique, search.cycles.iter().find(is_it)) {
            (Technique::Cycle(_), Some(cycle)) => cycle.chains.clone(),
            _ => {
                let (cell, gone) = hint.removals[0];
                let refuted = || gone.first().map(|digit| Candidate::at(cell, digit));
                let start = hint.placement.or_else(refuted).expect("a chain has an effect");
                self.chain(grid, search, (start, hint.placement.is_some()), hint.length)
            }
        };
        let told = Told::walked(grid, &chains).pattern;
        let Some(circle) = told.of::<nice_loops::Pattern>() else { return told };
        let digits = union(hint.removals.iter().map(|(_, digits)| *digits));
        nice_loops::Pattern { digits, ..circle.clone() }.into()
    }
}

struct Sorted {
    rating: Sum,
    key: (usize, usize, Candidate, usize),
    removals: Removals,
    chains: Option<Written>,
}

/// The candidates removed from the cell of a conclusion.
fn removed(grid: &Grid, candidate: Candidate, is_true: bool) -> DigitSet {
    let digit = candidate.digit();
    if is_true { grid.candidates(candidate.cell()).without(digit) } else { DigitSet::of(digit) }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Path, Profile};
    use super::*;
    use crate::cases;

    #[test]
    fn some_cycles_go_before_shorter_chains() {
        let [houses, _, both] = &MODES;
        let beside = |mode: &Mode, nodes| mode.longest_beside(mode.chain.expect("chains"), nodes);
        // 6.5 and three tenths, up to 14 nodes, is less than 6.6 and three tenths, from 11 nodes on.
        assert_eq!(beside(houses, 12), 14);
        assert_eq!(beside(houses, 14), 14);
        // Of the same rating the shorter one is better.
        assert_eq!(beside(houses, 6), 6);
        assert_eq!(beside(both, 12), 12);
        // 7.0 is more than 6.6 and three tenths.
        assert_eq!(both.longest_before(Some((SeTenths(66).plus(3), 12))), None);
    }

    #[test]
    fn the_best_is_the_first_of_all() {
        let mut cycles = Cycles::default();
        for board in cases::boards().step_by(4) {
            let mut path = Path::new(&board, Profile::SE_1_2_1);
            loop {
                let grid = Grid::of(path.board());
                let mut first = None;
                let cancel = Cancel::new();
                cycles.visit(&grid, None, &cancel, &mut |removals, chains| {
                    first.get_or_insert_with(|| (removals.to_vec(), chains().chains.length));
                });
                let best = cycles.best(&grid, &cancel).map(|hint| (hint.removals, hint.length));
                assert_eq!(best, first, "{:?}", path.board());
                if path.next().is_none() {
                    break;
                }
            }
        }
    }
}
