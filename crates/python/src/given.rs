//! Parses a puzzle argument.

use crate::board::Board;
use crate::errors::Thrown;
use crate::grids::{Grids, is_ascii};
use crate::puzzle::Puzzle;
use crate::{arrays, cells, text};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use sudokit::{Cell, Entry};

/// The entry of a text in any format, of a `Puzzle` or a `Board`, of an array or lists of 81 numbers.
pub(crate) fn entry(puzzle: &Bound<'_, PyAny>) -> Result<Entry, Thrown> {
    if let Ok(text) = puzzle.cast::<PyString>() {
        return Ok(sudokit::read(text.to_str()?)?);
    }
    if let Some(bytes) = text::bytes(puzzle)? {
        return Ok(sudokit::read(bytes.as_bytes())?);
    }
    if let Some(puzzle) = cells::of(puzzle)? {
        return Ok(puzzle.into());
    }
    if let Ok(puzzle) = puzzle.cast::<Puzzle>() {
        return Ok(puzzle.get().0.clone());
    }
    if let Ok(board) = puzzle.cast::<Board>() {
        return Ok(board.get().entry());
    }
    if arrays::of(puzzle)?.is_some() {
        let grids = Grids::of(puzzle)?;
        return match grids.bytes().as_chunks() {
            ([grid], []) if is_ascii(grid) => Ok(sudokit::read(grid)?),
            ([grid], []) => match sudokit::Puzzle::from_bytes(grid) {
                Ok(puzzle) => Ok(Entry::from(*puzzle)),
                Err(_) => {
                    let wrong = Cell::all()
                        .find(|cell| grid[cell.index()] > 9)
                        .map_or(String::new(), |cell| format!(" for {cell}"));
                    Err(Thrown::argument(format!("expected a number from 0 to 9{wrong}")))
                }
            },
            (all, _) => Err(Thrown::argument(format!("expected one puzzle, found {}", all.len()))),
        };
    }
    let found = puzzle.get_type();
    Err(PyTypeError::new_err(format!(
        "expected a puzzle: str, bytes, Puzzle, Board, a list or an array of 81 integers; found {}",
        found.name()?
    ))
    .into())
}

/// The puzzle of a text of 81 characters, without the detour through an entry.
pub(crate) fn line(puzzle: &Bound<'_, PyAny>) -> PyResult<Option<sudokit::Puzzle>> {
    let Ok(text) = puzzle.cast::<PyString>() else { return Ok(None) };
    Ok(sudokit::Puzzle::from_line(text.to_str()?.as_bytes()).ok())
}
