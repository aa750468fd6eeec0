//! One problem with very many solutions, counted by many threads.
//!
//! The search space is partitioned: in each part, a cell holds one of its candidates, so every solution is in
//! exactly one part. Threads take a few parts at a time and add up their counts, and stop at the limit. The
//! sum does not depend on the order or on which thread counts a part.

use crate::{Cancelled, Team};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use sudokit_core::{CandidateSet, Cell, CellSet, Problem};

/// Number of parts: enough that all threads finish at the same time, though some parts are much larger than
/// others.
const PARTS: usize = 4096;
/// Parts that a thread takes at a time.
const TOGETHER: usize = 8;

impl Team {
    /// The number of solutions of one problem, at most `limit`, counted by all threads.
    ///
    /// # Errors
    /// The team was [cancelled](Self::until).
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    /// use sudokit_solve::{Backend, Team};
    ///
    /// // Two bands of a full grid: the third has as many solutions as its columns allow.
    /// let text = "123456789456789123789123456214365897365897214897214365...........................";
    /// let puzzle: Puzzle = text.parse()?;
    /// let count = |threads| Team::on(Backend::best(), threads).count_divided(&puzzle, u64::MAX);
    /// let counts = [1, 2].map(count);
    /// assert_eq!(counts[0], counts[1]);
    /// assert_eq!(Team::on(Backend::best(), 2).count_divided(&Puzzle::EMPTY, 1_000_000)?, 1_000_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count_divided<'a>(
        &mut self,
        problem: impl Into<Problem<'a>>,
        limit: u64,
    ) -> Result<u64, Cancelled> {
        let parts = self.parts(problem.into().candidates())?;
        let (next, count) = (AtomicUsize::new(0), AtomicU64::new(0));
        let mut threads = 0..self.threads();
        let ended: Result<(), Cancelled> = self.in_order(
            |()| threads.next().is_some(),
            |batch, (), ()| {
                loop {
                    let first = next.fetch_add(TOGETHER, Ordering::Relaxed).min(parts.len());
                    let some = &parts[first..parts.len().min(first + TOGETHER)];
                    let left = limit.saturating_sub(count.load(Ordering::Relaxed));
                    if left == 0 {
                        // This stops the other threads.
                        return Err(Cancelled);
                    }
                    if some.is_empty() {
                        return Ok(());
                    }
                    add(&count, batch.count_together(some, left)?);
                }
            },
            |()| Ok(()),
        );
        let count = count.into_inner();
        if count >= limit { Ok(limit) } else { ended.map(|()| count) }
    }

    /// The parts that have solutions.
    fn parts(&mut self, problem: CandidateSet) -> Result<Vec<CandidateSet>, Cancelled> {
        let mut parts = vec![problem];
        let mut solutions = Vec::new();
        while parts.len() < PARTS {
            let mut divided: Vec<CandidateSet> = parts.iter().flat_map(|part| divided(*part)).collect();
            if divided.len() == parts.len() {
                break;
            }
            self.solve(&divided, &mut solutions, |_| ())?;
            let mut solutions = solutions.iter();
            divided.retain(|_| solutions.next().is_some_and(Option::is_some));
            parts = divided;
        }
        Ok(parts)
    }
}

fn add(count: &AtomicU64, more: u64) {
    let sum = |count: u64| Some(count.saturating_add(more));
    _ = count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, sum);
}

/// The part, divided by a cell with the fewest candidates above one: the first such cell.
fn divided(part: CandidateSet) -> Vec<CandidateSet> {
    let part = without_singles(part);
    let open = Cell::all().filter(|cell| part.digits_in(*cell).len() > 1);
    match open.min_by_key(|cell| part.digits_in(*cell).len()) {
        None => vec![part],
        Some(cell) => {
            let digits = part.digits_in(cell);
            let others = |digit| CandidateSet::of_cell(cell, digits.without(digit));
            digits.into_iter().map(|digit| part - others(digit)).collect()
        }
    }
}

/// Removes the digit of every solved cell from the cell's peers, until nothing changes.
fn without_singles(mut part: CandidateSet) -> CandidateSet {
    let mut known = CellSet::EMPTY;
    loop {
        let before = known;
        for cell in !known {
            if let Some(digit) = part.digits_in(cell).only() {
                known.insert(cell);
                part -= CandidateSet::of_digit(digit, cell.peers());
            }
        }
        if known == before {
            return part;
        }
    }
}
