//! A hint: a step before it is made fit to be shown.

use super::grid::Grid;
use super::tenths::Sum;
use super::{SeTenths, Technique};
use crate::{Effect, Pattern};
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// Candidates that go, cell by cell in the order of the search. The order matters where hints are nested.
pub(super) type Removals = Vec<(Cell, DigitSet)>;

/// A hint in Sudoku Explainer's sense.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    pub(super) technique: Technique,
    pub(super) rating: Sum,
    /// The nodes of all its chains; 0 if it has none.
    pub(super) length: usize,
    pub(super) placement: Option<Candidate>,
    pub(super) removals: Removals,
    /// Its pattern. Chains have one only on demand, because most searches are never shown.
    pub(super) pattern: Option<Pattern>,
    /// The house in which the pattern takes the digit from all its places but the one where it is then
    /// placed.
    pub(super) direct: Option<House>,
}

impl Hint {
    /// A digit found without removing anything.
    pub(super) fn placing(
        technique: Technique,
        rating: SeTenths,
        placed: Candidate,
        pattern: impl Into<Pattern>,
    ) -> Self {
        let (rating, placement, pattern) = (rating.into(), Some(placed), Some(pattern.into()));
        Self { technique, rating, length: 0, placement, removals: Removals::new(), pattern, direct: None }
    }

    /// A digit that is left with one of its places in a house because of a pattern.
    pub(super) fn direct(
        technique: Technique,
        rating: SeTenths,
        left: Candidate,
        house: House,
        pattern: impl Into<Pattern>,
    ) -> Self {
        Self { direct: Some(house), ..Self::placing(technique, rating, left, pattern) }
    }

    /// Candidates that go; none if there is nothing to remove.
    pub(super) fn removing<P: Into<Pattern>>(
        technique: Technique,
        rating: impl Into<Sum>,
        removals: Removals,
        pattern: impl FnOnce() -> P,
    ) -> Option<Self> {
        if removals.is_empty() {
            return None;
        }
        let (rating, pattern) = (rating.into(), Some(pattern().into()));
        Some(Self { technique, rating, length: 0, placement: None, removals, pattern, direct: None })
    }

    /// The conclusion of chains of some length, not yet in words.
    pub(super) const fn chain(
        technique: Technique,
        rating: Sum,
        length: usize,
        placement: Option<Candidate>,
        removals: Removals,
    ) -> Self {
        Self { technique, rating, length, placement, removals, pattern: None, direct: None }
    }

    /// The effect.
    pub(super) fn effect(&self) -> Effect {
        let gone = self.removals.iter();
        let gone =
            gone.flat_map(|(cell, digits)| digits.into_iter().map(|digit| Candidate::at(*cell, digit)));
        self.placement.map_or_else(|| Effect::removing(gone), Effect::placing)
    }

    /// Makes the step: removals first, then the digit.
    pub(super) fn apply(&self, grid: &mut Grid) {
        for (cell, digits) in &self.removals {
            for digit in *digits {
                grid.eliminate(*cell, digit);
            }
        }
        if let Some(placed) = self.placement {
            grid.place(placed.cell(), placed.digit());
        }
    }
}

/// The candidates of these digits in these cells.
pub(super) fn removals(grid: &Grid, cells: impl IntoIterator<Item = Cell>, digits: DigitSet) -> Removals {
    cells
        .into_iter()
        .map(|cell| (cell, grid.candidates(cell) & digits))
        .filter(|(_, gone)| !gone.is_empty())
        .collect()
}

/// One digit goes from these cells, all of which have it.
pub(super) fn removals_of(cells: CellSet, digit: Digit) -> Removals {
    cells.into_iter().map(|cell| (cell, DigitSet::of(digit))).collect()
}
