//! What a family looks at.

use crate::Options;
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;
use sudokit_core::{Board, Cancel, Cell, CellSet, Digit, DigitSet, House};

/// One state of a board, as the families see it, with facts that are worked out once. Another state is another view.
///
/// ```
/// use sudokit_core::{Board, Digit, House};
/// use sudokit_logic::View;
///
/// let view = View::new(&Board::EMPTY);
/// assert_eq!(view.places(Digit::D1, House::row(0)), House::row(0).cells());
/// ```
pub struct View<'b> {
    board: &'b Board,
    options: Options,
    /// Nearly every search asks for it, and for every house.
    unsolved: CellSet,
    facts: RefCell<Vec<Rc<dyn Any>>>,
    cancel: Option<&'b Cancel>,
}

/// Something that is worked out once for each state of a board, and that several families need.
///
/// ```
/// use sudokit_core::{Board, CellSet};
/// use sudokit_logic::{Fact, View};
///
/// /// The cells with two candidates.
/// struct Bivalue(CellSet);
///
/// impl Fact for Bivalue {
///     fn of(view: &View<'_>) -> Self {
///         Self(view.unsolved().into_iter().filter(|cell| view.candidates(*cell).len() == 2).collect())
///     }
/// }
///
/// let view = View::new(&Board::EMPTY);
/// assert!(view.fact::<Bivalue>().0.is_empty());
/// ```
pub trait Fact: Any {
    /// Works it out.
    fn of(view: &View<'_>) -> Self;
}

impl<'b> View<'b> {
    /// The view of a board.
    pub fn new(board: &'b Board) -> Self {
        Self::with(board, Options::default())
    }

    /// The view of a board, to be searched as the options say.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::{Options, View};
    /// let options = Options::default().siamese(true);
    /// assert!(View::with(&Board::EMPTY, options).options().siamese);
    /// ```
    pub fn with(board: &'b Board, options: Options) -> Self {
        Self { board, options, unsolved: board.unsolved(), facts: RefCell::default(), cancel: None }
    }

    /// The same view, whose searches end when they are cancelled. What a search that was cut short has found is right, but it need not be
    /// the first that there is, nor all.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cancel};
    /// # use sudokit_logic::{Schedule, View};
    /// let cancel = Cancel::after(0);
    /// let view = View::new(&Board::EMPTY).until(&cancel);
    /// assert!(view.is_cancelled());
    /// assert_eq!(Schedule::full().first(&view), None);
    /// ```
    #[must_use]
    pub fn until(self, cancel: &'b Cancel) -> Self {
        Self { cancel: Some(cancel), ..self }
    }

    /// What ends the searches, if anything does.
    pub(crate) const fn cancel(&self) -> Option<&'b Cancel> {
        self.cancel
    }

    /// Whether searches are to end.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(Cancel::is_cancelled)
    }

    /// The same view, with a fact that somebody knows better than can be worked out from the board.
    pub(crate) fn knowing<F: Fact>(self, fact: F) -> Self {
        self.facts.borrow_mut().push(Rc::new(fact));
        self
    }

    /// The board.
    pub const fn board(&self) -> &'b Board {
        self.board
    }

    /// How far to look.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The unsolved cells of a house where a digit is a candidate.
    pub const fn places(&self, digit: Digit, house: House) -> CellSet {
        self.board.places(digit).intersection(house.cells())
    }

    /// The candidates of a cell; none if it is solved.
    pub const fn candidates(&self, cell: Cell) -> DigitSet {
        self.board.candidates(cell)
    }

    /// The cells without a digit.
    pub const fn unsolved(&self) -> CellSet {
        self.unsolved
    }

    /// A fact. It is worked out when it is asked for the first time.
    pub fn fact<F: Fact>(&self) -> Rc<F> {
        let is_it = |fact: &&Rc<dyn Any>| (***fact).is::<F>();
        let known = self.facts.borrow().iter().find(is_it).cloned().and_then(|fact| fact.downcast().ok());
        known.unwrap_or_else(|| {
            let fact = Rc::new(F::of(self));
            self.facts.borrow_mut().push(Rc::<F>::clone(&fact));
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
