//! Generating puzzles to order.

use crate::arrays;
use crate::cancel::Cancel;
use crate::errors::{FewerWarning, Thrown};
use crate::iterator::alone;
use crate::long::{Progress, Until, cores_or, on_threads};
use crate::puzzle::Puzzle;
use crate::request::{new_seed, read};
use numpy::{PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::ffi::CString;
use std::sync::Mutex;
use std::time::Instant;
use sudokit::{Cancelled, Ending, Maker};
use sudokit_request::{Order, Whole};

/// An order in progress: the next request continues it.
struct Making {
    /// Absent after an exception: an interrupted order does not continue.
    maker: Option<Maker>,
    threads: usize,
    /// The caller's flag, and the time left.
    until: Until,
    /// The number of puzzles ordered; `None` if there is no end.
    total: Option<usize>,
    /// The number of puzzles so far.
    made: usize,
}

impl Making {
    /// The order of keyword arguments, with its number of puzzles.
    fn of(
        function: &str,
        py: Python<'_>,
        threads: usize,
        cancel: Option<Cancel>,
        keywords: &Bound<'_, PyDict>,
    ) -> Result<Self, Thrown> {
        let order: Order = read(function, Some(keywords))?;
        let seed = order.seed.map_or_else(new_seed, |Whole(seed)| seed);
        let mut until = Until::new(None, cancel)?;
        until.limit = order.time.seconds;
        // It solves and canonises the puzzles to begin at or to leave out, perhaps thousands.
        let maker = Some(py.detach(|| order.maker(seed))?);
        let total = Some(order.count.0 as usize);
        Ok(Self { maker, threads: cores_or(threads), until, total, made: 0 })
    }

    /// Makes all puzzles.
    fn all(mut self, py: Python<'_>, progress: Option<Py<PyAny>>) -> Result<Vec<sudokit::Puzzle>, Thrown> {
        self.puzzles(py, usize::MAX, progress)
    }

    /// Makes up to `count` more puzzles. If there are fewer than ordered, the caller is warned.
    fn puzzles(
        &mut self,
        py: Python<'_>,
        count: usize,
        progress: Option<Py<PyAny>>,
    ) -> Result<Vec<sudokit::Puzzle>, Thrown> {
        let Some(maker) = self.maker.take() else { return Ok(Vec::new()) };
        let count = self.total.map_or(count, |total| count.min(total - self.made));
        let (threads, limit, started) = (self.threads, self.until.limit, Instant::now());
        let maker = match limit {
            Some(limit) => maker.within(limit),
            None => maker,
        };
        let progress = Progress::new(progress, count);
        let told = progress.clone();
        let (maker, puzzles, ending) = on_threads(py, threads, &self.until.of_flag(), progress, |cancel| {
            let (mut maker, mut puzzles) = (maker.threads(threads).until(cancel), Vec::new());
            let ending = maker.make(count, |made| {
                puzzles.push(made.puzzle);
                Progress::reach(told.as_deref(), puzzles.len());
                Ok::<(), Cancelled>(())
            })?;
            Ok((maker, puzzles, ending))
        })?;
        self.until.take_off(started.elapsed());
        self.made += puzzles.len();
        match ending {
            Ending::Enough => self.maker = Some(maker),
            Ending::GivenUp { tries } => {
                self.warn(py, &format!("gave up after {tries} attempts in a row without success"))?;
            }
            _ => self.warn(py, "the time is over")?,
        }
        Ok(puzzles)
    }

    /// Says why there are fewer puzzles than ordered.
    fn warn(&self, py: Python<'_>, why: &str) -> PyResult<()> {
        let of = self.total.map_or_else(String::new, |total| format!(" of {total}"));
        let message = format!("made {}{of} puzzles; {why}", self.made);
        let message = CString::new(message).expect("there is no zero in it");
        PyErr::warn(py, &py.get_type::<FewerWarning>(), &message, 1)
    }
}

/// An array of puzzles.
fn array<'py>(py: Python<'py>, puzzles: &[sudokit::Puzzle]) -> PyResult<Bound<'py, PyArray2<u8>>> {
    let bytes = sudokit::Puzzle::slice_as_bytes(puzzles).as_flattened();
    arrays::flat(py, bytes.to_vec())?.reshape([puzzles.len(), 81])
}

