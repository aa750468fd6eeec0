//! The beam search: a few positions side by side, and from each of them the most promising steps.

use super::choices::Looker;
use super::position::{Position, simple};
use super::prune::prune;
use super::{Aim, BUDGET, Cost, Hardness};
use crate::{Schedule, Step, View};
use std::cmp::Ordering;
use std::rc::Rc;
use sudokit_core::{Board, Cancel, Cancelled, CandidateSet};

/// The most positions that are kept in a round. Fewer where the way is long, so that the budget reaches to its end.
const WIDTH: usize = 4;

/// What a round may cost on the average, so that the width of the beam can follow from the number of rounds.
const ROUND: usize = 40;

/// The best way that is found. `first` is a way to the solution.
pub(super) fn search(
    aim: Aim,
    board: &Board,
    schedule: &Schedule,
    first: Vec<Step>,
    cancel: &Cancel,
) -> Result<Vec<Step>, Cancelled> {
    let simple = simple(schedule);
    let mut best = Position::of(board);
    first.into_iter().for_each(|step| best.take(schedule, Rc::new(step)));
    let Some(hardest) = best.cost.hardest else { return Ok(Vec::new()) };
    // Kinds are what counts for it, however long.
    let length = if aim == Aim::Elegant { usize::MAX } else { hardest.length };
    let hardest = Hardness { length, ..hardest };
    let pruned = |position: &Position| prune(aim, board, position, schedule, cancel);
    best = better(aim, pruned(&best), best);

    let mut looker = Looker { schedule, cancel, budget: BUDGET };
    let width = (BUDGET / ROUND / best.cost.hard_steps.max(1)).clamp(1, WIDTH);
    let mut start = Position::of(board);
    looker.settle(aim, &mut start, &simple);
    let mut beam = vec![start];
    while !beam.is_empty() && !looker.is_done() {
        let mut next: Vec<Position> = Vec::new();
        for (from, step) in ranked(aim, &beam, hardest, &mut looker) {
            if next.len() == width || looker.is_done() {
                break;
            }
            let mut position = beam[from].clone();
            position.take(schedule, Rc::new(step));
            looker.settle(aim, &mut position, &simple);
            if aim.compare(&position.cost, &best.cost) != Ordering::Less {
                continue;
            }
            if position.is_solved() {
                let pruned = pruned(&position);
                best = better(aim, better(aim, position, pruned), best);
            } else if next.iter().all(|other| other.board != position.board) {
                next.push(position);
            }
        }
        beam = next;
    }
    cancel.check()?;
    Ok(best.into_steps())
}

/// The better one; the second if they are equal.
fn better(aim: Aim, one: Position, other: Position) -> Position {
    if aim.compare(&one.cost, &other.cost) == Ordering::Less { one } else { other }
}

/// All steps that can be chosen, with the numbers of their positions, the most promising ones first. Those that can only lead to what is known are left out.
fn ranked(aim: Aim, beam: &[Position], hardest: Hardness, looker: &mut Looker<'_>) -> Vec<(usize, Step)> {
    let simple = simple(looker.schedule);
    let mut ranked = Vec::new();
    for (from, position) in beam.iter().enumerate() {
        for step in looker.choices(aim, position, hardest) {
            let mut cost = position.cost.clone();
            cost.add(looker.schedule, &step);
            let mut board = position.board;
            step.effect.apply(&mut board);
            take_everything(&mut board, &simple, looker.cancel);
            let left = board.candidate_set().len();
            ranked.push((before(aim, &cost), left, from, step));
        }
    }
    ranked.sort_by_key(|(first, left, ..)| (*first, *left));
    ranked.into_iter().map(|(_, _, from, step)| (from, step)).collect()
}

/// What comes before the number of candidates that are left. All ways of a round have as many hard steps, or kinds.
fn before(aim: Aim, cost: &Cost) -> Option<Hardness> {
    cost.hardest.filter(|_| aim == Aim::Easiest)
}

/// Does everything at once that these searches show, again and again: quick, and the same end, as none of them is lost by doing another.
fn take_everything(board: &mut Board, simple: &Schedule, cancel: &Cancel) {
    loop {
        let view = View::new(board).until(cancel);
        let found = simple.searches.iter().map(|search| search.all(&view)).find(|steps| !steps.is_empty());
        let Some(steps) = found else { break };
        let placed: CandidateSet = steps.iter().flat_map(|step| step.effect.placements()).copied().collect();
        let gone: CandidateSet = steps.iter().flat_map(|step| step.effect.eliminations()).copied().collect();
        board.eliminate_all(gone);
        for candidate in placed {
            board.place(candidate);
        }
    }
}
