//! Views: a state of a board for the families to search.

use crate::Options;
use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;
use sudokit_core::{Board, Cancel, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// One state of a board for the families to search, with facts that are worked out once. Another state is
/// another view.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Options, Schedule, View};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let board = Board::new(&puzzle)?;
/// let view = View::with(&board, Options::for_lists());
/// // All searches on one view share its facts.
/// let steps = Schedule::hodoku().all(&view);
/// assert!(steps.iter().any(|step| step.kind.id == "hidden-single"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct View<'b> {
    board: &'b Board,
    options: Options,
    facts: RefCell<Facts>,
    cancel: Option<&'b Cancel>,
    possible: Option<CandidateSet>,
}

/// The facts of a view.
pub(crate) type Facts = Vec<Arc<dyn Any + Send + Sync>>;

/// Knowledge of a board that several families need, worked out once for each view. It is `Send` and `Sync`
/// because a [`Listing`](crate::Listing) keeps it, and may move to another thread.
pub(crate) trait Fact: Any + Send + Sync {
    /// Derives the fact from a board.
    fn of(view: &View<'_>) -> Self;
}

impl<'b> View<'b> {
    /// The view of a board.
    pub fn new(board: &'b Board) -> Self {
        Self::with(board, Options::default())
    }

    /// The view of a board, to be searched with these options.
    pub fn with(board: &'b Board, options: Options) -> Self {
        Self { board, options, facts: RefCell::default(), cancel: None, possible: None }
    }

    /// The same view, whose searches end when cancelled. The steps that a search finds before that are right,
    /// but they need not be the first, nor all.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cancel, Puzzle};
    /// # use sudokit_logic::{Schedule, View};
    /// # let puzzle: Puzzle =
    /// #     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let board = Board::new(&puzzle).unwrap();
    /// let cancel = Cancel::new();
    /// let view = View::new(&board).until(&cancel);
    /// assert!(Schedule::full().first(&view).is_some());
    /// cancel.cancel();
    /// assert_eq!(Schedule::full().first(&view), None);
    /// ```
    #[must_use]
    pub fn until(self, cancel: &'b Cancel) -> Self {
        Self { cancel: Some(cancel), ..self }
    }

    /// The same view, for a caller who knows the candidates of the solutions. Once only these are left, no
    /// step can remove any, and [schedules](crate::Schedule) skip their searches.
    ///
    /// ```
    /// # use sudokit_core::{Board, CandidateSet};
    /// # use sudokit_logic::{Schedule, View};
    /// // An empty grid: every candidate is in a solution.
    /// let view = View::new(&Board::EMPTY).among(CandidateSet::ALL);
    /// assert_eq!(Schedule::full().first(&view), None);
    /// ```
    #[must_use]
    pub fn among(self, possible: CandidateSet) -> Self {
        Self { possible: Some(possible), ..self }
    }

    /// The same view within the bounds of a search that goes on from view to view.
    pub(crate) fn within(self, cancel: Option<&'b Cancel>, possible: Option<CandidateSet>) -> Self {
        Self { cancel, possible, ..self }
    }

    /// True if no step can change the board: it is solved, or all that is left is possible and open.
    pub(crate) fn is_exhausted(&self) -> bool {
        let is_open = |cell: Cell| self.candidates(cell).len() > 1;
        self.unsolved().is_empty()
            || self.possible.is_some_and(|possible| {
                !self.options.relations
                    && self.board.candidate_set().is_subset(possible)
                    && self.unsolved().iter().all(is_open)
            })
    }

    /// The token that cancels the searches.
    pub(crate) const fn cancel(&self) -> Option<&'b Cancel> {
        self.cancel
    }

    /// True if searches are to end.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(Cancel::is_cancelled)
    }

    /// The same view, with a fact that the caller knows better than the board shows.
    pub(crate) fn knowing<F: Fact>(self, fact: F) -> Self {
        self.facts.borrow_mut().push(Arc::new(fact));
        self
    }

    /// The same view, with the facts that another one of the same board has worked out.
    pub(crate) fn with_facts(self, facts: Facts) -> Self {
        Self { facts: RefCell::new(facts), ..self }
    }

    /// The facts worked out so far.
    pub(crate) fn into_facts(self) -> Facts {
        self.facts.into_inner()
    }

    /// The board.
    pub(crate) const fn board(&self) -> &'b Board {
        self.board
    }

    /// The limits of the search.
    pub(crate) const fn options(&self) -> &Options {
        &self.options
    }

    /// The unsolved cells of a house where a digit is a candidate.
    pub(crate) const fn places(&self, digit: Digit, house: House) -> CellSet {
        self.board.places(digit).intersection(house.cells())
    }

    /// The candidates of a cell; empty if it is solved.
    pub(crate) const fn candidates(&self, cell: Cell) -> DigitSet {
        self.board.candidates(cell)
    }

    /// The unsolved cells.
    pub(crate) const fn unsolved(&self) -> CellSet {
        self.board.unsolved()
    }

    /// A fact, worked out on the first call.
    pub(crate) fn fact<F: Fact>(&self) -> Arc<F> {
        let is_it = |fact: &&Arc<dyn Any + Send + Sync>| (***fact).is::<F>();
        let known = self.facts.borrow().iter().find(is_it).cloned().and_then(|fact| fact.downcast().ok());
        known.unwrap_or_else(|| {
            let fact = Arc::new(F::of(self));
            self.facts.borrow_mut().push(Arc::<F>::clone(&fact));
            fact
        })
    }
}

impl std::fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("View")
            .field("board", self.board)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}
