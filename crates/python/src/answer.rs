//! Solving one puzzle.

use crate::board::hash_of;
use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::iterator::alone;
use crate::long::{Until, long};
use crate::{given, look};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::Mutex;
use sudokit::{Batch, Engine, Entry, Problem, Single, Solution, Status};

thread_local! {
    /// An engine keeps its memory between puzzles.
    static ENGINE: RefCell<Single> = RefCell::new(Single::new());
}

/// The answer to a puzzle: `status`, `solution`, `count`.
///
/// >>> from sudokit import solve
/// >>> answer = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> answer.status, answer.count, answer.solution[:9]
/// ('unique', 1, '534678912')
#[pyclass(frozen, module = "sudokit")]
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Answer(pub(crate) Option<sudokit::Answer>);

impl Answer {
    fn found(&self) -> Option<&Solution> {
        self.0.as_ref().and_then(sudokit::Answer::solution)
    }
}

#[pymethods]
impl Answer {
    /// "unique", "none" or "multiple"; "invalid", among many puzzles only, for a text that is no puzzle.
    #[getter]
    fn status(&self) -> &'static str {
        self.0.as_ref().map_or("invalid", |answer| Status::from(answer).name())
    }

    /// The solution, 81 digits; one of several; None without any.
    #[getter]
    fn solution<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyString>> {
        let line = self.found()?.to_line();
        // Without a formatter, which would double the microsecond of a call.
        Some(PyString::new(py, str::from_utf8(&line).expect("digits are ASCII")))
    }

    /// The number of solutions: 0, 1, or 2 for several.
    #[getter]
    fn count(&self) -> u8 {
        match self.0 {
            None | Some(sudokit::Answer::None) => 0,
            Some(sudokit::Answer::Unique(_)) => 1,
            Some(sudokit::Answer::Several(_)) => 2,
        }
    }

    /// True if there is exactly one solution.
    #[getter]
    fn unique(&self) -> bool {
        matches!(self.0, Some(sudokit::Answer::Unique(_)))
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.found().map(|solution| look::printed((*solution).into()))
    }

    fn __repr__(&self) -> String {
        match self.found() {
            Some(solution) => format!("{}\n{}", self.status(), look::framed((*solution).into())),
            None => self.status().to_owned(),
        }
    }

    fn __str__(&self) -> String {
        self.found().map(ToString::to_string).unwrap_or_default()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get() == self)
    }

    fn __hash__(&self) -> u64 {
        hash_of(&(self.count(), self.found().map(Solution::as_bytes)))
    }

    #[staticmethod]
    fn _of(status: &str, solution: Option<&str>) -> Result<Self, Thrown> {
        let solution = || {
            solution
                .and_then(|solution| solution.parse::<Solution>().ok())
                .ok_or_else(|| Thrown::argument("expected the 81 digits of a solution"))
        };
        Ok(Self(match status {
            "unique" => Some(sudokit::Answer::Unique(solution()?)),
            "multiple" => Some(sudokit::Answer::Several(solution()?)),
            "none" => Some(sudokit::Answer::None),
            _ => None,
        }))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Kept<'py>> {
        Ok((slf.getattr("_of")?, (slf.get().status(), slf.get().found().map(ToString::to_string))))
    }
}

/// A pickled answer: its constructor and arguments.
type Kept<'py> = (Bound<'py, PyAny>, (&'static str, Option<String>));

/// Solves a puzzle, and proves that it has no solution, one or several.
///
/// It takes some microseconds. For many puzzles `solve_many` is ten times as fast.
///
/// Parameters
/// ----------
/// puzzle : puzzle
///     Text in any format, bytes, a Puzzle, a Board, or 81 integers as an array or in lists.
///
/// Returns
/// -------
/// Answer
///
/// Raises
/// ------
/// ParseError
///     The text is no puzzle. `line` and `column` say where.
///
/// Examples
/// --------
/// >>> solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").unique
/// True
#[pyfunction]
pub(crate) fn solve(py: Python<'_>, puzzle: &Bound<'_, PyAny>) -> Result<Answer, Thrown> {
    let solve = |problem: Problem<'_>| {
        let answer = py.detach(|| ENGINE.with_borrow_mut(|engine| engine.answer(problem)));
        Ok(Answer(Some(answer)))
    };
    match given::line(puzzle)? {
        Some(puzzle) => solve((&puzzle).into()),
        None => solve(given::entry(puzzle)?.problem()),
    }
}

