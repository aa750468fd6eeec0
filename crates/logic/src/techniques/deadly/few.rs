//! The search for anonymous patterns of three or four digits: cells that can always be filled otherwise.
//!
//! With more cells a pattern stays deadly: whatever can be exchanged in some of them can be exchanged in all.
//! So for each set of digits, take all cells that have nothing else, and one cell or two that have. If each
//! way to fill these has another, leave out every cell that is not needed. A cell that is alone in one of its
//! houses never helps: nothing in that house can change places with it.

use super::shapes::Near;
use super::{Exchange, MOST_CELLS, fill, is_useful};
use crate::Work;
use crate::sets::{all_of, union};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, House, HouseSet};

/// The most looks at the fillings of some cells.
const MOST_LOOKS: usize = 20_000;

/// All patterns from which something may follow.
pub(super) fn all(board: &Board) -> Vec<Exchange> {
    let mut found = Vec::new();
    for count in [3, 4] {
        Near::each(board, count, &mut |near| search(near, &mut found));
    }
    found
}

/// The fewest cells without other candidates: patterns of three digits or more have six cells.
const FEWEST_CLEAN: usize = 4;

/// Looks for the patterns of these digits.
fn search(near: &Near<'_>, found: &mut Vec<Exchange>) {
    let clean = near.clean;
    if clean.len() < FEWEST_CLEAN {
        return;
    }
    let met: HouseSet = clean.iter().flat_map(Cell::houses).collect();
    // Two cells with other candidates can keep each other from being alone, in two houses at most.
    let (mut ready, mut waiting): (Vec<Cell>, Vec<Cell>) = (Vec::new(), Vec::new());
    let several = |cell: &Cell| (near.board.candidates(*cell) & near.digits).len() > 1;
    for cell in (near.cells - clean).iter().filter(several) {
        match cell.houses().iter().filter(|house| !met.contains(**house)).count() {
            0 if take(near, CellSet::of(cell), found) => {}
            0 => ready.push(cell),
            1 | 2 => waiting.push(cell),
            _ => {}
        }
    }
    let is_with = |cell: Cell, other: Cell| {
        cell.houses().iter().all(|house| met.contains(*house) || house.cells().contains(other))
    };
    for (i, first) in ready.iter().enumerate() {
        for second in ready[i + 1..].iter().chain(&waiting).filter(|second| is_with(**second, *first)) {
            take(near, CellSet::of(*first).with(*second), found);
        }
    }
    for (i, first) in waiting.iter().enumerate() {
        for second in
            waiting[i + 1..].iter().filter(|second| is_with(*first, **second) && is_with(**second, *first))
        {
            take(near, CellSet::of(*first).with(*second), found);
        }
    }
}

/// The cells that have another one in each of their houses, as long as all others have too.
fn exchangeable(mut cells: CellSet) -> CellSet {
    loop {
        let parts = House::all().map(|house| house.cells() & cells);
        let alone: CellSet = union(parts.filter(|part| part.len() == 1));
        if alone.is_empty() {
            return cells;
        }
        cells -= alone;
    }
}

/// The digits that are candidates of these cells.
fn candidates(near: &Near<'_>, cells: CellSet) -> CandidateSet {
    near.board.candidate_set() & all_of(cells, near.digits)
}

/// Takes what these cells with other candidates and some of the clean ones make, if that is a pattern.
fn take(near: &Near<'_>, guarded: CellSet, found: &mut Vec<Exchange>) -> bool {
    let mut cells = exchangeable(near.clean | guarded);
    if !guarded.is_subset(cells) || cells.len() < FEWEST_CLEAN + 2 {
        return false;
    }
    let is_deadly = |cells| {
        let work = &mut Work::of(MOST_LOOKS);
        fill::ensure_deadly(near.board, candidates(near, cells), work).is_ok()
    };
    if !is_useful(near.board, near.board.candidate_set() & all_of(guarded, !near.digits)) || !is_deadly(cells)
    {
        return false;
    }
    for cell in near.clean & cells {
        let fewer = exchangeable(cells.without(cell));
        if guarded.is_subset(fewer) && is_deadly(fewer) {
            cells = fewer;
        }
    }
    if cells.len() <= MOST_CELLS {
        found.push(Exchange::within(candidates(near, cells)));
    }
    true
}
