//! Leaving out steps that were not needed.

use super::Aim;
use super::position::{Position, simple};
use crate::{Effect, Schedule, Step};
use std::cmp::Ordering;
use std::rc::Rc;
use sudokit_core::{Board, Cancel};

/// A way with fewer hard steps: takes them out one by one, the last first, and keeps the way that is left if it still leads to the solution and costs less.
/// Each step that stays is checked where it is taken.
pub(super) fn prune(
    aim: Aim,
    start: &Board,
    way: &Position,
    schedule: &Schedule,
    cancel: &Cancel,
) -> Position {
    let free = simple(schedule).only(|kind| aim != Aim::Elegant || is_free(way, kind));
    let mut hard: Vec<Rc<Step>> =
        way.steps.iter().filter(|step| super::cost::is_hard(step.kind)).cloned().collect();
    let mut best = replay(start, &hard, &free, schedule, cancel)
        .filter(|position| aim.compare(&position.cost, &way.cost) != Ordering::Greater)
        .unwrap_or_else(|| way.clone());
    for index in (0..hard.len()).rev() {
        if cancel.is_cancelled() {
            break;
        }
        let mut fewer = hard.clone();
        fewer.remove(index);
        let shorter = replay(start, &fewer, &free, schedule, cancel);
        if let Some(position) =
            shorter.filter(|position| aim.compare(&position.cost, &best.cost) == Ordering::Less)
        {
            (hard, best) = (fewer, position);
        }
    }
    best
}

/// Whether steps of this kind may stand between the hard ones: the way has them anyway.
fn is_free(way: &Position, kind: &crate::Kind) -> bool {
    super::cost::is_single(kind) || way.cost.kinds.contains(&kind)
}

/// The way with these hard steps, as far as they are still there and hold, and all simple ones between them. None if it does not lead to the solution.
fn replay(
    start: &Board,
    hard: &[Rc<Step>],
    free: &Schedule,
    schedule: &Schedule,
    cancel: &Cancel,
) -> Option<Position> {
    let mut position = Position::of(start);
    position.follow(free, schedule, cancel);
    for step in hard {
        if position.is_solved() {
            break;
        }
        if let Some(step) = still(step, &position.board) {
            position.take(schedule, step);
            position.follow(free, schedule, cancel);
        }
    }
    position.is_solved().then_some(position)
}

/// A step with what is left for it to do on a board; none if that is nothing, or if it does not hold there.
fn still(step: &Rc<Step>, board: &Board) -> Option<Rc<Step>> {
    let there = board.candidate_set();
    let is_whole = (step.effect.placed() | step.effect.eliminated()).is_subset(there);
    let step = if is_whole {
        Rc::clone(step)
    } else {
        let effect = Effect::removing(step.effect.eliminated() & there);
        Rc::new(Step { effect, ..Step::clone(step) })
    };
    step.verify(board).is_ok().then_some(step)
}
