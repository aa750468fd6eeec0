//! A board as lists of numbers, as other programs have it.

use crate::errors::Thrown;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString, PyTuple};
use sudokit::{Cell, Digit, Puzzle};

/// The puzzle of 81 cells in a list, or in nine rows of nine, lists or texts: numbers or characters, 0 or
/// None for an empty cell. `None` for other objects.
pub(crate) fn of(source: &Bound<'_, PyAny>) -> Result<Option<Puzzle>, Thrown> {
    let Some(items) = list(source)? else { return Ok(None) };
    let mut cells = Vec::new();
    for item in &items {
        // Of nine items, a text is a row.
        let is_row = items.len() == 9 && item.is_instance_of::<PyString>();
        let row = if is_row { Some(item.try_iter()?.collect::<PyResult<_>>()?) } else { list(item)? };
        match row {
            Some(row) if items.len() == 9 && row.len() == 9 => cells.extend(row),
            Some(row) => return Err(shape(&format!("{} rows, one of {}", items.len(), row.len()))),
            None => cells.push(item.clone()),
        }
    }
    if cells.len() != Cell::COUNT {
        return Err(shape(&cells.len().to_string()));
    }
    let mut puzzle = Puzzle::EMPTY;
    for (cell, value) in Cell::all().zip(&cells) {
        puzzle.set(cell, digit(cell, value)?);
    }
    Ok(Some(puzzle))
}

/// An error about the number of cells.
fn shape(found: &str) -> Thrown {
    let message = format!("expected a puzzle of 81 cells or 9 rows of 9, found {found}");
    Thrown::Python(PyTypeError::new_err(message))
}

/// The elements of a list or tuple.
fn list<'py>(source: &Bound<'py, PyAny>) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
    let is_list = source.is_instance_of::<PyList>() || source.is_instance_of::<PyTuple>();
    is_list.then(|| source.try_iter()?.collect()).transpose()
}

/// The digit of a cell, if it has one.
fn digit(cell: Cell, value: &Bound<'_, PyAny>) -> Result<Option<Digit>, Thrown> {
    if value.is_none() {
        return Ok(None);
    }
    let number = match value.cast::<PyString>() {
        Ok(text) => match text.to_str()? {
            "" | " " | "." | "_" => Some(0),
            text => text.parse().ok(),
        },
        Err(_) => value.extract::<usize>().ok(),
    };
    match number {
        Some(0) => Ok(None),
        Some(number @ 1..=9) => Ok(Some(Digit::from_index(number - 1))),
        _ => {
            let found = value.repr()?;
            Err(Thrown::argument(format!("expected a number from 0 to 9 for {cell}, found {found}")))
        }
    }
}
