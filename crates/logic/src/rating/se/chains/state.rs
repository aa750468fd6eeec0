//! A grid in the middle of a propagation: the candidates left in every cell and house, and which candidates
//! are on or off.
//!
//! ```text
//! left      [u16; 324]    of the candidates of a cell, or the places of a digit in a house: how many there
//!                         are, and the exclusive or of their indices, so that of two the one tells the other
//! reached   [u8; 729]     by candidate: nothing is known, it is on, or it is off or was never there
//! ```
//!
//! A candidate has four such sites, in the order of links: its cell, its box, its row and its column. The
//! ends of links cost a few instructions each, and a new propagation begins with a copy.

use super::super::grid::{Grid, box_row_column};
use super::links::{HOUSES, LinkReason};
use sudokit_core::Candidate;

/// The sites of every candidate: cells are 0 to 80, a digit in a house comes after them.
const SITES: [[u16; 4]; 729] = {
    let mut table = [[0; 4]; 729];
    let mut i = 0;
    while i < 729 {
        let candidate = Candidate::from_index(i);
        let houses = box_row_column(candidate.cell());
        table[i][0] = candidate.cell().index() as u16;
        let mut k = 0;
        while k < 3 {
            table[i][k + 1] = (81 + 9 * houses[k].index() + candidate.digit().index()) as u16;
            k += 1;
        }
        i += 1;
    }
    table
};

/// The reasons that the sites of a candidate are.
pub(super) const REASONS: [LinkReason; 4] = [LinkReason::Cell, HOUSES[0], HOUSES[1], HOUSES[2]];

/// One candidate at a site. Those of the site are added up in the upper bits.
const ONE: u16 = 1 << 10;

const NOTHING: u8 = 0;
const ON: u8 = 1;
const OFF: u8 = 2;

#[derive(Clone, Debug)]
pub(super) struct State {
    left: [u16; 324],
    reached: [u8; 729],
}

impl State {
    pub(super) fn of(grid: &Grid) -> Self {
        let mut state = Self { left: [0; 324], reached: [OFF; 729] };
        for cell in grid.empty() {
            for digit in grid.candidates(cell) {
                let candidate = Candidate::at(cell, digit);
                state.reached[candidate.index()] = NOTHING;
                for site in SITES[candidate.index()] {
                    let left = &mut state.left[site as usize];
                    *left = (*left ^ candidate.index() as u16) + ONE;
                }
            }
        }
        state
    }

    pub(super) const fn turn(&mut self, candidate: Candidate, on: bool) {
        self.reached[candidate.index()] = if on { ON } else { OFF };
    }

    #[inline]
    pub(super) const fn is_on(&self, candidate: Candidate) -> bool {
        self.reached[candidate.index()] == ON
    }

    /// True if it is off or absent.
    #[inline]
    pub(super) const fn is_off(&self, candidate: Candidate) -> bool {
        self.reached[candidate.index()] == OFF
    }

    #[inline]
    pub(super) const fn is_reached(&self, candidate: Candidate) -> bool {
        self.reached[candidate.index()] != NOTHING
    }

    /// The other candidate at one of the sites of a candidate, if it has two.
    #[inline]
    pub(super) fn other(&self, candidate: Candidate, site: usize) -> Option<Candidate> {
        let left = self.left[SITES[candidate.index()][site] as usize];
        let other = (left % ONE) ^ candidate.index() as u16;
        (left / ONE == 2).then(|| Candidate::from_index(other as usize))
    }

    /// Takes a candidate away from its sites.
    #[inline]
    pub(super) fn remove(&mut self, candidate: Candidate) {
        for site in SITES[candidate.index()] {
            let left = &mut self.left[site as usize];
            *left = (*left ^ candidate.index() as u16) - ONE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::links::{other_candidate, other_place};
    use super::*;
    use crate::cases;

    #[test]
    fn of_two_the_one_tells_the_other() {
        for board in cases::boards() {
            let mut grid = Grid::of(&board);
            let mut state = State::of(&grid);
            let mut twos = 0;
            for candidate in board.candidate_set() {
                let (cell, digit) = (candidate.cell(), candidate.digit());
                let alone = other_candidate(&grid, cell, digit).map(|other| Candidate::at(cell, other));
                let by_house = box_row_column(cell).map(|house| {
                    other_place(&grid, house, cell, digit).map(|other| Candidate::at(other, digit))
                });
                let expected = [alone, by_house[0], by_house[1], by_house[2]];
                assert_eq!([0, 1, 2, 3].map(|site| state.other(candidate, site)), expected);
                twos += expected.iter().flatten().count();
                // All but the larger digits go, so that cells and houses come down to two and to one.
                state.remove(candidate);
                grid.eliminate(cell, digit);
            }
            assert!(twos > 0);
        }
    }
}
