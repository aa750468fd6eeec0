//! The truth of a puzzle, and the player's mistakes against it.

use crate::{Keeping, Sheet};
use sudokit::{Answer, CandidateSet, Cell, Engine, Entry, Mistakes, Puzzle, Single, Solution, Status};

/// The truth of a puzzle, which follows from the puzzle alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Truth {
    pub(super) status: Status,
    /// The candidates of all solutions: with one solution, one in each cell. Without solution all candidates,
    /// so that nothing contradicts them.
    candidates: CandidateSet,
}

impl Truth {
    pub(super) fn of(posed: &Entry) -> Self {
        let mut engine = Single::new();
        let answer = engine.answer(posed.problem());
        let candidates = match &answer {
            Answer::Unique(solution) => solution.candidates(),
            Answer::Several(_) => engine.true_candidates(posed.problem()),
            Answer::None => CandidateSet::ALL,
        };
        Self { status: Status::from(&answer), candidates }
    }

    pub(super) fn solution(&self) -> Option<Solution> {
        if self.status != Status::Unique {
            return None;
        }
        let digit = |cell: Cell| self.candidates.digits_in(cell).only();
        let digits: Vec<_> = Cell::all().map(digit).collect();
        Solution::try_from(&Puzzle::new(digits.try_into().ok()?)).ok()
    }

    /// The player's digits that are in no solution.
    pub(super) fn wrong(&self, placed: &Puzzle) -> CandidateSet {
        placed.candidates() - self.candidates
    }

    pub(super) fn mistakes(&self, sheet: &Sheet, keeping: Keeping) -> Mistakes {
        let left = sheet.left(keeping).unwrap_or(CandidateSet::ALL) & self.candidates;
        let lost = sheet.empty().iter().filter(|cell| left.digits_in(*cell).is_empty());
        let missing = |cell| CandidateSet::of_cell(cell, self.candidates.digits_in(cell));
        Mistakes {
            wrong: self.wrong(&sheet.placed).iter().collect(),
            lost: lost.flat_map(|cell| missing(cell).iter()).collect(),
        }
    }
}
