//! The single engine (for now the plain one: replaced shortly).
use crate::{Engine, Plain};
use std::ops::ControlFlow;
use sudokit_core::{Problem, Solution};

/// One puzzle at a time, fast.
#[derive(Default)]
pub struct Solver(Plain);
impl Solver {
    /// A new solver.
    pub fn new() -> Self {
        Self::default()
    }
}
impl Engine for Solver {
    fn enumerate<'a>(
        &mut self,
        problem: impl Into<Problem<'a>>,
        visit: impl FnMut(&Solution) -> ControlFlow<()>,
    ) {
        self.0.enumerate(problem, visit);
    }
}
