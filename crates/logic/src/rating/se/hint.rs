//! A hint: a step before it is made fit to be shown.

use super::Technique;
use super::grid::Grid;
use super::technique::Named;
use super::tenths::Sum;
use crate::{Effect, Pattern, Step};
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, DigitSet, House};

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
    pub(super) fn placing(rule: &'static Named, placed: Candidate, pattern: impl Into<Pattern>) -> Self {
        let hint = Self::untold(Technique::Named(rule), rule.rating.into(), 0, Some(placed), Removals::new());
        Self { pattern: Some(pattern.into()), ..hint }
    }

    /// A digit that is left with one of its places in a house because of a pattern.
    pub(super) fn direct(
        rule: &'static Named,
        left: Candidate,
        house: House,
        pattern: impl Into<Pattern>,
    ) -> Self {
        Self { direct: Some(house), ..Self::placing(rule, left, pattern) }
    }

    /// Candidates that go by a rule; none if there is nothing to remove.
    pub(super) fn removing<P: Into<Pattern>>(
        rule: &'static Named,
        removals: Removals,
        pattern: impl FnOnce() -> P,
    ) -> Option<Self> {
        Self::rated(Technique::Named(rule), rule.rating, removals, pattern)
    }

    /// The same with a rating that the rule alone does not tell.
    pub(super) fn rated<P: Into<Pattern>>(
        technique: Technique,
        rating: impl Into<Sum>,
        removals: Removals,
        pattern: impl FnOnce() -> P,
    ) -> Option<Self> {
        if removals.is_empty() {
            return None;
        }
        let hint = Self::untold(technique, rating.into(), 0, None, removals);
        Some(Self { pattern: Some(pattern().into()), ..hint })
    }

    /// A step that one of our families has found.
    pub(super) fn of(technique: Technique, rating: impl Into<Sum>, step: Step) -> Option<Self> {
        let gone = step.effect.eliminated();
        let removals = gone.cells().into_iter().map(|cell| (cell, gone.digits_in(cell))).collect();
        Self::rated(technique, rating, removals, || step.pattern)
    }

    /// A hint not yet in words. `length` is that of its chains.
    pub(super) const fn untold(
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
                grid.eliminate(Candidate::at(*cell, digit));
            }
        }
        if let Some(placed) = self.placement {
            grid.place(placed);
        }
    }
}

/// The candidates of these digits in these cells.
pub(super) fn removals(board: &Board, cells: impl IntoIterator<Item = Cell>, digits: DigitSet) -> Removals {
    cells
        .into_iter()
        .map(|cell| (cell, board.candidates(cell) & digits))
        .filter(|(_, gone)| !gone.is_empty())
        .collect()
}

/// One digit goes from these cells, all of which have it.
pub(super) fn removals_of(cells: CellSet, digit: Digit) -> Removals {
    cells.into_iter().map(|cell| (cell, DigitSet::of(digit))).collect()
}
