//! Parses arguments of many puzzles into bytes, 81 for each, without a copy if they have that layout.

use crate::arrow;
use crate::errors::Thrown;
use crate::puzzle::Puzzle;
use crate::text;
use arrow_buffer::Buffer;
use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyUserWarning};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString, PyTuple};
use sudokit::formats::{ReadError, Reader};

/// Stands for a missing puzzle: no grid has such a byte, so it is invalid without stopping the others.
const INVALID: [u8; 81] = [b'?'; 81];

/// The form of the input, and so of the results.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        if let Ok(array) = source.cast::<PyUntypedArray>() {
            return Self::of_array(array);
        }
        if let Ok(list) = source.cast::<PyList>() {
            return Self::of_texts(list.iter(), list.len());
        }
        if let Ok(tuple) = source.cast::<PyTuple>() {
            return Self::of_texts(tuple.iter(), tuple.len());
        }
        if let Ok(bytes) = source.cast::<PyBytes>()
            && is_packed(bytes.as_bytes())
        {
            return Ok(Self { kind: Kind::Bytes, held: Held::Bytes(bytes.clone()) });
        }
        if let Some(lines) = text::lines(source)? {
            let grids = source.py().detach(|| of_lines(Reader::new(lines)))?;
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
        let count = all.len();
        Self::of_texts(all.into_iter(), count)
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
            (b'S' | b'U' | b'O' | b'T', _) => {
                let list = array.call_method0("ravel")?.call_method0("tolist")?;
                let list = list.cast::<PyList>()?;
                return Self::of_texts(list.iter(), list.len());
            }
            (b'i' | b'u', _) => {}
            _ => {
                let message = format!("expected an array of integers or texts, found dtype {dtype}");
                return Err(PyTypeError::new_err(message).into());
            }
        }
        let shape = array.shape().to_vec();
        if !matches!(shape[..], [81] | [9, 9] | [_, 81] | [_, 9, 9]) {
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

    fn of_texts(all: impl Iterator<Item = Bound<'py, PyAny>>, count: usize) -> Result<Self, Thrown> {
        let mut grids = Vec::with_capacity(81 * count);
        for (row, one) in all.enumerate() {
            if let Ok(text) = one.cast::<PyString>() {
                grids.extend_from_slice(&line_of(text.to_str()?.as_bytes()));
            } else if let Ok(bytes) = one.cast::<PyBytes>() {
                grids.extend_from_slice(&line_of(bytes.as_bytes()));
            } else if let Ok(puzzle) = one.cast::<Puzzle>() {
                grids.extend_from_slice(&puzzle.get().0.givens.to_line());
            } else if one.is_none() || one.extract::<f64>().is_ok_and(f64::is_nan) {
                // A missing value of a column.
                grids.extend_from_slice(&INVALID);
            } else {
                let found = one.get_type();
                let message =
                    format!("expected a str, bytes or Puzzle in row {row}, found {}", found.name()?);
                return Err(PyTypeError::new_err(message).into());
            }
        }
        Ok(Self { kind: Kind::Texts, held: Held::Buffer(grids.into()) })
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

/// Returns true if bytes are grids without anything between them.
fn is_packed(bytes: &[u8]) -> bool {
    let is_of_a_grid = |byte: &u8| matches!(byte, b'.' | b'0'..=b'9' | 0..=9);
    bytes.len().is_multiple_of(81) && bytes.iter().take(82).all(is_of_a_grid)
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
fn of_lines(mut reader: Reader<text::Lines>) -> Result<Vec<u8>, Thrown> {
    let (mut grids, mut puzzles) = (Vec::new(), Vec::new());
    loop {
        puzzles.clear();
        reader.plain(usize::MAX, &mut puzzles);
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
