//! Canonical forms, ranks of grids, puzzles near a puzzle.

use crate::errors::Thrown;
use crate::long::long;
use crate::{given, json};
use pyo3::prelude::*;
use std::sync::OnceLock;
use sudokit::{Canon, CanonForm, Puzzle, Ranked, Ranking, Single, Vicinity};

/// The canonical form of a puzzle, the same for all isomorphs: 81 characters.
///
/// `form` is "minlex", "gsf", "maxlex", "grid" (of the solution, with the givens; None without exactly one
/// solution) or "pattern" (of the givens' cells).
///
/// >>> canon("1" + "." * 80)
/// '................................................................................1'
#[pyfunction]
#[pyo3(signature = (puzzle, form = "minlex", *, seconds = None))]
pub(crate) fn canon(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    form: &str,
    seconds: Option<f64>,
) -> Result<Option<String>, Thrown> {
    let puzzle = given::entry(puzzle)?.givens;
    let form: CanonForm = form.parse()?;
    long(py, seconds, |cancel| Ok(Canon::new(form).until(cancel).of(&puzzle)?.text()))
}

/// The canonical form with its transformation and the number of automorphisms: the record of `sudoku canon`,
/// as a dictionary.
///
/// >>> canon_record("1" + "." * 80)["form"][-1]
/// '1'
#[pyfunction]
#[pyo3(signature = (puzzle, form = "minlex", *, seconds = None))]
pub(crate) fn canon_record<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    form: &str,
    seconds: Option<f64>,
) -> Result<Bound<'py, PyAny>, Thrown> {
    let puzzle = given::entry(puzzle)?.givens;
    let form: CanonForm = form.parse()?;
    let canonized = long(py, seconds, |cancel| {
        Ok(Canon::new(form).with_map().with_automorphisms().until(cancel).of(&puzzle)?)
    })?;
    Ok(json::record(py, &canonized)?)
}

/// The census of all grids, unpacked at first use.
fn ranking() -> &'static Ranking {
    static RANKING: OnceLock<Ranking> = OnceLock::new();
    RANKING.get_or_init(Ranking::new)
}

/// The rank of a grid, or of a puzzle's solution, among the 5,472,730,538 essentially different grids, from
/// 0. None without exactly one solution.
///
/// >>> rank(unrank(1))
/// 1
#[pyfunction]
pub(crate) fn rank(py: Python<'_>, puzzle: &Bound<'_, PyAny>) -> Result<Option<u64>, Thrown> {
    let puzzle = given::entry(puzzle)?.givens;
    let ranked = py.detach(|| Ranked::of(ranking(), &mut Single::new(), &puzzle));
    Ok(ranked.rank.map(|rank| rank.number))
}

/// The grid of a rank: 81 digits. A rank that is too large raises SudokitError.
///
/// >>> unrank(1)
/// '123456789456789123789123456214365897365897214897214365531642978648971532972538641'
#[pyfunction]
pub(crate) fn unrank(py: Python<'_>, number: u64) -> Result<String, Thrown> {
    let grid = py.detach(|| ranking().unrank(number));
    let grid = grid.ok_or_else(|| Thrown::argument(format!("no grid has the number {number}")))?;
    Ok(grid.to_string())
}

/// The puzzles with exactly one solution that differ from a puzzle by `minus` givens removed and `plus`
/// others added.
///
/// `only_minimal` leaves out puzzles with redundant givens. After `seconds` it raises TimeoutError.
///
/// >>> len(vicinity("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 0, 1))
/// 51
#[pyfunction]
#[pyo3(signature = (puzzle, minus = 1, plus = 1, *, only_minimal = false, seconds = None))]
pub(crate) fn vicinity(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    minus: usize,
    plus: usize,
    only_minimal: bool,
    seconds: Option<f64>,
) -> Result<Vec<String>, Thrown> {
    let puzzle = given::entry(puzzle)?.givens;
    // Clamped: a puzzle has 0 to 81 givens.
    if minus > puzzle.len() || plus > 81 - puzzle.len() + minus {
        return Ok(Vec::new());
    }
    let found: Vec<Puzzle> = long(py, seconds, |cancel| {
        let vicinity = Vicinity::new().until(cancel);
        let mut vicinity = if only_minimal { vicinity.minimal() } else { vicinity };
        Ok(vicinity.puzzles(&puzzle, minus, plus)?)
    })?;
    Ok(found.iter().map(ToString::to_string).collect())
}
