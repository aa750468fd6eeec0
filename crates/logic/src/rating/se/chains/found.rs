//! The starts and the conclusions of chains.

use super::super::grid::Grid;
use super::super::{Dynamics, Technique};
use super::rule::ForcingRule;
use crate::facts::Variable;
use sudokit_core::{Candidate, Cell, DigitSet};

/// A node: a candidate that is true or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Potential {
    pub(super) candidate: Candidate,
    pub(super) on: bool,
}

impl Potential {
    /// Its number: off-nodes before on-nodes.
    pub(super) const fn number(self) -> u16 {
        self.candidate.index() as u16 + if self.on { Candidate::COUNT as u16 } else { 0 }
    }

    /// The node with a number.
    pub(super) const fn numbered(number: u16) -> Self {
        let (on, index) = (number as usize / Candidate::COUNT, number as usize % Candidate::COUNT);
        Self { candidate: Candidate::from_index(index), on: on == 1 }
    }
}

/// The start of the chains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum From {
    /// One assumption that leads to a contradiction.
    Contradiction(Potential),
    /// A candidate on and off.
    Double(Candidate),
    /// All candidates of a variable.
    All(Variable),
}

impl From {
    /// Among hints of the same length the smaller ones go first.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::Double(_) => 1,
            Self::All(Variable::Cell(_)) => 5,
            Self::All(Variable::Place(..)) => 6,
            Self::Contradiction(_) => 7,
        }
    }

    /// The assumptions, in order.
    pub(super) fn assumptions(self, grid: &Grid) -> impl Iterator<Item = Potential> + use<> {
        let on = |candidate| Some(Potential { candidate, on: true });
        let mut list = [None; 9];
        match self {
            Self::Contradiction(assumption) => list[0] = Some(assumption),
            Self::Double(candidate) => {
                list[..2].copy_from_slice(&[on(candidate), Some(Potential { candidate, on: false })]);
            }
            Self::All(variable) => {
                list.iter_mut().zip(grid.candidates_of(variable)).for_each(|(slot, one)| *slot = on(one));
            }
        }
        list.into_iter().flatten()
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
            Self::All(Variable::Cell(_)) => Technique::CellChains(level),
            Self::All(Variable::Place(..)) => Technique::RegionChains(level),
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
