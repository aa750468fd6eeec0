//! What a family looks at.

use sudokit_core::{Board, CellSet, Digit, House};

/// One state of a board, as the families see it. Another state is another view.
///
/// ```
/// use sudokit_core::{Board, Digit, House};
/// use sudokit_logic::View;
///
/// let view = View::new(&Board::EMPTY);
/// assert_eq!(view.places(Digit::D1, House::row(0)), House::row(0).cells());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct View<'b> {
    board: &'b Board,
}

impl<'b> View<'b> {
    /// The view of a board.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::View;
    /// assert_eq!(View::new(&Board::EMPTY).board(), &Board::EMPTY);
    /// ```
    pub const fn new(board: &'b Board) -> Self {
        Self { board }
    }

    /// The board.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::View;
    /// assert!(View::new(&Board::EMPTY).board().givens().is_empty());
    /// ```
    pub const fn board(&self) -> &'b Board {
        self.board
    }

    /// The unsolved cells of a house where a digit is a candidate.
    ///
    /// ```
    /// # use sudokit_core::{Board, Digit, House};
    /// # use sudokit_logic::View;
    /// assert_eq!(View::new(&Board::EMPTY).places(Digit::D9, House::block(4)).len(), 9);
    /// ```
    pub const fn places(&self, digit: Digit, house: House) -> CellSet {
        self.board.places(digit).intersection(house.cells())
    }
}
