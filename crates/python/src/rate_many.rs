//! Rating many puzzles.

use crate::errors::Thrown;
use crate::grids::Grids;
use crate::long::{Terms, Until};
use crate::many::ask;
use crate::rating::named;
use crate::rows;
use crate::{arrays, cancel};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use sudokit::logic::Level;
use sudokit::{Cancel, Entry, Grade, Puzzle, RatedOn, Rater, Scale};

/// The values of the columns of one scale, for one puzzle.
#[derive(Clone, Copy)]
struct Values {
    number: f64,
    is_exact: bool,
    /// HoDoKu's, on its scale.
    level: Option<Level>,
    /// The id of the technique of the hardest step, if it was asked for.
    hardest: Option<&'static str>,
}

impl Values {
    /// Without a rating.
    const NONE: Self = Self { number: f64::NAN, is_exact: true, level: None, hardest: None };
}

impl From<&RatedOn> for Values {
    fn from(on: &RatedOn) -> Self {
        let Ok(rating) = &on.rating else { return Self::NONE };
        let level = match &rating.grade {
            Grade::Hodoku(rating) => Some(rating.level),
            _ => None,
        };
        let step = on.hardest.as_ref().and_then(|hardest| hardest.step.as_ref());
        let hardest = step.and_then(|step| step.steps().first()).map(|step| step.kind.id);
        Self { number: rating.number(), is_exact: rating.is_exact, level, hardest }
    }
}

/// Rates many puzzles.
///
/// Two thousand minimal puzzles take a second on one core, on "hodoku" as on "se". The hardest known take
/// seconds each.
///
/// Parameters
/// ----------
/// puzzles, threads, seconds, progress, cancel
///     As in `solve_many`.
/// scales : str or list of str, optional
///     As in `rate`.
/// seconds_each : float, optional
///     A limit of time for each puzzle on each scale, after which its number is a lower bound.
/// levels : bool
///     True for HoDoKu's levels, too.
/// hardest : bool
///     True for the techniques of the hardest steps, too. It takes twice the time.
///
/// Returns
/// -------
/// dict of str to ndarray of shape (n,)
///     For each scale its numbers as float64, NaN for a row without a rating. A data frame takes it as it is.
///
///     With `seconds_each` there is "se_at_least" beside "se", and so on: bool, True for a lower bound.
///     With `levels` there is "hodoku_level": "Easy", "Medium", "Hard", "Unfair", "Extreme" or None.
///     With `hardest` there is "se_hardest", and so on: the ids of techniques, or None. Scales of chains and
///     the invariant scale have none.
///
/// Examples
/// --------
/// >>> puzzles = ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "?"]
/// >>> rate_many(puzzles)
/// {'hodoku': array([204.,  nan]), 'se': array([1.2, nan])}
/// >>> rate_many(puzzles, "hodoku", levels=True)["hodoku_level"]
/// array(['Easy', None], dtype=object)
#[pyfunction]
#[pyo3(signature = (
    puzzles, scales = None, threads = 0, *, seconds = None, seconds_each = None, levels = false,
    hardest = false, progress = None, cancel = None
))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn rate_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    scales: Option<&Bound<'py, PyAny>>,
    threads: usize,
    seconds: Option<f64>,
    seconds_each: Option<f64>,
    levels: bool,
    hardest: bool,
    progress: Option<Py<PyAny>>,
    cancel: Option<cancel::Cancel>,
) -> Result<Bound<'py, PyDict>, Thrown> {
    let terms = Terms { threads, until: Until::new(seconds, cancel)?, progress };
    let each = Until::new(seconds_each, None)?.limit;
    let mut rater = Rater::new(named(scales)?);
    let scales = rater.scales().to_vec();
    if levels && !scales.contains(&Scale::Hodoku) {
        return Err(Thrown::argument("levels: expected the scale hodoku, which has them"));
    }
    if hardest {
        rater = rater.with_hardest();
    }
    if let Some(each) = each {
        rater = rater.within(each);
    }
    let ratings =
        ask(&Grids::of(puzzles)?, py, terms, (Values::NONE, scales.len()), |bytes, team, ratings, told| {
            let rate =
                |mine: &mut Option<Rater>, cancel: &Cancel, puzzle: &Puzzle, ratings: &mut [Values]| {
                    let rater = mine.get_or_insert_with(|| rater.clone().until(cancel));
                    let rated = rater.rate(&Entry::from(*puzzle))?;
                    for (on, rated) in ratings.iter_mut().zip(&rated.scales) {
                        *on = rated.into();
                    }
                    Ok(())
                };
            rows::each(bytes, team, ratings, rate, told)
        })?;
    let columns = PyDict::new(py);
    for (place, scale) in scales.iter().enumerate() {
        let ratings = || ratings.iter().skip(place).step_by(scales.len());
        let key = scale.key();
        columns.set_item(scale.name(), arrays::flat(py, ratings().map(|on| on.number).collect())?)?;
        if each.is_some() {
            columns.set_item(
                format!("{key}_at_least"),
                arrays::flat(py, ratings().map(|on| !on.is_exact).collect())?,
            )?;
        }
        if levels && *scale == Scale::Hodoku {
            let levels = ratings().map(|on| on.level.map(|level| level.to_string()));
            columns.set_item(format!("{key}_level"), objects(py, levels)?)?;
        }
        if hardest {
            columns.set_item(format!("{key}_hardest"), objects(py, ratings().map(|on| on.hardest))?)?;
        }
    }
    Ok(columns)
}

/// An array of texts and None.
fn objects<'py, T: IntoPyObject<'py>>(
    py: Python<'py>,
    texts: impl Iterator<Item = T>,
) -> PyResult<Bound<'py, PyAny>> {
    let texts = PyList::new(py, texts.collect::<Vec<_>>())?;
    py.import("numpy")?.call_method1("array", (texts, "object"))
}
