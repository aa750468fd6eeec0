//! Many puzzles at once, on all cores.

use crate::answers::{Answers, as_came};
use crate::errors::Thrown;
use crate::grids::Grids;
use crate::long::{Progress, with_team};
use crate::rating::named;
use crate::room;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sudokit::symmetry::Form;
use sudokit::{Bulk, BulkError, Team};

/// Answers all grids into a buffer, with so many elements for each.
fn ask<T: Clone + Send>(
    grids: &Grids<'_>,
    py: Python<'_>,
    (empty, elements): (T, usize),
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    ask: impl FnOnce(Bulk<'_>, &mut Team, &mut [T], &(dyn Fn(usize) + Sync)) -> Result<(), BulkError> + Send,
) -> Result<Vec<T>, Thrown> {
    let (bytes, count) = (grids.bytes(), grids.len());
    let progress = Progress::new(progress, count);
    let told = progress.clone();
    let mut results = room::filled(empty, elements * count)?;
    with_team(py, threads, seconds, progress, |team| {
        let reached = |done| Progress::reach(told.as_deref(), done);
        Ok(ask(Bulk::new(bytes)?, team, &mut results, &reached)?)
    })?;
    Ok(results)
}

/// Solves many puzzles, and proves for each that it has no solution, one or several.
///
/// `puzzles` is one of
///
/// - an array of shape (n, 81) or (n, 9, 9), of any integer dtype, with 0 for an empty cell. In C order and
///   as uint8 it is not copied; do not write into it meanwhile. Bytes of ASCII digits and dots do as well;
/// - a list of texts or of lists of numbers, an array or a pandas column of texts; missing values are
///   invalid;
/// - an array of single characters of these shapes;
/// - bytes, 81 for each puzzle, without separators;
/// - a text, the path of a file (gzip too) or an open file of puzzles in any format;
/// - a column of Arrow: of pyarrow, Polars, DuckDB. Texts of 81 characters without nulls are not copied.
///
/// `threads` is the number of threads; 0 stands for all cores. `progress(done, total)` is called some twenty
/// times a second, on the calling thread. An invalid puzzle has the status 255; the others are solved all the
/// same. Ctrl-C ends the call within a fifth of a second. Other Python threads run meanwhile. After
/// `seconds` the call raises TimeoutError; an exception of `progress` ends it, too.
///
/// >>> import numpy as np
/// >>> answers = solve_many(np.zeros((2, 81), np.uint8))
/// >>> answers.status, answers.solutions.shape
/// (array([2, 2], dtype=uint8), (2, 81))
#[pyfunction]
#[pyo3(signature = (puzzles, threads = 0, *, seconds = None, progress = None))]
pub(crate) fn solve_many(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
) -> Result<Answers, Thrown> {
    let grids = Grids::of(puzzles)?;
    let (bytes, count) = (grids.bytes(), grids.len());
    let progress = Progress::new(progress, count);
    let told = progress.clone();
    let (mut solutions, mut statuses) = (room::filled(0, 81 * count)?, room::filled(0, count)?);
    with_team(py, threads, seconds, progress, |team| {
        let reached = |done| Progress::reach(told.as_deref(), done);
        Ok(Bulk::new(bytes)?.solve(team, &mut solutions, &mut statuses, reached)?)
    })?;
    Ok(Answers::new(py, grids.kind, solutions, statuses)?)
}

/// Counts the solutions of many puzzles, each up to `limit`: an array of shape (n,) and dtype uint64.
///
/// The count of an invalid puzzle is 2**64 - 1. For the other arguments see `solve_many`.
///
/// >>> count_many(["." * 81], limit=100).tolist()
/// [100]
#[pyfunction]
#[pyo3(signature = (puzzles, limit = 2, threads = 0, *, seconds = None, progress = None))]
pub(crate) fn count_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    limit: u64,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
) -> Result<Bound<'py, PyArray1<u64>>, Thrown> {
    let count = |bulk: Bulk<'_>, team: &mut Team, counts: &mut [u64], reached: &(dyn Fn(usize) + Sync)| {
        bulk.count(team, limit, counts, reached)
    };
    let counts = ask(&Grids::of(puzzles)?, py, (0, 1), threads, seconds, progress, count)?;
    Ok(PyArray1::from_vec(py, counts))
}

