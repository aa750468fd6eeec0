//! A position of the search, and the way to it.

use super::Cost;
use crate::{Schedule, Step};
use std::rc::Rc;
use sudokit_core::{Board, Cancel};

/// A position, the way to it, and the cost of the way.
#[derive(Clone)]
pub(super) struct Position {
    pub(super) board: Board,
    /// Ways share their beginnings.
    pub(super) steps: Vec<Rc<Step>>,
    pub(super) cost: Cost,
}

impl Position {
    /// Nothing done yet.
    pub(super) fn of(board: &Board) -> Self {
        Self { board: *board, steps: Vec::new(), cost: Cost::default() }
    }

    /// Takes a step.
    pub(super) fn take(&mut self, schedule: &Schedule, step: Rc<Step>) {
        self.cost.add(schedule, &step, &self.board);
        step.effect.apply(&mut self.board);
        self.steps.push(step);
    }

    /// Takes steps of these searches, the first that there is, to the end.
    pub(super) fn follow(&mut self, free: &Schedule, schedule: &Schedule, cancel: &Cancel) {
        while let Some(step) = free.first(&free.view(&self.board).until(cancel)) {
            self.take(schedule, Rc::new(step));
        }
    }

    pub(super) fn is_solved(&self) -> bool {
        self.board.solution().is_some()
    }

    pub(super) fn into_steps(self) -> Vec<Step> {
        self.steps.into_iter().map(Rc::unwrap_or_clone).collect()
    }
}
