//! Exchanges of digits all over the grid.

use super::guardians::Reason;
use super::{Rule, by_truths};
use crate::read::record;
use crate::state::{Claim, State, candidates};
use crate::truths::Truth;
use crate::work::{Checked, Work, ensure};
use sudokit_core::{CandidateSet, CellSet, DigitSet, House};

record! {
    /// A whole grid that could be filled in two ways, but for extra candidates.
    pub(super) struct Bug { extra: CandidateSet, reason: Reason }
}

impl Bug {
    /// Without the extra candidates every open cell has two, and every digit two places in each house where
    /// it is open. If none of them is true, the other candidate of every open cell makes a second solution.
    pub(super) fn guardians(&self, state: &State, work: &mut Work<'_>) -> Checked<CandidateSet> {
        state.ensure_one_solution(work)?;
        let left = state.left - self.extra;
        let has_two = |truth: Truth| match truth {
            Truth::Cell(cell) if state.filled.contains(cell) => true,
            Truth::Place(house, digit) if is_filled(state, house, digit) => true,
            _ => truth.len(&left) == 2,
        };
        ensure(state.filled != CellSet::ALL, "all cells are filled")?;
        ensure(Truth::all().all(has_two), "without the extra candidates there is no grave")?;
        Ok(state.left & self.extra)
    }
}

impl Rule for Bug {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let guardians = self.guardians(state, work)?;
        by_truths(&self.reason.truths(guardians), state, claim, work)
    }
}

/// True if the digit is placed in the house.
fn is_filled(state: &State, house: House, digit: sudokit_core::Digit) -> bool {
    !(state.places(digit) & house.cells()).is_disjoint(state.filled)
}

record! {
    /// Two digits that could change places, except where they are placed and in these cells.
    pub(super) struct Outside { cells: CellSet, digits: DigitSet }
}

impl Outside {
    /// The candidates of which one is true.
    ///
    /// Take the placed cells of the digits, and these. If these hold only the two digits, a house with two of
    /// all these cells has both digits there, and a house with none of them has both elsewhere. Elsewhere
    /// there is no given of them, so they can change places, which makes a second solution.
    pub(super) fn guardians(&self, state: &State, work: &mut Work<'_>) -> Checked<CandidateSet> {
        state.ensure_one_solution(work)?;
        ensure(self.digits.len() == 2, "there are not two digits")?;
        let of_digits = self.digits.iter().fold(CellSet::EMPTY, |all, digit| all | state.places(digit));
        let inside = self.cells | (of_digits & state.filled);
        let counts: Vec<usize> = House::all().map(|house| (inside & house.cells()).len()).collect();
        ensure(
            counts.iter().all(|count| [0, 2].contains(count)),
            "a house has one of the cells, or more than two",
        )?;
        ensure(counts.contains(&0), "the digits have no place elsewhere")?;
        Ok(state.left & candidates(self.cells, !self.digits))
    }
}
