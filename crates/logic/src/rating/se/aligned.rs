//! Aligned pair and triplet exclusion: digits of two or three cells that leave other cells nothing, in every
//! combination.
//!
//! The cells need not be aligned, nor see each other.
//!
//! **Order.** Pairs of cells by the larger one, then the smaller one; the third cell among the excluders of
//! the first, then of the second, by the order of peers.

use super::grid::{Grid, PEERS};
use super::hint::{Hint, Removals};
use super::technique::Named;
use crate::facts::Narrow;
use crate::sets::digits_of;
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
        let Narrow { one: ones, two, three, .. } = Narrow::on(grid);
        let few = if size == 2 { two } else { two | three };
        let mut bases = Self { cells: Vec::new(), excluders: [CellSet::EMPTY; 81] };
        for cell in grid.unsolved() {
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
        pairs.map(|pair| (pair, self.common(pair))).filter(|(_, common)| are_several(*common))
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

/// True for two cells or more.
const fn are_several(cells: CellSet) -> bool {
    cells.bits() & cells.bits().wrapping_sub(1) != 0
}

/// The first aligned pair exclusion.
pub(super) fn pair(grid: &Grid) -> Option<Hint> {
    let bases = Bases::of(grid, 2);
    bases.pairs().find_map(|(cells, common)| {
        let gone = excluded(grid, cells, common);
        let pattern = || Pattern { cells: cells.to_vec(), excluders: common };
        Hint::removing(Named::ALIGNED_PAIR, gone, pattern)
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
                are_several(common) && !common.with(x).with(y).with(*z).is_disjoint(changed)
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
                let gone = excluded(grid, [x, y, z], common);
                let pattern = || Pattern { cells: vec![x, y, z], excluders: common };
                Hint::removing(Named::ALIGNED_TRIPLET, gone, pattern)
            })
        });
        self.fruitless = if found.is_none() { Some(Box::new((grid.clone(), bases))) } else { None };
        found
    }
}

/// The candidates that occur in no combination of two or three cells: some excluder would be left with
/// nothing.
fn excluded<const N: usize>(grid: &Grid, cells: [Cell; N], excluders: CellSet) -> Removals {
    // Any other excluder keeps a digit that none of the cells has.
    let together = digits_of(grid, cells.into_iter().collect());
    let (mut all, mut count) = ([DigitSet::EMPTY; 20], 0);
    for excluder in excluders {
        all[count] = grid.candidates(excluder);
        count += usize::from(all[count].is_subset(together));
    }
    // A digit of a cell that is not in a pair with every digit of the other one stays.
    if N == 2 && cells.iter().all(|cell| grid.candidates(*cell).len() > count + 1) {
        return Removals::new();
    }
    // The digits that would leave an excluder with nothing besides these: all if one has nothing already.
    let forbidden = |chosen: DigitSet| {
        all[..count].iter().fold(DigitSet::EMPTY, |forbidden, digits| {
            let left = *digits - chosen;
            match left.bits() {
                0 => DigitSet::ALL,
                only if only.is_power_of_two() => forbidden | left,
                _ => forbidden,
            }
        })
    };
    let mut gone = Removals::new();
    for (i, cell) in cells.into_iter().enumerate() {
        let [one, other] = [1, 2].map(|step| cells[(i + step) % N]);
        let is_excluded = |digit: &Digit| {
            let open = |of: Cell| {
                let left = grid.candidates(of);
                if cell.sees(of) { left.without(*digit) } else { left }
            };
            // Beside a pair any third digit will do.
            let thirds = if N == 2 { DigitSet::ALL } else { open(other) };
            open(one).into_iter().all(|second| {
                let thirds = if N > 2 && one.sees(other) { thirds.without(second) } else { thirds };
                thirds.is_subset(forbidden(DigitSet::of(*digit).with(second)))
            })
        };
        let excluded: DigitSet = grid.candidates(cell).into_iter().filter(is_excluded).collect();
        if !excluded.is_empty() {
            gone.push((cell, excluded));
        }
    }
    gone
}
