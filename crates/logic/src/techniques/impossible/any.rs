//! Impossible patterns of any shape: cells that three digits cannot fill, found without a list of shapes. The
//! shape alone makes it impossible, whichever of the digits each cell has: where a missing digit is needed
//! too, chains of cells show the same.
//!
//! ```text
//! base     cells with nothing but the three digits
//! guarded  cells with one of them and a few others, the guardians
//! ```
//!
//! The cells of the base can be filled. A set of guarded cells is looked for that makes this impossible, and
//! of which none can be spared: what follows depends on these alone. Cells are added in order, as long as
//! there are not too many guardians and, if something is to be removed, something conflicts with all of them.
//! The search ends where everything that may still be added fits. A house with more cells than digits needs
//! no such pattern, so none gets a fourth.
//!
//! The sets depend on no order. Of the base the fewest sufficient cells stay.
//!
//! Lists of such patterns: eleven's 630 in two bands, New Sudoku Players' Forum, 2022.

use super::Pattern;
use super::room::{DIGITS, fits};
use crate::choose::{Choice, choose};
use crate::sets::{excluded_by_each, union};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// The fewest cells. Fewer cells are almost locked sets.
pub(super) const FEWEST: usize = 8;

/// The most other candidates.
const MOST_GUARDIANS: usize = 6;

/// The most where those that remove nothing are listed too: with one more, the search takes four times as
/// long.
pub(super) const MOST_LISTED: usize = 4;

/// The most in a relation for chains.
pub(super) const MOST_IN_RELATIONS: usize = 3;

/// The most sets of cells that are tried for three digits, and the most to make one pattern small.
const MOST_TRIES: usize = 20_000;
const MOST_TRIES_TO_SHRINK: usize = 2_000;

/// All that remove something.
pub(super) fn all(board: &Board) -> Vec<Pattern> {
    those(board, MOST_GUARDIANS, true)
}

/// All with at most so many guardians; if that is wanted, only those that remove something.
pub(super) fn those(board: &Board, most: usize, have_victims: bool) -> Vec<Pattern> {
    let digits: Vec<Digit> = Digit::all().collect();
    let mut found = Vec::new();
    let _: ControlFlow<()> = choose(&digits, DIGITS, &mut |chosen| {
        if chosen.len() == DIGITS {
            let digits = chosen.iter().copied().collect();
            let mut hunt = Hunt::of(board, digits, most, have_victims);
            hunt.run();
            found.extend(hunt.patterns());
        }
        Choice::GoOn
    });
    found
}

/// A cell with guardians.
#[derive(Clone, Copy)]
struct GuardedCell {
    cell: Cell,
    guardians: usize,
    /// The candidates that conflict with all of them.
    victims: CandidateSet,
}

struct Hunt {
    digits: DigitSet,
    most: usize,
    have_victims: bool,
    base: CellSet,
    guarded: Vec<GuardedCell>,
    /// Guarded cells with which the base cannot be filled.
    found: Vec<CellSet>,
    tries: usize,
}

/// Guarded cells that have been chosen.
#[derive(Clone, Copy)]
struct Chosen {
    cells: CellSet,
    guardians: usize,
    victims: CandidateSet,
}

impl Hunt {
    fn of(board: &Board, digits: DigitSet, most: usize, have_victims: bool) -> Self {
        let (base, guarded, found) = (CellSet::EMPTY, Vec::new(), Vec::new());
        let mut hunt = Self { digits, most, have_victims, base, guarded, found, tries: 0 };
        for cell in board.unsolved() {
            let candidates = board.candidates(cell);
            let guardians = CandidateSet::of_cell(cell, candidates - digits);
            if candidates.is_disjoint(digits) || guardians.len() > most {
                continue;
            }
            if guardians.is_empty() {
                hunt.base.insert(cell);
            } else {
                let victims = excluded_by_each(guardians) & board.candidate_set();
                hunt.guarded.push(GuardedCell { cell, guardians: guardians.len(), victims });
            }
        }
        hunt
    }

