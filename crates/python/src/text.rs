//! Reading and writing formats and files.

use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::long::{Until, long};
use crate::puzzle::Puzzle;
use crate::{given, room};
use flate2::read::MultiGzDecoder;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyList, PyMemoryView, PyString};
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor};
use std::path::{Path, PathBuf};
use sudokit::Entry;
use sudokit::formats::{Format, ReadError, Reader, to_text};

/// A source of many puzzles, read line by line.
pub(crate) type Lines = Box<dyn BufRead + Send>;

/// The first bytes of a file of gzip.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// Most bytes of a path.
const LONGEST_PATH: usize = 4096;
/// Entries between looks at signals and other threads.
const BETWEEN_LOOKS: usize = 4096;

/// The lines of a text, of a file, or of an open file; `None` for other objects. Files may be
/// compressed by gzip. A text that is no puzzle and has the form of a file's name is a path.
pub(crate) fn lines(source: &Bound<'_, PyAny>) -> Result<Option<Lines>, Thrown> {
    if let Ok(text) = source.cast::<PyString>() {
        let text = text.to_str()?;
        return Ok(Some(if is_path(text) {
            open(source)?
        } else {
            unpacked(Cursor::new(text.as_bytes().to_vec()))?
        }));
    }
    if let Some(bytes) = bytes(source)? {
        return Ok(Some(unpacked(Cursor::new(bytes.as_bytes().to_vec()))?));
    }
    if source.hasattr("__fspath__")? {
        return Ok(Some(open(source)?));
    }
    if source.hasattr("read")? {
        let all = source.call_method0("read")?;
        let bytes = match all.cast::<PyString>() {
            Ok(text) => text.to_str()?.as_bytes().to_vec(),
            Err(_) => all.extract::<Vec<u8>>()?,
        };
        return Ok(Some(unpacked(Cursor::new(bytes))?));
    }
    Ok(None)
}

/// The bytes of `bytes`, `bytearray` or `memoryview`.
pub(crate) fn bytes<'py>(source: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyBytes>>> {
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return Ok(Some(bytes.clone()));
    }
    if source.is_instance_of::<PyByteArray>() || source.is_instance_of::<PyMemoryView>() {
        let copy = source.py().get_type::<PyBytes>().call1((source,))?;
        return Ok(Some(copy.cast_into()?));
    }
    Ok(None)
}

/// Returns true for a short text that is no puzzle and has the form of a file's name, with an ending.
fn is_path(text: &str) -> bool {
    let ending = Path::new(text).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let is_ending = (1..=8).contains(&ending.len())
        && ending.starts_with(|first: char| first.is_ascii_alphabetic())
        && ending.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_ending && text.len() <= LONGEST_PATH && !text.contains('\n') && sudokit::read(text).is_err()
}

/// A file of text.
fn open(path: &Bound<'_, PyAny>) -> Result<Lines, Thrown> {
    unpacked(BufReader::with_capacity(1 << 20, opened(path)?))
}

/// A file. Python opens it first, as its errors name the file.
pub(crate) fn opened(path: &Bound<'_, PyAny>) -> Result<File, Thrown> {
    path.py().import("builtins")?.call_method1("open", (path, "rb"))?.call_method0("close")?;
    let path: PathBuf = path.extract()?;
    Ok(File::open(path)?)
}

/// Unpacks gzip.
fn unpacked(mut source: impl BufRead + Send + 'static) -> Result<Lines, Thrown> {
    let is_gzip = source.fill_buf()?.starts_with(&GZIP);
    Ok(if is_gzip {
        Box::new(BufReader::with_capacity(1 << 20, MultiGzDecoder::new(source)))
    } else {
        Box::new(source)
    })
}

/// Reads a puzzle in any format: a line, a pasted grid, a link. The same as `Puzzle(text)`.
///
/// Parameters
/// ----------
/// puzzle : puzzle
///     As in `solve`.
///
/// Returns
/// -------
/// Puzzle
///
/// Raises
/// ------
/// ParseError
///     The text is no puzzle. The error has the line, the column, and what was expected.
///
/// Examples
/// --------
/// >>> read("53..7....6..195....98....6.8...6...34..8q3..17")
/// Traceback (most recent call last):
///     ...
/// sudokit.ParseError: line 1, column 41: expected a digit or '.', found 'q' (read as line)
#[pyfunction]
pub(crate) fn read(puzzle: &Bound<'_, PyAny>) -> Result<Puzzle, Thrown> {
    given::entry(puzzle).map(Puzzle)
}

/// Reads every puzzle of a text, a file (its path; gzip too) or an open file, in any format.
///
/// Parameters
/// ----------
/// source : str, bytes, path or file
///     A text that is no puzzle and looks like the name of a file is a path.
/// errors : str
///     For lines that are no puzzle: "raise" raises ParseError, "skip" leaves them out.
/// seconds : float, optional
///     A limit of time.
/// cancel : Cancel, optional
///     Ends the call from another thread.
///
/// Returns
/// -------
/// list of Puzzle
///
/// Raises
/// ------
/// ParseError
///     A line is no puzzle.
/// TimeoutError
///     The time is over.
///
/// Examples
/// --------
/// >>> [puzzle.clues for puzzle in read_all("." * 81 + "\n" + "1" + "." * 80)]
/// [0, 1]
#[pyfunction]
#[pyo3(signature = (source, *, errors = "raise", seconds = None, cancel = None))]
pub(crate) fn read_all<'py>(
    source: &Bound<'py, PyAny>,
    errors: &str,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyList>, Thrown> {
    let skips = match errors {
        "raise" => false,
        "skip" => true,
        other => {
            return Err(Thrown::argument(format!("errors: expected 'raise' or 'skip', found '{other}'")));
        }
    };
    let lines = lines(source)?.ok_or_else(|| Thrown::argument("expected a text, a path or an open file"))?;
    let py = source.py();
    let entries = long(py, &Until::new(seconds, cancel)?, |cancel| {
        let mut entries = Vec::new();
        for entry in Reader::new(lines) {
            if entries.len() % BETWEEN_LOOKS == 0 {
                cancel.check()?;
            }
            match entry {
                Err(ReadError::Parse(_)) if skips => {}
                Err(error) => return Ok(Err(Thrown::from(error))),
                Ok(entry) => {
                    if let Err(error) = room::reserve(&mut entries, 1) {
                        return Ok(Err(error));
                    }
                    entries.push(entry);
                }
            }
        }
        Ok(Ok(entries))
    })??;
    let puzzles = PyList::empty(py);
    for (number, entry) in entries.into_iter().enumerate() {
        puzzles.append(Puzzle(entry))?;
        if number % BETWEEN_LOOKS == 0 {
            py.check_signals()?;
            // Other threads may run.
            py.detach(|| ());
        }
    }
    Ok(puzzles)
}

/// An entry in a format.
pub(crate) fn written(format: &str, entry: &Entry) -> Result<String, Thrown> {
    let format: Format = format.parse()?;
    to_text(format, entry).ok_or_else(|| Thrown::argument(format!("{format} is only read")))
}

/// An entry in our own JSON.
pub(crate) fn json_of(entry: &Entry) -> String {
    let json = Format::by_name("json").expect("our own format has its name");
    to_text(json, entry).expect("our own format can be written").trim_end().to_owned()
}
