//! Solving by chains of one shape alone, the shortest first.

use super::Pattern;
use super::search::{Outcome, Search, Shape};
use super::state::State;
use std::collections::VecDeque;
use sudokit_core::{Board, Candidate};

/// Solves step by step: singles at no cost, then chains of length 1, of length 2 when there is none, and so on, back to length 1
/// after a pass over all candidates that has removed some.
pub(crate) struct Solver {
    state: State,
    shape: Shape,
    length: usize,
    /// The candidates of this pass that are still to be tried.
    pass: VecDeque<usize>,
    has_changed: bool,
    may_be_longer: bool,
    /// What [`State::rounds`] says of each candidate, as far as it has been asked since the state changed.
    rounds: Vec<Option<Option<usize>>>,
}

/// What happened in one turn.
pub(crate) enum Turn {
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
    pub(crate) fn new(board: &Board, shape: Shape) -> Option<Self> {
        let mut state = State::of(board);
        state.take_singles().ok()?;
        let pass = state.open().collect();
        Some(Self {
            state,
            shape,
            length: 1,
            pass,
            has_changed: false,
            may_be_longer: false,
            rounds: vec![None; Candidate::COUNT],
        })
    }

    /// The next turn. `None` if the board contradicts itself.
    pub(crate) fn next(&mut self, go_on: &mut dyn FnMut() -> bool) -> Option<Turn> {
        loop {
            if self.state.is_solved() {
                return Some(Turn::Solved);
            }
            while let Some(target) = self.pass.pop_front() {
                if !go_on() {
                    return Some(Turn::Stopped { length: self.length });
                }
                if !self.state.is_open(target) || !self.may_be_refuted(target) {
                    continue;
                }
                match Search::new(&self.state, self.shape, true, go_on).chain(target, self.length) {
                    Outcome::Found(links) => {
                        let chain = super::pattern(Candidate::from_index(target), &links, &self.state);
                        self.state.eliminate(target).ok()?;
                        self.rounds.fill(None);
                        self.has_changed = true;
                        return Some(Turn::Eliminated { chain });
                    }
                    Outcome::None { may_be_longer } => self.may_be_longer |= may_be_longer,
                    Outcome::Stopped => return Some(Turn::Stopped { length: self.length }),
                }
            }
            if self.has_changed {
                self.length = 1;
            } else if self.may_be_longer {
                self.length += 1;
            } else {
                return Some(Turn::Endless);
            }
            (self.has_changed, self.may_be_longer) = (false, false);
            self.pass = self.state.open().collect();
        }
    }

    /// Whether a chain of the length that is searched now may refute a candidate. If everything that follows from it together
    /// does not, no chain of any length does.
    fn may_be_refuted(&mut self, target: usize) -> bool {
        if self.length == 1 {
            return true;
        }
        let known = &mut self.rounds[target];
        match known.get_or_insert_with(|| self.state.rounds(target, self.shape.groups)) {
            None => false,
            Some(rounds) if *rounds < self.length => true,
            Some(_) => {
                self.may_be_longer = true;
                false
            }
        }
    }
}

/// The open candidates that chains of this length refute, tried each for itself; and whether longer ones could be.
pub(super) fn refuted(
    state: &State,
    shape: Shape,
    length: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> (Vec<usize>, bool) {
    let (mut refuted, mut may_be_longer) = (Vec::new(), false);
    for target in state.open() {
        match state.rounds(target, shape.groups) {
            Some(rounds) if rounds < length => {}
            Some(_) => {
                may_be_longer = true;
                continue;
            }
            None => continue,
        }
        match Search::new(state, shape, false, go_on).chain(target, length) {
            Outcome::Found(_) => refuted.push(target),
            Outcome::None { may_be_longer: this_one } => may_be_longer |= this_one,
            Outcome::Stopped => break,
        }
    }
    (refuted, may_be_longer)
}

/// What is left when singles and chains of up to this length find no more. None if they find a contradiction.
pub(super) fn solve(
    mut state: State,
    shape: Shape,
    length: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<State> {
    let mut next = 1;
    while next <= length && go_on() {
        let (refuted, _) = refuted(&state, shape, next, go_on);
        next += 1;
        for target in refuted {
            next = 1;
            if state.is_open(target) {
                state.eliminate(target).ok()?;
            }
        }
    }
    Some(state)
}
