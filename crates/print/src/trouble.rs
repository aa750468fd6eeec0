//! Why something cannot be printed.

use crate::MM;

/// What is asked for does not fit on the paper, or could not be written.
///
/// ```
/// use sudokit_print::{Book, Item, PrintError};
/// let items = [Item::new(sudokit_core::Puzzle::EMPTY, None)];
/// let book = Book { per_page: 40, ..Book::new(&items) };
/// assert_eq!(book.pages().err(), Some(PrintError::PerPage(40)));
/// ```
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum PrintError {
    /// There is nothing to print.
    #[error("there is nothing to print")]
    Nothing,
    /// So many do not go on a page.
    #[error("{0} puzzles do not go on a page: it holds from 1 to {most}", most = crate::Book::MOST_PER_PAGE)]
    PerPage(usize),
    /// The margins leave too little of the page.
    #[error("the margins leave no room on the paper: {width:.0} x {height:.0} mm", width = .width / MM, height = .height / MM)]
    Margins {
        /// What is left from left to right, in points.
        width: f64,
        /// What is left from top to bottom, in points.
        height: f64,
    },
    /// The cells are too small to read.
    #[error(
        "{per_page} to a page makes cells of {side:.1} mm, and {least} mm is the least that can be read: \
         print fewer to a page, on larger paper or with narrower margins", side = .side / MM
    )]
    Cells {
        /// How many were asked for.
        per_page: usize,
        /// The side of a cell, in points.
        side: f64,
        /// The least in millimetres.
        least: f64,
    },
    /// Digits are too small for large print.
    #[error(
        "large print needs digits of {least} pt, and {per_page} to a page makes digits of {size:.0} pt: print fewer to a page \
         or on larger paper"
    )]
    LargePrint {
        /// How many were asked for.
        per_page: usize,
        /// The size of their digits, in points.
        size: f64,
        /// The least, in points.
        least: f64,
    },
    /// The address is too long for a QR code.
    #[error("the address is too long for a QR code of a puzzle: {0}")]
    Address(String),
    /// The document could not be put together.
    #[error("cannot write the document: {0}")]
    Output(String),
}
