//! Leaving out steps that were not needed.

use super::Aim;
use super::cost::is_hard;
use super::position::Position;
use super::terms::Terms;
use super::walk::walk;
use crate::{Effect, Step};
use std::cmp::Ordering;
use std::rc::Rc;
use sudokit_core::Board;

/// A way with fewer hard steps: takes them out one by one, the last first, and keeps the way that is left if
/// it still leads to the solution and costs less. Each step that stays is checked where it is taken.
pub(super) fn prune(aim: Aim, terms: &Terms<'_>, start: &Board, way: &Position) -> Position {
    let mut hard: Vec<Rc<Step>> = way.steps.iter().filter(|step| is_hard(step.kind)).cloned().collect();
    let mut best = walk(terms, start, &hard, still)
        .filter(|position| aim.prefers(&position.cost, &way.cost) != Ordering::Greater)
        .unwrap_or_else(|| way.clone());
    for index in (0..hard.len()).rev() {
        if terms.cancel.is_cancelled() {
            break;
        }
        let mut fewer = hard.clone();
        fewer.remove(index);
        let shorter = walk(terms, start, &fewer, still);
        if let Some(position) =
            shorter.filter(|position| aim.prefers(&position.cost, &best.cost) == Ordering::Less)
        {
            (hard, best) = (fewer, position);
        }
    }
    best
}

/// A step with the rest of its effect on a board; `None` if nothing is left, or if it does not hold there.
pub(super) fn still(step: &Rc<Step>, board: &Board) -> Option<Rc<Step>> {
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
