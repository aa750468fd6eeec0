//! Cells that can always be filled otherwise: every way to fill them has another one, with the same digits in
//! each house.
//!
//! Ways are tried cell by cell, the cell with the fewest digits left first. A second way is looked for in the
//! same manner: a cell may have any digit that its row, its column and its box hold there.

use crate::sets::union;
use crate::step::evidence::ensure;
use crate::{Unsound, Work};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, DigitSet};

/// The most ways to fill cells that are looked at.
const MOST_FILLINGS: usize = 100_000;

/// The most exchanges that are told one by one, and the most looks at fillings for that.
const MOST_TOLD: usize = 4;
const MOST_TOLD_LOOKS: usize = 100_000;

/// A cell to fill, with its digits.
pub(crate) type Open = (Cell, DigitSet);

/// The receiver of fillings.
pub(crate) type Visit<'v> = &'v mut dyn FnMut(CandidateSet, &mut Work) -> ControlFlow<()>;

/// The candidates of each cell among these.
fn open(board: &Board, candidates: CandidateSet) -> Vec<Open> {
    let held = |cell| board.digit(cell).map_or(board.candidates(cell), DigitSet::of);
    candidates.cells().iter().map(|cell| (cell, held(cell) & candidates.digits_in(cell))).collect()
}

/// Checks that there is a way to fill the cells from these candidates, and that each has another one. A cell
/// that is filled holds its digit.
pub(super) fn ensure_deadly(board: &Board, candidates: CandidateSet, work: &mut Work) -> Result<(), Unsound> {
    let (mut count, mut verdict) = (0, Ok(()));
    let _ = fill(open(board, candidates), CandidateSet::EMPTY, work, &mut |filling, work| {
        count += 1;
        verdict = ensure(count <= MOST_FILLINGS, "there are more than 100000 ways to fill the cells")
            .and_then(|()| another(filling, work))
            .and_then(|other| {
                ensure(other.is_some(), "there is a way to fill the cells that has no other one")
            });
        if verdict.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    verdict.and_then(|()| ensure(count > 0, "there is no way to fill the cells"))
}

/// Another filling of the cells with the same digits in each house.
fn another(filling: CandidateSet, work: &mut Work) -> Result<Option<CandidateSet>, Unsound> {
    let mut found = None;
    let _ = visit_others(filling, work, &mut |other, _| {
        found = Some(other);
        ControlFlow::Break(())
    })?;
    Ok(found)
}

/// The exchanges in the ways to fill the cells: the candidates that go, and their replacements, as few as can
/// be. None if that is more than a person wants to read.
pub(super) fn exchanges(board: &Board, candidates: CandidateSet) -> Option<Vec<[CandidateSet; 2]>> {
    let (work, mut found) = (&mut Work::of(MOST_TOLD_LOOKS), Vec::new());
    let flow = fill(open(board, candidates), CandidateSet::EMPTY, work, &mut |filling, work| {
        let mut least: Option<[CandidateSet; 2]> = None;
        let _ = visit_others(filling, work, &mut |other, _| {
            if least.is_none_or(|[goes, _]| (filling - other).len() < goes.len()) {
                least = Some([filling - other, other - filling]);
            }
            ControlFlow::Continue(())
        });
        found.extend(least.filter(|least| !found.contains(least)));
        if found.len() > MOST_TOLD { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    flow.is_ok_and(|flow| flow.is_continue()).then_some(found)
}

/// Visits the other fillings of the cells with the same digits in each house.
fn visit_others(
    filling: CandidateSet,
    work: &mut Work,
    visit: Visit<'_>,
) -> Result<ControlFlow<()>, Unsound> {
    let cells = filling.cells();
    work.take(4 * cells.len())?;
    let digits_of = |part: CellSet| -> DigitSet { union(part.iter().map(|cell| filling.digits_in(cell))) };
    let open = cells.iter().map(|cell| {
        let houses = cell.houses().map(|house| digits_of(house.cells() & cells));
        (cell, houses[0] & houses[1] & houses[2])
    });
    // In a house there are as many cells as digits, so filling them with no digit twice uses them all.
    fill(open.collect(), CandidateSet::EMPTY, work, &mut |other, work| {
        if other == filling { ControlFlow::Continue(()) } else { visit(other, work) }
    })
}

/// Visits every way to fill the cells, no digit twice in a house.
pub(crate) fn fill(
    mut open: Vec<Open>,
    filled: CandidateSet,
    work: &mut Work,
    visit: Visit<'_>,
) -> Result<ControlFlow<()>, Unsound> {
    work.take(open.len() + 1)?;
    let Some(place) = (0..open.len()).min_by_key(|place| open[*place].1.len()) else {
        return Ok(visit(filled, work));
    };
    let (cell, digits) = open.swap_remove(place);
    for digit in digits {
        let without = |(other, digits): &Open| {
            (*other, if other.sees(cell) { *digits - DigitSet::of(digit) } else { *digits })
        };
        let mut filled = filled;
        filled.insert(Candidate::at(cell, digit));
        if fill(open.iter().map(without).collect(), filled, work, visit)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}
