//! All candidates of a board that chains, or suppositions followed by chains, refute: each tried for itself.

use crate::follow::state::State;
use crate::order::csp::{ChainSearch, Chains, Outcome};
use sudokit_core::{Board, Cancel, Candidate, CandidateSet};

/// The candidates that braids of this length refute, if none is refuted by shorter ones; and whether longer
/// ones could be. Incomplete if it is cancelled.
pub(crate) fn by_braids(board: &Board, length: usize, cancel: &Cancel) -> (CandidateSet, bool) {
    let (refuted, may_be_longer) = by_chains(&State::of(board), Chains::BRAIDS, length, cancel);
    (refuted.into_iter().map(Candidate::from_index).collect(), may_be_longer)
}

/// The candidates that lead to a contradiction by singles and braids of up to this length. Incomplete if it
/// is cancelled.
pub(crate) fn by_trials(board: &Board, length: usize, cancel: &Cancel) -> CandidateSet {
    let state = State::of(board);
    let is_refuted = |candidate: &usize| {
        let mut supposed = state;
        supposed.accept(*candidate).is_err() || solve(supposed, Chains::BRAIDS, length, cancel).is_none()
    };
    state.open().filter(is_refuted).map(Candidate::from_index).collect()
}

/// The open candidates that chains of this length refute, tried each for itself; and whether longer ones
/// could be.
fn by_chains(state: &State, shape: Chains, length: usize, cancel: &Cancel) -> (Vec<usize>, bool) {
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
        match ChainSearch::new(state, shape, false, cancel).chain(target, length) {
            Outcome::Found(_) => refuted.push(target),
            Outcome::None { may_be_longer: this_one } => may_be_longer |= this_one,
            Outcome::Stopped => break,
        }
    }
    (refuted, may_be_longer)
}

/// The board after all singles and chains of up to this length; `None` if they find a contradiction.
fn solve(mut state: State, shape: Chains, length: usize, cancel: &Cancel) -> Option<State> {
    let mut next = 1;
    while next <= length && !cancel.is_cancelled() {
        let (refuted, _) = by_chains(&state, shape, next, cancel);
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
