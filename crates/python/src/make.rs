//! Generating puzzles to order.

use crate::errors::Thrown;
use crate::given;
use crate::long::{Progress, cores_or, limit, on_threads};
use crate::puzzle::Puzzle;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::ops::RangeInclusive;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Kind;
use sudokit::logic::techniques::kinds;
use sudokit::{Cancelled, Level, Maker, Measure, Wish};

/// The order: parameters of `generate`, as Python names them.
#[derive(Default)]
struct Order {
    seed: Option<u64>,
    level: Option<String>,
    symmetry: Option<String>,
    clues: Option<(usize, usize)>,
    pattern: Option<Py<PyAny>>,
    containing: Option<Py<PyAny>>,
    rating: Vec<(Measure, RangeInclusive<u32>)>,
    hardest: Option<String>,
    with_techniques: Vec<String>,
    without_techniques: Vec<String>,
    start: Option<Vec<Py<PyAny>>>,
    distinct: bool,
    not_in: Vec<Py<PyAny>>,
    product: Option<String>,
    tries: Option<usize>,
    seconds: Option<f64>,
}

impl Order {
    /// The order of keyword arguments.
    fn read(function: &str, keywords: Option<&Bound<'_, PyDict>>) -> Result<Self, Thrown> {
        let mut order = Self::default();
        for (keyword, value) in keywords.iter().flat_map(|keywords| keywords.iter()) {
            match keyword.extract::<String>()?.as_str() {
                "seed" => order.seed = value.extract()?,
                "level" => order.level = value.extract()?,
                "symmetry" => order.symmetry = value.extract()?,
                "clues" => order.clues = value.extract()?,
                "pattern" => order.pattern = value.extract()?,
                "containing" => order.containing = value.extract()?,
                "rating" => order.rating = if value.is_none() { Vec::new() } else { rating(&value)? },
                "hardest" => order.hardest = value.extract()?,
                "with_techniques" => order.with_techniques = value.extract()?,
                "without_techniques" => order.without_techniques = value.extract()?,
                "start" => order.start = (!value.is_none()).then(|| each(&value)).transpose()?,
                "distinct" => order.distinct = value.extract()?,
                "not_in" => order.not_in = each(&value)?,
                "product" => order.product = value.extract()?,
                "tries" => order.tries = value.extract()?,
                "seconds" => order.seconds = value.extract()?,
                other => {
                    let message = format!("{function}() got an unexpected keyword argument '{other}'");
                    return Err(PyTypeError::new_err(message).into());
                }
            }
        }
        Ok(order)
    }

    fn maker(&self, py: Python<'_>) -> Result<Maker, Thrown> {
        let parsed = |name: &String| name.parse::<Symmetry>();
        let symmetry = self.symmetry.as_ref().map(parsed).transpose()?.unwrap_or_default();
        let givens = |puzzle: &Py<PyAny>| given::entry(puzzle.bind(py)).map(|entry| entry.givens);
        let around = self.containing.as_ref().map(givens).transpose()?.unwrap_or(sudokit::Puzzle::EMPTY);
        let pattern = self.pattern.as_ref().map(givens).transpose()?.map(|puzzle| puzzle.cells());
        let clues = self.clues.map(|(least, most)| least..=most);
        let kind = |name: &String| name.parse::<&Kind>();
        let all = |names: &[String]| names.iter().map(kind).collect::<Result<Vec<_>, _>>();
        let level = self.level.as_ref().map(|name| name.parse::<Level>()).transpose()?;
        let wish = Wish {
            hardest: self.hardest.as_ref().map(kind).transpose()?,
            with: all(&self.with_techniques)?,
            without: all(&self.without_techniques)?,
            ..level.map(Wish::from).unwrap_or_default()
        };
        let ranges = [&wish.ranges[..], &self.rating].concat();
        let wish = Wish { ranges, ..wish };
        let seed = match self.seed {
            Some(seed) => seed,
            None => py.import("secrets")?.call_method1("randbits", (64,))?.extract()?,
        };
        let mut maker = Maker::new(seed).recipe(Recipe { symmetry, clues, around, pattern }).wish(wish);
        if let Some(product) = &self.product {
            maker = maker.product(product.parse()?);
        }
        if self.tries == Some(0) {
            return Err(Thrown::argument("tries: expected 1 or more, found 0".to_owned()));
        }
        if self.pattern.is_some()
            && (self.symmetry.is_some() || self.clues.is_some() || self.containing.is_some())
        {
            return Err(Thrown::argument(
                "pattern: it leaves no choice of symmetry, clues and containing".to_owned(),
            ));
        }
        let read = |puzzles: &[Py<PyAny>]| puzzles.iter().map(givens).collect::<Result<Vec<_>, _>>();
        let (start, known) = (self.start.as_deref().map(read).transpose()?, read(&self.not_in)?);
        let (distinct, before) = (self.distinct || !known.is_empty(), maker);
        // Thousands of puzzles are solved and canonised.
        maker = py.detach(|| {
            let maker = match start {
                Some(start) => before.starting_at(&start),
                None => before,
            };
            if distinct { maker.not_in(&known) } else { maker }
        });
        if let Some(tries) = self.tries {
            maker = maker.tries(tries);
        }
        if let Some(time) = limit(self.seconds)? {
            maker = maker.within(time);
        }
        maker.contradiction().map_or(Ok(maker), |contradiction| Err(contradiction.into()))
    }

