//! The search for anonymous patterns: cells with two digits each, every one of which comes twice in each
//! house or not at all.
//!
//! Then each cell can take its other digit, whatever it holds. These are the minimal sets of cells that two
//! solution grids may differ in: one cell has the digit of the one grid and that of the other.
//!
//! The search begins with a cell of two candidates, and goes on with a digit that a house has once: another
//! cell of the house has to have it. This is repeated until nothing is alone. It ends with too many
//! guardians, or with guardians without conclusions.

use super::{Exchange, MOST_GUARDIANS, is_useful};
use crate::tally::Tally;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// The most cells.
const MOST_CELLS: usize = 12;

/// All patterns from which something may follow. Each is begun with its first cell that has only two
/// candidates: there are six cells or more, and guardians in four at most.
pub(super) fn all(board: &Board) -> Vec<Exchange> {
    let mut found = Vec::new();
    let mut free = board.unsolved();
    for first in board.unsolved().iter().filter(|cell| board.candidates(*cell).len() == 2) {
        free.remove(first);
        let none = Growth { tally: Tally::EMPTY, pairs: CandidateSet::EMPTY, guardians: CandidateSet::EMPTY };
        if let Some(growth) = none.with(board, first, board.candidates(first)) {
            growth.grow(board, free, &mut found);
        }
    }
    found
}

/// The cells so far.
#[derive(Clone, Copy)]
struct Growth {
    tally: Tally,
    /// Two digits in each cell.
    pairs: CandidateSet,
    /// The other candidates of the cells.
    guardians: CandidateSet,
}

impl Growth {
    /// With a cell that is to have two digits only.
    fn with(mut self, board: &Board, cell: Cell, pair: DigitSet) -> Option<Self> {
        self.tally = self.tally.with(cell, pair)?;
        self.pairs |= CandidateSet::of_cell(cell, pair);
        self.guardians |= CandidateSet::of_cell(cell, board.candidates(cell) - pair);
        let few = self.guardians.len() <= MOST_GUARDIANS;
        (self.guardians.is_empty() || few && is_useful(board, self.guardians)).then_some(self)
    }

    /// Adds cells from these until no digit is alone in a house.
    fn grow(self, board: &Board, free: CellSet, found: &mut Vec<Exchange>) {
        let alone = self.pairs.digits().iter().flat_map(|digit| {
            let places = board.places(digit) & free & self.tally.room(digit);
            self.tally.alone(digit).iter().map(move |house| (digit, places & house.cells()))
        });
        let Some((digit, places)) = alone.min_by_key(|(_, places)| places.len()) else {
            if self.pairs.digits().len() > 2 && !self.guardians.is_empty() {
                found.push(Exchange::within(self.pairs));
            }
            return;
        };
        // A cell more is the second one for its digits in six places at most.
        let open: usize = Digit::all().map(|digit| self.tally.alone(digit).len()).sum();
        if open > 6 * (MOST_CELLS - self.pairs.cells().len()) {
            return;
        }
        for cell in places {
            for other in board.candidates(cell).without(digit) {
                if let Some(more) = self.with(board, cell, DigitSet::of(digit).with(other)) {
                    more.grow(board, free.without(cell), found);
                }
            }
        }
    }
}

/// True if every cell has two digits, and every house each of them twice or not at all.
pub(super) fn is_paired(candidates: CandidateSet) -> bool {
    let tally = candidates
        .cells()
        .iter()
        .try_fold(Tally::EMPTY, |tally, cell| tally.with(cell, candidates.digits_in(cell)));
    candidates.cells().iter().all(|cell| candidates.digits_in(cell).len() == 2)
        && tally.is_some_and(|tally| Digit::all().all(|digit| tally.alone(digit).is_empty()))
}
