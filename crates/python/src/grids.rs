//! Parses arguments of many puzzles into bytes, 81 for each, without a copy if they have that layout.

use crate::errors::Thrown;
use crate::long::{Until, long};
use crate::{arrays, arrow, cells, given, room, text};
use arrow_buffer::Buffer;
use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyUserWarning};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple};
use serde::{Deserialize, Serialize};
use sudokit::Cancel;
use sudokit::formats::{ReadError, Reader};

/// No grid has such a byte, so a row with it is invalid without stopping the others.
pub(crate) const NO_CELL: u8 = b'?';
/// Stands for a missing puzzle.
const INVALID: [u8; 81] = [NO_CELL; 81];

/// Puzzles read between looks at signals.
const PART: usize = 4096;

/// The form of the input, and so of the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Kind {
    /// An array of this shape.
    Array(Vec<usize>),
    /// Texts.
    Texts,
    /// Bytes, 81 for each.
    Bytes,
    /// A column of Arrow.
    Column,
}

pub(crate) struct Grids<'py> {
    pub(crate) kind: Kind,
    held: Held<'py>,
}

enum Held<'py> {
    Array(PyReadonlyArrayDyn<'py, u8>),
    Bytes(Bound<'py, PyBytes>),
    Buffer(Buffer),
}

impl<'py> Grids<'py> {
    /// The puzzles of an array, a list, bytes, text, a file, an Arrow array or stream, a column of a data
    /// frame.
    pub(crate) fn of(source: &Bound<'py, PyAny>) -> Result<Self, Thrown> {
        if let Some(array) = arrays::of(source)? {
            return Self::of_array(array);
        }
        if let Ok(list) = source.cast::<PyList>() {
            return Self::of_list(list.iter()).or_else(|why| Self::of_cells(source, why));
        }
        if let Ok(tuple) = source.cast::<PyTuple>() {
            return Self::of_list(tuple.iter()).or_else(|why| Self::of_cells(source, why));
        }
        if source.is_instance_of::<PyDict>() {
            return Err(PyTypeError::new_err("expected puzzles, found a dict: pass its values").into());
        }
        if let Some(bytes) = text::bytes(source)?
            && is_packed(bytes.as_bytes())
        {
            return Ok(Self { kind: Kind::Bytes, held: Held::Bytes(bytes) });
        }
        if let Some(lines) = text::lines(source)? {
            let until = Until::new(None, None)?;
            let grids = long(source.py(), &until, |cancel| Ok(of_lines(Reader::new(lines), cancel)))??;
            return Ok(Self { kind: Kind::Texts, held: Held::Buffer(grids.into()) });
        }
        // Columns of pandas can be exported as Arrow only with pyarrow.
        let is_pandas = source.get_type().module()?.to_str()?.starts_with("pandas");
        if !is_pandas && let Some(grids) = arrow::import(source)? {
            return Ok(Self { kind: Kind::Column, held: Held::Buffer(grids) });
        }
        if source.hasattr("__array__")? {
            let array = source.py().import("numpy")?.call_method1("asarray", (source,))?;
            return Self::of_array(array.cast::<PyUntypedArray>()?);
        }
        let Ok(all) = source.try_iter() else {
            return Err(PyTypeError::new_err(format!(
                "expected puzzles: an array, a list of str, bytes, text, a path, an Arrow array; found {}",
                source.get_type().name()?
            ))
            .into());
        };
        let all: Vec<Bound<'py, PyAny>> = all.collect::<PyResult<_>>()?;
        Self::of_list(all.into_iter())
    }

    fn of_array(array: &Bound<'py, PyUntypedArray>) -> Result<Self, Thrown> {
        let py = array.py();
        let dtype = array.dtype();
        match dtype.kind_and_size() {
            // Texts of fixed width are bytes already; objects may be anything.
            (b'S', 81) if array.is_c_contiguous() => {
                let shape = (array.len(), 81);
                let view = array.call_method1("view", ("uint8",))?.call_method1("reshape", (shape,))?;
                let grids = Self::of_array(view.cast::<PyUntypedArray>()?)?;
                return Ok(Self { kind: Kind::Texts, ..grids });
            }
            (b'S', 1) | (b'U', 4) if is_shape_of_cells(array.shape()) => return Self::of_characters(array),
            (b'S' | b'U' | b'O' | b'T', _) => {
                let list = array.call_method0("ravel")?.call_method0("tolist")?;
                return Self::of_list(list.cast::<PyList>()?.iter());
            }
            (b'i' | b'u', _) => {}
            _ => {
                let message = format!("expected an array of integers or texts, found dtype {dtype}");
                return Err(PyTypeError::new_err(message).into());
            }
        }
        let shape = array.shape().to_vec();
        if !is_shape_of_cells(&shape) {
            return Err(Thrown::argument(format!(
                "expected an array of shape (n, 81) or (n, 9, 9), found {shape:?}"
            )));
        }
        if !array.is_c_contiguous() {
            let warning = py.get_type::<PyUserWarning>();
            PyErr::warn(py, &warning, c"the array is copied, as it is not in C order", 1)?;
        }
        let numpy = py.import("numpy")?;
        let bytes = if dtype.kind_and_size() == (b'u', 1) {
            numpy.call_method1("ascontiguousarray", (array,))?
        } else {
            // A number that does not fit into a byte is no digit, and must not be truncated to one.
            let is_digit = numpy.call_method1(
                "logical_and",
                (array.call_method1("__ge__", (0,))?, array.call_method1("__le__", (9,))?),
            )?;
            let digits = numpy.call_method1("where", (is_digit, array, 10))?;
            numpy.call_method1("ascontiguousarray", (digits, "uint8"))?
        };
        let bytes = bytes.cast::<PyArrayDyn<u8>>()?;
        let bytes = bytes.try_readonly().map_err(PyErr::from)?;
        Ok(Self { kind: Kind::Array(shape), held: Held::Array(bytes) })
    }

    /// The digits of an array with a character for each cell.
    fn of_characters(array: &Bound<'py, PyUntypedArray>) -> Result<Self, Thrown> {
        let numpy = array.py().import("numpy")?;
        // In the machine's order of bytes, and side by side.
        let characters = numpy.call_method1("ascontiguousarray", (array, "U1"))?;
        let codes =
            characters.call_method1("view", ("uint32",))?.call_method1("reshape", (array.shape(),))?;
        let is_empty = numpy.call_method1("isin", (&codes, EMPTY_CODES))?;
        let digits = codes.call_method1("__sub__", (u32::from(b'0'),))?;
        Self::of_array(numpy.call_method1("where", (is_empty, 0, digits))?.cast::<PyUntypedArray>()?)
    }

    /// The puzzles of a list. A row that is no puzzle is invalid; but a list without any puzzle is something
    /// else, and its first row says so.
    fn of_list(all: impl ExactSizeIterator<Item = Bound<'py, PyAny>>) -> Result<Self, Thrown> {
        let mut grids = room::empty(81 * all.len())?;
        let (mut has_puzzles, mut stranger) = (false, None);
        for (row, one) in all.enumerate() {
            match line_of_row(&one) {
                Ok(line) => {
                    has_puzzles = true;
                    grids.extend_from_slice(&line);
                }
                Err(error) if error.is_instance_of::<PyTypeError>(one.py()) => {
                    grids.extend_from_slice(&INVALID);
                    stranger.get_or_insert_with(|| format!("row {row}: {}", error.value(one.py())));
                }
                Err(error) => return Err(error.into()),
            }
        }
        match stranger {
            Some(why) if !has_puzzles => Err(PyTypeError::new_err(why).into()),
            _ => Ok(Self { kind: Kind::Texts, held: Held::Buffer(grids.into()) }),
        }
    }

    /// One puzzle as a list of cells or of rows, like one as an array; or else the error.
    fn of_cells(source: &Bound<'py, PyAny>, why: Thrown) -> Result<Self, Thrown> {
        match cells::of(source) {
            Ok(Some(puzzle)) => {
                Ok(Self { kind: Kind::Texts, held: Held::Buffer(puzzle.to_line().to_vec().into()) })
            }
            _ => Err(why),
        }
    }

    /// 81 bytes for each.
    pub(crate) fn bytes(&self) -> &[u8] {
        match &self.held {
            Held::Array(array) => array.as_slice().expect("it lies in C order"),
            Held::Bytes(bytes) => bytes.as_bytes(),
            Held::Buffer(buffer) => buffer.as_slice(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes().len() / 81
    }
}

/// Codes of characters for an empty cell: none, a space, a dot, an underscore.
const EMPTY_CODES: [u32; 4] = [0, b' ' as u32, b'.' as u32, b'_' as u32];

/// Returns true for the shapes of one or many puzzles.
pub(crate) fn is_shape_of_cells(shape: &[usize]) -> bool {
    matches!(shape, [81] | [9, 9] | [_, 81] | [_, 9, 9])
}

/// Returns true for a missing value of a column: None, NaN, or one of pandas' own.
fn is_missing(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    if value.is_none() {
        return Ok(true);
    }
    let kind = value.get_type().name()?;
    Ok(matches!(kind.to_str()?, "NAType" | "NaTType") || value.extract::<f64>().is_ok_and(f64::is_nan))
}

/// Returns true if bytes are grids without anything between them.
fn is_packed(bytes: &[u8]) -> bool {
    let is_of_a_grid = |byte: &u8| matches!(byte, b'.' | b'0'..=b'9' | 0..=9);
    bytes.len().is_multiple_of(81) && bytes.iter().take(82).all(is_of_a_grid)
}

/// A row of a list as 81 bytes. It is an error only if no puzzle has this type.
fn line_of_row(row: &Bound<'_, PyAny>) -> PyResult<[u8; 81]> {
    if let Ok(text) = row.cast::<PyString>() {
        return Ok(text.to_str().map_or(INVALID, |text| line_of(text.as_bytes())));
    }
    if let Some(bytes) = text::bytes(row)? {
        return Ok(line_of(bytes.as_bytes()));
    }
    if is_missing(row)? {
        return Ok(INVALID);
    }
    match given::entry(row) {
        Ok(entry) => Ok(entry.givens.to_line()),
        Err(Thrown::Python(error)) => Err(error),
        // Cells that are no digits.
        Err(_) => Ok(INVALID),
    }
}

/// The puzzle of a grid in ASCII or in numbers, which its first byte tells; `None` if a byte is neither.
pub(crate) fn puzzle_of(grid: &[u8; 81]) -> Option<sudokit::Puzzle> {
    if is_ascii(grid) {
        sudokit::Puzzle::from_line(grid).ok()
    } else {
        sudokit::Puzzle::from_bytes(grid).ok().copied()
    }
}

pub(crate) const fn is_ascii(grid: &[u8; 81]) -> bool {
    grid[0] >= b'.'
}

/// A text as 81 bytes: unchanged if it has 81 characters, else read in any format.
pub(crate) fn line_of(text: &[u8]) -> [u8; 81] {
    match <[u8; 81]>::try_from(text) {
        // Numbers are no text.
        Ok(line @ [b'.'..=u8::MAX, ..]) => line,
        _ => sudokit::read(text).map_or(INVALID, |entry| entry.givens.to_line()),
    }
}

/// The givens of all puzzles of a file; entries that are no puzzle are invalid.
fn of_lines(mut reader: Reader<text::Lines>, cancel: &Cancel) -> Result<Vec<u8>, Thrown> {
    let (mut grids, mut puzzles) = (Vec::new(), Vec::new());
    loop {
        cancel.check()?;
        puzzles.clear();
        reader.plain(PART, &mut puzzles);
        room::reserve(&mut grids, 81 * (puzzles.len() + 1))?;
        puzzles.iter().for_each(|puzzle| grids.extend_from_slice(&puzzle.to_line()));
        match reader.next() {
            None => return Ok(grids),
            Some(Ok(entry)) => grids.extend_from_slice(&entry.givens.to_line()),
            Some(Err(ReadError::Parse(_))) => grids.extend_from_slice(&INVALID),
            Some(Err(error)) => return Err(error.into()),
        }
    }
}

/// The kind and size of a dtype.
trait KindAndSize {
    fn kind_and_size(&self) -> (u8, usize);
}

impl KindAndSize for Bound<'_, numpy::PyArrayDescr> {
    fn kind_and_size(&self) -> (u8, usize) {
        use numpy::PyArrayDescrMethods;
        (self.kind(), self.itemsize())
    }
}
