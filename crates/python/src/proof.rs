//! The path from a puzzle to its solution, as a proof and as an iterator.

use crate::arrow::place;
use crate::board::{Board, hash_of};
use crate::errors::Thrown;
use crate::long::{limit, long};
use crate::step::Step;
use crate::{given, json, look, scope};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::time::{Duration, Instant};
use sudokit::diagram::Diagram;
use sudokit::{Cancel, Findings, position};

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

/// Checks a proof: a `Proof`, its dictionary or its JSON. This uses neither a finder nor a solver.
///
/// `holds` is the result; if it is False, `step` is the number of the step that does not hold, from 1, `kind`
/// its technique and `why` the reason. The premises that no step shows are the number of solutions of
/// `givens` and `start` ("none", "unique", "multiple"), the additions of the start to the givens (`placed`,
/// `removed`), and the steps that assume one solution (`uniqueness`, from 0).
///
/// >>> from sudokit import explain
/// >>> proof = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> verify(proof.to_dict())["holds"]
/// True
#[pyfunction]
pub(crate) fn verify<'py>(py: Python<'py>, proof: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>, Thrown> {
    if let Ok(proof) = proof.cast::<Proof>() {
        return proof.get().verify(py);
    }
    Proof::from(json::read::<sudokit::Proof>(&json::dumped(proof)?)?).verify(py)
}

/// The path to the solution, step by step, the easiest technique first, as far as techniques lead.
///
/// A path of singles takes a millisecond, one through chains tens of them; where forcing nets are needed, as
/// in the hardest puzzles known, it takes seconds. `hint` finds the next step alone, `path` one step after
/// the other. After `seconds` it raises TimeoutError. Conflicting digits raise SudokitError. `allow`, `deny`,
/// `uniqueness` and `options` choose techniques and limits, as in `hint`.
///
/// >>> proof = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> print(proof[50])
/// Full House: r9c7=1
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, seconds = None, **keywords),
    text_signature = "(puzzle, *, seconds=None, allow=(), deny=(), uniqueness=True, options=None)"
)]
pub(crate) fn explain(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    keywords: Option<&Bound<'_, PyDict>>,
) -> Result<Proof, Thrown> {
    let start = position(&given::entry(puzzle)?)?;
    let schedule = scope::of("explain", keywords)?.for_paths();
    long(py, seconds, |cancel| Ok(sudokit::Proof::of_with(start, schedule, cancel)?.into()))
}

/// Every possible step, the easiest first, as a lazy iterator of `Step`s. For the path to the solution see
/// `explain` and `path`.
///
/// The first steps are there at once. All of them take up to seconds: early in a puzzle there are thousands,
/// and forcing nets are searched for, too. After `seconds` of searching it raises TimeoutError.
/// `allow`, `deny`, `uniqueness` and `options` choose techniques and limits, as in `hint`.
///
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> print(next(steps(puzzle)))
/// Naked Single: r5c5=5
/// >>> len(list(steps(puzzle))) > 10
/// True
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, seconds = None, **keywords),
    text_signature = "(puzzle, *, seconds=None, allow=(), deny=(), uniqueness=True, options=None)"
)]
pub(crate) fn steps(
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    keywords: Option<&Bound<'_, PyDict>>,
) -> Result<Steps, Thrown> {
    let board = position(&given::entry(puzzle)?)?;
    let schedule = scope::of("steps", keywords)?.for_lists();
    Steps::of(seconds, |cancel| {
        let found = Findings::each(board, schedule, cancel);
        found.map(move |step| Step { board, step })
    })
}

/// The path to the solution, as a lazy iterator of `Step`s. After `seconds` of searching it raises
/// TimeoutError. `allow`, `deny`, `uniqueness` and `options` choose techniques and limits, as in `hint`.
///
/// >>> way = path("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> print(next(way))
/// Naked Single: r5c5=5
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, seconds = None, **keywords),
    text_signature = "(puzzle, *, seconds=None, allow=(), deny=(), uniqueness=True, options=None)"
)]
pub(crate) fn path(
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    keywords: Option<&Bound<'_, PyDict>>,
) -> Result<Steps, Thrown> {
    let mut board = position(&given::entry(puzzle)?)?;
    let schedule = scope::of("path", keywords)?.for_paths();
    Steps::of(seconds, |cancel| {
        let cancel = cancel.clone();
        std::iter::from_fn(move || {
            let before = board;
            let step = schedule.first(&schedule.view(&before).until(&cancel))?;
            step.effect.apply(&mut board);
            Some(Step { board: before, step })
        })
    })
}

/// An iterator of `Step`s.
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Steps(Mutex<Lazy>);

/// Steps that are searched for when they are asked for.
struct Lazy {
    steps: Box<dyn Iterator<Item = Step> + Send>,
    /// The flag of the call that waits: each has a caller of its own, and signals of its own.
    waiting: Arc<Mutex<Cancel>>,
    /// The time left for searching.
    left: Option<Duration>,
    /// True after an exception: a search that was cut short is not gone on with.
    is_over: bool,
}

impl Lazy {
    fn next(&mut self, py: Python<'_>) -> Result<Option<Step>, Thrown> {
        if self.is_over {
            return Ok(None);
        }
        let Self { steps, waiting, left, .. } = self;
        let started = Instant::now();
        let step = long(py, left.map(|left| left.as_secs_f64()), |cancel| {
            *waiting.lock().unwrap_or_else(PoisonError::into_inner) = cancel.clone();
            let step = steps.next();
            cancel.check()?;
            Ok(step)
        });
        *left = left.map(|left| left.saturating_sub(started.elapsed()));
        self.is_over = step.is_err();
        step
    }
}

impl Steps {
    /// The steps that a search finds until its flag is raised.
    fn of<I>(seconds: Option<f64>, search: impl FnOnce(&Cancel) -> I) -> Result<Self, Thrown>
    where
        I: Iterator<Item = Step> + Send + 'static,
    {
        let waiting = Arc::new(Mutex::new(Cancel::new()));
        let asked = Arc::clone(&waiting);
        let cancel = Cancel::new()
            .or_when(move || asked.lock().unwrap_or_else(PoisonError::into_inner).is_cancelled());
        let steps = Box::new(search(&cancel));
        Ok(Self(Mutex::new(Lazy { steps, waiting, left: limit(seconds)?, is_over: false })))
    }
}

#[pymethods]
impl Steps {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> Result<Option<Step>, Thrown> {
        // Waiting for the lock would block the interpreter: two threads must not share an iterator.
        let mut steps = self.0.try_lock().or_else(|error| match error {
            TryLockError::Poisoned(poisoned) => Ok(PoisonError::into_inner(poisoned)),
            TryLockError::WouldBlock => Err(Thrown::argument("another thread is asking this iterator")),
        })?;
        steps.next(py)
    }
}