/// The keywords of an order, with its number of puzzles.
fn with_count<'py>(
    py: Python<'py>,
    count: Option<&Bound<'py, PyAny>>,
    order: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let order = order.map_or_else(|| PyDict::new(py), Clone::clone);
    if let Some(count) = count {
        order.set_item("count", count)?;
    }
    Ok(order)
}

/// Makes puzzles, each with exactly one solution, and minimal unless `givens` says otherwise.
///
/// Thirty thousand take a second on one core, if their difficulty does not matter. Rare ones take long, such
/// as those with a rating above 9 on "se".
///
/// Parameters
/// ----------
/// count : int
///     The number of puzzles.
/// seed : int, optional
///     The same seed makes the same puzzles; without one they differ each time.
/// level : str, optional
///     "beginner", "easy", "medium", "hard", "expert" or "master". From easy on they are HoDoKu's, which
///     calls the last two "unfair" and "extreme".
/// symmetry : str, optional
///     Of the cells of the givens, such as "half-turn".
/// givens : int or (int, int), optional
///     The number of givens, or the least and the most.
/// pattern : puzzle or mask, optional
///     The cells of the givens, and no others: those with a digit, or those that are true in an array.
/// containing : puzzle, optional
///     Givens to build around.
/// no_empty_box : bool
///     True for puzzles with a given in every box.
/// every_digit : bool
///     True for puzzles with every digit among the givens.
/// rating : dict, optional
///     Ranges of ratings, such as {"se": (7.0, 8.0)}, both ends included; a number stands for itself. The
///     scales are "hodoku" (the score), "se", "se-fixed", "w", "b", "gw", "gb", "invariant", "bottlenecks",
///     "nodes" and "starts" (cells that a single fills at the start).
/// hardest : str, optional
///     The hardest technique, by any of its names, such as "x-wing" or "X-Wing": everything easier gets
///     stuck, and with this technique the puzzles are solved.
/// with_techniques, without_techniques : list of str
///     Techniques that the path must and must not contain.
/// steps : dict, optional
///     Numbers of steps of techniques on the path, such as {"x-wing": (2, 3)}.
/// crux_at : int or tuple, optional
///     How far the grid is filled when the hardest technique is first needed, in percent of the open cells,
///     such as (30, 60).
/// start : puzzles, optional
///     Puzzles to begin at, such as hard ones for a high rating.
/// distinct : bool
///     True leaves out isomorphs of earlier puzzles.
/// not_in : puzzles
///     Leaves out isomorphs of these, too.
/// product : str
///     "puzzles", "grids" (full ones), or the samples "top-down" and "controlled-bias", whose weights are in
///     `call("generate")`.
/// tries : int, optional
///     Gives up after this many failed attempts in a row: by default a million, or a hundred million for
///     "controlled-bias".
/// seconds : float, optional
///     A limit of time.
/// threads : int
///     The number of threads; 0 for one on each core. The puzzles do not depend on it.
/// progress : callable, optional
///     `progress(done, total)` is called some twenty times a second.
/// cancel : Cancel, optional
///     Ends the call from another thread.
///
/// Returns
/// -------
/// list of Puzzle
///
/// Raises
/// ------
/// SudokitError
///     The order is impossible. The message says why.
/// FewerWarning
///     A warning: fewer puzzles were made than ordered. The message says why.
///
/// Examples
/// --------
/// >>> puzzle, = generate(seed=7, level="medium", symmetry="half-turn")
/// >>> puzzle == generate(seed=7, level="medium", symmetry="half-turn")[0]
/// True
#[pyfunction]
#[pyo3(
    signature = (count = None, *, threads = 0, progress = None, cancel = None, **order),
    text_signature = "(count=1, *, threads=0, progress=None, cancel=None, seed=None, level=None, symmetry=None, givens=None, pattern=None, containing=None, no_empty_box=False, every_digit=False, rating=None, hardest=None, with_techniques=(), without_techniques=(), steps={}, crux_at=None, start=None, distinct=False, not_in=(), product=\"puzzles\", tries=None, seconds=None)"
)]
pub(crate) fn generate(
    py: Python<'_>,
    count: Option<&Bound<'_, PyAny>>,
    threads: usize,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
    order: Option<&Bound<'_, PyDict>>,
) -> Result<Vec<Puzzle>, Thrown> {
    let order = with_count(py, count, order)?;
    let puzzles = Making::of("generate", py, threads, cancel, &order)?.all(py, progress)?;
    Ok(puzzles.into_iter().map(|puzzle| Puzzle(puzzle.into())).collect())
}

