//! A tally of candidates: how often each house has each digit, none more than twice.
//!
//! If every house has a digit twice or not at all, and every cell two digits, the digits can be exchanged:
//! all graves and many deadly patterns are such.

use sudokit_core::{Cell, CellSet, Digit, DigitSet, HouseSet};

/// The count of each digit in each house, while cells are given two of their candidates.
#[derive(Clone, Copy)]
pub(crate) struct Tally {
    once: [HouseSet; 9],
    twice: [HouseSet; 9],
}

impl Tally {
    /// Of no cells.
    pub(crate) const EMPTY: Self = Self { once: [HouseSet::EMPTY; 9], twice: [HouseSet::EMPTY; 9] };

    /// With these digits in this cell, if no house has one of them three times then.
    pub(crate) fn with(mut self, cell: Cell, digits: DigitSet) -> Option<Self> {
        let houses: HouseSet = cell.houses().into_iter().collect();
        for digit in digits {
            let (once, twice) = (&mut self.once[digit.index()], &mut self.twice[digit.index()]);
            if !twice.is_disjoint(houses) {
                return None;
            }
            *twice |= *once & houses;
            *once |= houses;
        }
        Some(self)
    }

    /// The houses that have a digit once only.
    pub(crate) fn alone(&self, digit: Digit) -> HouseSet {
        self.once[digit.index()] - self.twice[digit.index()]
    }

    /// The cells that have no house with a digit twice.
    pub(crate) fn room(&self, digit: Digit) -> CellSet {
        self.twice[digit.index()].iter().fold(CellSet::ALL, |room, house| room - house.cells())
    }
}
