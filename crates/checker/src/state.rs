//! Positions: the candidates that may still be true, and claims about them.

use crate::truths::Truth;
use crate::work::{Checked, Work, ensure, refused};
use sudokit_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Puzzle};

/// The candidates that may be true in a position, or under a supposition in it. A filled cell has its digit
/// alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    pub(crate) left: CandidateSet,
    pub(crate) filled: CellSet,
    pub(crate) givens: CellSet,
    /// True under a supposition: uniqueness of the solution says nothing there.
    pub(crate) is_supposed: bool,
}

impl State {
    /// A position: the givens, digits placed since, and candidates removed since.
    pub(crate) fn of(givens: &Puzzle, placed: &Puzzle, removed: CandidateSet) -> Result<Self, String> {
        let mut state = Self {
            left: CandidateSet::ALL,
            filled: CellSet::EMPTY,
            givens: givens.cells(),
            is_supposed: false,
        };
        for (digits, word) in [(givens, "given"), (placed, "placed")] {
            for candidate in digits.candidates() {
                if !state.is_open(candidate) {
                    return Err(format!("{candidate} is {word} beside digits that rule it out"));
                }
                state.place(candidate);
            }
        }
        let open = removed.iter().filter(|candidate| !state.filled.contains(candidate.cell()));
        state.left -= open.collect();
        Ok(state)
    }

    /// True if a candidate is left in a cell that is not filled.
    pub(crate) fn is_open(&self, candidate: Candidate) -> bool {
        self.left.contains(candidate) && !self.filled.contains(candidate.cell())
    }

    /// The cells where a digit is or may be.
    pub(crate) const fn places(&self, digit: Digit) -> CellSet {
        self.left.cells_of(digit)
    }

    /// The digits that are or may be in some of these cells.
    pub(crate) fn digits(&self, cells: CellSet) -> DigitSet {
        Digit::all().filter(|digit| !self.places(*digit).is_disjoint(cells)).collect()
    }

    /// Fills a cell.
    pub(crate) fn place(&mut self, candidate: Candidate) {
        self.filled.insert(candidate.cell());
        self.left -= excluded_by(candidate);
    }

    /// The position if a candidate is true.
    pub(crate) fn with(&self, candidate: Candidate) -> Self {
        Self { left: self.left - excluded_by(candidate), ..*self }
    }

    /// The position if these candidates are false.
    pub(crate) fn without(&self, candidates: CandidateSet) -> Self {
        Self { left: self.left - candidates, ..*self }
    }

    /// The same under a supposition.
    pub(crate) const fn supposed(&self) -> Self {
        Self { is_supposed: true, ..*self }
    }

    /// True if a cell has no candidate left, or a digit no place in a house.
    pub(crate) fn is_dead(&self) -> bool {
        Truth::all().any(|truth| truth.len(&self.left) == 0)
    }

    /// The givens have exactly one solution: counted once in a proof, by trying.
    pub(crate) fn ensure_one_solution(&self, work: &mut Work<'_>) -> Checked {
        ensure(!self.is_supposed, "the step assumes one solution under a supposition")?;
        let is_unique = match work.one_solution {
            Some(is_unique) => is_unique,
            None => {
                let is_unique = crate::truths::have_one_solution(self, work)?;
                *work.one_solution.insert(is_unique)
            }
        };
        ensure(is_unique, "the givens alone do not have exactly one solution")
    }
}

/// The candidates that cannot be true beside this one: the others of its cell, and its digit in the cells
/// that this cell sees.
pub(crate) fn excluded_by(one: Candidate) -> CandidateSet {
    CandidateSet::of_cell(one.cell(), DigitSet::ALL.without(one.digit()))
        | CandidateSet::of_digit(one.digit(), one.cell().peers())
}

/// All candidates of these digits in these cells.
pub(crate) fn candidates(cells: CellSet, digits: DigitSet) -> CandidateSet {
    digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells))
}

/// The cells that see all of these, which must be some.
pub(crate) fn seen_by_all(cells: CellSet) -> CellSet {
    if cells.is_empty() { CellSet::EMPTY } else { cells.common_peers() }
}

/// The claim of a step: candidates that are true, candidates that are false, candidates of which one is true.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Claim {
    pub(crate) placed: CandidateSet,
    pub(crate) gone: CandidateSet,
    pub(crate) one_of: CandidateSet,
}

impl Claim {
    /// The claim that candidates are false.
    pub(crate) fn removing(gone: CandidateSet) -> Self {
        Self { gone, ..Self::default() }
    }

    /// Checks that the claim says something new about the position, and only one sort of thing.
    pub(crate) fn ensure_sensible(&self, state: &State) -> Checked {
        let parts = [self.placed, self.gone, self.one_of];
        let said = parts.iter().filter(|part| !part.is_empty()).count();
        ensure(said > 0, "the step changes nothing")?;
        ensure(said == 1, "the step both places and removes candidates, or relates others")?;
        let is_open = parts.into_iter().flatten().all(|candidate| state.is_open(candidate));
        ensure(is_open, "a candidate that the step changes is not on the board")
    }

    /// The positions in which a part of the claim is wrong. If none of them is possible, the claim holds.
    pub(crate) fn opposites(&self, state: &State) -> Vec<State> {
        let gone = self.gone.iter().map(|candidate| state.with(candidate));
        let placed = self.placed.iter().map(|candidate| state.without(CandidateSet::of(candidate)));
        let one_of = (!self.one_of.is_empty()).then(|| state.without(self.one_of));
        gone.chain(placed).chain(one_of).collect()
    }

    /// True if the claim holds in a case, seen from what is left there.
    pub(crate) fn is_seen_in(&self, case: &State) -> bool {
        let is_true = |one: &Candidate| case.left.digits_in(one.cell()) == DigitSet::of(one.digit());
        let one_of = self.one_of.iter().any(|one| is_true(&one));
        let is_right = case.left.is_disjoint(self.gone) && self.placed.iter().all(|one| is_true(&one));
        is_right && (self.one_of.is_empty() || one_of) || case.is_dead()
    }

    /// Checks that the claim holds in each of several cases.
    pub(crate) fn ensure_seen_in(&self, cases: &[State]) -> Checked {
        let holds = cases.iter().all(|case| self.is_seen_in(case));
        if holds { Ok(()) } else { Err(refused("a case does not lead to the conclusion")) }
    }

    /// Takes over the claim.
    pub(crate) fn apply(&self, state: &mut State) {
        state.left -= self.gone;
        for candidate in self.placed {
            state.place(candidate);
        }
    }
}
