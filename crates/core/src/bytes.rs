//! Puzzles and solutions as 81 bytes each, without copying: for arrays, other languages and binary files.
//!
//! A [`Digit`](crate::Digit) is a byte from 1 to 9 and an empty cell is 0, so a [`Puzzle`] and a [`Solution`]
//! are their 81 bytes in cell order, and a slice of them is that many times 81.

use crate::{Cell, ParsePuzzleError, Puzzle, Solution};

const _: () = assert!(size_of::<Puzzle>() == 81 && align_of::<Puzzle>() == 1);
const _: () = assert!(size_of::<Solution>() == 81 && align_of::<Solution>() == 1);

impl Puzzle {
    /// The puzzle with these numbers, in cell order: 0 for an empty cell, 1 to 9.
    ///
    /// # Errors
    /// A number is above 9. The error names the first such cell.
    ///
    /// ```
    /// # use sudokit_core::{Cell, ParsePuzzleError, Puzzle};
    /// assert_eq!(Puzzle::from_bytes(&[0; 81]), Ok(&Puzzle::EMPTY));
    /// let mut bytes = [0; 81];
    /// bytes[10] = 77;
    /// assert_eq!(Puzzle::from_bytes(&bytes), Err(ParsePuzzleError::Character(Cell::at(1, 1))));
    /// ```
    pub fn from_bytes(bytes: &[u8; 81]) -> Result<&Self, ParsePuzzleError> {
        Ok(&Self::slice_from_bytes(core::slice::from_ref(bytes)).map_err(|(_, error)| error)?[0])
    }

    /// The numbers of the puzzle, in cell order: 0 for an empty cell.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// let puzzle: Puzzle = format!("12{}", ".".repeat(79)).parse()?;
    /// assert_eq!(puzzle.as_bytes()[..3], [1, 2, 0]);
    /// # Ok::<(), sudokit_core::ParsePuzzleError>(())
    /// ```
    pub const fn as_bytes(&self) -> &[u8; 81] {
        &Self::slice_as_bytes(core::slice::from_ref(self))[0]
    }

    /// Puzzles from numbers, 81 each, without copying.
    ///
    /// # Errors
    /// A number is above 9. The error has the index of the first such puzzle, and its first such cell.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// let numbers = [0; 162];
    /// let (grids, rest) = numbers.as_chunks();
    /// assert_eq!(Puzzle::slice_from_bytes(grids), Ok(&[Puzzle::EMPTY; 2][..]));
    /// assert!(rest.is_empty());
    /// ```
    pub fn slice_from_bytes(bytes: &[[u8; 81]]) -> Result<&[Self], (usize, ParsePuzzleError)> {
        // The branch-free check compiles to vector code; the error path searches again.
        let is_fine = |grid: &[u8; 81]| grid.iter().fold(true, |fine, number| fine & (*number <= 9));
        if let Some(index) = bytes.iter().position(|grid| !is_fine(grid)) {
            let at = bytes[index].iter().position(|number| *number > 9).unwrap_or(0);
            return Err((index, ParsePuzzleError::Character(Cell::from_index(at))));
        }
        // SAFETY: a puzzle is 81 cells of one byte, without padding and with the alignment of bytes; every
        // byte is 0, which is an empty cell, or a digit from 1 to 9.
        Ok(unsafe { core::slice::from_raw_parts(bytes.as_ptr().cast(), bytes.len()) })
    }

    /// The numbers of puzzles, 81 each.
    pub const fn slice_as_bytes(puzzles: &[Self]) -> &[[u8; 81]] {
        // SAFETY: a puzzle is 81 cells of one byte, 0 or a digit from 1 to 9, without padding and with the
        // alignment of bytes.
        unsafe { core::slice::from_raw_parts(puzzles.as_ptr().cast(), puzzles.len()) }
    }
}

impl Solution {
    /// The numbers of the solution, in cell order.
    pub const fn as_bytes(&self) -> &[u8; 81] {
        &Self::slice_as_bytes(core::slice::from_ref(self))[0]
    }

    /// The numbers of solutions, 81 each.
    pub const fn slice_as_bytes(solutions: &[Self]) -> &[[u8; 81]] {
        // SAFETY: a solution is 81 digits of one byte, without padding and with the alignment of bytes.
        unsafe { core::slice::from_raw_parts(solutions.as_ptr().cast(), solutions.len()) }
    }
}
