//! Ranks of grids among all that are essentially different.

use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::grids::Grids;
use crate::long::{Terms, Until};
use crate::many::ask;
use crate::{arrays, given};
use numpy::PyArray1;
use pyo3::prelude::*;
use std::sync::OnceLock;
use sudokit::{Bulk, Ranked, Ranking, Single};

/// The census of all grids, unpacked at first use.
fn ranking() -> &'static Ranking {
    static RANKING: OnceLock<Ranking> = OnceLock::new();
    RANKING.get_or_init(Ranking::new)
}

/// The rank of a grid among the 5,472,730,538 essentially different grids.
///
/// Parameters
/// ----------
/// puzzle : puzzle
///     A full grid, or a puzzle: then it is the rank of its solution.
///
/// Returns
/// -------
/// int or None
///     From 0. None without exactly one solution.
///
/// Examples
/// --------
/// >>> rank(unrank(1))
/// 1
#[pyfunction]
pub(crate) fn rank(py: Python<'_>, puzzle: &Bound<'_, PyAny>) -> Result<Option<u64>, Thrown> {
    let puzzle = given::entry(puzzle)?.givens;
    let ranked = py.detach(|| Ranked::of(ranking(), &mut Single::new(), &puzzle));
    Ok(ranked.rank.map(|rank| rank.number))
}

/// The ranks of many grids, or of the solutions of puzzles. Each takes two milliseconds.
///
/// Parameters
/// ----------
/// puzzles, threads, seconds, progress, cancel
///     As in `solve_many`.
///
/// Returns
/// -------
/// ndarray of shape (n,) and dtype int64
///     -1 for a row that is no puzzle, or one without exactly one solution.
///
/// Examples
/// --------
/// >>> rank_many([unrank(7), "." * 81]).tolist()
/// [7, -1]
#[pyfunction]
#[pyo3(signature = (puzzles, threads = 0, *, seconds = None, progress = None, cancel = None))]
pub(crate) fn rank_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: usize,
    seconds: Option<f64>,
    progress: Option<Py<PyAny>>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyArray1<i64>>, Thrown> {
    let terms = Terms { threads, until: Until::new(seconds, cancel)?, progress };
    let ranks = ask(&Grids::of(puzzles)?, py, terms, (u64::MAX, 1), |bytes, team, ranks, told| {
        Bulk::new(bytes)?.rank(team, ranking(), ranks, told)
    })?;
    // Without a rank it is the greatest number, which becomes -1.
    Ok(arrays::flat(py, ranks.into_iter().map(u64::cast_signed).collect())?)
}

/// The grid of a rank, in minlex form.
///
/// Parameters
/// ----------
/// number : int
///     The rank, from 0.
///
/// Returns
/// -------
/// str
///     81 digits.
///
/// Raises
/// ------
/// SudokitError
///     The rank is too large.
///
/// Examples
/// --------
/// >>> unrank(1)
/// '123456789456789123789123456214365897365897214897214365531642978648971532972538641'
#[pyfunction]
pub(crate) fn unrank(py: Python<'_>, number: u64) -> Result<String, Thrown> {
    let grid = py.detach(|| ranking().unrank(number));
    let grid = grid.ok_or_else(|| Thrown::argument(format!("no grid has the number {number}")))?;
    Ok(grid.to_string())
}
