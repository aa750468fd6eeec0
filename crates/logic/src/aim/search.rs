//! The procedure for each aim: the searches, one after the other, and the best of all ways.

use super::beam::{self, better};
use super::choices::MoveGenerator;
use super::cost::{STRETCH, is_single};
use super::position::Position;
use super::prune::prune;
use super::refute::Refuter;
use super::shortest::Shortest;
use super::terms::Terms;
use super::walk::{step, walk};
use super::{Aim, BUDGET, Hardness, SUPPOSITIONS};
use crate::techniques::dynamic_contradiction::{
    DYNAMIC_CONTRADICTION, DYNAMIC_CONTRADICTION_PLUS, NESTED_CONTRADICTION,
};
use crate::techniques::whips::{BRAID, WHIP};
use crate::{Kind, Schedule, Search, Step};
use std::rc::Rc;
use sudokit_core::{Board, Cancel, Cancelled};

/// The bound on stretches when there is no incumbent.
const MANY: usize = 60;

/// The best way that is found. `first` is a way to the solution.
pub(super) fn search(
    aim: Aim,
    board: &Board,
    schedule: &Schedule,
    first: Vec<Step>,
    cancel: &Cancel,
) -> Result<Vec<Step>, Cancelled> {
    let mut best = Position::of(board);
    first.into_iter().for_each(|step| best.take(schedule, Rc::new(step)));
    let Some(hardest) = best.cost.hardest else { return Ok(Vec::new()) };
    // It counts kinds, whatever their length.
    let terms = Terms::new(schedule, cancel, limit(aim, schedule, hardest), |_| true);
    // A short way has no longer step than the usual one: one step of a hundred lines is no help to anybody.
    let terms = if aim == Aim::Shortest { terms.up_to(best.cost.longest) } else { terms };
    let pruned = prune(aim, &terms.of(aim, &best), board, &best);
    best = better(aim, pruned, best);
    let mut generator = MoveGenerator::new(&terms, BUDGET, SUPPOSITIONS);
    if aim != Aim::Shortest {
        best = beam::search(aim, board, &terms, &mut generator, best);
        // Without suppositions, lists are searched longer.
        let lists = if Refuter::new(&terms).is_idle() { BUDGET / 2 } else { 2 * BUDGET };
        generator = MoveGenerator::new(&terms, lists, SUPPOSITIONS / 2);
    }
    if aim == Aim::Elegant {
        best = fewer_kinds(board, &terms, &mut generator, best);
    }
    let bound = best.cost.stretches;
    best = shorten(aim, board, &terms.of(aim, &best), generator, bound, best);
    cancel.check()?;
    Ok(best.into_steps())
}

/// The bound on the hardness of steps, given the hardest step of the usual way.
fn limit(aim: Aim, schedule: &Schedule, hardest: Hardness) -> Hardness {
    let is_known = |search: &Search| search.kinds.iter().any(|kind| kind.hodoku.is_some());
    let is_beyond = !schedule.searches.iter().skip(hardest.place).any(is_known);
    let last = Hardness { place: schedule.searches.len() - 1, lines: STRETCH };
    match aim {
        // Beyond HoDoKu's kinds, an argument that can be followed in one go is no harder than others.
        Aim::Shortest if is_beyond => hardest.max(last),
        Aim::Easiest | Aim::Shortest => hardest,
        // It counts kinds, whatever their length.
        Aim::Elegant => {
            Hardness { lines: usize::MAX, place: if is_beyond { last.place } else { hardest.place } }
        }
    }
}

/// The kinds with which alone a puzzle may be solved, as they refute whatever can be refuted in their way.
const ALONE: [&[&Kind]; 6] = [
    &[&DYNAMIC_CONTRADICTION],
    &[&DYNAMIC_CONTRADICTION_PLUS],
    &[&NESTED_CONTRADICTION],
    &[&WHIP, &BRAID],
    &[&DYNAMIC_CONTRADICTION, &DYNAMIC_CONTRADICTION_PLUS],
    &[&DYNAMIC_CONTRADICTION, &NESTED_CONTRADICTION],
];

/// A way of fewer kinds: one that only supposes, or a short one; then without one kind or the other.
fn fewer_kinds(
    board: &Board,
    terms: &Terms<'_>,
    generator: &mut MoveGenerator<'_>,
    mut best: Position,
) -> Position {
    let aim = Aim::Elegant;
    best = shorten(aim, board, terms, generator.share(4), best.cost.stretches, best);
    for kinds in ALONE {
        let count = best.cost.kinds.len();
        let alone = terms.only(|kind| is_single(kind) || kinds.contains(&kind));
        if kinds.len() <= count && kinds.iter().all(|kind| alone.has(kind)) {
            let bound = if kinds.len() < count { MANY } else { best.cost.stretches };
            best = shorten(aim, board, &alone, generator.share(4), bound, best);
        }
    }
    let mut tried: Vec<&Kind> = Vec::new();
    while let Some(kind) = best.cost.kinds.iter().copied().find(|kind| !tried.contains(kind)) {
        tried.push(kind);
        let without = terms.of(aim, &best).only(|other| other != kind);
        best = shorten(aim, board, &without, generator.share(4), MANY, best);
    }
    best
}

/// A way with fewer hard steps, if there is one.
fn shorten(
    aim: Aim,
    board: &Board,
    terms: &Terms<'_>,
    generator: MoveGenerator<'_>,
    bound: usize,
    mut best: Position,
) -> Position {
    let hard_steps = best.cost.hard_steps;
    let refuter = Refuter::new(terms);
    for moves in Shortest::new(terms, generator, board, bound).ways() {
        let Some(way) = walk(terms, board, &moves, |next, board| step(&refuter, next, board)) else {
            continue;
        };
        let pruned = prune(aim, terms, board, &way);
        let way = better(aim, pruned, way);
        if aim != Aim::Shortest || way.cost.hard_steps <= hard_steps {
            best = better(aim, way, best);
        }
    }
    best
}
