//! Aligned pair and triplet exclusion: digits of two or three cells that leave other cells nothing, in every
//! combination.
//!
//! The cells need not be aligned, nor see each other.
//!
//! **Order.** Pairs of cells by the larger one, then the smaller one; the third cell among the excluders of
//! the first, then of the second, by the order of peers.

use super::grid::{Grid, PEERS};
use super::hint::{Hint, Removals};
use super::{SeTenths, Technique};
use crate::techniques::aligned::Pattern;
use sudokit_core::{Cell, CellSet, Digit, DigitSet};

/// The search for triplets, and the grid in which it last found nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Triplets {
    fruitless: Option<Box<(Grid, Bases)>>,
}

/// Cells that may be combined, and the cells that forbid combinations of each: peers with few candidates.
#[derive(Clone, Debug)]
struct Bases {
    cells: Vec<Cell>,
    excluders: [CellSet; 81],
}

impl Bases {
    fn of(grid: &Grid, size: usize) -> Self {
        let ones = grid.cells_of_size(1);
        let few = (2..=size).fold(CellSet::EMPTY, |few, size| few | grid.cells_of_size(size));
        let mut bases = Self { cells: Vec::new(), excluders: [CellSet::EMPTY; 81] };
        for cell in grid.empty() {
            let excluders = few & cell.peers();
            if grid.candidates(cell).len() >= 2 && ones.is_disjoint(cell.peers()) && !excluders.is_empty() {
                bases.cells.push(cell);
                bases.excluders[cell.index()] = excluders;
            }
        }
        bases
    }

    /// Pairs that have enough excluders in common, with these.
    fn pairs(&self) -> impl Iterator<Item = ([Cell; 2], CellSet)> {
        let cells = &self.cells;
        let pairs = (0..cells.len()).flat_map(move |j| (0..j).map(move |i| [cells[i], cells[j]]));
        pairs.map(|pair| (pair, self.common(pair))).filter(|(_, common)| common.len() >= 2)
    }

    /// The cells that are not as they were: their candidates, or the excluders of combinations with them.
    fn changed_since(&self, grid: &Grid, (before, bases): &(Grid, Self)) -> CellSet {
        let is_same = |cell: &Cell| {
            let i = cell.index();
            grid.candidates(*cell) == before.candidates(*cell) && self.excluders[i] == bases.excluders[i]
        };
        Cell::all().filter(|cell| !is_same(cell)).collect()
    }

    fn common<const N: usize>(&self, cells: [Cell; N]) -> CellSet {
        cells.into_iter().fold(CellSet::ALL, |common, cell| common & self.excluders[cell.index()])
    }
}

/// The first aligned pair exclusion.
pub(super) fn pair(grid: &Grid) -> Option<Hint> {
    let bases = Bases::of(grid, 2);
    bases.pairs().find_map(|(cells, common)| {
        let gone = excluded_from_pair(grid, cells, common);
        let pattern = || Pattern { cells: cells.to_vec(), excluders: common };
        Hint::removing(Technique::AlignedPairExclusion, SeTenths(62), gone, pattern)
    })
}

impl Triplets {
    /// The first aligned triplet exclusion. Cells and excluders that are as they were when there was none
    /// still give none.
    pub(super) fn first(&mut self, grid: &Grid) -> Option<Hint> {
        let bases = Bases::of(grid, 3);
        let before = self.fruitless.as_deref();
        let changed = before.map_or(CellSet::ALL, |before| bases.changed_since(grid, before));
        let is_base: CellSet = bases.cells.iter().copied().collect();
        let found = bases.pairs().find_map(|([x, y], common)| {
            let third = is_base.without(x).without(y);
            let [of_x, of_y] = [x, y].map(|cell| bases.excluders[cell.index()] & third);
            if (common | of_x | of_y).with(x).with(y).is_disjoint(changed) {
                return None;
            }
            let common_with = |z: Cell| common & bases.excluders[z.index()];
            let is_new = |z: &Cell| {
                let common = common_with(*z);
                common.len() >= 2 && !common.with(x).with(y).with(*z).is_disjoint(changed)
            };
            let new: CellSet = (of_x | of_y).into_iter().filter(is_new).collect();
            if new.is_empty() {
                return None;
            }
            let by_peer = |of: Cell, set: CellSet| {
                PEERS[of.index()].into_iter().filter(move |cell| set.contains(*cell))
            };
            by_peer(x, of_x & new).chain(by_peer(y, (of_y - of_x) & new)).find_map(|z| {
                let common = common_with(z);
                let gone = excluded_from_triplet(grid, [x, y, z], common);
                let pattern = || Pattern { cells: vec![x, y, z], excluders: common };
                Hint::removing(Technique::AlignedTripletExclusion, SeTenths(75), gone, pattern)
            })
        });
        self.fruitless = if found.is_none() { Some(Box::new((*grid, bases))) } else { None };
        found
    }
}

/// The candidates that occur in no combination of two cells.
fn excluded_from_pair(grid: &Grid, cells: [Cell; 2], excluders: CellSet) -> Removals {
    // With each digit, those that it does not go together with.
    let mut against = [DigitSet::EMPTY; 9];
    for excluder in excluders {
        let pair = grid.candidates(excluder);
        for digit in pair {
            against[digit.index()] |= pair.without(digit);
        }
    }
    let is_peer = cells[0].sees(cells[1]);
    let mut gone = Removals::new();
    for (cell, other) in [(cells[0], cells[1]), (cells[1], cells[0])] {
        let left = grid.candidates(other);
        let excluded: DigitSet = grid
            .candidates(cell)
            .into_iter()
            .filter(|digit| {
                let forbidden = against[digit.index()];
                left.is_subset(if is_peer { forbidden.with(*digit) } else { forbidden })
            })
            .collect();
        if !excluded.is_empty() {
            gone.push((cell, excluded));
        }
    }
    gone
}

/// The candidates that occur in no combination of three cells.
fn excluded_from_triplet(grid: &Grid, cells: [Cell; 3], excluders: CellSet) -> Removals {
    let mut all = [DigitSet::EMPTY; 20];
    for (digits, excluder) in all.iter_mut().zip(excluders) {
        *digits = grid.candidates(excluder);
    }
    let all = &all[..excluders.len()];
    let mut gone = Removals::new();
    for i in 0..3 {
        let [cell, one, other] = [cells[i], cells[(i + 1) % 3], cells[(i + 2) % 3]];
        let left = |of: Cell, digit: Digit, seen: bool| {
            let digits = grid.candidates(of);
            if seen { digits.without(digit) } else { digits }
        };
        let excluded: DigitSet = grid
            .candidates(cell)
            .into_iter()
            .filter(|a| {
                let (ones, others) = (left(one, *a, cell.sees(one)), left(other, *a, cell.sees(other)));
                let is_allowed = |b: Digit| {
                    let chosen = DigitSet::of(*a).with(b);
                    let others = if one.sees(other) { others.without(b) } else { others };
                    // The forbidden third digits: the one digit that some excluder would have left.
                    let forbidden = all.iter().try_fold(DigitSet::EMPTY, |forbidden, digits| {
                        let rest = *digits - chosen;
                        match rest.first()? {
                            only if rest == DigitSet::of(only) => Some(forbidden | rest),
                            _ => Some(forbidden),
                        }
                    });
                    forbidden.is_some_and(|forbidden| !others.is_subset(forbidden))
                };
                !ones.into_iter().any(is_allowed)
            })
            .collect();
        if !excluded.is_empty() {
            gone.push((cell, excluded));
        }
    }
    gone
}
