//! All candidates of a board that chains, or suppositions followed by chains, refute: each tried for itself.

use crate::follow::{Consistent, Draft};
use crate::order::csp::{ChainSearch, Chains, Outcome, State};
use std::ops::ControlFlow::Continue;
use sudokit_core::{Board, Cancel, Candidate, CandidateSet};

/// The candidates that braids of this length refute, if none is refuted by shorter ones; and whether longer
/// ones could be. Incomplete if it is cancelled.
pub(crate) fn by_braids(board: &Board, length: usize, cancel: &Cancel) -> (CandidateSet, bool) {
    by_chains(&Draft::of(board), Chains::BRAIDS, length, cancel)
}

/// The candidates that lead to a contradiction by singles and braids of up to this length. Incomplete if it
/// is cancelled.
pub(crate) fn by_trials(board: &Board, length: usize, cancel: &Cancel) -> CandidateSet {
    let draft = Draft::of(board);
    let is_refuted =
        |candidate: &Candidate| solve(draft.supposing(*candidate), Chains::BRAIDS, length, cancel).is_break();
    draft.open().filter(is_refuted).collect()
}

/// The open candidates that chains of this length refute, tried each for itself; and whether longer ones
/// could be.
fn by_chains(draft: &Draft, shape: Chains, length: usize, cancel: &Cancel) -> (CandidateSet, bool) {
    let state = State::of(draft);
    let (mut refuted, mut may_be_longer) = (CandidateSet::EMPTY, false);
    for target in draft.open() {
        match state.rounds_from(target, shape.groups) {
            Some(rounds) if rounds < length => {}
            Some(_) => {
                may_be_longer = true;
                continue;
            }
            None => continue,
        }
        match ChainSearch::new(&state, shape, false, cancel).chain(target, length) {
            Outcome::Found(_) => {
                refuted.insert(target);
            }
            Outcome::None { may_be_longer: this_one } => may_be_longer |= this_one,
            Outcome::Stopped => break,
        }
    }
    (refuted, may_be_longer)
}

/// Takes all singles and chains of up to this length, unless they find a contradiction.
fn solve(mut draft: Draft, shape: Chains, length: usize, cancel: &Cancel) -> Consistent {
    draft.take_singles()?;
    let mut next = 1;
    while next <= length && !cancel.is_cancelled() {
        let (refuted, _) = by_chains(&draft, shape, next, cancel);
        next = if refuted.is_empty() { next + 1 } else { 1 };
        draft.remove_all(refuted);
        draft.take_singles()?;
    }
    Continue(())
}
