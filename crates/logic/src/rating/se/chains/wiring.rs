//! The candidates of a grid by number, so that sets of them are short rows of bits.
//!
//! A grid that has lost candidates keeps the numbers of the grid before: what each candidate excludes there
//! is what it excluded, as far as it is still there. So the numbers are given once for all grids that come up
//! inside a step.

use super::super::grid::{Grid, box_row_column};
use super::links::{Follow, LinkReason};
use super::rows::{Row, join, set, unset};
use crate::facts::Variable;
use std::sync::Arc;
use sudokit_core::{Candidate, CellSet, Digit};

/// The numbers that candidates have, from one grid to the next.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Numbers {
    wiring: Option<Arc<Wiring>>,
}

impl Numbers {
    /// Numbers the candidates of a grid, from which other grids are to come up.
    pub(super) fn renew(&mut self, grid: &Grid) {
        if !self.wiring.as_ref().is_some_and(|wiring| wiring.fits(grid)) {
            self.wiring = Some(Arc::new(Wiring::of(grid)));
        }
    }

    /// The numbers of the candidates of a grid.
    pub(super) fn wiring(&mut self, grid: &Grid) -> Arc<Wiring> {
        let wiring = self.wiring.take().filter(|wiring| wiring.covers(grid));
        let wiring = wiring.unwrap_or_else(|| Arc::new(Wiring::of(grid)));
        self.wiring = Some(Arc::clone(&wiring));
        wiring
    }
}

/// Does something with rows of `W` words, as many as they have to be.
macro_rules! wide_enough {
    ($wiring:expr, $W:ident => $does:expr) => {{
        macro_rules! with {
            ($width:literal) => {{
                const $W: usize = $width;
                $does
            }};
        }
        match $wiring.words() {
            #[cfg(not(target_family = "wasm"))]
            3 => with!(3),
            #[cfg(not(target_family = "wasm"))]
            4 => with!(4),
            5 => with!(5),
            _ => with!(12),
        }
    }};
}
pub(super) use wide_enough;

/// The candidates of a grid, numbered in their order, with their exclusions.
#[derive(Clone, Debug)]
pub(super) struct Wiring {
    /// Those that have numbers, by digit.
    cells: [CellSet; 9],
    candidates: Vec<Candidate>,
    numbers: Box<[u16; 729]>,
    /// The number of words of a row.
    words: usize,
    /// The row of all.
    all: Vec<u64>,
    /// The candidates excluded by each candidate, in the order of links.
    excluded: Vec<(Candidate, LinkReason)>,
    /// The part of a candidate, by its index: where it begins, where its cell ends, and where it ends.
    bounds: Box<[[u16; 3]; 729]>,
    /// For every candidate the row of its digit in the cells that it sees,
    near: Vec<u64>,
    /// and the row of the other candidates of its cell.
    mates: Vec<u64>,
}

impl Wiring {
    /// The candidates of a grid.
    pub(super) fn of(grid: &Grid) -> Self {
        let mut candidates = Vec::new();
        let mut numbers = Box::new([0; 729]);
        let (mut excluded, mut bounds) = (Vec::new(), Box::new([[0; 3]; 729]));
        for cell in grid.unsolved() {
            for digit in grid.candidates(cell) {
                let candidate = Candidate::at(cell, digit);
                numbers[candidate.index()] = candidates.len() as u16;
                candidates.push(candidate);
            }
        }
        let words = Self::words_for(candidates.len());
        let rows = vec![0; words * candidates.len()];
        let (mut all, mut near, mut mates) = (vec![0; words], rows.clone(), rows);
        for (candidate, (near, mates)) in
            candidates.iter().zip(near.chunks_mut(words).zip(mates.chunks_mut(words)))
        {
            let (cell, digit) = (candidate.cell(), candidate.digit());
            let number = |candidate: Candidate| numbers[candidate.index()];
            set(&mut all, number(*candidate));
            let first = excluded.len();
            for other in grid.candidates(cell).without(digit) {
                let other = Candidate::at(cell, other);
                excluded.push((other, LinkReason::Cell));
                set(mates, number(other));
            }
            let in_cell = excluded.len();
            let mut peers = grid.places(digit) & cell.peers();
            for house in box_row_column(cell) {
                let here = peers & house.cells();
                peers -= here;
                for other in here.into_iter().map(|peer| Candidate::at(peer, digit)) {
                    excluded.push((other, LinkReason::of(Variable::Place(house, digit))));
                    set(near, number(other));
                }
            }
            bounds[candidate.index()] = [first, in_cell, excluded.len()].map(|bound| bound as u16);
        }
        let cells = std::array::from_fn(|i| grid.places(Digit::from_index(i)));
        Self { cells, candidates, numbers, words, all, excluded, bounds, near, mates }
    }

