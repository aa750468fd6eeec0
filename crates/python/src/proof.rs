//! The path from a puzzle to its solution, as a proof and as an iterator.

use crate::arrow::place;
use crate::board::{Board, hash_of};
use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::iterator::alone;
use crate::long::{Until, long};
use crate::request::read;
use crate::step::Step;
use crate::{given, json, look};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use sudokit::diagram::Diagram;
use sudokit::{Findings, Walk, position};
use sudokit_request::Techniques;

/// A proof: a sequence of `Step`s from one board to another, which can be checked.
///
/// >>> from sudokit import explain
/// >>> proof = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> len(proof), str(proof[0]), proof.solved, proof.verify()["holds"]
/// (51, 'Naked Single: r5c5=5', True, True)
#[pyclass(frozen, sequence, module = "sudokit")]
pub(crate) struct Proof {
    proof: sudokit::Proof,
    /// The board before each step.
    boards: Vec<sudokit::Board>,
}

impl Proof {
    pub(crate) const fn proof(&self) -> &sudokit::Proof {
        &self.proof
    }
}

impl From<sudokit::Proof> for Proof {
    fn from(proof: sudokit::Proof) -> Self {
        let boards = proof.states().map(|(board, _)| board).collect();
        Self { proof, boards }
    }
}

#[pymethods]
impl Proof {
    /// The board before the first step.
    #[getter]
    fn start(&self) -> Board {
        Board(self.proof.start)
    }

    /// The board after the last step.
    #[getter]
    fn end(&self) -> Board {
        Board(self.proof.end())
    }

    /// True if the last step solves the puzzle.
    #[getter]
    fn solved(&self) -> bool {
        self.proof.end().solution().is_some()
    }

    /// Checks that each step follows from the board before it: see the function `verify`.
    fn verify<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyAny>, Thrown> {
        let verified = py.detach(|| self.proof.verified());
        Ok(json::record(py, &verified)?)
    }

    /// The proof as the dictionary that `verify` and `sudoku verify` read.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::record(py, &self.proof)
    }

    fn __len__(&self) -> usize {
        self.boards.len()
    }

    fn __getitem__(&self, index: isize) -> PyResult<Step> {
        let index = place(index, self.boards.len())?;
        Ok(Step { board: self.boards[index], step: self.proof.steps[index].clone() })
    }

    fn _repr_html_(&self) -> String {
        let mut out = look::svg(&self.proof.start, &Diagram::default(), "");
        out.push_str("<ol>\n");
        for step in &self.proof.steps {
            out.push_str("<li>");
            out.push_str(&look::escaped(&step.to_string()));
            out.push_str("</li>\n");
        }
        out.push_str("</ol>\n");
        out
    }

    fn _repr_svg_(&self) -> String {
        look::svg(&self.proof.start, &Diagram::default(), "")
    }

    fn __repr__(&self) -> String {
        format!("{}\n{}", look::framed(self.proof.start.puzzle()), self.__str__())
    }

    fn __str__(&self) -> String {
        self.proof.steps.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().proof == self.proof)
    }

    fn __hash__(&self) -> u64 {
        hash_of(&(self.proof.start.puzzle(), self.__str__()))
    }

    #[staticmethod]
    fn _from_json(text: &str) -> Result<Self, Thrown> {
        json::read::<sudokit::Proof>(text).map(Self::from)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.getattr("_from_json")?, (json::text(&slf.get().proof),)))
    }
}

/// The path to the solution, step by step, the easiest technique first, as far as techniques lead.
///
/// A path of singles takes a millisecond, one through chains tens of them. The hardest puzzles known need
/// forcing nets, which take seconds. `hint` finds the next step alone, `path` one step after the other.
///
/// Parameters
/// ----------
/// puzzle, seconds, cancel, allow, deny, uniqueness, options
///     As in `hint`.
///
/// Returns
/// -------
/// Proof
///
/// Raises
/// ------
/// TimeoutError
///     The time is over.
/// SudokitError
///     Digits are in conflict.
///
/// Examples
/// --------
/// >>> proof = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> print(proof[50])
/// Full House: r9c7=1
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, seconds = None, cancel = None, **techniques),
    text_signature = "(puzzle, *, seconds=None, cancel=None, allow=(), deny=(), uniqueness=True, options=None)"
)]
pub(crate) fn explain(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
    techniques: Option<&Bound<'_, PyDict>>,
) -> Result<Proof, Thrown> {
    let start = position(&given::entry(puzzle)?)?;
    let schedule = read::<Techniques>("explain", techniques)?.scope()?.for_paths();
    let until = Until::new(seconds, cancel)?;
    long(py, &until, |cancel| Ok(sudokit::Proof::of_with(start, schedule, cancel)?.into()))
}