    fn puzzles(
        &self,
        py: Python<'_>,
        count: usize,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> Result<Vec<sudokit::Puzzle>, Thrown> {
        let threads = cores_or(threads);
        let maker = self.maker(py)?.threads(threads);
        let progress = Progress::new(progress, count);
        let told = progress.clone();
        on_threads(py, threads, None, progress, |cancel| {
            let mut puzzles = Vec::new();
            maker.until(cancel).make(count, |made| {
                puzzles.push(made.puzzle);
                Progress::reach(told.as_deref(), puzzles.len());
                Ok::<(), Cancelled>(())
            })?;
            Ok(puzzles)
        })
    }
}

/// Puzzles one after the other, such as the rows of an array.
fn each(puzzles: &Bound<'_, PyAny>) -> PyResult<Vec<Py<PyAny>>> {
    puzzles.try_iter()?.map(|puzzle| puzzle.map(Bound::unbind)).collect()
}

/// Ranges of ratings, by the names of scales. Where a scale has tenths, so have the numbers.
fn rating(ranges: &Bound<'_, PyAny>) -> Result<Vec<(Measure, RangeInclusive<u32>)>, Thrown> {
    let wrong = |found: &str| {
        let expected = "a dictionary of scales and ranges, such as {'se': (7.0, 8.0)}";
        Thrown::argument(format!("rating: expected {expected}, found {found}"))
    };
    let Ok(ranges) = ranges.cast::<PyDict>() else {
        return Err(wrong(&ranges.get_type().name()?.to_string_lossy()));
    };
    let mut rating = Vec::new();
    for (scale, range) in ranges {
        let measure: Measure = scale.extract::<String>()?.parse()?;
        let told = range.repr()?.to_string();
        let (least, most): (f64, f64) = match range.extract::<f64>() {
            Ok(one) => (one, one),
            Err(_) => range.extract().map_err(|_| wrong(&told))?,
        };
        let unit = if measure.is_in_tenths() { 10.0 } else { 1.0 };
        let number = |number: f64| {
            let whole = (number * unit).round();
            let is_one = (number * unit - whole).abs() < 1e-6 && (0.0..=f64::from(u32::MAX)).contains(&whole);
            let digits = if measure.is_in_tenths() { "numbers with one decimal" } else { "whole numbers" };
            let expected = || format!("rating: {measure} has {digits}, found {told}");
            if is_one { Ok(whole as u32) } else { Err(Thrown::argument(expected())) }
        };
        let range = number(least)?..=number(most)?;
        if range.is_empty() {
            return Err(Thrown::argument(format!("rating: nothing lies between the numbers of {told}")));
        }
        rating.push((measure, range));
    }
    Ok(rating)
}

/// The techniques as dictionaries: id, name, summary.
///
/// >>> "x-wing" in [technique["id"] for technique in techniques()]
/// True
#[pyfunction]
pub(crate) fn techniques(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    #[derive(serde::Serialize)]
    struct About {
        id: &'static str,
        name: &'static str,
        summary: &'static str,
    }
    let about = |kind: &'static Kind| About { id: kind.id, name: kind.name, summary: kind.summary };
    crate::json::record(py, &kinds().map(about).collect::<Vec<_>>())
}

/// Generates a list of `Puzzle`s, each with exactly one solution and minimal unless `clues` says otherwise.
///
/// - `seed`: the same seed makes the same puzzles; without one they differ each time;
/// - `level`: "beginner", "easy", "medium", "hard", "expert", "master"; from easy on they are HoDoKu's, which
///   calls the last two "unfair" and "extreme";
/// - `symmetry`: of the givens' cells, such as "half-turn";
/// - `clues`: least and most givens; `pattern`: a grid that has digits in the cells of the givens, and in no
///   others; `containing`: givens to build around;
/// - `rating`: ranges of ratings, such as `{"se": (7.0, 8.0)}`, both ends included; a number stands for
///   itself. The scales are "hodoku" (the score), "se", "se-fixed", "w", "b", "gw", "gb", "invariant",
///   "bottlenecks" and "nodes";
/// - `hardest`: this technique and singles, and nothing else; `with_techniques`, `without_techniques`:
///   techniques that the path must and must not contain, by any of their names, such as "x-wing" or "X-Wing";
/// - `start`: puzzles to begin at, such as hard ones for a high rating;
/// - `distinct`: leaves out isomorphs; `not_in`: isomorphs of these puzzles, too;
/// - `product`: "puzzles", "grids" (full ones), or the samples "top-down" and "controlled-bias";
/// - `tries`: a limit of failed attempts in a row, by default a million (a hundred times that for
///   "controlled-bias"), after which there are fewer puzzles;
///   `seconds`: a limit of time.
///
/// >>> puzzle, = generate(seed=7, level="medium", symmetry="half-turn")
/// >>> puzzle == generate(seed=7, level="medium", symmetry="half-turn")[0]
/// True
#[pyfunction]
#[pyo3(signature = (count = 1, *, threads = 0, progress = None, **order))]
#[pyo3(
    text_signature = "(count=1, *, seed=None, level=None, symmetry=None, clues=None, pattern=None, containing=None, rating=None, hardest=None, with_techniques=(), without_techniques=(), start=None, distinct=False, not_in=(), product=None, tries=None, seconds=None, threads=0, progress=None)"
)]
pub(crate) fn generate(
    py: Python<'_>,
    count: usize,
    threads: usize,
    progress: Option<Py<PyAny>>,
    order: Option<&Bound<'_, PyDict>>,
) -> Result<Vec<Puzzle>, Thrown> {
    let puzzles = Order::read("generate", order)?.puzzles(py, count, threads, progress)?;
    Ok(puzzles.into_iter().map(|puzzle| Puzzle(puzzle.into())).collect())
}

/// The same as an array: shape (n, 81), dtype uint8, 0 for an empty cell.
///
/// >>> generate_many(5, seed=7).shape
/// (5, 81)
#[pyfunction]
#[pyo3(signature = (count, *, threads = 0, progress = None, **order))]
#[pyo3(
    text_signature = "(count, *, seed=None, level=None, symmetry=None, clues=None, pattern=None, containing=None, rating=None, hardest=None, with_techniques=(), without_techniques=(), start=None, distinct=False, not_in=(), product=None, tries=None, seconds=None, threads=0, progress=None)"
)]
pub(crate) fn generate_many<'py>(
    py: Python<'py>,
    count: usize,
    threads: usize,
    progress: Option<Py<PyAny>>,
    order: Option<&Bound<'py, PyDict>>,
) -> Result<Bound<'py, PyArray2<u8>>, Thrown> {
    let puzzles = Order::read("generate_many", order)?.puzzles(py, count, threads, progress)?;
    let bytes = sudokit::Puzzle::slice_as_bytes(&puzzles).as_flattened();
    Ok(PyArray1::from_slice(py, bytes).reshape([puzzles.len(), 81])?)
}
