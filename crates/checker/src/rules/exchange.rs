//! Exchanges: digits of some cells that could be others, with the same digits in each house.
//!
//! If the solution fills some cells in a way that has another one, with the same digits in each house and the
//! givens in their places, exchanging the two makes a second solution. So the only solution of the givens
//! fills no cells in such a way.

use super::guardians::Reason;
use super::swaps::Outside;
use super::{Rule, by_truths, lines};
use crate::read::{record, variants};
use crate::state::{Claim, State, candidates};
use crate::truths::{Truth, each_choice};
use crate::work::{Checked, Work, ensure};
use std::ops::ControlFlow::{Break, Continue};
use sudokit_core::{CandidateSet, Cell, CellSet, Chute, Digit, DigitSet, House, HouseSet};

/// The most ways to fill cells that are looked at.
const MOST_WAYS: usize = 100_000;

/// Checks that each way to fill some cells from the candidates left has another one.
fn ensure_exchangeable(state: &State, cells: CellSet, work: &mut Work<'_>) -> Checked {
    let truths: Vec<Truth> = Truth::cells(cells).collect();
    let mut count = 0;
    let flow = each_choice(state.left, &truths, work, &mut |way, work| {
        count += 1;
        ensure(count <= MOST_WAYS, "there are too many ways to fill the cells")?;
        Ok(if has_another(state, way, work)? { Continue(()) } else { Break(()) })
    })?;
    ensure(flow.is_continue(), "there is a way to fill the cells that has no other one")
}

/// True if the cells of a way can be filled otherwise, with the same digits in each house.
fn has_another(state: &State, way: CandidateSet, work: &mut Work<'_>) -> Checked<bool> {
    let cells = way.cells();
    let in_house = |house: House| {
        let there = house.cells() & cells;
        Digit::all().filter(|digit| !way.cells_of(*digit).is_disjoint(there)).collect::<DigitSet>()
    };
    let mut of_houses = [DigitSet::EMPTY; House::COUNT];
    House::all().for_each(|house| of_houses[house.index()] = in_house(house));
    // In a house there are as many cells as digits, so cells without a digit twice have them all.
    let may = |cell: Cell| {
        let digits = cell.houses().map(|house| of_houses[house.index()]);
        let is_given = state.givens.contains(cell);
        if is_given { way.digits_in(cell) } else { digits[0] & digits[1] & digits[2] }
    };
    let left =
        cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, may(cell)));
    let truths: Vec<Truth> = Truth::cells(cells).collect();
    let flow = each_choice(left, &truths, work, &mut |other, _| {
        Ok(if other == way { Continue(()) } else { Break(()) })
    })?;
    Ok(flow.is_break())
}

/// The truth that one of some candidates is true, as the cells could otherwise be filled in two ways.
fn guarded(
    state: &State,
    cells: CellSet,
    guardians: CandidateSet,
    work: &mut Work<'_>,
) -> Checked<CandidateSet> {
    state.ensure_one_solution(work)?;
    ensure_exchangeable(&state.without(guardians), cells, work)?;
    Ok(guardians)
}

record! {
    /// Cells that could be filled in two ways if they had only these digits.
    pub(super) struct Uniqueness { digits: DigitSet, cells: CellSet, reason: ByRoof }
}

/// The reason for eliminations by cells of which one has another digit.
enum ByRoof {
    OneCell,
    Subset { cells: CellSet },
    Shared { house: House, digit: Digit },
    Crossed(Digit),
    Corner { digit: Digit },
}
variants! { ByRoof: "OneCell" OneCell (), "OneDigit" OneCell (), "Subset" Subset { cells }, "Shared" Shared { house, digit },
"Crossed" Crossed (_), "Corner" Corner { digit } }

impl Rule for Uniqueness {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let others = state.left & candidates(self.cells, !self.digits);
        let guardians = guarded(state, self.cells, others, work)?;
        let mut truths = vec![Truth::OneOf(guardians)];
        match self.reason {
            ByRoof::OneCell => {}
            ByRoof::Subset { cells } => truths.extend(Truth::cells(cells)),
            ByRoof::Shared { house, digit } => truths.push(Truth::Place(house, digit)),
            ByRoof::Crossed(digit) | ByRoof::Corner { digit } => {
                let lines = self.cells.iter().flat_map(|cell| cell.houses().into_iter().take(2));
                truths.extend(lines.map(|line| Truth::Place(line, digit)));
            }
        }
        by_truths(&truths, state, claim, work)
    }
}

record! {
    /// Four cells that two digits would fill in two ways, but for guardians.
    pub(super) struct Rectangle {
        cells: CellSet,
        digits: DigitSet,
        /// Houses that have the digits only in these cells, but for guardians.
        outside: HouseSet = Default::default(),
    }
}

impl Rectangle {
    /// The candidates of which one is true.
    pub(super) fn guardians(&self, state: &State, work: &mut Work<'_>) -> Checked<CandidateSet> {
        state.ensure_one_solution(work)?;
        let mut guardians = CandidateSet::EMPTY;
        let mut inner = self.cells;
        for house in self.outside {
            // As many cells as digits, which have no other place in the house: the cells hold them.
            let corners = self.cells & house.cells();
            ensure(
                corners.len() == self.digits.len(),
                "a house does not have as many of the cells as digits",
            )?;
            guardians |= candidates(house.cells() - corners, self.digits);
            inner -= corners;
        }
        guardians = state.left & (guardians | candidates(inner, !self.digits));
        // Without the guardians, the cells hold only the digits.
        let kept = state.without(candidates(self.cells, !self.digits));
        guarded(&kept, self.cells, guardians, work)
    }
}

record! {
    /// A rectangle with guardians, and what follows from them.
    pub(super) struct GuardedRectangles { rectangle: Rectangle, reason: Reason }
}

impl Rule for GuardedRectangles {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let guardians = self.rectangle.guardians(state, work)?;
        by_truths(&self.reason.truths(guardians), state, claim, work)
    }
}

record! {
    /// An exchange in many cells, and what follows from its guardians.
    pub(super) struct Deadly { exchange: Exchange, reason: Reason }
}

enum Exchange {
    Within(CandidateSet),
    OfLines(lines::OfLines),
    Outside(Outside),
}
variants! { Exchange: "within" Within (_), "of-lines" OfLines (_), "outside" Outside (_) }

impl Deadly {
    /// The candidates of which one is true.
    pub(super) fn guardians(&self, state: &State, work: &mut Work<'_>) -> Checked<CandidateSet> {
        match &self.exchange {
            Exchange::Within(within) => {
                let cells = within.cells();
                let others = (state.left & candidates(cells, DigitSet::ALL)) - *within;
                guarded(state, cells, others, work)
            }
            Exchange::OfLines(lines) => lines.guardians(state, work),
            Exchange::Outside(outside) => outside.guardians(state, work),
        }
    }
}

impl Rule for Deadly {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let guardians = self.guardians(state, work)?;
        by_truths(&self.reason.truths(guardians), state, claim, work)
    }
}

record! {
    /// A band or stack, of which most ways to fill it have another one.
    pub(super) struct ClueCover { chute: Chute }
}

impl Rule for ClueCover {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        state.ensure_one_solution(work)?;
        // A way with a candidate that the step removes can be exchanged.
        for opposite in claim.opposites(state) {
            ensure_exchangeable(&opposite, self.chute.cells(), work)?;
        }
        Ok(())
    }
}
