//! The way to a solution, as far as the techniques lead.

use crate::techniques::FAMILIES;
use crate::{Family, Kind, Sink, Step, View};
use std::fmt;
use std::ops::ControlFlow;
use sudokit_core::Board;

/// Solves step by step: every turn takes the first step of the first kind that has one, applies it to the board,
/// and yields it. Ends when no kind has one.
///
/// It always ends, for every step takes a candidate off the board.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Path, techniques::{self, singles}};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut board = Board::new(&puzzle)?;
/// assert_eq!(Path::new(&mut board, techniques::kinds()).count(), 51);
/// assert!(board.solution().is_some());
///
/// // Only hidden singles, no other technique.
/// let mut board = Board::new(&puzzle)?;
/// let mut path = Path::new(&mut board, [&singles::HIDDEN_SINGLE]);
/// assert!(path.all(|step| step.kind == &singles::HIDDEN_SINGLE));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Path<'b> {
    board: &'b mut Board,
    /// What to look for, in this order, and who finds it.
    order: Vec<(&'static dyn Family, &'static Kind)>,
}

impl<'b> Path<'b> {
    /// A path from this board on, with these kinds, the preferred ones first.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::{Path, techniques};
    /// let mut board = Board::EMPTY;
    /// assert_eq!(Path::new(&mut board, techniques::kinds()).next(), None);
    /// ```
    pub fn new(board: &'b mut Board, kinds: impl IntoIterator<Item = &'static Kind>) -> Self {
        let order = kinds
            .into_iter()
            .flat_map(|kind| FAMILIES.iter().map(move |family| (*family, kind)))
            .filter(|(family, kind)| family.kinds().contains(kind))
            .collect();
        Self { board, order }
    }
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let view = View::new(self.board);
        let step = self.order.iter().find_map(|(family, kind)| {
            let mut first = FirstOf { kind, step: None };
            // Breaking is how the sink says that it has its step.
            let _ = family.find(&view, &mut first);
            first.step
        })?;
        step.effect.apply(self.board);
        Some(step)
    }
}

impl fmt::Debug for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = self.order.iter().map(|(_, kind)| kind.id);
        f.debug_struct("Path").field("board", &self.board).field("kinds", &kinds.collect::<Vec<_>>()).finish()
    }
}

/// Waits for the first step of one kind.
struct FirstOf {
    kind: &'static Kind,
    step: Option<Step>,
}

impl Sink for FirstOf {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        if step.kind == self.kind { self.step.step(step) } else { ControlFlow::Continue(()) }
    }
}