/// The same as `generate`, as an array.
///
/// Parameters
/// ----------
/// count, threads, progress, cancel, **order
///     As in `generate`.
///
/// Returns
/// -------
/// ndarray of shape (count, 81) and dtype uint8
///     0 for an empty cell.
///
/// Examples
/// --------
/// >>> generate_many(5, seed=7).shape
/// (5, 81)
#[pyfunction]
#[pyo3(
    signature = (count, *, threads = 0, progress = None, cancel = None, **order),
    text_signature = "(count, *, threads=0, progress=None, cancel=None, seed=None, level=None, symmetry=None, givens=None, pattern=None, containing=None, no_empty_box=False, every_digit=False, rating=None, hardest=None, with_techniques=(), without_techniques=(), steps={}, crux_at=None, start=None, distinct=False, not_in=(), product=\"puzzles\", tries=None, seconds=None)"
)]
pub(crate) fn generate_many<'py>(
    py: Python<'py>,
    count: &Bound<'py, PyAny>,
    threads: usize,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
    order: Option<&Bound<'py, PyDict>>,
) -> Result<Bound<'py, PyArray2<u8>>, Thrown> {
    let order = with_count(py, Some(count), order)?;
    Ok(array(py, &Making::of("generate_many", py, threads, cancel, &order)?.all(py, progress)?)?)
}

/// The same as `generate`, as an endless series of arrays: together they are the array of `generate_many`.
///
/// Parameters
/// ----------
/// batch : int
///     The number of puzzles of each array.
/// count : int, optional
///     The number of puzzles of all; without it there is no end.
/// threads, cancel, **order
///     As in `generate`. `seconds` does not count the time between two arrays.
///
/// Returns
/// -------
/// iterator of ndarray of shape (batch, 81) and dtype uint8
///     The last may be shorter.
///
/// Examples
/// --------
/// >>> import numpy as np
/// >>> batches = generate_iter(batch=2, seed=7)
/// >>> bool((np.concatenate([next(batches), next(batches)]) == generate_many(4, seed=7)).all())
/// True
#[pyfunction]
#[pyo3(
    signature = (batch = 1000, *, count = None, threads = 0, cancel = None, **order),
    text_signature = "(batch=1000, *, count=None, threads=0, cancel=None, seed=None, level=None, symmetry=None, givens=None, pattern=None, containing=None, no_empty_box=False, every_digit=False, rating=None, hardest=None, with_techniques=(), without_techniques=(), steps={}, crux_at=None, start=None, distinct=False, not_in=(), product=\"puzzles\", tries=None, seconds=None)"
)]
pub(crate) fn generate_iter(
    py: Python<'_>,
    batch: usize,
    count: Option<&Bound<'_, PyAny>>,
    threads: usize,
    cancel: Option<Cancel>,
    order: Option<&Bound<'_, PyDict>>,
) -> Result<Batches, Thrown> {
    if batch == 0 {
        return Err(Thrown::argument("batch: expected a whole number from 1, found 0"));
    }
    let has_end = count.is_some();
    let order = with_count(py, count, order)?;
    let mut making = Making::of("generate_iter", py, threads, cancel, &order)?;
    making.total = making.total.filter(|_| has_end);
    Ok(Batches { making: Mutex::new(making), batch })
}

/// An iterator of arrays of puzzles.
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Batches {
    making: Mutex<Making>,
    batch: usize,
}

#[pymethods]
impl Batches {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> Result<Option<Bound<'py, PyArray2<u8>>>, Thrown> {
        let puzzles = alone(&self.making)?.puzzles(py, self.batch, None)?;
        Ok(if puzzles.is_empty() { None } else { Some(array(py, &puzzles)?) })
    }
}
