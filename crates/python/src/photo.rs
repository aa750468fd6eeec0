//! Photographs.

use crate::errors::Thrown;
use crate::long::{Until, long};
use crate::{arrays, json, text};
use numpy::{PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::io::Read;
use sudokit::Photographed;
use sudokit::photo::{PhotoError, Picture};
use sudokit_request::Failure;

/// Reads the puzzle in a photograph.
///
/// Printed digits and those written by hand are told apart. The digits are held against the law of the
/// puzzle, exactly one solution: cells where the law overruled their look, or where another reading is almost
/// as good, are in `doubtful`.
///
/// Parameters
/// ----------
/// picture : path, bytes or array
///     A JPEG or PNG file, its bytes, or an array of uint8: rows of grey pixels, or of red, green and blue.
///
/// Returns
/// -------
/// dict
///     `line` is the puzzle with `+` before each digit of the player, for all functions that take one.
///
/// Raises
/// ------
/// SudokitError
///     It is no picture, or no puzzle in it can be read. The message says what to do.
///
/// Examples
/// --------
/// >>> import numpy
/// >>> read_photo(numpy.full((60, 640), 255, dtype=numpy.uint8))
/// Traceback (most recent call last):
///     ...
/// sudokit.SudokitError: 640 x 60 pixels is not the size of a photograph: ...
#[pyfunction]
pub(crate) fn read_photo<'py>(picture: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>, Thrown> {
    let source = Source::of(picture)?;
    let read = long(picture.py(), &Until::new(None, None)?, |_| {
        Ok(source.picture().and_then(|picture| Photographed::of(&picture)))
    })?;
    Ok(json::record(picture.py(), &read.map_err(unread)?)?)
}

fn unread(error: PhotoError) -> Thrown {
    Failure::of("photo", error).into()
}

/// A picture, as it was passed.
enum Source {
    /// A file, or its content.
    Bytes(Vec<u8>),
    /// Width, height, and a byte or three for each pixel.
    Pixels(usize, usize, Vec<u8>, usize),
}

impl Source {
    fn of(given: &Bound<'_, PyAny>) -> Result<Self, Thrown> {
        if given.is_instance_of::<PyString>() || given.hasattr("__fspath__")? {
            return file(given).map(Self::Bytes);
        }
        if let Some(bytes) = text::bytes(given)? {
            return Ok(Self::Bytes(bytes.as_bytes().to_vec()));
        }
        let array = arrays::of(given)?.and_then(|array| array.cast::<PyArrayDyn<u8>>().ok());
        let array = array.ok_or_else(expected)?;
        let (height, width, samples) = match *array.shape() {
            [height, width] => (height, width, 1),
            [height, width, 3] => (height, width, 3),
            _ => return Err(expected()),
        };
        Picture::check_size(width, height).map_err(unread)?;
        // In the order of C, whatever the order of the array.
        let pixels = array.try_readonly().map_err(PyErr::from)?.as_array().iter().copied().collect();
        Ok(Self::Pixels(width, height, pixels, samples))
    }

    fn picture(&self) -> Result<Picture, PhotoError> {
        match self {
            Self::Bytes(bytes) => Picture::decode(bytes),
            Self::Pixels(width, height, pixels, 1) => Picture::from_grey(*width, *height, pixels),
            Self::Pixels(width, height, pixels, _) => Picture::from_rgb(*width, *height, pixels),
        }
    }
}

fn expected() -> Thrown {
    Thrown::argument(
        "expected a path, bytes, or an array of uint8 with the shape (height, width) or (height, width, 3)",
    )
}

/// The content of a file.
fn file(path: &Bound<'_, PyAny>) -> Result<Vec<u8>, Thrown> {
    let mut bytes = Vec::new();
    text::opened(path)?.take(Picture::LONGEST_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
