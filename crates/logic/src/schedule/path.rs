//! Solving paths: step after step, until no technique applies.

use crate::{Kind, Schedule, Step};
use sudokit_core::{Board, Cancel, CandidateSet, Cell};

/// Solves step by step: takes the first step of the first search that finds one, applies it to the board, and
/// yields it. Ends when no search finds a step, or where it is told to.
///
/// Every step takes a candidate off the board, so each path ends.
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
    until: Option<&'static Kind>,
    target: Option<Cell>,
    is_over: bool,
    cancel: Option<Cancel>,
    possible: Option<CandidateSet>,
}

impl<'b> Path<'b> {
    /// A path from this board on.
    pub const fn new(board: &'b mut Board, schedule: Schedule) -> Self {
        Self { board, schedule, until: None, target: None, is_over: false, cancel: None, possible: None }
    }

    /// Ends after the first step of this kind.
    ///
    /// ```
    /// # use sudokit_core::{Board, Puzzle};
    /// # use sudokit_logic::{Path, Schedule, techniques::singles};
    /// # let puzzle: Puzzle =
    /// #     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let mut board = Board::new(&puzzle).unwrap();
    /// let path = Path::new(&mut board, Schedule::hodoku()).until(&singles::FULL_HOUSE);
    /// assert_eq!(path.last().unwrap().kind, &singles::FULL_HOUSE);
    /// assert!(board.solution().is_none());
    /// ```
    #[must_use]
    pub const fn until(mut self, kind: &'static Kind) -> Self {
        self.until = Some(kind);
        self
    }

    /// Ends when cancelled, also in the middle of a search.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cancel, Puzzle};
    /// # use sudokit_logic::{Path, Schedule};
    /// # let puzzle: Puzzle =
    /// #     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let mut board = Board::new(&puzzle).unwrap();
    /// let cancel = Cancel::after(30);
    /// let steps = Path::new(&mut board, Schedule::hodoku()).until_cancelled(&cancel).count();
    /// assert!(cancel.is_cancelled() && steps < 51);
    /// ```
    #[must_use]
    pub fn until_cancelled(mut self, cancel: &Cancel) -> Self {
        self.cancel = Some(cancel.clone());
        self
    }

    /// Ends when only these candidates are left: those of the solutions, which no step removes. Otherwise a
    /// path through a puzzle with several solutions ends after a last search of all techniques.
    ///
    /// ```
    /// # use sudokit_core::{Board, CandidateSet};
    /// # use sudokit_logic::{Path, Schedule};
    /// let mut board = Board::EMPTY;
    /// assert_eq!(Path::new(&mut board, Schedule::full()).among(CandidateSet::ALL).count(), 0);
    /// ```
    #[must_use]
    pub const fn among(mut self, possible: CandidateSet) -> Self {
        self.possible = Some(possible);
        self
    }

    /// Ends when this cell has its digit.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cell, Puzzle};
    /// # use sudokit_logic::{Path, Schedule};
    /// # let puzzle: Puzzle =
    /// #     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let mut board = Board::new(&puzzle).unwrap();
    /// let path = Path::new(&mut board, Schedule::hodoku()).to(Cell::at(4, 4));
    /// assert_eq!(path.last().unwrap().effect.to_string(), "r5c5=5");
    /// ```
    #[must_use]
    pub const fn to(mut self, cell: Cell) -> Self {
        self.target = Some(cell);
        self
    }
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.is_over || self.target.is_some_and(|cell| self.board.digit(cell).is_some()) {
            return None;
        }
        let view = self.schedule.view(self.board).within(self.cancel.as_ref(), self.possible);
        let step = self.schedule.first(&view)?;
        self.is_over = self.until == Some(step.kind);
        step.effect.apply(self.board);
        Some(step)
    }
}
