//! The way to a solution, as far as the techniques lead.

use crate::{Family, Step, View};
use std::fmt;
use sudokit_core::Board;

/// Solves step by step: every turn takes the first step of the first family that has one, applies it to the
/// board, and yields it. Ends when no family has one.
///
/// It always ends, for every step takes a candidate off the board.
///
/// ```
/// use sudokit_core::Board;
/// use sudokit_logic::{Path, techniques};
///
/// let mut board = Board::EMPTY;
/// assert_eq!(Path::new(&mut board, techniques::FAMILIES).next(), None);
/// ```
pub struct Path<'a> {
    board: &'a mut Board,
    families: &'a [&'a dyn Family],
}

impl<'a> Path<'a> {
    /// A path from this board on, with these families, the preferred ones first.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::{Path, techniques::Singles};
    /// let mut board = Board::EMPTY;
    /// assert_eq!(Path::new(&mut board, &[&Singles]).count(), 0);
    /// ```
    pub const fn new(board: &'a mut Board, families: &'a [&'a dyn Family]) -> Self {
        Self { board, families }
    }
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let view = View::new(self.board);
        let step = self.families.iter().find_map(|family| {
            let mut first = None;
            // Breaking is how the sink says that it has its step.
            let _ = family.find(&view, &mut first);
            first
        })?;
        step.effect.apply(self.board);
        Some(step)
    }
}

impl fmt::Debug for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Path").field("board", &self.board).finish_non_exhaustive()
    }
}
