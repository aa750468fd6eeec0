//! Rating a puzzle.

use crate::board::hash_of;
use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::long::{Until, bounded};
use crate::{given, json, look};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::{Deserialize, Serialize};
use sudokit::{Puzzle, Rater, Ratings, Scale};

/// The ratings of a puzzle on the requested scales.
///
/// `rating["se"]` is the number on a scale; None if the puzzle has no rating there. `at_least` names the
/// scales that ran out of time: their numbers are lower bounds.
///
/// >>> from sudokit import rate
/// >>> rating = rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> rating["hodoku"], rating["se"], rating.level
/// (204.0, 1.2, 'Easy')
/// >>> str(rating)
/// 'hodoku: Easy 204 51; se: 1.2 1.2 1.2'
#[pyclass(frozen, module = "sudokit")]
#[derive(PartialEq, Serialize, Deserialize)]
pub(crate) struct Rating {
    digits: Puzzle,
    on: Vec<OnScale>,
    /// The record of the library.
    record: String,
}

/// The rating on one scale.
#[derive(PartialEq, Serialize, Deserialize)]
struct OnScale {
    scale: String,
    /// Absent without a rating; infinity as text, because JSON has none.
    number: Option<String>,
    is_exact: bool,
    words: String,
}

impl OnScale {
    fn number(&self) -> Option<f64> {
        self.number.as_ref()?.parse().ok()
    }
}

impl Rating {
    fn of(digits: Puzzle, ratings: &Ratings) -> Self {
        let on = ratings.scales.iter().map(|on| {
            let rating = on.rating.as_ref().ok();
            let words = match &on.rating {
                Ok(rating) => rating.to_string(),
                Err(why) => why.to_string(),
            };
            OnScale {
                scale: on.scale.name().to_owned(),
                number: rating.map(|rating| rating.number().to_string()),
                is_exact: rating.is_none_or(|rating| rating.is_exact),
                words,
            }
        });
        Self { digits, on: on.collect(), record: json::text(ratings) }
    }
}

#[pymethods]
impl Rating {
    /// The names of the scales.
    #[getter]
    fn scales(&self) -> Vec<&str> {
        self.on.iter().map(|on| on.scale.as_str()).collect()
    }

    /// HoDoKu's level: "Easy", "Medium", "Hard", "Unfair" or "Extreme"; None if that scale was not requested,
    /// or has no rating.
    #[getter]
    fn level(&self) -> Option<&str> {
        let on = self.on.iter().find(|on| on.scale == Scale::Hodoku.name())?;
        on.number
            .as_ref()
            .and_then(|_| on.words.split(' ').next())
            .map(|level| level.trim_start_matches(">="))
    }

    /// The scales whose numbers are lower bounds.
    #[getter]
    fn at_least(&self) -> Vec<&str> {
        self.on.iter().filter(|on| !on.is_exact).map(|on| on.scale.as_str()).collect()
    }

    /// The number on each scale.
    #[getter]
    fn numbers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let numbers = PyDict::new(py);
        self.on.iter().try_for_each(|on| numbers.set_item(&on.scale, on.number()))?;
        Ok(numbers)
    }

    /// The ratings as a dictionary.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.record)
    }

    fn __getitem__(&self, scale: &str) -> PyResult<Option<f64>> {
        let on = self.on.iter().find(|on| on.scale == scale);
        on.map(OnScale::number).ok_or_else(|| PyKeyError::new_err(scale.to_owned()))
    }

    fn _repr_svg_(&self) -> String {
        look::printed(self.digits)
    }

    fn __repr__(&self) -> String {
        format!("{}\n{}", self.__str__(), look::framed(self.digits))
    }

    fn __str__(&self) -> String {
        self.on.iter().map(|on| format!("{}: {}", on.scale, on.words)).collect::<Vec<_>>().join("; ")
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get() == self)
    }

    fn __hash__(&self) -> u64 {
        hash_of(&self.record)
    }

    #[staticmethod]
    fn _from_json(text: &str) -> Result<Self, Thrown> {
        json::read(text)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.getattr("_from_json")?, (json::text(slf.get()),)))
    }
}

/// Rates a puzzle.
///
/// Easy puzzles take a millisecond, the hardest known some seconds on "se", and longer on the scales of
/// chains.
///
/// Parameters
/// ----------
/// puzzle : puzzle
///     As in `solve`.
/// scales : str or list of str, optional
///     "hodoku", "se", "se-fixed", "se-sukaku", "w", "b", "gw", "gb", "invariant"; or "all", one profile of
///     each, which leaves out "se-fixed" and "se-sukaku". Without it they are "hodoku" and "se".
/// seconds : float, optional
///     A limit of time, after which the number of a scale is a lower bound, and `at_least` names the scale.
/// cancel : Cancel, optional
///     Ends the call from another thread.
///
/// Returns
/// -------
/// Rating
///     For the hardest step and the whole path see `call("rate", hardest=True, path=True)`.
///
/// Examples
/// --------
/// >>> print(rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", scales=["w"]))
/// w: 0
#[pyfunction]
#[pyo3(signature = (puzzle, scales = None, *, seconds = None, cancel = None))]
pub(crate) fn rate(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    scales: Option<&Bound<'_, PyAny>>,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
) -> Result<Rating, Thrown> {
    let entry = given::entry(puzzle)?;
    let scales = named(scales)?;
    let ratings = bounded(py, &Until::new(seconds, cancel)?, |cancel, bound| {
        Ok(Rater::new(scales).until(cancel).bounded_by(bound).rate(&entry)?)
    })?;
    Ok(Rating::of(entry.digits(), &ratings))
}

/// The scales of these names, or of one; by default HoDoKu's and Sudoku Explainer's.
pub(crate) fn named(scales: Option<&Bound<'_, PyAny>>) -> Result<Vec<Scale>, Thrown> {
    let Some(scales) = scales else { return Ok(vec![Scale::Hodoku, Scale::Se]) };
    let names: Vec<String> = match scales.extract::<String>() {
        Ok(name) => vec![name],
        Err(_) => scales.try_iter()?.map(|name| name?.extract()).collect::<PyResult<_>>()?,
    };
    let scales = names.iter().map(|name| Scale::named(name)).collect::<Result<Vec<_>, _>>()?;
    Ok(scales.concat())
}
