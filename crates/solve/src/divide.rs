//! One problem with very many solutions, counted by many threads.
//!
//! The problem is divided into parts of which each solution has exactly one: a cell holds its first candidate, or its second, and
//! so on. Which parts these are depends on the problem alone, so the number of threads does not show.

use crate::Team;
use sudokit_core::{CandidateSet, Cell, Problem};

/// Parts to divide a problem into: enough that threads end at the same time, though some parts are much larger than others.
const PARTS: usize = 4096;

impl Team {
    /// How many solutions a problem has, counting no further than `limit`: all threads count one problem. Whoever cancels hears
    /// of those counted so far.
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    /// use sudokit_solve::{Backend, Team};
    ///
    /// // Two bands of a full grid: the third has as many solutions as its columns allow.
    /// let text = "123456789456789123789123456214365897365897214897214365...........................";
    /// let puzzle: Puzzle = text.parse()?;
    /// let counts = [1, 2].map(|threads| Team::on(Backend::best(), threads).count_divided(&puzzle, u64::MAX));
    /// assert_eq!(counts[0], counts[1]);
    /// # Ok::<(), sudokit_core::ParsePuzzleError>(())
    /// ```
    pub fn count_divided<'a>(&mut self, problem: impl Into<Problem<'a>>, limit: u64) -> u64 {
        let mut parts = vec![problem.into().candidates()];
        let mut unions = Vec::new();
        while parts.len() < PARTS {
            // What is impossible goes, and nothing is divided that has no solution.
            self.true_candidates(&parts, &mut unions, |_| ());
            let divided: Vec<CandidateSet> = unions.iter().flat_map(|part| divided(*part)).collect();
            let is_done = divided.len() == unions.len();
            parts = divided;
            if is_done {
                break;
            }
        }
        let mut counts = Vec::new();
        self.count(&parts, limit, &mut counts, |_| ());
        counts.iter().fold(0_u64, |sum, count| sum.saturating_add(*count)).min(limit)
    }
}

/// The part, divided by the first of the cells with the fewest candidates of those with several; nothing of an impossible one.
fn divided(part: CandidateSet) -> Vec<CandidateSet> {
    let open = Cell::all().filter(|cell| part.digits_in(*cell).len() > 1);
    match open.min_by_key(|cell| part.digits_in(*cell).len()) {
        None => (!part.is_empty()).then_some(part).into_iter().collect(),
        Some(cell) => {
            let digits = part.digits_in(cell);
            let others = |digit| CandidateSet::of_cell(cell, digits.without(digit));
            digits.into_iter().map(|digit| part - others(digit)).collect()
        }
    }
}