/// Counts the solutions of a puzzle.
///
/// Parameters
/// ----------
/// puzzle : puzzle
///     As in `solve`.
/// limit : int
///     Stop counting at this number. A million take about half a second.
/// seconds : float, optional
///     A limit of time.
/// cancel : Cancel, optional
///     Ends the call from another thread.
///
/// Returns
/// -------
/// int
///
/// Raises
/// ------
/// TimeoutError
///     The time is over.
///
/// Examples
/// --------
/// >>> count("." * 81, limit=1000)
/// 1000
#[pyfunction]
#[pyo3(signature = (puzzle, limit = 1_000_000, *, seconds = None, cancel = None))]
pub(crate) fn count(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    limit: u64,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
) -> Result<u64, Thrown> {
    let entry = given::entry(puzzle)?;
    long(py, &Until::new(seconds, cancel)?, |cancel| {
        let mut counts = Vec::new();
        Batch::new().until(cancel).count([entry.problem()], limit, &mut counts)?;
        Ok(counts[0])
    })
}

/// The solutions of a puzzle, one after the other.
///
/// Parameters
/// ----------
/// puzzle : puzzle
///     As in `solve`.
/// cancel : Cancel, optional
///     Ends the search from another thread.
///
/// Returns
/// -------
/// iterator of str
///     81 digits each. The next solutions are searched for when they are asked for.
///
/// Examples
/// --------
/// >>> from itertools import islice
/// >>> len(set(islice(solutions("." * 81), 1000)))
/// 1000
#[pyfunction]
#[pyo3(signature = (puzzle, *, cancel = None))]
pub(crate) fn solutions(puzzle: &Bound<'_, PyAny>, cancel: Option<Cancel>) -> Result<Solutions, Thrown> {
    let (entry, until) = (given::entry(puzzle)?, Until::new(None, cancel)?);
    Ok(Solutions(Mutex::new(Pages { entry, until, ready: Vec::new(), next: 0, seen: 0, is_over: false })))
}

/// An iterator of solutions.
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Solutions(Mutex<Pages>);

/// The solutions page by page. Each search starts over and lists twice as many, so that all searches together
/// cost at most twice the last, and none is suspended between two calls.
struct Pages {
    entry: Entry,
    until: Until,
    ready: Vec<Solution>,
    /// The index of the next one to hand out.
    next: usize,
    /// The number of solutions found so far.
    seen: usize,
    is_over: bool,
}

/// The number of solutions of the first search.
const FIRST_PAGE: usize = 64;

impl Pages {
    fn turn(&mut self, py: Python<'_>) -> Result<(), Thrown> {
        let (from, to) = (self.seen, (2 * self.seen).max(FIRST_PAGE));
        let entry = &self.entry;
        let (ready, found) = long(py, &self.until, |cancel| {
            let (mut ready, mut found) = (Vec::new(), 0);
            Single::new().enumerate(entry.problem(), |solution| {
                found += 1;
                if found > from {
                    ready.push(*solution);
                }
                if found == to || cancel.is_cancelled() {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            cancel.check()?;
            Ok((ready, found))
        })?;
        (self.ready, self.next, self.seen, self.is_over) = (ready, 0, found, found < to);
        Ok(())
    }
}

#[pymethods]
impl Solutions {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> Result<Option<String>, Thrown> {
        let mut pages = alone(&self.0)?;
        if pages.next == pages.ready.len() && !pages.is_over {
            pages.turn(py)?;
        }
        let solution = pages.ready.get(pages.next).map(ToString::to_string);
        pages.next += usize::from(solution.is_some());
        Ok(solution)
    }
}
