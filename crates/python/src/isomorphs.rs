//! Random isomorphs of many puzzles.

use crate::answers::as_came;
use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::grids::Grids;
use crate::long::{Terms, Until};
use crate::many::ask;
use crate::request::new_seed;
use pyo3::prelude::*;
use std::time::Instant;
use sudokit::Bulk;

/// Turns each of many puzzles or full grids into a random isomorph, all equally likely.
///
/// A million takes about a second on one core.
///
/// Parameters
/// ----------
/// puzzles, threads, seconds, progress, cancel
///     As in `solve_many`.
/// seed : int, optional
///     The same seed makes the same isomorphs, row by row; without one they differ each time.
/// solutions : many grids, optional
///     Grids that are turned like the puzzles, row by row: pairs stay pairs.
///
/// Returns
/// -------
/// array, list of str, bytes or Column
///     As the input. A row that is no puzzle becomes an empty grid.
///
///     With `solutions` it is a tuple: the puzzles, and the solutions.
///
/// Raises
/// ------
/// SudokitError
///     There are not as many solutions as puzzles.
///
/// Examples
/// --------
/// >>> puzzles = generate_many(3, seed=1)
/// >>> solutions = solve_many(puzzles).solutions
/// >>> puzzles, solutions = shuffle_many(puzzles, seed=2, solutions=solutions)
/// >>> bool((solve_many(puzzles).solutions == solutions).all())
/// True
#[pyfunction]
#[pyo3(signature = (
    puzzles, seed = None, threads = 0, *, solutions = None, seconds = None, progress = None, cancel = None
))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn shuffle_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    seed: Option<u64>,
    threads: usize,
    solutions: Option<&Bound<'py, PyAny>>,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyAny>, Thrown> {
    let (mut until, seed, started) =
        (Until::new(seconds, cancel)?, seed.unwrap_or_else(new_seed), Instant::now());
    let (puzzles, solutions) = (Grids::of(puzzles)?, solutions.map(Grids::of).transpose()?);
    if let Some(solutions) = &solutions
        && solutions.len() != puzzles.len()
    {
        let (expected, found) = (puzzles.len(), solutions.len());
        let message = format!("solutions: expected one for each of {expected} puzzles, found {found}");
        return Err(Thrown::argument(message));
    }
    let turned = shuffled(py, puzzles, seed, Terms { threads, until: until.clone(), progress })?;
    let Some(solutions) = solutions else { return Ok(turned) };
    // The same seed turns the same row in the same way.
    until.take_off(started.elapsed());
    let solutions = shuffled(py, solutions, seed, Terms { threads, until, progress: None })?;
    Ok((turned, solutions).into_pyobject(py)?.into_any())
}

fn shuffled<'py>(
    py: Python<'py>,
    grids: Grids<'py>,
    seed: u64,
    terms: Terms,
) -> Result<Bound<'py, PyAny>, Thrown> {
    let isomorphs = ask(&grids, py, terms, (0, 81), |bytes, team, isomorphs, told| {
        Bulk::new(bytes)?.shuffle(team, seed, 0, isomorphs, told)
    })?;
    Ok(as_came(py, grids.kind, isomorphs)?)
}
