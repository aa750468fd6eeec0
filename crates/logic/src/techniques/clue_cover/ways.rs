//! The ways to fill a band or stack, and their exchanges.
//!
//! ```text
//!   1 5 . | . 8 . | . . 9      a line across the chute has three cells: here a column
//!   . . 2 | . . . | 7 . .
//!   . . . | 6 . . | . . 1      another order of the same three digits leaves the column and the box as they are
//! ```
//!
//! A way is filled line across by line across; so is another way with the same digits in each line across.
//! Only the three lines of the chute have to be looked at for that: the boxes keep their digits.

use crate::{Unsound, Work};
use std::ops::ControlFlow::{self, Break, Continue};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, Chute, DigitSet};

/// The digits of a filled chute: line across by line across, each as a set of one digit for each line.
pub(super) type Way = [[DigitSet; 3]; 9];

/// The candidates of a chute on a board.
pub(super) struct Ways {
    /// Line across by line across.
    cells: [[Cell; 3]; 9],
    /// The digit or the candidates of each cell.
    may: Way,
    /// The givens.
    given: [[bool; 3]; 9],
}

/// The receiver of ways.
type Visit<'v> = &'v mut dyn FnMut(&Way, &mut Work) -> ControlFlow<()>;

impl Ways {
    pub(super) fn of(board: &Board, chute: Chute) -> Self {
        let first = 3 * (chute.index() % 3);
        let cell = |across: usize, line: usize| {
            if chute.is_band() { Cell::at(first + line, across) } else { Cell::at(across, first + line) }
        };
        let cells: [[Cell; 3]; 9] =
            std::array::from_fn(|across| std::array::from_fn(|line| cell(across, line)));
        Self {
            cells,
            may: cells
                .map(|of| of.map(|cell| board.digit(cell).map_or(board.candidates(cell), DigitSet::of))),
            given: cells.map(|of| of.map(|cell| board.givens().contains(cell))),
        }
    }

    /// The candidates that a way places, those of filled cells too.
    pub(super) fn candidates(&self, way: &Way) -> CandidateSet {
        let all = self.cells.iter().flatten().zip(way.iter().flatten());
        all.flat_map(|(cell, digits)| digits.iter().map(|digit| Candidate::at(*cell, digit))).collect()
    }

    /// Visits every way.
    pub(super) fn each(&self, work: &mut Work, visit: Visit<'_>) -> Result<ControlFlow<()>, Unsound> {
        self.fill(0, &mut [[DigitSet::EMPTY; 3]; 9], [DigitSet::EMPTY; 3], DigitSet::EMPTY, work, visit)
    }

    /// Fills the lines across from this one on. `lines` has what the lines of the chute hold, `block` what
    /// the box holds.
    fn fill(
        &self,
        across: usize,
        way: &mut Way,
        lines: [DigitSet; 3],
        block: DigitSet,
        work: &mut Work,
        visit: Visit<'_>,
    ) -> Result<ControlFlow<()>, Unsound> {
        if across == 9 {
            return Ok(visit(way, work));
        }
        work.take(1)?;
        let block = if across.is_multiple_of(3) { DigitSet::EMPTY } else { block };
        let [first, second, third] = self.may[across];
        for one in first - lines[0] - block {
            for two in (second - lines[1] - block).without(one) {
                for three in (third - lines[2] - block).without(one).without(two) {
                    let digits = [one, two, three].map(DigitSet::of);
                    way[across] = digits;
                    let lines = [0, 1, 2].map(|line| lines[line] | digits[line]);
                    let block = digits.into_iter().fold(block, |block, digit| block | digit);
                    if self.fill(across + 1, way, lines, block, work, visit)?.is_break() {
                        return Ok(Break(()));
                    }
                }
            }
        }
        Ok(Continue(()))
    }

    /// True if the digits of a way can be exchanged: the same ones in each line across, the givens in their
    /// places.
    pub(super) fn could_change(&self, way: &Way, work: &mut Work) -> Result<bool, Unsound> {
        let flow = self.each_other(way, work, &mut |_, _| Break(()))?;
        Ok(flow.is_break())
    }

    /// The other way that differs from a way in the fewest cells: the digits lost, and their replacements.
    pub(super) fn least_change(
        &self,
        way: &Way,
        work: &mut Work,
    ) -> Result<Option<[CandidateSet; 2]>, Unsound> {
        let before = self.candidates(way);
        let mut least: Option<[CandidateSet; 2]> = None;
        let _: ControlFlow<()> = self.each_other(way, work, &mut |other, _| {
            let after = self.candidates(other);
            let change = [before - after, after - before];
            if least.is_none_or(|least| change[0].len() < least[0].len()) {
                least = Some(change);
            }
            Continue(())
        })?;
        Ok(least)
    }

    /// Visits every other way with the same digits in each line across.
    fn each_other(&self, way: &Way, work: &mut Work, visit: Visit<'_>) -> Result<ControlFlow<()>, Unsound> {
        self.turn(0, way, &mut way.clone(), [DigitSet::EMPTY; 3], work, visit)
    }

    fn turn(
        &self,
        across: usize,
        way: &Way,
        other: &mut Way,
        lines: [DigitSet; 3],
        work: &mut Work,
        visit: Visit<'_>,
    ) -> Result<ControlFlow<()>, Unsound> {
        if across == 9 {
            return Ok(if other == way { Continue(()) } else { visit(other, work) });
        }
        work.take(1)?;
        for order in Chute::ORDERS {
            let digits = order.map(|line| way[across][line]);
            let fits = (0..3).all(|line| {
                digits[line].is_disjoint(lines[line]) && (order[line] == line || !self.given[across][line])
            });
            if fits {
                other[across] = digits;
                let lines = [0, 1, 2].map(|line| lines[line] | digits[line]);
                if self.turn(across + 1, way, other, lines, work, visit)?.is_break() {
                    return Ok(Break(()));
                }
            }
        }
        Ok(Continue(()))
    }
}