    /// The words of a row with some bits: one of the widths for which searches are compiled.
    const fn words_for(bits: usize) -> usize {
        match bits {
            // Every width is compiled by itself, and the download of browsers is to be light.
            0..=320 if cfg!(target_family = "wasm") => 5,
            0..=192 => 3,
            193..=256 => 4,
            257..=320 => 5,
            _ => 12,
        }
    }

    /// True if all candidates of a grid have numbers.
    fn covers(&self, grid: &Grid) -> bool {
        Digit::all().zip(self.cells).all(|(digit, numbered)| grid.places(digit).is_subset(numbered))
    }

    /// True if all have numbers, and shorter rows would not suffice.
    fn fits(&self, grid: &Grid) -> bool {
        let count = Digit::all().map(|digit| grid.places(digit).len()).sum();
        self.covers(grid) && Self::words_for(count) == self.words
    }

    /// The number of words of a row.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// The number of numbered candidates.
    pub(super) const fn len(&self) -> usize {
        self.candidates.len()
    }

    /// The candidate of a number.
    #[inline]
    pub(super) fn candidate(&self, number: usize) -> Candidate {
        self.candidates[number]
    }

    /// The number of a candidate.
    #[inline]
    pub(super) const fn number(&self, candidate: Candidate) -> u16 {
        self.numbers[candidate.index()]
    }

    /// The numbered candidates that a candidate excludes, in the order of links; in its cell too, or only
    /// elsewhere.
    #[inline]
    pub(super) fn excluded(&self, candidate: Candidate, with_cell: bool) -> &[(Candidate, LinkReason)] {
        let [first, in_cell, end] = self.bounds[candidate.index()].map(usize::from);
        &self.excluded[if with_cell { first } else { in_cell }..end]
    }

    /// The candidates of a grid.
    pub(super) fn row_of<const W: usize>(&self, grid: &Grid) -> Row<W> {
        let mut row = self.all.as_chunks().0[0];
        for (digit, numbered) in Digit::all().zip(self.cells) {
            for gone in numbered - grid.places(digit) {
                unset(&mut row, self.number(Candidate::at(gone, digit)));
            }
        }
        row
    }

    /// The numbered candidates that a candidate excludes by links of some kind.
    #[inline]
    pub(super) fn against<const W: usize>(&self, number: usize, follow: Follow) -> Row<W> {
        let mut row = self.near.as_chunks().0[number];
        if follow.cells {
            join(&mut row, &self.mates.as_chunks().0[number]);
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::super::rows::{both, each};
    use super::*;
    use crate::cases;
    use sudokit_core::CandidateSet;

    #[test]
    fn numbers_last_while_candidates_go() {
        for board in cases::boards() {
            let mut grid = Grid::of(&board);
            let wiring = Wiring::of(&grid);
            for gone in board.candidate_set().iter().step_by(3) {
                grid.eliminate(gone);
            }
            assert!(wiring.covers(&grid) && !Wiring::of(&grid).covers(&Grid::of(&board)));
            wide_enough!(wiring, W => check::<W>(&wiring, &grid));
        }
    }

    /// The candidates and their exclusions, by number and from the grid.
    fn check<const W: usize>(wiring: &Wiring, grid: &Grid) {
        let set_of = |row: &Row<W>| {
            let mut set = CandidateSet::EMPTY;
            each(row, |number| set |= CandidateSet::of(wiring.candidate(number)));
            set
        };
        let there = wiring.row_of(grid);
        let left = grid.candidate_set();
        assert_eq!(set_of(&there), left);
        for candidate in left {
            let (cell, digit) = (candidate.cell(), candidate.digit());
            let elsewhere = CandidateSet::of_digit(digit, grid.places(digit) & cell.peers());
            let in_cell = CandidateSet::of_cell(cell, grid.candidates(cell).without(digit));
            for (follow, expected) in [(Follow::HOUSES, elsewhere), (Follow::BOTH, in_cell | elsewhere)] {
                let row = wiring.against(usize::from(wiring.number(candidate)), follow);
                assert_eq!(set_of(&both(&there, &row)), expected);
                let list = wiring.excluded(candidate, follow.cells).iter().map(|(other, _)| *other);
                assert_eq!(list.collect::<CandidateSet>() & left, expected);
            }
        }
    }
}
