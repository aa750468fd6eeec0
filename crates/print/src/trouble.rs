//! Errors of printing.

use crate::MM;
use std::collections::BTreeSet;
use sudokit_core::shown;
use sudokit_render::svg::decimal;

/// Error: the order does not fit on the paper, or the document cannot be written.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum PrintError {
    /// There is nothing to print.
    #[error("there is nothing to print")]
    Nothing,
    /// A page cannot have this many puzzles.
    #[error("{0} puzzles do not go on a page: it holds from 1 to {most}", most = crate::Book::MOST_PER_PAGE)]
    PerPage(usize),
    /// The margins leave too little of the page.
    #[error("the margins leave no room on the paper: {width} x {height} mm", width = decimal(.width / MM, 0), height = decimal(.height / MM, 0))]
    Margins {
        /// Remaining width, in points.
        width: f64,
        /// Remaining height, in points.
        height: f64,
    },
    /// The text about the book does not fit on the page behind the cover.
    #[error(
        "the text about the book does not fit on its page: shorten it, or choose larger paper or narrower margins"
    )]
    About,
    /// The text does not fit on the back of a cover.
    #[error("the text does not fit on the back of the cover: shorten it")]
    Back,
    /// The text of a section does not fit on a page.
    #[error("the text of the section '{0}' does not fit on a page: shorten it")]
    Opening(String),
    /// The cells are too small to read.
    #[error(
        "{per_page} to a page makes cells of {side} mm, and {least} mm is the least that can be read: \
         print fewer to a page, on larger paper or with narrower margins", side = decimal(.side / MM, 1), least = decimal(*.least, 1)
    )]
    Cells {
        /// The wanted number of puzzles.
        per_page: usize,
        /// Side of a cell, in points.
        side: f64,
        /// Least side, in millimetres.
        least: f64,
    },
    /// The cells of a grid alone are too small to read.
    #[error(
        "a grid of {side} mm has cells of {cell} mm, and {least} mm is the least that can be read",
        side = decimal(.side / MM, 0), cell = decimal(.side / MM / 9.0, 1), least = decimal(*.least, 1)
    )]
    Side {
        /// Side of the grid, in points.
        side: f64,
        /// Least side of a cell, in millimetres.
        least: f64,
    },
    /// Digits are too small for large print.
    #[error(
        "large print needs digits of {least} pt, and {per_page} to a page makes digits of {size} pt: print fewer to a page \
         or on larger paper", least = decimal(*.least, 0), size = decimal(*.size, 0)
    )]
    LargePrint {
        /// The wanted number of puzzles.
        per_page: usize,
        /// Size of their digits, in points.
        size: f64,
        /// Least size, in points.
        least: f64,
    },
    /// A booklet has so many sheets, or so thick ones, that its innermost pages would lie across the fold.
    #[error(
        "the innermost pages of the booklet would move {moved} mm to the fold, and {most} mm is the most: \
         make several booklets, or a book", moved = decimal(.moved / MM, 1), most = decimal(.most / MM, 0)
    )]
    Creep {
        /// How far they would move, in points.
        moved: f64,
        /// The most, in points.
        most: f64,
    },
    /// The address is too long for a QR code.
    #[error("the address is too long for a QR code of a puzzle: {0}")]
    Address(String),
    /// Signs that no font of the document has, as a list of the first ones.
    #[error("no font has {0}")]
    Lacking(String),
    /// A file is no font, or none that can be printed.
    #[error("{0}")]
    Font(&'static str),
    /// A file is no profile of a press.
    #[error("{0}")]
    Condition(&'static str),
    /// A collection has fewer fonts.
    #[error("it has no font {index}; the last is {last}")]
    NoSuchFont {
        /// The wanted one.
        index: u32,
        /// The last one.
        last: u32,
    },
    /// The document could not be written.
    #[error("cannot write the document: {0}")]
    Output(String),
}

impl PrintError {
    /// The error for signs that no font has. It names the first 20.
    ///
    /// ```
    /// use sudokit_print::PrintError;
    ///
    /// assert_eq!(PrintError::lacking(&['数', '独'].into()).to_string(), "no font has 数, 独");
    /// ```
    pub fn lacking(signs: &BTreeSet<char>) -> Self {
        const NAMED: usize = 20;
        let named: Vec<String> =
            signs.iter().take(NAMED).map(|sign| shown(sign.encode_utf8(&mut [0; 4])).to_string()).collect();
        let more = match signs.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        Self::Lacking(named.join(", ") + &more)
    }
}
