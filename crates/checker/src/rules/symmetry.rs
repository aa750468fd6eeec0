//! Symmetry: a map of rows, columns and digits that takes the givens to themselves takes the only solution to
//! itself.

use super::Rule;
use crate::read::record;
use crate::state::{Claim, State, excluded_by};
use crate::work::{Checked, Work, ensure, refused};
use sudokit_core::{Candidate, CandidateSet, Cell, Digit};

record! {
    /// The images of rows, columns and digits.
    pub(super) struct Gurth {
        /// Rows become columns, after they have changed places.
        transposed: bool,
        rows: [u8; 9],
        columns: [u8; 9],
        digits: [Digit; 9],
        /// A candidate that the givens lack to be symmetric.
        missing: Option<Candidate>,
    }
}

impl Gurth {
    fn ensure_legal(&self) -> Checked {
        let is_permutation = |image: &mut dyn Iterator<Item = usize>| {
            image.fold(0_u32, |seen, at| seen | 1_u32.checked_shl(at as u32).unwrap_or(0)) == 0x1ff
        };
        let lines = [&self.rows, &self.columns];
        let are_orders =
            lines.iter().all(|lines| is_permutation(&mut lines.iter().map(|at| usize::from(*at))))
                && is_permutation(&mut self.digits.iter().map(|digit| digit.index()));
        ensure(are_orders, "two lines or digits have the same image")?;
        let keep_thirds =
            |lines: &&[u8; 9]| lines.chunks(3).all(|third| third.iter().all(|at| at / 3 == third[0] / 3));
        ensure(lines.iter().all(keep_thirds), "the map tears a band or stack apart")
    }

    fn image(&self, candidate: Candidate) -> Candidate {
        let cell = candidate.cell();
        let (row, column) = (usize::from(self.rows[cell.row()]), usize::from(self.columns[cell.column()]));
        let cell = if self.transposed { Cell::at(column, row) } else { Cell::at(row, column) };
        Candidate::at(cell, self.digits[candidate.digit().index()])
    }

    /// The candidates that are left if the solution is its own image: those whose images are all left, and
    /// exclude none of each other.
    fn symmetric(&self, state: &State) -> CandidateSet {
        let is_possible = |first: &Candidate| {
            let mut orbit = CandidateSet::of(*first);
            let mut next = self.image(*first);
            while orbit.insert(next) {
                next = self.image(next);
            }
            orbit.iter().all(|one| state.left.contains(one) && excluded_by(one).is_disjoint(orbit))
        };
        state.left.iter().filter(is_possible).collect()
    }
}

impl Rule for Gurth {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        state.ensure_one_solution(work)?;
        self.ensure_legal()?;
        work.take(Candidate::COUNT * 100)?;
        let givens = state.left.iter().filter(|one| state.givens.contains(one.cell()));
        let fixed: CandidateSet = givens.chain(self.missing).collect();
        let is_kept = fixed.iter().all(|one| fixed.contains(self.image(one)));
        ensure(is_kept, "the map changes the givens")?;
        let symmetric = State { left: self.symmetric(state), ..*state };
        match self.missing {
            None => claim.ensure_seen_in(&[symmetric]),
            // With the missing candidate the solution would be symmetric.
            Some(_) if !symmetric.is_dead() => Err(refused("the solution could be symmetric")),
            Some(missing) => claim.ensure_seen_in(&[state.without(CandidateSet::of(missing))]),
        }
    }
}
