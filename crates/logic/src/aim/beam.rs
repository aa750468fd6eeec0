//! The beam search: a few positions side by side, and from each of them the most promising steps.

use super::choices::MoveGenerator;
use super::position::Position;
use super::prune::prune;
use super::terms::Terms;
use super::{Aim, Cost, Hardness};
use crate::sort;
use crate::{Schedule, Step, View};
use std::cmp::Ordering;
use std::rc::Rc;
use sudokit_core::{Board, Cancel, CandidateSet};

/// The most positions that are kept in a round. Fewer where the way is long, so that the budget reaches to
/// its end.
const WIDTH: usize = 4;

/// The average price of a round, from which the width of the beam follows.
const ROUND: usize = 40;

/// The best way that is found, `best` if there is no better one.
pub(super) fn search(
    aim: Aim,
    board: &Board,
    terms: &Terms<'_>,
    generator: &mut MoveGenerator<'_>,
    mut best: Position,
) -> Position {
    let width = (generator.budget / ROUND / best.cost.hard_steps.max(1)).clamp(1, WIDTH);
    let mut start = Position::of(board);
    generator.settle(aim, &mut start, terms);
    let mut beam = vec![start];
    while !beam.is_empty() && !generator.is_done() {
        let mut next: Vec<Position> = Vec::new();
        for (from, step) in ranked(aim, &beam, terms, generator) {
            if next.len() == width || generator.is_done() {
                break;
            }
            let mut position = beam[from].clone();
            position.take(terms.schedule, Rc::new(step));
            generator.settle(aim, &mut position, terms);
            if aim.prefers(&position.cost, &best.cost) != Ordering::Less {
                continue;
            }
            if position.is_solved() {
                let pruned = prune(aim, &terms.of(aim, &position), board, &position);
                best = better(aim, better(aim, position, pruned), best);
            } else if next.iter().all(|other| other.board != position.board) {
                next.push(position);
            }
        }
        beam = next;
    }
    best
}

/// The better one; the second if they are equal.
pub(super) fn better(aim: Aim, one: Position, other: Position) -> Position {
    if aim.prefers(&one.cost, &other.cost) == Ordering::Less { one } else { other }
}

/// All steps that can be chosen, with the numbers of their positions, the most promising ones first.
fn ranked(
    aim: Aim,
    beam: &[Position],
    terms: &Terms<'_>,
    generator: &mut MoveGenerator<'_>,
) -> Vec<(usize, Step)> {
    let mut ranked = Vec::new();
    for (from, position) in beam.iter().enumerate() {
        for step in generator.choices(aim, position, terms) {
            let mut cost = position.cost.clone();
            cost.add(terms.schedule, &step, &position.board);
            let mut board = position.board;
            step.effect.apply(&mut board);
            take_everything(&mut board, &terms.free, terms.cancel);
            let left = board.candidate_set().len();
            ranked.push((before(aim, &cost), left, from, step));
        }
    }
    sort::by_key(&mut ranked, |(first, left, ..)| (*first, *left));
    ranked.into_iter().map(|(_, _, from, step)| (from, step)).collect()
}

/// The cost that is compared before the number of candidates left. All ways of a round have as many kinds.
fn before(aim: Aim, cost: &Cost) -> Option<Hardness> {
    cost.hardest.filter(|_| aim == Aim::Easiest)
}

/// Does everything at once that these searches show, again and again: quick, and the same end, as none of
/// them is lost by doing another.
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
