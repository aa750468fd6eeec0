//! Columns of Arrow, in and out, by the capsules of its C data interface: no library of Arrow is needed in
//! Python.
//!
//! A column of texts of 81 characters without nulls has the layout of the engine, and is not copied.

use crate::errors::Thrown;
use crate::grids::{NO_CELL, line_of};
use arrow_array::cast::AsArray;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi_and_data_type};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::{
    Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, FixedSizeBinaryArray, Int16Array, LargeBinaryArray,
    LargeStringArray, RecordBatch, RecordBatchIterator, StringArray, StringViewArray, StructArray,
    make_array,
};
use arrow_buffer::{Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::sync::Arc;

const SCHEMA: &std::ffi::CStr = c"arrow_schema";
const ARRAY: &std::ffi::CStr = c"arrow_array";
const STREAM: &std::ffi::CStr = c"arrow_array_stream";

/// Rows of a batch: their offsets stay far below 32 bits.
const BATCH: usize = 1 << 20;

/// The puzzles of an object, 81 bytes for each, if it is an Arrow column.
pub(crate) fn import(source: &Bound<'_, PyAny>) -> Result<Option<Buffer>, Thrown> {
    let chunks = if source.hasattr("__arrow_c_stream__")? {
        of_stream(&source.call_method0("__arrow_c_stream__")?)?
    } else if source.hasattr("__arrow_c_array__")? {
        let (schema, array) = source.call_method0("__arrow_c_array__")?.extract()?;
        vec![of_array(&schema, &array)?]
    } else {
        return Ok(None);
    };
    let chunks = chunks.into_iter().map(|chunk| column(&chunk)).collect::<Result<Vec<_>, _>>()?;
    let mut chunks = chunks.iter().map(grids).collect::<Result<Vec<_>, _>>()?;
    Ok(Some(match chunks.len() {
        1 => chunks.remove(0),
        _ => chunks.iter().map(Buffer::as_slice).collect::<Vec<_>>().concat().into(),
    }))
}

#[expect(unsafe_code, reason = "what is in a capsule of this name is what its name says")]
fn of_array(schema: &Bound<'_, PyAny>, array: &Bound<'_, PyAny>) -> Result<ArrayRef, Thrown> {
    let schema = schema.cast::<PyCapsule>()?.pointer_checked(Some(SCHEMA))?.cast::<FFI_ArrowSchema>();
    let array = array.cast::<PyCapsule>()?.pointer_checked(Some(ARRAY))?.cast::<FFI_ArrowArray>();
    // SAFETY: the capsules have the names of Arrow's interface, which says what is in them; they are held by
    // the caller for as long as this call runs. The array is moved out, and what is left says so.
    let data = unsafe {
        let data_type = DataType::try_from(schema.as_ref())?;
        from_ffi_and_data_type(FFI_ArrowArray::from_raw(array.as_ptr()), data_type)?
    };
    Ok(make_array(data))
}

#[expect(unsafe_code, reason = "what is in a capsule of this name is what its name says")]
fn of_stream(stream: &Bound<'_, PyAny>) -> Result<Vec<ArrayRef>, Thrown> {
    let stream = stream.cast::<PyCapsule>()?.pointer_checked(Some(STREAM))?.cast::<FFI_ArrowArrayStream>();
    // SAFETY: as above. The stream is moved out, and what is left says so.
    let mut stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
    let (Some(get_schema), Some(get_next)) = (stream.get_schema, stream.get_next) else {
        return Err(Thrown::argument("the stream of Arrow has been read before"));
    };
    let mut schema = FFI_ArrowSchema::empty();
    // SAFETY: a stream that has not been released answers, and fills in what it is given.
    ensure(unsafe { get_schema(&raw mut stream, &raw mut schema) })?;
    let data_type = DataType::try_from(&schema)?;
    let mut chunks = Vec::new();
    loop {
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: as above.
        ensure(unsafe { get_next(&raw mut stream, &raw mut array) })?;
        if array.is_released() {
            return Ok(chunks);
        }
        // SAFETY: the stream says that its arrays are of its schema.
        let data = unsafe { from_ffi_and_data_type(array, data_type.clone()) }?;
        chunks.push(make_array(data));
    }
}

fn ensure(code: i32) -> Result<(), Thrown> {
    if code == 0 {
        Ok(())
    } else {
        Err(Thrown::argument(format!("the stream of Arrow failed with code {code}")))
    }
}

impl From<ArrowError> for Thrown {
    fn from(error: ArrowError) -> Self {
        Self::argument(error.to_string())
    }
}

/// The column itself, or the only one of a table.
fn column(chunk: &ArrayRef) -> Result<ArrayRef, Thrown> {
    match chunk.as_any().downcast_ref::<StructArray>() {
        None => Ok(Arc::clone(chunk)),
        Some(table) if table.num_columns() == 1 => Ok(Arc::clone(table.column(0))),
        Some(table) => {
            let names = table.column_names().join(", ");
            Err(Thrown::argument(format!("expected one column, found {}: {names}", table.num_columns())))
        }
    }
}

/// The grids of a column of texts or bytes.
fn grids(column: &ArrayRef) -> Result<Buffer, Thrown> {
    fn of<'a>(texts: impl ExactSizeIterator<Item = Option<&'a [u8]>>) -> Buffer {
        let mut all = Vec::with_capacity(81 * texts.len());
        texts.for_each(|text| all.extend_from_slice(&line_of(text.unwrap_or_default())));
        all.into()
    }
    macro_rules! with_offsets {
        ($type:ty) => {{
            let texts: &$type = column.as_any().downcast_ref().expect("it has this type");
            let lies_side_by_side = texts.null_count() == 0
                && texts.value_offsets().windows(2).all(|ends| ends[1] - ends[0] == 81);
            if lies_side_by_side {
                let from = texts.value_offsets()[0] as usize;
                texts.values().slice_with_length(from, 81 * texts.len())
            } else {
                of(texts.iter().map(|text| text.map(AsRef::as_ref)))
            }
        }};
    }
    macro_rules! with_views {
        ($type:ty) => {{
            let texts: &$type = column.as_any().downcast_ref().expect("it has this type");
            of(texts.iter().map(|text| text.map(AsRef::as_ref)))
        }};
    }
    macro_rules! with_lists {
        ($offset:ty) => {{
            let lists = column.as_list::<$offset>();
            let (cells, ends) = (cells(lists.values()), lists.value_offsets());
            let row = |row| lists.is_valid(row).then(|| &cells[ends[row] as usize..ends[row + 1] as usize]);
            of((0..column.len()).map(row))
        }};
    }
    Ok(match column.data_type() {
        DataType::Utf8 => with_offsets!(StringArray),
        DataType::LargeUtf8 => with_offsets!(LargeStringArray),
        DataType::Binary => with_offsets!(BinaryArray),
        DataType::LargeBinary => with_offsets!(LargeBinaryArray),
        DataType::Utf8View => with_views!(StringViewArray),
        DataType::BinaryView => with_views!(BinaryViewArray),
        DataType::FixedSizeBinary(81) => with_views!(FixedSizeBinaryArray),
        DataType::Dictionary(..) => {
            let dictionary = column.as_any_dictionary();
            let texts = grids(dictionary.values())?;
            // Without any text all rows are null.
            let keys = if texts.is_empty() { Vec::new() } else { dictionary.normalized_keys() };
            let key = |row: usize| keys.get(row).filter(|_| dictionary.is_valid(row));
            let text = |row| key(row).map(|key| &texts[81 * key..81 * (key + 1)]);
            of((0..column.len()).map(text))
        }
        DataType::FixedSizeList(item, _) if item.data_type().is_integer() => {
            let lists = column.as_fixed_size_list();
            let (cells, length) = (cells(lists.values()), lists.value_length() as usize);
            let row = |row| lists.is_valid(row).then(|| &cells[length * row..length * (row + 1)]);
            of((0..column.len()).map(row))
        }
        DataType::List(item) if item.data_type().is_integer() => with_lists!(i32),
        DataType::LargeList(item) if item.data_type().is_integer() => with_lists!(i64),
        DataType::Null => of(std::iter::repeat_n(None, column.len())),
        other => {
            let message = format!("expected a column of texts, bytes or lists of 81 integers, found {other}");
            return Err(PyTypeError::new_err(message).into());
        }
    })
}

