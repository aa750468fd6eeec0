//! Oddagons of two digits: odd rings of cells, and chains between two cells that lack one of the digits.
//!
//! Along a ring or chain the two digits alternate. That is impossible if a ring has an odd number of cells,
//! or if the digits that the two ends are left with do not fit together. Rings with a chord are left out, as
//! one of their halves does it with fewer cells.
//!
//! The search for what removes something goes from cell to cell as long as something conflicts with all
//! guardians so far. Few cells are without guardians, and guardians in several cells have few candidates that
//! all of them rule out, so the search ends soon.

use super::Pattern;
use crate::sets::excluded_by;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// The fewest cells. Three in a ring are in a house, or a naked pair is among them.
pub(super) const FEWEST: usize = 5;

/// The most cells.
const MOST_CELLS: usize = 11;

/// The most other candidates.
const MOST_GUARDIANS: usize = 4;

/// The most other candidates in a relation for chains, and the most cells. Nearly every board has oddagons
/// with more.
const MOST_IN_RELATIONS: usize = 3;
const MOST_CELLS_IN_RELATIONS: usize = 9;

/// All oddagons that remove something.
pub(super) fn all(board: &Board) -> Vec<Pattern> {
    those(board, Bounds { guardians: MOST_GUARDIANS, cells: MOST_CELLS, have_victims: true })
}

/// Oddagons with a few guardians, also those that remove nothing.
pub(super) fn relations(board: &Board, most: usize) -> Vec<Pattern> {
    let guardians = most.min(MOST_IN_RELATIONS);
    those(board, Bounds { guardians, cells: MOST_CELLS_IN_RELATIONS, have_victims: false })
}

/// The limits of the search.
#[derive(Clone, Copy)]
struct Bounds {
    /// The most other candidates.
    guardians: usize,
    /// The most cells.
    cells: usize,
    /// True if something must conflict with all other candidates.
    have_victims: bool,
}

/// All oddagons within these bounds.
fn those(board: &Board, bounds: Bounds) -> Vec<Pattern> {
    let mut found = Vec::new();
    for a in Digit::all() {
        for b in Digit::all().filter(|b| *b > a) {
            let digits = DigitSet::of(a).with(b);
            let mut search = Hunt::of(board, digits, bounds, &mut found);
            search.rings();
            search.chains();
        }
    }
    found
}

struct Hunt<'a> {
    board: &'a Board,
    digits: DigitSet,
    bounds: Bounds,
    /// The cells with both digits and few others.
    both: CellSet,
    /// The cells with one of the digits and others.
    one: CellSet,
    found: &'a mut Vec<Pattern>,
}

/// The cells so far.
#[derive(Clone, Copy)]
struct Way {
    cells: CellSet,
    first: Cell,
    last: Cell,
    guardians: usize,
    /// The candidates that conflict with all guardians.
    victims: CandidateSet,
}

impl<'a> Hunt<'a> {
    fn of(board: &'a Board, digits: DigitSet, bounds: Bounds, found: &'a mut Vec<Pattern>) -> Self {
        let having = |count: usize| -> CellSet {
            let has = |cell: &Cell| {
                let candidates = board.candidates(*cell);
                (candidates & digits).len() == count && (candidates - digits).len() <= bounds.guardians
            };
            board.unsolved().iter().filter(has).collect()
        };
        Self { board, digits, bounds, both: having(2), one: having(1), found }
    }

    /// The way with one cell more, if that is within the bounds.
    fn with(&self, way: Option<Way>, cell: Cell) -> Option<Way> {
        let guardians = self.board.candidates(cell) - self.digits;
        let before = way.map_or(self.board.candidate_set(), |way| way.victims);
        let conflicts =
            |victims: CandidateSet, digit: Digit| victims & excluded_by(Candidate::at(cell, digit));
        let victims = guardians.iter().fold(before, conflicts);
        let guardians = guardians.len() + way.map_or(0, |way| way.guardians);
        let cells = way.map_or(CellSet::EMPTY, |way| way.cells).with(cell);
        let first = way.map_or(cell, |way| way.first);
        let is_within = guardians <= self.bounds.guardians
            && cells.len() <= self.bounds.cells
            && !(self.bounds.have_victims && victims.is_empty());
        is_within.then_some(Way { cells, first, last: cell, guardians, victims })
    }

    /// Rings of cells, from the first of them. Only one may lack a digit: between two, one half of the ring
    /// would be enough.
    fn rings(&mut self) {
        for first in self.both | self.one {
            let later: CellSet = (self.both | self.one).iter().filter(|cell| *cell > first).collect();
            if let Some(way) = self.with(None, first) {
                self.extend_ring(way, self.fitting(first, later));
            }
        }
    }

    /// The cells that may be on a ring with this one.
    fn fitting(&self, cell: Cell, cells: CellSet) -> CellSet {
        if self.one.contains(cell) { cells - self.one } else { cells }
    }

    fn extend_ring(&mut self, way: Way, free: CellSet) {
        for next in free & way.last.peers() {
            let Some(longer) = self.with(Some(way), next) else { continue };
            let (count, is_closed) = (longer.cells.len(), way.last != way.first && next.sees(way.first));
            if is_closed && count % 2 == 1 {
                self.take(longer);
            } else if !is_closed {
                // A cell that sees an inner one would be a chord. A cell that sees the first one closes the
                // ring.
                let seen = if way.last == way.first { CellSet::EMPTY } else { way.last.peers() };
                self.extend_ring(longer, self.fitting(next, free.without(next)) - seen);
            }
        }
    }

    /// Chains between cells with one digit, from the end that comes first.
    fn chains(&mut self) {
        for first in self.one {
            if let Some(way) = self.with(None, first) {
                let ends = self.one.iter().filter(|cell| *cell > first).collect();
                self.extend_chain(way, self.both, ends);
            }
        }
    }

    fn extend_chain(&mut self, way: Way, free: CellSet, ends: CellSet) {
        for last in ends & way.last.peers() {
            let Some(longer) = self.with(Some(way), last) else { continue };
            let [a, b] = [way.first, last].map(|end| self.board.candidates(end) & self.digits);
            // An odd number of cells begins and ends with the same digit.
            if (longer.cells.len() % 2 == 1) != (a == b) {
                self.take(longer);
            }
        }
        for next in free & way.last.peers() {
            if let Some(longer) = self.with(Some(way), next) {
                let seen = way.last.peers();
                self.extend_chain(longer, free.without(next) - seen, ends - seen);
            }
        }
    }

    fn take(&mut self, way: Way) {
        if way.cells.len() >= FEWEST && way.guardians > 0 {
            self.found.push(Pattern::new(way.cells, self.digits));
        }
    }
}
