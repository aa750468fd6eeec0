//! Why a supposition goes wrong, in steps that others have found and can check.

use super::evidence::Pattern;
use super::supposition::Supposition;
use super::{DYNAMIC_CONTRADICTION, DYNAMIC_CONTRADICTION_PLUS, NESTED_CONTRADICTION};
use crate::techniques::{locked, singles, subsets};
use crate::{Effect, Kind, Schedule, Step, View};
use std::ops::ControlFlow::Continue;
use sudokit_core::{Board, Candidate};

/// The techniques that are used under a supposition.
pub(super) struct Arguer {
    singles: Schedule,
    plus: Schedule,
}

impl Arguer {
    pub(super) fn new() -> Self {
        let singles = [&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE];
        let plus = singles.iter().chain(locked::KINDS).chain(subsets::KINDS);
        Self { singles: Schedule::of(singles), plus: Schedule::of(plus.copied()) }
    }

    /// The step that refutes a candidate by singles alone.
    pub(super) fn dynamic(&self, board: &Board, target: Candidate) -> Option<Step> {
        let mut argument = Argument::new(board, target);
        argument.follow(&self.singles).then(|| argument.step(&DYNAMIC_CONTRADICTION))
    }

    /// The step that refutes a candidate by locked candidates and subsets too.
    pub(super) fn plus(&self, board: &Board, target: Candidate) -> Option<Step> {
        let mut argument = Argument::new(board, target);
        argument.follow(&self.plus).then(|| argument.step(&DYNAMIC_CONTRADICTION_PLUS))
    }

    /// The step that refutes a candidate by singles and by refuting others, at least so deep.
    pub(super) fn nested(&self, board: &Board, target: Candidate, depth: usize) -> Option<Step> {
        let mut argument = Argument::new(board, target);
        for inner in needed(board, target, depth) {
            if argument.follow(&self.singles) {
                break;
            }
            if argument.supposed.has(inner) {
                argument.take(self.simplest(&argument.supposed, inner, depth - 1)?);
            }
        }
        argument.follow(&self.singles).then(|| argument.step(&NESTED_CONTRADICTION))
    }

    /// The step of the least depth, up to a limit, that refutes a candidate.
    pub(super) fn simplest(&self, board: &Board, target: Candidate, limit: usize) -> Option<Step> {
        let start = Supposition::of(board);
        let depth = (0..=limit).find(|depth| start.refutes(target, *depth))?;
        if depth == 0 { self.dynamic(board, target) } else { self.nested(board, target, depth) }
    }
}

/// Candidates of which none can be spared: refuting one after the other at one depth less, and taking singles, leads from the
/// target to a contradiction.
fn needed(board: &Board, target: Candidate, depth: usize) -> Vec<Candidate> {
    let start = Supposition::of(board).supposing(target);
    let mut refuted = Vec::new();
    let mut supposed = start;
    let _ = supposed.take_singles();
    while supposed.sweep_and_tell(depth, |candidate| refuted.push(candidate)) == Continue(true) {}
    for i in (0..refuted.len()).rev() {
        let mut fewer = refuted.clone();
        fewer.remove(i);
        if is_enough(start, &fewer, depth) {
            refuted = fewer;
        }
    }
    refuted
}

/// Whether these can be refuted in this order, and a contradiction follows.
fn is_enough(mut supposed: Supposition, refuted: &[Candidate], depth: usize) -> bool {
    for candidate in refuted {
        if supposed.take_singles().is_break() {
            return true;
        }
        if supposed.is_open(*candidate) {
            if !supposed.refutes(*candidate, depth - 1) {
                return false;
            }
            supposed.remove(*candidate);
        }
    }
    supposed.take_singles().is_break()
}

/// A supposition that is being followed.
struct Argument<'b> {
    board: &'b Board,
    target: Candidate,
    steps: Vec<Step>,
    /// The board on which the target is placed, and all that the steps change.
    supposed: Board,
}

impl<'b> Argument<'b> {
    fn new(board: &'b Board, target: Candidate) -> Self {
        let mut supposed = *board;
        supposed.place(target);
        Self { board, target, steps: Vec::new(), supposed }
    }

    fn take(&mut self, step: Step) {
        step.effect.apply(&mut self.supposed);
        self.steps.push(step);
    }

    /// Takes steps until something is wrong, or there is none. Whether something is wrong.
    fn follow(&mut self, schedule: &Schedule) -> bool {
        while self.supposed.flaws().is_empty() {
            let Some(step) = schedule.first(&View::new(&self.supposed)) else { return false };
            self.take(step);
        }
        true
    }

    /// The step that this amounts to, without what can be spared.
    fn step(mut self, kind: &'static Kind) -> Step {
        for i in (0..self.steps.len()).rev() {
            let mut fewer = self.steps.clone();
            fewer.remove(i);
            if Pattern::is_enough(self.board, self.target, &fewer) {
                self.steps = fewer;
            }
        }
        let pattern = Pattern { target: self.target, steps: self.steps };
        Step { kind, effect: Effect::removing([self.target]), pattern: pattern.into() }
    }
}
