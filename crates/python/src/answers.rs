//! Answers to many puzzles.

use crate::answer::Answer;
use crate::arrow::{self, Column, place};
use crate::errors::Thrown;
use crate::grids::Kind;
use arrow_buffer::Buffer;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyCapsule, PyList, PyString};
use sudokit::{Bulk, Solution};

/// The answers to many puzzles, in their order: a sequence of `Answer`s, and an Arrow table with the columns
/// `solution` and `status`.
///
/// >>> from sudokit import solve_many
/// >>> answers = solve_many(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "?"])
/// >>> answers.solutions[0][:9], answers.solutions[1], answers.status.tolist()
/// ('534678912', None, [1, 255])
/// >>> answers[0].unique
/// True
#[pyclass(frozen, sequence, module = "sudokit")]
pub(crate) struct Answers {
    solutions: Grids,
    statuses: Buffer,
    /// The array handed out, made at first use.
    status: PyOnceLock<Py<PyArray1<u8>>>,
    texts: PyOnceLock<Py<PyAny>>,
}

/// Grids of results.
enum Grids {
    Array(Py<PyArrayDyn<u8>>),
    Lines(Kind, Buffer),
}

/// Grids of results in the form of the input.
pub(crate) fn as_came(py: Python<'_>, kind: Kind, grids: Vec<u8>) -> PyResult<Bound<'_, PyAny>> {
    Ok(match kind {
        Kind::Array(shape) => PyArray1::from_vec(py, grids).reshape(shape)?.into_any(),
        Kind::Bytes => PyBytes::new(py, &grids).into_any(),
        Kind::Column => Bound::new(py, Column::new(grids.into(), None))?.into_any(),
        Kind::Texts => texts(py, &grids, |_| true)?.into_any(),
    })
}

/// A list of texts of 81 characters.
fn texts<'py>(
    py: Python<'py>,
    grids: &[u8],
    is_there: impl Fn(usize) -> bool,
) -> PyResult<Bound<'py, PyList>> {
    let text = |(row, line): (usize, &[u8])| {
        // Texts are answered by texts: digits and dots.
        is_there(row).then(|| PyString::new(py, str::from_utf8(line).unwrap_or_default()))
    };
    PyList::new(py, grids.chunks_exact(81).enumerate().map(text))
}

impl Answers {
    pub(crate) fn new(py: Python<'_>, kind: Kind, solutions: Vec<u8>, statuses: Vec<u8>) -> PyResult<Self> {
        let solutions = match kind {
            Kind::Array(shape) => Grids::Array(PyArray1::from_vec(py, solutions).reshape(shape)?.unbind()),
            kind => Grids::Lines(kind, solutions.into()),
        };
        Ok(Self { solutions, statuses: statuses.into(), status: PyOnceLock::new(), texts: PyOnceLock::new() })
    }

    fn is_solved(&self, row: usize) -> bool {
        matches!(self.statuses[row], Bulk::UNIQUE | Bulk::MULTIPLE)
    }

    /// The solution of a row.
    fn solution(&self, py: Python<'_>, row: usize) -> Option<Solution> {
        let at = 81 * row..81 * (row + 1);
        let grid: [u8; 81] = match &self.solutions {
            Grids::Array(array) => {
                array.bind(py).try_readonly().ok()?.as_slice().ok()?.get(at)?.try_into().ok()?
            }
            Grids::Lines(_, lines) => lines[at].try_into().ok()?,
        };
        let puzzle = sudokit::Puzzle::from_bytes(&grid).copied();
        Solution::try_from(&puzzle.or_else(|_| sudokit::Puzzle::from_line(&grid)).ok()?).ok()
    }

    /// The solutions as digits of a text.
    fn lines(&self, py: Python<'_>) -> PyResult<Buffer> {
        match &self.solutions {
            Grids::Lines(_, lines) => Ok(lines.clone()),
            Grids::Array(array) => {
                let array = array.bind(py).try_readonly()?;
                let ascii = |byte: &u8| match *byte {
                    0 => b'.',
                    digit @ 1..=9 => b'0' + digit,
                    other => other,
                };
                Ok(array.as_array().iter().map(ascii).collect::<Vec<u8>>().into())
            }
        }
    }
}

#[pymethods]
impl Answers {
    /// The solutions in the form of the input: an array of the same shape (dtype uint8, all 0 without a
    /// solution), a list of texts (None without a solution), bytes (dots), or a `Column`.
    #[getter]
    fn solutions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match &self.solutions {
            Grids::Array(array) => Ok(array.bind(py).clone().into_any()),
            Grids::Lines(kind, lines) => {
                let made = self.texts.get_or_try_init(py, || -> PyResult<Py<PyAny>> {
                    Ok(match kind {
                        Kind::Bytes => PyBytes::new(py, lines).into_any().unbind(),
                        Kind::Column => {
                            let there = arrow::solved(&self.statuses);
                            Bound::new(py, Column::new(lines.clone(), Some(there)))?.into_any().unbind()
                        }
                        Kind::Texts | Kind::Array(_) => {
                            texts(py, lines, |row| self.is_solved(row))?.into_any().unbind()
                        }
                    })
                })?;
                Ok(made.bind(py).clone())
            }
        }
    }

    /// An array of shape (n,) and dtype uint8: 0 no solution, 1 exactly one, 2 several, 255 no puzzle.
    #[getter]
    fn status<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let status = self.status.get_or_init(py, || PyArray1::from_slice(py, &self.statuses).unbind());
        status.bind(py).clone()
    }

    /// An array of shape (n,) and dtype bool: True for exactly one solution.
    #[getter]
    fn unique<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        PyArray1::from_iter(py, self.statuses.iter().map(|status| *status == Bulk::UNIQUE))
    }

    fn __len__(&self) -> usize {
        self.statuses.len()
    }

    fn __getitem__(&self, py: Python<'_>, index: isize) -> PyResult<Answer> {
        let row = place(index, self.statuses.len())?;
        let solution = self.solution(py, row);
        Ok(Answer(match (self.statuses[row], solution) {
            (Bulk::NONE, _) => Some(sudokit::Answer::None),
            (Bulk::UNIQUE, Some(solution)) => Some(sudokit::Answer::Unique(solution)),
            (Bulk::MULTIPLE, Some(solution)) => Some(sudokit::Answer::Several(solution)),
            _ => None,
        }))
    }

    /// The answers as a capsule, for Arrow.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyCapsule>, Thrown> {
        // Consumers cast to other types themselves.
        _ = requested_schema;
        let solutions = Column::new(self.lines(py)?, Some(arrow::solved(&self.statuses)));
        arrow::answers(py, solutions, self.statuses.clone())
    }

    fn __repr__(&self) -> String {
        let count = |status| self.statuses.iter().filter(|one| **one == status).count();
        format!(
            "<sudokit.Answers to {} puzzles: {} unique, {} multiple, {} none, {} invalid>",
            self.statuses.len(),
            count(Bulk::UNIQUE),
            count(Bulk::MULTIPLE),
            count(Bulk::NONE),
            count(Bulk::INVALID),
        )
    }
}
