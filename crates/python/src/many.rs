//! Many puzzles at once, on all cores.

use crate::answers::{Answers, as_came};
use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::grids::Grids;
use crate::long::{Terms, Until, with_team};
use crate::{arrays, room};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use sudokit::symmetry::Form;
use sudokit::{Bulk, BulkError, Team};

/// The results of `ask` for all grids: a buffer with some elements for each, `empty` at first.
pub(crate) fn ask<T: Clone + Send>(
    grids: &Grids<'_>,
    py: Python<'_>,
    terms: Terms,
    (empty, elements): (T, usize),
    ask: impl FnOnce(&[u8], &mut Team, &mut [T], &(dyn Fn(usize) + Sync)) -> Result<(), BulkError> + Send,
) -> Result<Vec<T>, Thrown> {
    let (bytes, count) = (grids.bytes(), grids.len());
    let mut results = room::filled(empty, elements * count)?;
    with_team(py, terms, count, |team, told| ask(bytes, team, &mut results, told))?;
    Ok(results)
}

/// Solves many puzzles, and proves for each that it has no solution, one or several.
///
/// A million minimal puzzles take half a second on one core.
///
/// Parameters
/// ----------
/// puzzles : many puzzles
///     One of
///
///     - an array of shape (n, 81) or (n, 9, 9), of any integer dtype, with 0 for an empty cell. In C order
///       and as uint8 it is not copied; do not write into it meanwhile. ASCII digits and dots work too, as
///       bytes or as single characters;
///     - a list of texts, bytes, `Puzzle`s, arrays or lists of numbers; an array or a pandas column of these;
///     - bytes, 81 for each puzzle, without separators;
///     - a text, the path of a file (gzip too) or an open file of puzzles in any format;
///     - a column of Arrow: of pyarrow, Polars, DuckDB. It has texts, bytes, or lists of 81 integers, and may
///       be a dictionary. Texts of 81 characters without nulls are not copied.
/// threads : int
///     The number of threads; 0 for one on each core.
/// seconds : float, optional
///     A limit of time.
/// progress : callable, optional
///     `progress(done, total)` is called some twenty times a second, on the calling thread. Its exception
///     ends the call.
/// cancel : Cancel, optional
///     Ends the call from another thread.
///
/// Returns
/// -------
/// Answers
///     A row that is no puzzle, or is missing, has the status 255; the others are still solved.
///
/// Raises
/// ------
/// TypeError
///     No row is a puzzle by its type.
/// TimeoutError
///     The time is over.
/// SudokitError
///     The code is "cancelled" after `cancel.cancel()`. Ctrl-C ends the call, too, within a fifth of a
///     second.
///
/// Examples
/// --------
/// >>> import numpy as np
/// >>> answers = solve_many(np.zeros((2, 81), np.uint8))
/// >>> answers.status, answers.solutions.shape
/// (array([2, 2], dtype=uint8), (2, 81))
#[pyfunction]
#[pyo3(signature = (puzzles, threads = 0, *, seconds = None, progress = None, cancel = None))]
pub(crate) fn solve_many(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
) -> Result<Answers, Thrown> {
    let terms = Terms { threads, until: Until::new(seconds, cancel)?, progress };
    let grids = Grids::of(puzzles)?;
    let (bytes, count) = (grids.bytes(), grids.len());
    let (mut solutions, mut statuses) = (room::filled(0, 81 * count)?, room::filled(0, count)?);
    with_team(py, terms, count, |team, told| {
        Bulk::new(bytes)?.solve(team, &mut solutions, &mut statuses, told)
    })?;
    Ok(Answers::new(py, grids.kind, solutions, statuses)?)
}

