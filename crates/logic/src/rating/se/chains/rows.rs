//! Sets of candidates as rows of bits: of some by numbers that they were given, of all by their indices.

use sudokit_core::{Candidate, Cell, DigitSet};

/// So many words of bits.
pub(super) type Row<const W: usize> = [u64; W];

/// Sets the bits of another row too.
#[inline]
pub(super) fn join<const W: usize>(into: &mut Row<W>, other: &Row<W>) {
    for (into, other) in into.iter_mut().zip(other) {
        *into |= other;
    }
}

/// The bits that both have.
#[inline]
pub(super) fn both<const W: usize>(one: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|i| one[i] & other[i])
}

/// The bits of the one that the other does not have.
#[inline]
pub(super) fn without<const W: usize>(one: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|i| one[i] & !other[i])
}

/// True if no bit is set.
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

/// Visits the bits that are set, ascending.
pub(super) fn each<const W: usize>(row: &Row<W>, mut visit: impl FnMut(usize)) {
    for (word, bits) in row.iter().enumerate() {
        let mut bits = *bits;
        while bits != 0 {
            visit(64 * word + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

/// A set of any candidates. They are together by cell, where [`CandidateSet`](sudokit_core::CandidateSet) has
/// them by digit, so that adding one is a few instructions.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Set(Row<12>);

impl Set {
    pub(super) const EMPTY: Self = Self([0; 12]);

    #[inline]
    pub(super) const fn contains(&self, candidate: Candidate) -> bool {
        has(&self.0, candidate.index() as u16)
    }

    pub(super) fn is_empty(&self) -> bool {
        is_empty(&self.0)
    }

    /// The candidates that both have.
    pub(super) fn both(&self, other: &Self) -> Self {
        Self(both(&self.0, &other.0))
    }

    /// Adds a candidate. Returns true if it is new.
    #[inline]
    pub(super) fn insert(&mut self, candidate: Candidate) -> bool {
        let is_new = !self.contains(candidate);
        set(&mut self.0, candidate.index() as u16);
        is_new
    }

    /// True if it has all these digits of a cell.
    pub(super) fn has_all(&self, cell: Cell, digits: DigitSet) -> bool {
        digits.into_iter().all(|digit| self.contains(Candidate::at(cell, digit)))
    }
}
