//! Trial and error: how many suppositions deep a puzzle must be searched to be solved by contradictions
//! alone.

use crate::follow::state::{Emptied, State};
use sudokit_core::{Board, Cancel};

/// The least depth up to `most` of trial and error that solves a board, 0 for singles alone. `None` if none
/// does, or if the search was cancelled.
pub(super) fn least(board: &Board, most: usize, cancel: &Cancel) -> Option<usize> {
    let mut state = State::of(board);
    state.take_singles().ok()?;
    for depth in 0..=most {
        solve(&mut state, depth, cancel).ok()?;
        if state.is_solved() {
            return Some(depth);
        }
    }
    None
}

/// Solves by trial and error of this depth: supposes each open candidate in turn, at depth 1 with singles
/// only, else with trial and error one less deep, and removes it where that leads to a contradiction; until
/// nothing changes. A solution that is met under a supposition is not used.
fn solve(state: &mut State, depth: usize, cancel: &Cancel) -> Result<(), Emptied> {
    // The candidates since whose last trial nothing has changed.
    let mut tried_in_vain = 0;
    let mut next = 0;
    while depth > 0 && !cancel.is_cancelled() {
        let Some(target) = state.open().find(|open| *open >= next).or_else(|| state.open().next()) else {
            break;
        };
        if tried_in_vain == state.open().count() {
            break;
        }
        next = target + 1;
        let mut supposed = *state;
        let is_refuted =
            supposed.accept(target).and_then(|()| solve(&mut supposed, depth - 1, cancel)).is_err();
        if is_refuted {
            state.eliminate(target)?;
            tried_in_vain = 0;
        } else {
            tried_in_vain += 1;
        }
    }
    Ok(())
}
