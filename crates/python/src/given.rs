//! Parses a puzzle argument.

use crate::board::Board;
use crate::errors::Thrown;
use crate::grids::Grids;
use crate::puzzle::Puzzle;
use numpy::PyUntypedArray;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use sudokit::Entry;

/// The entry of a text in any format, of a `Puzzle` or a `Board`, of an array of 81 numbers.
pub(crate) fn entry(puzzle: &Bound<'_, PyAny>) -> Result<Entry, Thrown> {
    if let Ok(text) = puzzle.cast::<PyString>() {
        return Ok(sudokit::read(text.to_str()?)?);
    }
    if let Ok(bytes) = puzzle.cast::<PyBytes>() {
        return Ok(sudokit::read(bytes.as_bytes())?);
    }
    if let Ok(puzzle) = puzzle.cast::<Puzzle>() {
        return Ok(puzzle.get().0.clone());
    }
    if let Ok(board) = puzzle.cast::<Board>() {
        return Ok(board.get().entry());
    }
    if puzzle.cast::<PyUntypedArray>().is_ok() {
        let grids = Grids::of(puzzle)?;
        return match grids.bytes().as_chunks() {
            ([grid], []) if grid[0] >= b'.' => Ok(sudokit::read(grid)?),
            ([grid], []) => sudokit::Puzzle::from_bytes(grid)
                .map(|puzzle| Entry::from(*puzzle))
                .map_err(|error| Thrown::Face(error.into())),
            (all, _) => Err(Thrown::argument(format!("expected one puzzle, found {}", all.len()))),
        };
    }
    let found = puzzle.get_type();
    Err(PyTypeError::new_err(format!(
        "expected a puzzle: str, bytes, Puzzle, Board or an array of 81 integers; found {}",
        found.name()?
    ))
    .into())
}

/// The puzzle of a text of 81 characters, without the detour through an entry.
pub(crate) fn line(puzzle: &Bound<'_, PyAny>) -> PyResult<Option<sudokit::Puzzle>> {
    let Ok(text) = puzzle.cast::<PyString>() else { return Ok(None) };
    Ok(sudokit::Puzzle::from_line(text.to_str()?.as_bytes()).ok())
}
