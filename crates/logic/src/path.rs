//! The way to a solution, as far as the techniques lead.

use crate::{Schedule, Search, Step, View, Wanted};
use sudokit_core::Board;

/// Solves step by step: every turn takes the first step of the first look that has one, applies it to the board,
/// and yields it. Ends when no look has one.
///
/// It always ends, for every step takes a candidate off the board.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Path, Schedule, techniques::singles};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut board = Board::new(&puzzle)?;
/// assert_eq!(Path::new(&mut board, Schedule::hodoku()).count(), 51);
/// assert!(board.solution().is_some());
///
/// // Only hidden singles, no other technique.
/// let mut board = Board::new(&puzzle)?;
/// let mut path = Path::new(&mut board, Schedule::of([&singles::HIDDEN_SINGLE]));
/// assert!(path.all(|step| step.kind == &singles::HIDDEN_SINGLE));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Path<'b> {
    board: &'b mut Board,
    schedule: Schedule,
}

impl<'b> Path<'b> {
    /// A path from this board on.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::{Path, Schedule};
    /// let mut board = Board::EMPTY;
    /// assert_eq!(Path::new(&mut board, Schedule::hodoku()).next(), None);
    /// ```
    pub const fn new(board: &'b mut Board, schedule: Schedule) -> Self {
        Self { board, schedule }
    }
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let view = View::new(self.board);
        let step = self.schedule.searches.iter().find_map(|search| search.first(&view))?;
        step.effect.apply(self.board);
        Some(step)
    }
}

impl Search {
    /// The first step that there is.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::{Schedule, View};
    /// assert_eq!(Schedule::hodoku().searches[0].first(&View::new(&Board::EMPTY)), None);
    /// ```
    pub fn first(&self, view: &View<'_>) -> Option<Step> {
        let mut first = None;
        // Breaking is how the sink says that it has its step.
        let _ = self.family.find(Wanted::these(&self.kinds), view, &mut first);
        first
    }
}