/// Every possible step, the easiest first. For the path to the solution see `explain` and `path`.
///
/// The first steps are there at once. All of them take up to seconds: early in a puzzle there are thousands,
/// and forcing nets are searched for, too.
///
/// Parameters
/// ----------
/// puzzle, seconds, cancel, allow, deny, uniqueness, options
///     As in `hint`. The time between two steps does not count.
///
/// Returns
/// -------
/// iterator of Step
///
/// Examples
/// --------
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> print(next(steps(puzzle)))
/// Naked Single: r5c5=5
/// >>> len(list(steps(puzzle))) > 10
/// True
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, seconds = None, cancel = None, **techniques),
    text_signature = "(puzzle, *, seconds=None, cancel=None, allow=(), deny=(), uniqueness=True, options=None)"
)]
pub(crate) fn steps(
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
    techniques: Option<&Bound<'_, PyDict>>,
) -> Result<Steps, Thrown> {
    let board = position(&given::entry(puzzle)?)?;
    let schedule = read::<Techniques>("steps", techniques)?.scope()?.for_lists();
    Ok(Steps::of(Until::new(seconds, cancel)?, |cancel| {
        let found = Findings::each(board, schedule, cancel);
        found.map(move |step| Step { board, step })
    }))
}

/// The path to the solution, one step after the other.
///
/// Parameters
/// ----------
/// puzzle, seconds, cancel, allow, deny, uniqueness, options
///     As in `hint`. The time between two steps does not count.
///
/// Returns
/// -------
/// iterator of Step
///
/// Examples
/// --------
/// >>> way = path("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> print(next(way))
/// Naked Single: r5c5=5
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, seconds = None, cancel = None, **techniques),
    text_signature = "(puzzle, *, seconds=None, cancel=None, allow=(), deny=(), uniqueness=True, options=None)"
)]
pub(crate) fn path(
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
    techniques: Option<&Bound<'_, PyDict>>,
) -> Result<Steps, Thrown> {
    let start = position(&given::entry(puzzle)?)?;
    let schedule = read::<Techniques>("path", techniques)?.scope()?.for_paths();
    Ok(Steps::of(Until::new(seconds, cancel)?, |cancel| {
        let (mut walk, cancel) = (Walk::new(start, schedule), cancel.clone());
        std::iter::from_fn(move || {
            let board = *walk.board();
            let step = walk.step(&cancel).ok()??;
            Some(Step { board, step })
        })
    }))
}

/// An iterator of `Step`s.
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Steps(Mutex<Lazy>);

/// Steps that are searched for on demand.
struct Lazy {
    steps: Box<dyn Iterator<Item = Step> + Send>,
    /// The flag of the call that waits: each has a caller of its own, and signals of its own.
    waiting: Arc<Mutex<sudokit::Cancel>>,
    /// The caller's flag, and the time left for searching.
    until: Until,
    /// True after an exception: an interrupted search does not continue.
    is_over: bool,
}

impl Lazy {
    fn next(&mut self, py: Python<'_>) -> Result<Option<Step>, Thrown> {
        if self.is_over {
            return Ok(None);
        }
        let Self { steps, waiting, until, .. } = self;
        let started = Instant::now();
        let step = long(py, until, |cancel| {
            *waiting.lock().unwrap_or_else(PoisonError::into_inner) = cancel.clone();
            let step = steps.next();
            cancel.check()?;
            Ok(step)
        });
        until.take_off(started.elapsed());
        self.is_over = step.is_err();
        step
    }
}

impl Steps {
    /// The steps that a search finds until its flag is raised.
    fn of<I>(until: Until, search: impl FnOnce(&sudokit::Cancel) -> I) -> Self
    where
        I: Iterator<Item = Step> + Send + 'static,
    {
        let waiting = Arc::new(Mutex::new(sudokit::Cancel::new()));
        let asked = Arc::clone(&waiting);
        let cancel = sudokit::Cancel::new()
            .or_when(move || asked.lock().unwrap_or_else(PoisonError::into_inner).is_cancelled());
        let steps = Box::new(search(&cancel));
        Self(Mutex::new(Lazy { steps, waiting, until, is_over: false }))
    }
}

#[pymethods]
impl Steps {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> Result<Option<Step>, Thrown> {
        alone(&self.0)?.next(py)
    }
}
