//! Where the steps that a family finds go.

use crate::Step;
use std::ops::ControlFlow;

/// Takes steps one by one and says whether it wants more.
///
/// An `Option` keeps the first step, a `Vec` keeps all of them. Anybody may write another: it takes steps, and no more will ever be asked
/// of it.
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_core::{Board, CandidateSet, Cell, Digit, DigitSet};
/// use sudokit_logic::{Family, View, Wanted, techniques::{Singles, singles}};
///
/// let mut board = Board::EMPTY;
/// for (cell, digit) in [(Cell::at(0, 0), Digit::D1), (Cell::at(8, 8), Digit::D2)] {
///     board.eliminate_all(CandidateSet::of_cell(cell, !DigitSet::of(digit)));
/// }
/// let naked = [&singles::NAKED_SINGLE];
/// let naked = Wanted::these(&naked);
/// let mut first = None;
/// assert_eq!(Singles.find(naked, &View::new(&board), &mut first), ControlFlow::Break(()));
/// assert_eq!(first.unwrap().effect.to_string(), "r1c1=1");
///
/// let mut all = Vec::new();
/// assert_eq!(Singles.find(naked, &View::new(&board), &mut all), ControlFlow::Continue(()));
/// assert_eq!(all.len(), 2);
/// ```
pub trait Sink {
    /// Takes a step. Breaks to have no more of them.
    fn step(&mut self, step: Step) -> ControlFlow<()>;
}

impl Sink for Option<Step> {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        *self = Some(step);
        ControlFlow::Break(())
    }
}

impl Sink for Vec<Step> {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        self.push(step);
        ControlFlow::Continue(())
    }
}
