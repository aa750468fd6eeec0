//! A grid in the middle of a propagation: what is left of its variables, and which candidates are on or off.

use super::super::grid::{Grid, Left};
use sudokit_core::Candidate;

#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) left: Left,
    pub(super) reached: Reached,
}

impl State {
    pub(super) fn of(grid: &Grid) -> Self {
        let mut reached = Reached([OFF; Candidate::COUNT]);
        for cell in grid.unsolved() {
            for digit in grid.candidates(cell) {
                reached.0[Candidate::at(cell, digit).index()] = NOTHING;
            }
        }
        Self { left: grid.variables().clone(), reached }
    }
}

/// By candidate: nothing is known, it is on, or it is off or was never there.
#[derive(Clone, Debug)]
pub(super) struct Reached([u8; Candidate::COUNT]);

const NOTHING: u8 = 0;
const ON: u8 = 1;
const OFF: u8 = 2;

impl Reached {
    pub(super) const fn turn(&mut self, candidate: Candidate, on: bool) {
        self.0[candidate.index()] = if on { ON } else { OFF };
    }

    #[inline]
    pub(super) const fn is_on(&self, candidate: Candidate) -> bool {
        self.0[candidate.index()] == ON
    }

    /// True if it is off or absent.
    #[inline]
    pub(super) const fn is_off(&self, candidate: Candidate) -> bool {
        self.0[candidate.index()] == OFF
    }

    #[inline]
    pub(super) const fn has(&self, candidate: Candidate) -> bool {
        self.0[candidate.index()] != NOTHING
    }
}
