//! The nodes of chains: a candidate, or a digit in one of the cells of a miniline.

use crate::facts::variable::{Variable, miniline_of};
use sudokit_core::{Candidate, Cell, CellSet, Digit, Miniline};

/// A candidate, or a digit in a miniline whose cells are not told apart (a g-candidate).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeIndex(u16);

impl NodeIndex {
    pub(crate) const COUNT: usize = Candidate::COUNT + 9 * Miniline::COUNT;

    pub(crate) const fn candidate(candidate: Candidate) -> Self {
        Self(candidate.index() as u16)
    }

    const fn group(digit: Digit, miniline: Miniline) -> Self {
        Self((Candidate::COUNT + digit.index() * Miniline::COUNT + miniline.index()) as u16)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn digit(self) -> Digit {
        match self.index().checked_sub(Candidate::COUNT) {
            None => Candidate::from_index(self.index()).digit(),
            Some(group) => Digit::from_index(group / Miniline::COUNT),
        }
    }

    pub(crate) const fn cells(self) -> CellSet {
        match self.index().checked_sub(Candidate::COUNT) {
            None => CellSet::of(Candidate::from_index(self.index()).cell()),
            Some(group) => Miniline::from_index(group % Miniline::COUNT).cells(),
        }
    }

    /// The node if these bits are all that is left of a variable: its only candidate, or the only miniline
    /// that they lie in, with the miniline's bits. Groups only if asked for.
    #[inline]
    pub(crate) fn last_of(variable: usize, left: u16, groups: bool) -> Option<(Self, u16)> {
        if left.is_power_of_two() {
            let candidate = Variable::from_index(variable).candidate(left.trailing_zeros() as usize);
            return Some((Self(candidate.index() as u16), left));
        }
        if !groups || variable < 81 {
            return None;
        }
        let (house, digit) = ((variable - 81) / 9, (variable - 81) % 9);
        let (miniline, own) = miniline_of(house, left)?;
        Some((Self::group(Digit::from_index(digit), miniline), own))
    }
}

/// A set of candidates, cell by cell: bit `9 * cell + digit`. All that a node rules out is one intersection.
#[derive(Clone, Copy)]
pub(crate) struct Bits([u64; 12]);

impl Bits {
    pub(crate) const EMPTY: Self = Self([0; 12]);

    pub(crate) const fn insert(&mut self, candidate: usize) {
        self.0[candidate / 64] |= 1 << (candidate % 64);
    }

    pub(crate) const fn contains(&self, candidate: usize) -> bool {
        self.0[candidate / 64] >> (candidate % 64) & 1 != 0
    }

    pub(crate) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub(crate) fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    64 * i + bit
                })
            })
        })
    }
}

/// The candidates that each node rules out: of a candidate the other digits of its cell and its digit in the
/// cells that see it; of a group its digit in the cells that see all three of its cells.
pub(crate) static LINKS: [Bits; NodeIndex::COUNT] = {
    let mut links = [Bits::EMPTY; NodeIndex::COUNT];
    let mut candidate = 0;
    while candidate < Candidate::COUNT {
        let (cell, digit) = (candidate / 9, candidate % 9);
        links[candidate] = digit_in(Cell::from_index(cell).peers(), digit);
        let mut other = 0;
        while other < 9 {
            if other != digit {
                links[candidate].insert(9 * cell + other);
            }
            other += 1;
        }
        candidate += 1;
    }
    let mut group = 0;
    while group < 9 * Miniline::COUNT {
        let miniline = Miniline::from_index(group % Miniline::COUNT);
        let houses = miniline.line().house().cells().union(miniline.block().cells());
        let outside = houses.difference(miniline.cells());
        links[Candidate::COUNT + group] = digit_in(outside, group / Miniline::COUNT);
        group += 1;
    }
    links
};

const fn digit_in(mut cells: CellSet, digit: usize) -> Bits {
    let mut bits = Bits::EMPTY;
    while let Some(cell) = cells.first() {
        bits.insert(9 * cell.index() + digit);
        cells.remove(cell);
    }
    bits
}
