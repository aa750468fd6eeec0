//! The candidates of a grid by number, so that sets of them are short rows of bits.
//!
//! A grid that has lost candidates keeps the numbers of the grid before: what each candidate excludes there is what it excluded, as far
//! as it is still there. So the numbers are given once for all grids that come up inside a step.

use super::super::grid::{Grid, bits, cell_at, which};
use super::links::{Follow, Reason, weak};
use super::nested::Site;
use sudokit_core::{Candidate, CellSet, Digit, House};

/// A bit for every candidate of the grid.
pub(super) type Row<const W: usize> = [u64; W];

#[inline]
pub(super) fn join<const W: usize>(into: &mut Row<W>, other: &Row<W>) {
    for (into, other) in into.iter_mut().zip(other) {
        *into |= other;
    }
}

#[inline]
pub(super) fn both<const W: usize>(one: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|i| one[i] & other[i])
}

#[inline]
pub(super) fn without<const W: usize>(one: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|i| one[i] & !other[i])
}

#[inline]
pub(super) fn is_empty<const W: usize>(row: &Row<W>) -> bool {
    row.iter().fold(0, |all, word| all | word) == 0
}

#[inline]
pub(super) fn set(row: &mut [u64], bit: u16) {
    row[bit as usize / 64] |= 1 << (bit % 64);
}

#[inline]
pub(super) fn unset(row: &mut [u64], bit: u16) {
    row[bit as usize / 64] &= !(1 << (bit % 64));
}

/// The first bit.
#[inline]
pub(super) fn first<const W: usize>(row: &Row<W>) -> Option<usize> {
    let word = row.iter().position(|word| *word != 0)?;
    Some(64 * word + row[word].trailing_zeros() as usize)
}

#[inline]
pub(super) const fn has<const W: usize>(row: &Row<W>, bit: u16) -> bool {
    row[bit as usize / 64] >> (bit % 64) & 1 != 0
}

pub(super) fn each<const W: usize>(row: &Row<W>, mut visit: impl FnMut(usize)) {
    for (word, bits) in row.iter().enumerate() {
        let mut bits = *bits;
        while bits != 0 {
            visit(64 * word + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

/// The candidates of a grid, numbered in their order, and what each excludes.
#[derive(Clone, Debug)]
pub(super) struct Wiring {
    /// Those that have numbers, by digit.
    cells: [CellSet; 9],
    candidates: Vec<Candidate>,
    numbers: Box<[u16; 729]>,
    /// How many words a row has.
    words: usize,
    /// The row of all.
    all: Vec<u64>,
    /// What candidates exclude, one after the other, in the order of links.
    excluded: Vec<(Candidate, Reason)>,
    /// Where that of a candidate is, by its index: where it begins, where its cell ends, and where it ends.
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
        for cell in grid.empty() {
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
            weak(grid, *candidate, Follow::BOTH, |other, reason| excluded.push((other, reason)));
            let in_cell = first + grid.candidates(cell).len() - 1;
            bounds[candidate.index()] = [first, in_cell, excluded.len()].map(|bound| bound as u16);
            for peer in grid.cells_with(digit) & cell.peers() {
                set(near, number(Candidate::at(peer, digit)));
            }
            for other in grid.candidates(cell).without(digit) {
                set(mates, number(Candidate::at(cell, other)));
            }
        }
        let cells = std::array::from_fn(|i| grid.cells_with(Digit::from_index(i)));
        Self { cells, candidates, numbers, words, all, excluded, bounds, near, mates }
    }

    /// How many words rows of so many bits have: one of the widths that searches are made for.
    const fn words_for(bits: usize) -> usize {
        match bits {
            0..=192 => 3,
            193..=256 => 4,
            257..=320 => 5,
            _ => 12,
        }
    }

    /// Whether all candidates of a grid have numbers.
    pub(super) fn covers(&self, grid: &Grid) -> bool {
        Digit::all().zip(self.cells).all(|(digit, numbered)| grid.cells_with(digit).is_subset(numbered))
    }

    /// Whether they do, and shorter rows would not do.
    pub(super) fn fits(&self, grid: &Grid) -> bool {
        let count = Digit::all().map(|digit| grid.cells_with(digit).len()).sum();
        self.covers(grid) && Self::words_for(count) == self.words
    }

    /// How many words a row has.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// How many candidates have numbers.
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

    /// What a candidate excludes, as far as it has a number, in the order of links; in its cell too, or only elsewhere.
    #[inline]
    pub(super) fn excluded(&self, candidate: Candidate, with_cell: bool) -> &[(Candidate, Reason)] {
        let [first, in_cell, end] = self.bounds[candidate.index()].map(usize::from);
        &self.excluded[if with_cell { first } else { in_cell }..end]
    }

    /// The candidates of a grid.
    pub(super) fn row_of<const W: usize>(&self, grid: &Grid) -> Row<W> {
        let mut row = self.all.as_chunks().0[0];
        for (digit, numbered) in Digit::all().zip(self.cells) {
            for gone in numbered - grid.cells_with(digit) {
                unset(&mut row, self.number(Candidate::at(gone, digit)));
            }
        }
        row
    }

    /// What a candidate excludes by links of some kind, as far as it has a number.
    #[inline]
    pub(super) fn against<const W: usize>(&self, number: usize, follow: Follow) -> Row<W> {
        let mut row = self.near.as_chunks().0[number];
        if follow.cells {
            join(&mut row, &self.mates.as_chunks().0[number]);
        }
        row
    }
}

/// Visits the cells with two candidates and the houses with two places of a digit, as far as they are to be followed.
pub(super) fn strong_sites(grid: &Grid, follow: Follow, mut visit: impl FnMut(Site, [Candidate; 2])) {
    // Both ends of a set of two.
    let ends = |set: u16| [set.trailing_zeros() as usize, set.ilog2() as usize];
    if follow.cells {
        for cell in grid.cells_of_size(2) {
            let pair = ends(grid.candidates(cell).bits());
            visit(Site::Cell(cell), pair.map(|digit| Candidate::at(cell, Digit::from_index(digit))));
        }
    }
    if follow.houses {
        for house in House::all() {
            let places = grid.all_places(house);
            let is_two = |places: u16| {
                let rest = places & places.wrapping_sub(1);
                rest != 0 && rest & rest.wrapping_sub(1) == 0
            };
            for digit in bits(which(places, is_two)).map(Digit::from_index) {
                let pair = ends(places[digit.index()]);
                visit(Site::House(house, digit), pair.map(|at| Candidate::at(cell_at(house, at), digit)));
            }
        }
    }
}