/// Tells for many puzzles whether each is minimal: an array of shape (n,) and dtype uint8, with 1 for yes, 0
/// for no, and 255 for an invalid puzzle or one without exactly one solution. For the arguments see
/// `solve_many`.
///
/// >>> minimal_many(["." * 81]).tolist()
/// [255]
#[pyfunction]
#[pyo3(signature = (puzzles, threads = 0, *, seconds = None, progress = None))]
pub(crate) fn minimal_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
) -> Result<Bound<'py, PyArray1<u8>>, Thrown> {
    let minimal = |bulk: Bulk<'_>, team: &mut Team, minimal: &mut [u8], reached: &(dyn Fn(usize) + Sync)| {
        bulk.minimal(team, minimal, reached)
    };
    let minimal = ask(&Grids::of(puzzles)?, py, (0, 1), threads, seconds, progress, minimal)?;
    Ok(PyArray1::from_vec(py, minimal))
}

/// A canonical form of many puzzles, in the form of the input: "minlex", "gsf" or "maxlex". That of an
/// invalid puzzle is empty.
///
/// >>> canon_many(["1" + "." * 80])[0][-1]
/// '1'
#[pyfunction]
#[pyo3(signature = (puzzles, form = "minlex", threads = 0, *, seconds = None, progress = None))]
pub(crate) fn canon_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    form: &str,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
) -> Result<Bound<'py, PyAny>, Thrown> {
    let form = match form {
        "minlex" => Form::Minlex,
        "gsf" => Form::BandMinlex,
        "maxlex" => Form::Maxlex,
        other => {
            let message = format!("expected 'minlex', 'gsf' or 'maxlex' for the form, found '{other}'");
            return Err(Thrown::argument(message));
        }
    };
    let grids = Grids::of(puzzles)?;
    let canon = |bulk: Bulk<'_>, team: &mut Team, forms: &mut [u8], reached: &(dyn Fn(usize) + Sync)| {
        bulk.canon(team, form, forms, reached)
    };
    let forms = ask(&grids, py, (0, 81), threads, seconds, progress, canon)?;
    Ok(as_came(py, grids.kind, forms)?)
}

/// Rates many puzzles: a dictionary with an array for each scale, of shape (n,) and dtype float64, NaN for
/// puzzles without rating. A data frame takes it as it is.
///
/// For the scales see `rate`, for the other arguments `solve_many`; `seconds` is for each scale, and
/// `progress` counts each in turn.
///
/// >>> rate_many(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"])
/// {'hodoku': array([204.]), 'se': array([1.2])}
#[pyfunction]
#[pyo3(signature = (puzzles, scales = None, threads = 0, *, seconds = None, progress = None))]
pub(crate) fn rate_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    scales: Option<&Bound<'py, PyAny>>,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<&Bound<'py, PyAny>>,
) -> Result<Bound<'py, PyDict>, Thrown> {
    let (grids, ratings) = (Grids::of(puzzles)?, PyDict::new(py));
    for scale in named(scales)? {
        let rate =
            |bulk: Bulk<'_>, team: &mut Team, numbers: &mut [f64], reached: &(dyn Fn(usize) + Sync)| {
                bulk.rate(team, scale, numbers, reached)
            };
        let progress = progress.map(|callback| callback.clone().unbind());
        let numbers = ask(&grids, py, (f64::NAN, 1), threads, seconds, progress, rate)?;
        ratings.set_item(scale.name(), PyArray1::from_vec(py, numbers))?;
    }
    Ok(ratings)
}