/// Integers as the characters of cells: null is an empty one.
fn cells(numbers: &ArrayRef) -> Vec<u8> {
    fn of<T: TryInto<u8>>(numbers: impl Iterator<Item = Option<T>>) -> Vec<u8> {
        let cell = |number: T| number.try_into().ok().filter(|digit| *digit < 10).map(|digit| b'0' + digit);
        numbers.map(|number| number.map_or(Some(b'.'), cell).unwrap_or(NO_CELL)).collect()
    }
    macro_rules! of_one_of {
        ($($type:ty),*) => {
            $(if let Some(numbers) = numbers.as_primitive_opt::<$type>() {
                return of(numbers.iter());
            })*
        };
    }
    of_one_of!(UInt8Type, Int8Type, Int16Type, Int32Type, Int64Type, UInt16Type, UInt32Type, UInt64Type);
    unreachable!("those are all integers")
}

/// Grids as a column of Arrow: pyarrow, Polars, DuckDB, DataFusion and others take it as it is.
///
/// >>> from sudokit import canon_many
/// >>> len(canon_many(["." * 81]))
/// 1
#[pyclass(frozen, sequence, module = "sudokit")]
pub(crate) struct Column {
    lines: Buffer,
    /// The rows that are not null; all by default.
    there: Option<NullBuffer>,
}

