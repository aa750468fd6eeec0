//! Solving by chains of one shape alone, the shortest first.

use crate::follow::Draft;
use crate::order::csp::{ChainSearch, Chains, Outcome, State};
use crate::techniques::whips::{Pattern, pattern};
use std::collections::VecDeque;
use sudokit_core::{Board, Cancel, Candidate};

/// Solves step by step: singles at no cost, then chains of length 1, of length 2 when there is none, and so
/// on, back to length 1 after a pass over all candidates that has removed some.
pub(super) struct Solver {
    draft: Draft,
    /// The same for chains.
    state: State,
    shape: Chains,
    length: usize,
    /// The candidates of this pass that are still to be tried.
    pass: VecDeque<Candidate>,
    has_changed: bool,
    may_be_longer: bool,
    /// The [rounds](State::rounds_from) of each candidate, cached until the state changes.
    rounds: Vec<Option<Option<usize>>>,
}

/// The outcome of one turn.
pub(super) enum Progress {
    /// A candidate went, and the singles after it.
    Eliminated { chain: Pattern },
    /// Every cell is solved.
    Solved,
    /// No chain of any length does anything.
    Endless,
    /// The search was stopped at this length.
    Stopped { length: usize },
}

impl Solver {
    /// Begins with the singles. `None` if they contradict each other.
    pub(super) fn new(board: &Board, shape: Chains) -> Option<Self> {
        let mut draft = Draft::of(board);
        draft.take_singles().continue_value()?;
        Some(Self {
            state: State::of(&draft),
            pass: draft.open().collect(),
            draft,
            shape,
            length: 1,
            has_changed: false,
            may_be_longer: false,
            rounds: vec![None; Candidate::COUNT],
        })
    }

    /// The next turn. `None` if the board contradicts itself.
    pub(super) fn next(&mut self, cancel: &Cancel) -> Option<Progress> {
        loop {
            if self.draft.is_solved() {
                return Some(Progress::Solved);
            }
            while let Some(target) = self.pass.pop_front() {
                if cancel.is_cancelled() {
                    return Some(Progress::Stopped { length: self.length });
                }
                if !self.draft.is_open(target) || !self.may_be_refuted(target) {
                    continue;
                }
                match ChainSearch::new(&self.state, self.shape, true, cancel).chain(target, self.length) {
                    Outcome::Found(links) => {
                        let chain = pattern(target, &links, &self.state);
                        self.draft.remove(target);
                        self.draft.take_singles().continue_value()?;
                        self.state = State::of(&self.draft);
                        self.rounds.fill(None);
                        self.has_changed = true;
                        return Some(Progress::Eliminated { chain });
                    }
                    Outcome::None { may_be_longer } => self.may_be_longer |= may_be_longer,
                    Outcome::Stopped => return Some(Progress::Stopped { length: self.length }),
                }
            }
            if self.has_changed {
                self.length = 1;
            } else if self.may_be_longer {
                self.length += 1;
            } else {
                return Some(Progress::Endless);
            }
            (self.has_changed, self.may_be_longer) = (false, false);
            self.pass = self.draft.open().collect();
        }
    }

    /// True if a chain of the current length may refute a candidate. If all its implications together does
    /// not, no chain of any length does.
    fn may_be_refuted(&mut self, target: Candidate) -> bool {
        if self.length == 1 {
            return true;
        }
        let known = &mut self.rounds[target.index()];
        match known.get_or_insert_with(|| self.state.rounds_from(target, self.shape.groups)) {
            None => false,
            Some(rounds) if *rounds < self.length => true,
            Some(_) => {
                self.may_be_longer = true;
                false
            }
        }
    }
}
