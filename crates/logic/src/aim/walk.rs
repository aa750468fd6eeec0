//! From hard steps to a way: each on its board, with free steps between them.

use super::moves::Move;
use super::position::Position;
use super::prune::still;
use super::refute::Refuter;
use super::terms::Terms;
use crate::Step;
use crate::follow::Draft;
use std::rc::Rc;
use sudokit_core::Board;

/// The way with these hard steps, as far as there is a step of each on its board. None if it does not lead to
/// the solution, or has a longer step than is allowed.
pub(super) fn walk<T>(
    terms: &Terms<'_>,
    start: &Board,
    hard: &[T],
    step_on: impl Fn(&T, &Board) -> Option<Rc<Step>>,
) -> Option<Position> {
    let mut position = Position::of(start);
    position.follow(&terms.free, terms.schedule, terms.cancel);
    for next in hard {
        if position.is_solved() {
            break;
        }
        if let Some(step) = step_on(next, &position.board) {
            position.take(terms.schedule, step);
            position.follow(&terms.free, terms.schedule, terms.cancel);
        }
    }
    // A step may have more lines where fewer candidates are gone.
    (position.is_solved() && terms.fits(&position)).then_some(position)
}

/// The step of a move on a board. An argument is rebuilt, because it may have become shorter.
pub(super) fn step(refuter: &Refuter<'_, '_>, next: &Move, board: &Board) -> Option<Rc<Step>> {
    match next {
        Move::Step(listed) => still(&listed.step, board),
        Move::Argument(argument) if board.has(argument.target) => {
            let argument = refuter.argument(&Draft::of(board), argument.target)?;
            refuter.step(board, &argument).map(Rc::new)
        }
        Move::Argument(_) => None,
    }
}