impl Column {
    pub(crate) fn new(lines: Buffer, there: Option<NullBuffer>) -> Self {
        Self { lines, there }
    }

    fn rows(&self) -> usize {
        self.lines.len() / 81
    }

    /// A slice of the rows, as texts.
    fn texts(&self, from: usize, rows: usize) -> Result<StringArray, ArrowError> {
        let offsets = OffsetBuffer::from_repeated_length(81, rows);
        let lines = self.lines.slice_with_length(81 * from, 81 * rows);
        let there = self.there.as_ref().map(|there| there.slice(from, rows));
        StringArray::try_new(offsets, lines, there)
    }

    fn array(&self) -> Result<ArrayRef, ArrowError> {
        let rows = self.rows();
        if i32::try_from(81 * rows).is_ok() {
            return Ok(Arc::new(self.texts(0, rows)?));
        }
        let offsets = OffsetBuffer::from_repeated_length(81, rows);
        Ok(Arc::new(LargeStringArray::try_new(offsets, self.lines.clone(), self.there.clone())?))
    }
}

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.rows()
    }

    fn __getitem__(&self, index: isize) -> PyResult<Option<String>> {
        let index = place(index, self.rows())?;
        let is_there = self.there.as_ref().is_none_or(|there| there.is_valid(index));
        let line = &self.lines[81 * index..81 * (index + 1)];
        Ok(is_there.then(|| String::from_utf8_lossy(line).into_owned()))
    }

    /// The column as a pair of capsules, for Arrow.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> Result<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>), Thrown> {
        // Consumers cast to another type themselves.
        _ = requested_schema;
        let data = self.array()?.to_data();
        let schema = FFI_ArrowSchema::try_from(data.data_type())?;
        Ok((
            PyCapsule::new_with_value(py, schema, SCHEMA)?,
            PyCapsule::new_with_value(py, FFI_ArrowArray::new(&data), ARRAY)?,
        ))
    }

    fn __repr__(&self) -> String {
        format!("<sudokit.Column of {} grids>", self.rows())
    }
}

/// A place in a sequence, counted from its end if it is negative.
pub(crate) fn place(index: isize, length: usize) -> PyResult<usize> {
    let from_end = if index < 0 { length as isize } else { 0 };
    usize::try_from(index + from_end)
        .ok()
        .filter(|index| *index < length)
        .ok_or_else(|| PyIndexError::new_err(format!("expected an index below {length}, found {index}")))
}

/// Solutions and statuses as a stream of batches with the columns `solution` (text, or null) and `status`
/// (int16, as Spark knows no unsigned numbers).
pub(crate) fn answers<'py>(
    py: Python<'py>,
    solutions: Column,
    statuses: Buffer,
) -> Result<Bound<'py, PyCapsule>, Thrown> {
    let schema = Arc::new(Schema::new(vec![
        Field::new("solution", DataType::Utf8, true),
        Field::new("status", DataType::Int16, false),
    ]));
    let rows = statuses.len();
    let batches = {
        let schema = Arc::clone(&schema);
        (0..rows).step_by(BATCH).map(move |from| {
            let rows = BATCH.min(rows - from);
            let texts = solutions.texts(from, rows)?;
            let statuses: ScalarBuffer<i16> =
                statuses[from..from + rows].iter().map(|status| i16::from(*status)).collect();
            RecordBatch::try_new(
                Arc::clone(&schema),
                vec![Arc::new(texts), Arc::new(Int16Array::new(statuses, None))],
            )
        })
    };
    let reader = RecordBatchIterator::new(batches, schema);
    Ok(PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(reader)), STREAM)?)
}
