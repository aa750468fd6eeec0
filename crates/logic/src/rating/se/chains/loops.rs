//! Forcing chains and cycles: what follows from links that are there all along.
//!
//! **Order.** By rating, number of nodes and kind of links: only houses before only cells before both. Among equals by
//! candidate; of one candidate cycles come first, as they are met, then what follows if it is on, then if it is off. Chains of both
//! kinds of links are longer than those of one kind are worth, but where they are not, they come again as such.

use super::super::grid::Grid;
use super::super::hint::Hint;
use super::super::{Links, Technique};
use super::length::rating;
use super::links::Follow;
use super::nested::Inner;
use super::reach::{Arrivals, Reach, linked};
use super::walk::Walk;
use sudokit_core::{Candidate, DigitSet};

/// One kind of links: what may be followed, and what cycles and forcing chains of it are worth at least.
struct Mode {
    links: Links,
    follow: Follow,
    cycle: f64,
    /// Of cells alone there are no forcing chains.
    chain: Option<f64>,
}

const MODES: [Mode; 3] = [
    Mode { links: Links::Houses, follow: Follow::HOUSES, cycle: 6.5, chain: Some(6.6) },
    Mode { links: Links::Cells, follow: Follow::CELLS, cycle: 6.5, chain: None },
    Mode { links: Links::Both, follow: Follow::BOTH, cycle: 7.0, chain: Some(7.0) },
];

/// The search, level by level, for one kind of links.
struct Levels<const W: usize> {
    mode: &'static Mode,
    reach: Reach<W>,
    /// What each level brought.
    arrivals: Vec<Vec<(Candidate, Arrivals)>>,
}

impl<const W: usize> Levels<W> {
    /// What a level brings; none if the search ended before it.
    fn at(&mut self, level: usize) -> Option<&[(Candidate, Arrivals)]> {
        while self.arrivals.len() <= level {
            if self.reach.is_over() {
                return None;
            }
            let mut arrived = Vec::new();
            self.reach.level(self.arrivals.is_empty(), |candidate, now| arrived.push((candidate, now)));
            self.arrivals.push(arrived);
        }
        Some(&self.arrivals[level])
    }
}

/// Cycles or chains of one kind of links and one length, at the place that they have among all.
struct Bucket {
    mode: usize,
    level: usize,
    cycles: bool,
    chains: bool,
    rating: f64,
}

/// What the search keeps.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Loops {
    walk: Walk,
}

impl Loops {
    /// The best cycle or forcing chain.
    pub(in super::super) fn best(&mut self, grid: &Grid) -> Option<Hint> {
        match linked(grid, Follow::BOTH).len() {
            0 => None,
            1..=128 => self.best_of::<2>(grid),
            129..=256 => self.best_of::<4>(grid),
            _ => self.best_of::<12>(grid),
        }
    }

    /// All cycles and forcing chains, the best first, one for each effect.
    pub(super) fn all(&mut self, grid: &Grid) -> Vec<Inner> {
        let linked = linked(grid, Follow::BOTH);
        match linked.len() {
            0 => Vec::new(),
            1..=128 => self.all_of::<2>(grid),
            129..=256 => self.all_of::<4>(grid),
            _ => self.all_of::<12>(grid),
        }
    }

