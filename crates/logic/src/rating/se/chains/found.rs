//! The starts and the conclusions of chains.

use super::super::grid::{Grid, bits, cell_at};
use super::super::{Dynamics, Technique};
use super::rule::ForcingRule;
use sudokit_core::{Candidate, Cell, Digit, DigitSet, House};

/// A node: a candidate that is true or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Potential {
    pub(super) candidate: Candidate,
    pub(super) on: bool,
}

/// The start of the chains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum From {
    /// One assumption that leads to a contradiction.
    Contradiction(Potential),
    /// A candidate on and off.
    Double(Candidate),
    /// The places of a digit in a house.
    Region(House, Digit),
    /// The candidates of a cell.
    Cell(Cell),
}

impl From {
    /// Among hints of the same length the smaller ones go first.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::Double(_) => 1,
            Self::Cell(_) => 5,
            Self::Region(..) => 6,
            Self::Contradiction(_) => 7,
        }
    }

    /// The assumptions, in order.
    pub(super) fn assumptions(self, grid: &Grid) -> Vec<Potential> {
        let on = |candidate| Potential { candidate, on: true };
        match self {
            Self::Contradiction(assumption) => vec![assumption],
            Self::Double(candidate) => vec![on(candidate), Potential { candidate, on: false }],
            Self::Region(house, digit) => bits(grid.places(house, digit))
                .map(|at| on(Candidate::at(cell_at(house, at), digit)))
                .collect(),
            Self::Cell(cell) => {
                grid.candidates(cell).into_iter().map(|digit| on(Candidate::at(cell, digit))).collect()
            }
        }
    }

    pub(super) fn technique(self, rule: ForcingRule) -> Technique {
        let level = match rule {
            ForcingRule::Nishio => return Technique::NishioChains,
            ForcingRule::Static => Dynamics::Static,
            ForcingRule::Dynamic(level) => Dynamics::Dynamic(level),
        };
        match self {
            Self::Contradiction(_) => Technique::ContradictionChains(level),
            Self::Double(_) => Technique::DoubleChains(level),
            Self::Region(..) => Technique::RegionChains(level),
            Self::Cell(_) => Technique::CellChains(level),
        }
    }
}

/// A finding: the start of the chains and their common conclusion.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) from: From,
    pub(super) conclusion: Potential,
}

impl Found {
    /// The digits that go from the cell of the conclusion.
    pub(super) fn removed(self, grid: &Grid) -> (Cell, DigitSet) {
        let (cell, digit) = (self.conclusion.candidate.cell(), self.conclusion.candidate.digit());
        let gone =
            if self.conclusion.on { grid.candidates(cell).without(digit) } else { DigitSet::of(digit) };
        (cell, gone)
    }
}
