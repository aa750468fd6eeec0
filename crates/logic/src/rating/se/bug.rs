//! Bivalue universal graves: what would be left over would have two solutions, but for the extra digits of a
//! few cells.
//!
//! **Order.** Boxes, rows, columns, and digits: a digit with neither no place nor two, and one of its cells
//! with more than two candidates, makes that cell a bug cell and the digit an extra one.
//!
//! **Slips.** Sudoku Explainer 1.2.1 misses extra digits that stand on several such cells in every house, and
//! prefers boxes with large subsets to lines with small ones. [`Profile::fixes`](super::Profile::fixes) mends
//! both.

use super::grid::{Grid, PEERS, bits, box_row_column, choices};
use super::hint::{Hint, removals};
use super::{SeTenths, Technique};
use crate::sets::union;
use crate::techniques::bug::{Pattern, Reason, is_grave_without};
use sudokit_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// No cell sees more cells than these, so with more bug cells nothing can go.
const MOST: usize = 20;

/// The first grave that leads on.
pub(super) fn first(grid: &Grid, fixes: bool) -> Option<Hint> {
    let mut cells_with_more = 0;
    for cell in grid.unsolved() {
        match grid.candidates(cell).len() {
            0 | 1 => return None,
            2 => {}
            _ => cells_with_more += 1,
        }
    }
    if cells_with_more > MOST {
        return None;
    }
    let mut bug = Bug { grid, cells: Vec::new(), extra: Vec::new(), all: DigitSet::EMPTY, common: None };
    bug.scan(fixes)?;
    if is_grave_without(grid, bug.extra()) { bug.conclude(fixes) } else { None }
}

struct Bug<'g> {
    grid: &'g Grid,
    /// The bug cells, as they were met.
    cells: Vec<Cell>,
    /// The extra digits of each.
    extra: Vec<DigitSet>,
    all: DigitSet,
    /// The cells that see all bug cells.
    common: Option<Vec<Cell>>,
}

