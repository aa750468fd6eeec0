//! Receivers of the steps that a family finds.

use crate::{Effect, Kind, Pattern, Step};
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::CandidateSet;

/// Receives steps one by one and breaks when it wants no more.
///
/// An `Option` keeps the first step, a `Vec` keeps all. A sink of your own can stop anywhere:
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Sink, Step, View, Wanted, techniques};
///
/// /// Looks for a step that changes a box.
/// struct InBox(usize, Option<Step>);
///
/// impl Sink for InBox {
///     fn step(&mut self, step: Step) -> ControlFlow<()> {
///         if !step.effect.placed().cells().iter().any(|cell| cell.block() == self.0) {
///             return ControlFlow::Continue(());
///         }
///         self.1 = Some(step);
///         ControlFlow::Break(())
///     }
/// }
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let family = techniques::singles::HIDDEN_SINGLE.family;
/// let mut sink = InBox(8, None);
/// let flow = family.find(Wanted::all(family), &View::new(&Board::new(&puzzle)?), &mut sink);
/// assert!(flow.is_break());
/// assert_eq!(sink.1.unwrap().to_string(), "Naked Single: r7c9=4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Sink {
    /// Receives a step. Breaks to end the search.
    fn step(&mut self, step: Step) -> ControlFlow<()>;
}

/// Hands on patterns with their eliminations, each effect once.
pub(crate) fn each_effect_once<P: Into<Pattern>>(
    kind: &'static Kind,
    found: impl IntoIterator<Item = (P, CandidateSet)>,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let mut seen = HashSet::from([CandidateSet::EMPTY]);
    for (pattern, gone) in found {
        if seen.insert(gone) {
            sink.step(Step { kind, effect: Effect::removing(gone), pattern: pattern.into() })?;
        }
    }
    ControlFlow::Continue(())
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
