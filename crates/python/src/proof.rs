//! The path from a puzzle to its solution, as a proof and as an iterator.

use crate::arrow::place;
use crate::board::{Board, hash_of};
use crate::errors::Thrown;
use crate::long::long;
use crate::step::Step;
use crate::{given, json, look};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};
use sudokit::diagram::Diagram;
use sudokit::logic::Schedule;
use sudokit::{Findings, position};

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
/// Conflicting digits raise SudokitError. After `seconds` it raises TimeoutError.
///
/// >>> proof = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> print(proof[50])
/// Full House: r9c7=1
#[pyfunction]
#[pyo3(signature = (puzzle, *, seconds = None))]
pub(crate) fn explain(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
) -> Result<Proof, Thrown> {
    let start = position(&given::entry(puzzle)?)?;
    long(py, seconds, |cancel| Ok(sudokit::Proof::of_with(start, Schedule::full(), cancel)?.into()))
}

/// Every possible step, the easiest first, as an iterator of `Step`s. For the path to the solution see
/// `explain` and `path`.
///
/// >>> len(list(steps("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))) > 10
/// True
#[pyfunction]
#[pyo3(signature = (puzzle, *, seconds = None))]
pub(crate) fn steps(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
) -> Result<Steps, Thrown> {
    let board = position(&given::entry(puzzle)?)?;
    let found = long(py, seconds, |cancel| Ok(Findings::of_with(board, &Schedule::listed(), cancel)?))?;
    let steps: Vec<Step> = found.steps.into_iter().map(|step| Step { board, step }).collect();
    Ok(Steps(Mutex::new(Box::new(steps.into_iter().map(Ok)))))
}

/// The path to the solution, as a lazy iterator of `Step`s.
///
/// >>> way = path("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> print(next(way))
/// Naked Single: r5c5=5
#[pyfunction]
pub(crate) fn path(puzzle: &Bound<'_, PyAny>) -> Result<Steps, Thrown> {
    let mut board = position(&given::entry(puzzle)?)?;
    let schedule = Schedule::full();
    let next = move || {
        let before = board;
        let step = Python::attach(|py| {
            long(py, None, |cancel| {
                let step = schedule.first(&sudokit::logic::View::new(&before).until(cancel));
                cancel.check()?;
                Ok(step)
            })
        });
        step.map(|step| {
            step.map(|step| {
                step.effect.apply(&mut board);
                Step { board: before, step }
            })
        })
        .transpose()
    };
    Ok(Steps(Mutex::new(Box::new(std::iter::from_fn(next)))))
}

/// An iterator of `Step`s.
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Steps(Mutex<Box<dyn Iterator<Item = Result<Step, Thrown>> + Send>>);

#[pymethods]
impl Steps {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self) -> Result<Option<Step>, Thrown> {
        // Waiting for the lock would block the interpreter: two threads must not share an iterator.
        let mut steps = self.0.try_lock().or_else(|error| match error {
            std::sync::TryLockError::Poisoned(poisoned) => Ok(PoisonError::into_inner(poisoned)),
            std::sync::TryLockError::WouldBlock => {
                Err(Thrown::argument("another thread is asking this iterator"))
            }
        })?;
        steps.next().transpose()
    }
}