impl Bug<'_> {
    /// Looks for bug cells; none if there cannot be a grave.
    fn scan(&mut self, fixes: bool) -> Option<()> {
        let grid = self.grid;
        // For the fixed variant: the only irregular digit, as long as there is one, and its cells.
        let (mut only, mut is_single, mut several): (Option<Digit>, bool, CellSet) =
            (None, true, CellSet::EMPTY);
        for house in (18..27).chain(0..18).map(House::from_index) {
            for digit in Digit::all() {
                let places = grid.places(digit) & house.cells();
                if matches!(places.len(), 0 | 2) {
                    continue;
                }
                let with_more: CellSet =
                    places.into_iter().filter(|cell| grid.candidates(*cell).len() >= 3).collect();
                is_single &= *only.get_or_insert(digit) == digit;
                if is_single {
                    several |= with_more;
                }
                if with_more.is_empty() {
                    return None;
                }
                if let Some(cell) = with_more.only() {
                    self.add(cell, digit, fixes);
                    let is_empty = self.common.as_ref().is_some_and(Vec::is_empty);
                    if self.cells.len() > 1 && self.all.len() > 1 && is_empty {
                        return None;
                    }
                }
            }
        }
        if let Some(digit) = only.filter(|_| fixes && is_single && several.len() > self.cells.len()) {
            for cell in several {
                if !self.cells.contains(&cell) {
                    self.add(cell, digit, fixes);
                }
            }
        }
        Some(())
    }

    /// Makes a cell a bug cell, and a digit an extra one.
    fn add(&mut self, cell: Cell, digit: Digit, fixes: bool) {
        match self.cells.iter().position(|known| *known == cell) {
            Some(at) => self.extra[at] |= DigitSet::of(digit),
            None => {
                self.cells.push(cell);
                self.extra.push(DigitSet::of(digit));
            }
        }
        self.all.insert(digit);
        let common = self.common.get_or_insert_with(|| {
            let peers = PEERS[cell.index()];
            if fixes { peers.iter().copied().collect::<CellSet>().iter().collect() } else { peers.to_vec() }
        });
        common.retain(|peer| peer.sees(cell) && !self.cells.contains(peer));
    }

    fn conclude(&self, fixes: bool) -> Option<Hint> {
        let common = self.common.as_deref().unwrap_or_default();
        match (self.cells.len(), self.all.only()) {
            (0, _) => None,
            (1, _) => {
                let gone = removals(self.grid, self.cells.iter().copied(), !self.all);
                Hint::rated(Technique::Bug(1), SeTenths(56), gone, || self.pattern(Reason::Seen))
            }
            (count, Some(digit)) => {
                let gone = removals(self.grid, common.iter().copied(), DigitSet::of(digit));
                let pattern = || self.pattern(Reason::Seen);
                let same_digit = Hint::rated(Technique::Bug(2), SeTenths(57), gone, pattern);
                same_digit.or_else(|| if count == 2 { self.locked() } else { None })
            }
            (_, None) if common.is_empty() => None,
            (count, None) => {
                let locked = if count == 2 { self.locked() } else { None };
                locked.or_else(|| self.subset(common, fixes))
            }
        }
    }

    /// The extra digits of all bug cells.
    fn extra(&self) -> CandidateSet {
        let of_cell = |(cell, extra): (&Cell, &DigitSet)| CandidateSet::of_cell(*cell, *extra);
        union(self.cells.iter().zip(&self.extra).map(of_cell))
    }

    /// As the family of techniques knows it.
    fn pattern(&self, reason: Reason) -> Pattern {
        Pattern { extra: self.extra().iter().collect(), reason }
    }

    /// Type 4: two bug cells of a house with another digit in common, which one of them takes.
    fn locked(&self) -> Option<Hint> {
        let [one, other] = self.cells[..] else { return None };
        let shared = (self.grid.candidates(one) & self.grid.candidates(other)) - self.all;
        let digit = shared.only()?;
        let both: CellSet = [one, other].into_iter().collect();
        let house = both.common_houses().iter().next()?;
        let gone = [(one, self.extra[0]), (other, self.extra[1])];
        let gone = gone.into_iter().flat_map(|(cell, extra)| removals(self.grid, [cell], !(extra | shared)));
        let pattern = || self.pattern(Reason::Shared { house, digit });
        Hint::rated(Technique::Bug(4), SeTenths(57), gone.collect(), pattern)
    }

    /// Type 3: the extra digits make a naked subset with other cells of a house.
    fn subset(&self, common: &[Cell], fixes: bool) -> Option<Hint> {
        let shared: Vec<House> = box_row_column(self.cells[0])
            .into_iter()
            .filter(|house| self.cells.iter().all(|cell| house.cells().contains(*cell)))
            .collect();
        let look = |house: &House, size: usize| {
            let near: Vec<Cell> =
                common.iter().copied().filter(|cell| house.cells().contains(*cell)).collect();
            self.subset_of(*house, &near, size)
        };
        if fixes {
            (2..=6).find_map(|size| shared.iter().find_map(|house| look(house, size)))
        } else {
            shared.iter().find_map(|house| (2..=6).find_map(|size| look(house, size)))
        }
    }

    fn subset_of(&self, house: House, near: &[Cell], size: usize) -> Option<Hint> {
        if near.len() < size || self.all.len() < 2 {
            return None;
        }
        choices(near.len(), size - 1).find_map(|chosen| {
            let sets = || bits(chosen).map(|i| self.grid.candidates(near[i]));
            let digits = union(sets());
            if digits.len() != size || (digits | self.all).len() != size || sets().any(|set| set.len() < 2) {
                return None;
            }
            let others = near.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 0).map(|(_, cell)| *cell);
            let rating = SeTenths(57).plus(size as u16 - 1);
            let cells = bits(chosen).map(|i| near[i]).collect();
            let pattern = || self.pattern(Reason::Subset { house, cells, digits });
            Hint::rated(Technique::Bug(3), rating, removals(self.grid, others, digits), pattern)
        })
    }
}
