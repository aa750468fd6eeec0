//! Reading and writing formats and files.

use crate::errors::Thrown;
use crate::puzzle::Puzzle;
use crate::{given, json};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use serde::Serialize;
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor};
use std::path::PathBuf;
use sudokit::Entry;
use sudokit::formats::{Format, Losses, ReadError, Reader, to_text};

/// A source of many puzzles, read line by line.
pub(crate) type Lines = Box<dyn BufRead + Send>;

/// The lines of a text, of a file with this path, or of an open file; `None` for other objects.
pub(crate) fn lines(source: &Bound<'_, PyAny>) -> Result<Option<Lines>, Thrown> {
    if let Ok(text) = source.cast::<PyString>() {
        return Ok(Some(Box::new(Cursor::new(text.to_str()?.as_bytes().to_vec()))));
    }
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return Ok(Some(Box::new(Cursor::new(bytes.as_bytes().to_vec()))));
    }
    if source.hasattr("__fspath__")? {
        let path: PathBuf = source.extract()?;
        return Ok(Some(Box::new(BufReader::with_capacity(1 << 20, File::open(path)?))));
    }
    if source.hasattr("read")? {
        let all = source.call_method0("read")?;
        let bytes = match all.cast::<PyString>() {
            Ok(text) => text.to_str()?.as_bytes().to_vec(),
            Err(_) => all.extract::<Vec<u8>>()?,
        };
        return Ok(Some(Box::new(Cursor::new(bytes))));
    }
    Ok(None)
}

/// Reads a puzzle in any format: a line, a pasted grid, a link. The same as `Puzzle(text)`.
///
/// A text that is no puzzle raises ParseError, with line, column, and what was expected.
///
/// >>> read("53..7....6..195....98....6.8...6...34..8q3..17")
/// Traceback (most recent call last):
///     ...
/// sudokit.ParseError: line 1, column 41: expected a digit or '.', found 'q' (read as line)
#[pyfunction]
pub(crate) fn read(puzzle: &Bound<'_, PyAny>) -> Result<Puzzle, Thrown> {
    given::entry(puzzle).map(Puzzle)
}

/// Reads every puzzle of a text, a file (`pathlib.Path`) or an open file, in any format.
///
/// `errors` is for lines that are no puzzle: "raise" raises ParseError, "skip" leaves them out.
///
/// >>> [puzzle.clues for puzzle in read_all("." * 81 + "\n" + "1" + "." * 80)]
/// [0, 1]
#[pyfunction]
#[pyo3(signature = (source, *, errors = "raise"))]
pub(crate) fn read_all(source: &Bound<'_, PyAny>, errors: &str) -> Result<Vec<Puzzle>, Thrown> {
    let skips = match errors {
        "raise" => false,
        "skip" => true,
        other => {
            return Err(Thrown::argument(format!("expected 'raise' or 'skip' for errors, found '{other}'")));
        }
    };
    let lines = lines(source)?.ok_or_else(|| Thrown::argument("expected a text, a path or an open file"))?;
    let entries: Vec<Entry> = source.py().detach(|| {
        let wanted = |entry: &Result<Entry, ReadError>| !(skips && matches!(entry, Err(ReadError::Parse(_))));
        Reader::new(lines).filter(wanted).collect::<Result<_, _>>()
    })?;
    Ok(entries.into_iter().map(Puzzle).collect())
}

/// Writes a puzzle in a format, by its name: "line", "grid", "sudokupad" and others, see `formats`.
///
/// >>> convert("1" + "." * 80, "sdm")[:9]
/// '100000000'
#[pyfunction]
pub(crate) fn convert(puzzle: &Bound<'_, PyAny>, format: &str) -> Result<String, Thrown> {
    written(format, &given::entry(puzzle)?)
}

/// The losses of a puzzle in a format, in words; None if there are none.
///
/// >>> losses("+1" + "." * 80, "sdm")
/// 'placed digits become givens'
#[pyfunction]
pub(crate) fn losses(puzzle: &Bound<'_, PyAny>, format: &str) -> Result<Option<String>, Thrown> {
    let losses = Losses::of(&given::entry(puzzle)?, format.parse()?);
    Ok((losses != Losses::default()).then(|| losses.to_string()))
}

/// A format, for Python.
#[derive(Serialize)]
struct About {
    name: &'static str,
    title: &'static str,
    extensions: &'static [&'static str],
    reads: bool,
    writes: bool,
}

/// All formats, in the order in which they are tried on a text: dictionaries with name, title, extensions,
/// reads, writes.
///
/// >>> "sdm" in [format["name"] for format in formats()]
/// True
#[pyfunction]
pub(crate) fn formats(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let about = |format: &Format| About {
        name: format.name(),
        title: format.title(),
        extensions: format.extensions(),
        reads: format.reads(),
        writes: format.writes(),
    };
    json::record(py, &Format::ALL.iter().map(about).collect::<Vec<_>>())
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
