//! The reasons why a picture cannot be read.

use thiserror::Error;

/// A picture that cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PhotoError {
    /// The bytes are not those of a picture of this size.
    #[error("expected {expected} bytes of pixels, found {found}")]
    Length {
        /// The bytes that a picture of the stated size has.
        expected: usize,
        /// The bytes that there were.
        found: usize,
    },
    /// Too many pixels, or too long and narrow.
    #[error(
        "{width} x {height} pixels is not the size of a photograph: expected at most 64 million pixels, and no side more than eight times the other"
    )]
    TooLarge {
        /// Pixels in a row.
        width: usize,
        /// Pixels in a column.
        height: usize,
    },
    /// The file is longer than that of any photograph.
    #[error("it is too long for a photograph: expected at most {} MB", crate::Picture::LONGEST_FILE >> 20)]
    TooLong,
    /// The bytes are those of no picture that can be decoded.
    #[error("it is neither a JPEG nor a PNG; save or export the picture as one of these")]
    Unknown,
    /// The file is damaged, or a part of it is missing.
    #[error("the picture is damaged or cut off: {why}")]
    Damaged {
        /// The reason, for people who know the format.
        why: String,
    },
    /// So few bytes for so many pixels are a trap, or show nothing.
    #[error("{bytes} bytes are too few for a photograph of {width} x {height} pixels")]
    TooPlain {
        /// Pixels in a row.
        width: usize,
        /// Pixels in a column.
        height: usize,
        /// The length of the file.
        bytes: usize,
    },
    /// The picture, or the grid in it, has too few pixels to read digits.
    #[error("the grid is too small to read: move closer until it fills most of the picture")]
    TooSmall,
    /// No grid of nine by nine cells.
    #[error("there is no Sudoku of nine by nine cells in the picture: the whole grid has to be visible")]
    NoGrid,
    /// The picture is not sharp enough.
    #[error("the picture is too blurred to read the digits: hold still, and let the camera focus")]
    Blurred,
    /// More than one grid, equally prominent.
    #[error("there are {grids} grids in the picture: move closer to the one you want")]
    Several {
        /// How many were found.
        grids: usize,
    },
    /// A grid without digits.
    #[error("too few digits were found in the grid: no puzzle with fewer than 17 has exactly one solution")]
    TooFewDigits,
}