    fn run(&mut self) {
        if self.fits(CellSet::EMPTY) {
            let none = Chosen { cells: CellSet::EMPTY, guardians: 0, victims: CandidateSet::ALL };
            self.extend(none, 0);
        }
    }

    fn extend(&mut self, chosen: Chosen, from: usize) {
        let full = self.full(chosen.cells);
        let addable: Vec<(usize, Chosen)> = (from..self.guarded.len())
            .filter_map(|number| Some((number, self.with(chosen, self.guarded[number], full)?)))
            .collect();
        let all = addable.iter().fold(chosen.cells, |all, (number, _)| all.with(self.guarded[*number].cell));
        if self.fits(all) {
            return;
        }
        for (number, longer) in addable {
            if !self.fits(longer.cells) {
                self.found.push(longer.cells);
            } else if longer.guardians < self.most {
                self.extend(longer, number + 1);
            }
        }
    }

    /// With one guarded cell more, if that is within the bounds.
    fn with(&self, chosen: Chosen, more: GuardedCell, full: CellSet) -> Option<Chosen> {
        let guardians = chosen.guardians + more.guardians;
        let victims = chosen.victims & more.victims;
        let is_within =
            guardians <= self.most && !full.contains(more.cell) && !(self.have_victims && victims.is_empty());
        is_within.then(|| Chosen { cells: chosen.cells.with(more.cell), guardians, victims })
    }

    /// The cells of the houses that have as many cells as there are digits.
    fn full(&self, chosen: CellSet) -> CellSet {
        let is_full = |house: &House| ((self.base | chosen) & house.cells()).len() >= DIGITS;
        union(House::all().filter(is_full).map(House::cells))
    }

    /// True if the base and these cells can be filled, or after too many tries.
    fn fits(&mut self, chosen: CellSet) -> bool {
        self.tries += 1;
        self.tries > MOST_TRIES || fits(self.base | chosen)
    }

    /// The patterns found, with the fewest cells each.
    fn patterns(&self) -> Vec<Pattern> {
        let is_needed =
            |cells: &&CellSet| !self.found.iter().any(|other| other != *cells && other.is_subset(**cells));
        let smallest = |cells: &CellSet| Shrink::of(*cells, self.base);
        let pattern = |cells: CellSet| Pattern::new(cells, self.digits);
        let is_one = |pattern: &Pattern| pattern.cells.len() >= FEWEST && !pattern.is_tridagon();
        self.found.iter().filter(is_needed).map(smallest).map(pattern).filter(is_one).collect()
    }
}

/// Looks for the fewest cells of the base that cannot be filled together with the guarded cells.
struct Shrink {
    guarded: CellSet,
    smallest: CellSet,
    tries: usize,
}

impl Shrink {
    fn of(guarded: CellSet, base: CellSet) -> CellSet {
        let mut shrink = Self { guarded, smallest: guarded | base, tries: 0 };
        shrink.among(base);
        shrink.smallest
    }

    /// True if these cells of the base suffice.
    fn is_enough(&mut self, cells: CellSet) -> bool {
        self.tries += 1;
        !fits(self.guarded | cells)
    }

    fn among(&mut self, base: CellSet) {
        if self.tries > MOST_TRIES_TO_SHRINK {
            return;
        }
        let needed: CellSet = base.iter().filter(|cell| !self.is_enough(base.without(*cell))).collect();
        if self.is_enough(needed) {
            self.take(needed);
            return;
        }
        if (self.guarded | needed).len() + 1 >= self.smallest.len() {
            return;
        }
        let mut some = base;
        for cell in base - needed {
            if self.is_enough(some.without(cell)) {
                some.remove(cell);
            }
        }
        self.take(some);
        // A smaller one lacks some cell of this one.
        for cell in some - needed {
            self.among(base.without(cell));
        }
    }

    fn take(&mut self, base: CellSet) {
        let cells = self.guarded | base;
        if cells.len() < self.smallest.len() {
            self.smallest = cells;
        }
    }
}