/// Counts the solutions of many puzzles.
///
/// Parameters
/// ----------
/// puzzles, threads, seconds, progress, cancel
///     As in `solve_many`.
/// limit : int
///     Stop counting at this number.
///
/// Returns
/// -------
/// ndarray of shape (n,) and dtype uint64
///     The number for a row that is no puzzle is 2**64 - 1.
///
/// Examples
/// --------
/// >>> count_many(["." * 81], limit=100).tolist()
/// [100]
#[pyfunction]
#[pyo3(signature = (puzzles, limit = 2, threads = 0, *, seconds = None, progress = None, cancel = None))]
pub(crate) fn count_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    limit: u64,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyArray1<u64>>, Thrown> {
    let terms = Terms { threads, until: Until::new(seconds, cancel)?, progress };
    let counts = ask(&Grids::of(puzzles)?, py, terms, (0, 1), |bytes, team, counts, told| {
        Bulk::new(bytes)?.count(team, limit, counts, told)
    })?;
    Ok(arrays::flat(py, counts)?)
}

/// Tells which of many puzzles are minimal.
///
/// Parameters
/// ----------
/// puzzles, threads, seconds, progress, cancel
///     As in `solve_many`.
///
/// Returns
/// -------
/// ndarray of shape (n,) and dtype uint8
///     1 for yes, 0 for no, 255 for a row that is no puzzle, or one without exactly one solution.
///
/// Examples
/// --------
/// >>> minimal_many(["." * 81]).tolist()
/// [255]
#[pyfunction]
#[pyo3(signature = (puzzles, threads = 0, *, seconds = None, progress = None, cancel = None))]
pub(crate) fn minimal_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyArray1<u8>>, Thrown> {
    let terms = Terms { threads, until: Until::new(seconds, cancel)?, progress };
    let minimal = ask(&Grids::of(puzzles)?, py, terms, (0, 1), |bytes, team, minimal, told| {
        Bulk::new(bytes)?.minimal(team, minimal, told)
    })?;
    Ok(arrays::flat(py, minimal)?)
}

/// The candidates of many puzzles: the digits that no given rules out.
///
/// Parameters
/// ----------
/// puzzles, threads, seconds, progress, cancel
///     As in `solve_many`.
///
/// Returns
/// -------
/// ndarray of shape (n, 81, 9) and dtype bool
///     By row, cell and digit - 1. A cell with a digit has none, and neither has a row that is no puzzle.
///
/// Examples
/// --------
/// >>> candidates = candidates_many(["1" + "." * 80])
/// >>> candidates.shape, candidates[0, 1].tolist()
/// ((1, 81, 9), [False, True, True, True, True, True, True, True, True])
#[pyfunction]
#[pyo3(signature = (puzzles, threads = 0, *, seconds = None, progress = None, cancel = None))]
pub(crate) fn candidates_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyArray3<bool>>, Thrown> {
    let terms = Terms { threads, until: Until::new(seconds, cancel)?, progress };
    let grids = Grids::of(puzzles)?;
    let candidates = ask(&grids, py, terms, (false, 729), |bytes, team, candidates, told| {
        Bulk::new(bytes)?.candidates(team, candidates, told)
    })?;
    Ok(arrays::flat(py, candidates)?.reshape([grids.len(), 81, 9])?)
}

/// A canonical form of many puzzles, the same for all isomorphs.
///
/// Parameters
/// ----------
/// puzzles, threads, seconds, progress, cancel
///     As in `solve_many`.
/// form : str
///     "minlex", "gsf" or "maxlex".
///
/// Returns
/// -------
/// array, list of str, bytes or Column
///     As the input. The form of a row that is no puzzle is empty.
///
/// Examples
/// --------
/// >>> canon_many(["1" + "." * 80])[0][-1]
/// '1'
#[pyfunction]
#[pyo3(signature = (puzzles, form = "minlex", threads = 0, *, seconds = None, progress = None, cancel = None))]
pub(crate) fn canon_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    form: &str,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyAny>, Thrown> {
    let form: Form = form.parse()?;
    let terms = Terms { threads, until: Until::new(seconds, cancel)?, progress };
    let grids = Grids::of(puzzles)?;
    let forms = ask(&grids, py, terms, (0, 81), |bytes, team, forms, told| {
        Bulk::new(bytes)?.canon(team, form, forms, told)
    })?;
    Ok(as_came(py, grids.kind, forms)?)
}
