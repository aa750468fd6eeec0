//! Puzzles from photographs.

use crate::{Candidate, Cell, Entry};
use std::fmt::{self, Write as _};
use sudokit_photo::{PhotoError, Picture, Reader, Reading};

/// A puzzle read from a photograph. It prints as the line of `sudoku read`: 81 cells, with `+` before each
/// digit of the player. With the feature `serde` it becomes the JSON of `schema/photo.json`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Photographed {
    /// The digits, how sure each cell is, and where the grid is in the picture.
    pub reading: Reading,
}

/// Reads the puzzle in a picture, from the bytes of a JPEG or PNG file.
///
/// # Errors
/// The bytes are no picture, or there is no puzzle in it that can be read. The error says what to do.
///
/// ```
/// let error = sudokit::read_photo(b"53..7....6").unwrap_err();
/// assert!(error.to_string().contains("neither a JPEG nor a PNG"));
/// ```
pub fn read_photo(bytes: impl AsRef<[u8]>) -> Result<Photographed, PhotoError> {
    Photographed::of(&Picture::decode(bytes.as_ref())?)
}

impl Photographed {
    /// Reads the puzzle in a picture.
    ///
    /// # Errors
    /// There is no puzzle in it that can be read.
    pub fn of(picture: &Picture) -> Result<Self, PhotoError> {
        Ok(Self { reading: Reader::new().read(picture)? })
    }

    /// The printed digits as givens, and those of the player.
    pub fn entry(&self) -> Entry {
        Entry { givens: self.reading.givens, placed: self.reading.placed, ..Entry::default() }
    }

    /// The player's digits that differ from the solution.
    pub fn wrong(&self) -> Vec<Candidate> {
        let placed = &self.reading.placed;
        let wrong = self.reading.wrong().iter();
        wrong.filter_map(|cell| Some(Candidate::at(cell, placed.digit(cell)?))).collect()
    }
}

impl fmt::Display for Photographed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reading { givens, placed, .. } = &self.reading;
        for cell in Cell::all() {
            match (givens.digit(cell), placed.digit(cell)) {
                (Some(given), _) => f.write_char(given.to_char())?,
                (None, Some(own)) => write!(f, "+{own}")?,
                (None, None) => f.write_char('.')?,
            }
        }
        Ok(())
    }
}