    fn all_of<const W: usize>(&mut self, grid: &Grid) -> Vec<Inner> {
        let mut found = Vec::new();
        let mut order = 0;
        for (number, mode) in MODES.iter().enumerate() {
            let leads_on = linked(grid, mode.follow);
            for cell in grid.empty() {
                let digits = grid.candidates(cell);
                if digits.len() < 2 || (mode.follow == Follow::CELLS && digits.len() > 2) {
                    continue;
                }
                for digit in digits {
                    let candidate = Candidate::at(cell, digit);
                    self.walk.cycles(
                        grid,
                        candidate,
                        mode.follow,
                        &leads_on,
                        4..=usize::MAX,
                        |walk, end, length| {
                            let removals = walk.cycle_removals(grid, end);
                            if !removals.is_empty() {
                                found.push((
                                    rating(mode.cycle, length),
                                    length,
                                    number,
                                    order,
                                    removals,
                                    walk.cycle(end),
                                ));
                                order += 1;
                            }
                        },
                    );
                    let Some(base) = mode.chain else { continue };
                    for on in [true, false] {
                        if let Some(end) = self.walk.contrary(grid, candidate, on, mode.follow) {
                            let length = self.walk.back(end).count();
                            let gone = if on { DigitSet::of(digit) } else { digits.without(digit) };
                            found.push((
                                rating(base, length),
                                length,
                                number,
                                order,
                                vec![(cell, gone)],
                                self.walk.chain(end, !on),
                            ));
                            order += 1;
                        }
                    }
                }
            }
        }
        found.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2, a.3).cmp(&(b.1, b.2, b.3))));
        let mut seen = std::collections::HashSet::new();
        found
            .into_iter()
            .filter_map(|(_, length, _, _, removals, (sites, nodes))| {
                let mut key = removals.clone();
                key.sort_by_key(|(cell, _)| *cell);
                seen.insert(key).then(|| Inner {
                    removals,
                    sites,
                    chains: std::rc::Rc::new(super::propagation::NestedChains { nodes, length }),
                })
            })
            .collect()
    }

    fn best_of<const W: usize>(&mut self, grid: &Grid) -> Option<Hint> {
        let mut searches = MODES.each_ref().map(|mode| {
            let reach = Reach::new(grid, mode.follow, linked(grid, mode.follow));
            Levels::<W> { mode, reach, arrivals: Vec::new() }
        });
        // The next length of cycles and of chains of each kind.
        let mut next: Vec<Bucket> = Vec::new();
        for (mode, Mode { cycle, chain, .. }) in MODES.iter().enumerate() {
            let together = *chain == Some(*cycle);
            next.push(Bucket { mode, level: 0, cycles: true, chains: together, rating: *cycle });
            if let Some(chain) = chain.filter(|_| !together) {
                next.push(Bucket { mode, level: 0, cycles: false, chains: true, rating: chain });
            }
        }
        while !next.is_empty() {
            let first = (1..next.len()).fold(0, |first, i| {
                let key = |bucket: &Bucket| (bucket.rating, bucket.level, bucket.mode);
                if key(&next[i]) < key(&next[first]) { i } else { first }
            });
            let Bucket { mode, level, cycles, chains, rating: worth } = next[first];
            let search = &mut searches[mode];
            if search.at(level).is_none() {
                next.swap_remove(first);
                continue;
            }
            if let Some(hint) = self.in_bucket(grid, search, &next[first]) {
                return Some(hint);
            }
            let base = if cycles { search.mode.cycle } else { search.mode.chain.unwrap_or(worth) };
            next[first] =
                Bucket { mode, level: level + 1, cycles, chains, rating: rating(base, nodes(level + 1)) };
        }
        None
    }

    /// The first hint of a bucket.
    fn in_bucket<const W: usize>(
        &mut self,
        grid: &Grid,
        search: &Levels<W>,
        bucket: &Bucket,
    ) -> Option<Hint> {
        let mode = search.mode;
        let length = nodes(bucket.level);
        for (candidate, now) in &search.arrivals[bucket.level] {
            if bucket.cycles && now.cycle {
                let mut found = None;
                let leads_on = &search.reach.linked;
                self.walk.cycles(grid, *candidate, mode.follow, leads_on, length..=length, |walk, end, _| {
                    if found.is_none() {
                        let removals = walk.cycle_removals(grid, end);
                        let technique = Technique::Cycle(mode.links);
                        found = Hint::removing(technique, bucket.rating, removals);
                    }
                });
                if let Some(hint) = found {
                    return Some(Hint { length, ..hint });
                }
            }
            if bucket.chains && (now.off || now.on) {
                let technique = if mode.links == Links::Houses && length == 6 {
                    Technique::TurbotFish
                } else {
                    Technique::ForcingChain(mode.links)
                };
                let (cell, digit) = (candidate.cell(), candidate.digit());
                let (placement, gone) = if now.off {
                    (None, DigitSet::of(digit))
                } else {
                    (Some(*candidate), grid.candidates(cell).without(digit))
                };
                let removals = vec![(cell, gone)];
                return Some(Hint { technique, rating: bucket.rating, length, placement, removals });
            }
        }
        None
    }
}

/// How many nodes a chain has that ends on a level.
const fn nodes(level: usize) -> usize {
    2 * level + 4
}
