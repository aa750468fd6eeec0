//! Guardians: candidates of which at least one is true, because the puzzle would have no single solution without them.
//!
//! Deadly patterns and bivalue universal graves have them. What follows depends on the guardians alone, so it is said here once:
//!
//! * cells with guardians act like one cell that holds a guardian, and may be part of a naked subset;
//! * if one of two such cells holds another digit, the other cell holds a guardian.

use crate::choose::{Choice, choose};
use crate::evidence::ensure;
use crate::proven::{all_of, apart, digits_of, needs, seen_by_all};
use crate::{Unsound, View};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// The candidates that conflict with each of these: one of these is true, so they are false. None conflicts with all of no candidates.
pub(crate) fn excluded_by_each(guardians: CandidateSet) -> CandidateSet {
    let Some(first) = guardians.first() else { return CandidateSet::EMPTY };
    guardians.iter().fold(excluded_by(first), |all, one| all & excluded_by(one))
}

/// The candidates that conflict with one: in its cell, and of its digit in what its cell sees.
pub(crate) fn excluded_by(one: Candidate) -> CandidateSet {
    let others = CandidateSet::of_cell(one.cell(), !DigitSet::of(one.digit()));
    others | CandidateSet::of_digit(one.digit(), one.cell().peers())
}

/// Visits the naked subsets that a cell with one of the digits of guardians makes with some of these cells: the cells chosen and all
/// digits. Fewer cells come first, then they are in order.
pub(crate) fn visit_subsets(
    view: &View<'_>,
    guardians: DigitSet,
    others: CellSet,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let others: Vec<Cell> = others.iter().collect();
    for size in 1..others.len() {
        choose(&others, size, &mut |chosen| {
            let digits = chosen.iter().fold(guardians, |digits, cell| digits | view.candidates(*cell));
            if digits.len() > size + 1 {
                return Choice::Prune;
            }
            if chosen.len() < size || digits.len() < size + 1 {
                return Choice::GoOn;
            }
            Choice::from(visit(chosen.iter().copied().collect(), digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// What is false if cells of a house and the cells of the guardians are a naked subset.
pub(crate) fn subset(
    board: &Board,
    guardians: CandidateSet,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> Result<CandidateSet, Unsound> {
    let all = apart([guardians.cells(), cells])?;
    ensure(all.is_subset(house.cells()), "a cell is outside the house")?;
    ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
    ensure(
        (guardians.digits() | digits_of(board, cells)).is_subset(digits),
        "the cells have a digit that does not belong to the subset",
    )?;
    ensure(digits.len() == cells.len() + 1, "there are not as many cells as digits")?;
    Ok(all_of(seen_by_all(all), digits))
}

/// What is false if a house puts a digit into one of the two cells with guardians.
pub(crate) fn shared(
    board: &Board,
    guardians: CandidateSet,
    house: House,
    digit: Digit,
) -> Result<CandidateSet, Unsound> {
    let cells = guardians.cells();
    ensure(cells.len() == 2, "the extra candidates are not in two cells")?;
    ensure(cells.is_subset(house.cells()), "a cell is outside the house")?;
    ensure(!guardians.digits().contains(digit), "the digit is an extra candidate itself")?;
    ensure(needs(board, house, digit, cells), "the house has other places for the digit")?;
    Ok(all_of(cells, !DigitSet::of(digit)) - guardians)
}
