//! All steps on a board, found as they are asked for.

use super::Distinct;
use crate::facts::view::Facts;
use crate::{Options, Schedule, Search, Step, View};
use std::fmt;
use sudokit_core::{Board, Cancel, CandidateSet};

/// All steps on a board: those of [`Schedule::all`], in the same order. A search begins when the steps of the
/// searches before it have been taken, so the first steps are there at once.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Listing, Schedule};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let mut steps = Listing::new(Board::new(&puzzle)?, Schedule::listed());
/// // Only singles have been searched for.
/// assert_eq!(steps.next().unwrap().kind.id, "hidden-single");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Listing {
    board: Board,
    options: Options,
    searches: std::vec::IntoIter<Search>,
    last_resorts: Vec<Search>,
    found: std::vec::IntoIter<Step>,
    distinct: Distinct,
    facts: Facts,
    cancel: Option<Cancel>,
    possible: Option<CandidateSet>,
}

impl Listing {
    /// The steps that a schedule finds on a board.
    pub fn new(board: Board, schedule: Schedule) -> Self {
        let options = schedule.options.clone();
        let [searches, last_resorts] = schedule.by_resort().map(Vec::into_iter);
        Self {
            board,
            options,
            searches,
            last_resorts: last_resorts.collect(),
            found: Vec::new().into_iter(),
            distinct: Distinct::default(),
            facts: Facts::new(),
            cancel: None,
            possible: None,
        }
    }

    /// Ends when cancelled, also in the middle of a search.
    #[must_use]
    pub fn until_cancelled(mut self, cancel: &Cancel) -> Self {
        self.cancel = Some(cancel.clone());
        self
    }

    /// Searches for nothing if no other candidates are left than these, those of the solutions:
    /// [`View::among`].
    #[must_use]
    pub const fn among(mut self, possible: CandidateSet) -> Self {
        self.possible = Some(possible);
        self
    }

    /// Runs the next search. Returns `None` after the last one, and if nothing can be found.
    fn search(&mut self) -> Option<Vec<Step>> {
        let view = View::with(&self.board, self.options.clone())
            .with_facts(std::mem::take(&mut self.facts))
            .within(self.cancel.as_ref(), self.possible);
        if view.is_exhausted() || view.is_cancelled() {
            return None;
        }
        let found = self.searches.next()?.all(&view);
        if !found.is_empty() {
            self.last_resorts.clear();
        }
        let steps = self.distinct.of(found.into_iter().take_while(|_| !view.is_cancelled()));
        // The steps of a cancelled search may be others than those of a whole one.
        if view.is_cancelled() {
            return None;
        }
        self.facts = view.into_facts();
        Some(steps)
    }
}

impl Iterator for Listing {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            if let Some(step) = self.found.next() {
                return Some(step);
            }
            if self.searches.len() == 0 {
                self.searches = std::mem::take(&mut self.last_resorts).into_iter();
            }
            self.found = self.search()?.into_iter();
        }
    }
}

impl fmt::Debug for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listing")
            .field("board", &self.board)
            .field("searches", &self.searches)
            .finish_non_exhaustive()
    }
}
