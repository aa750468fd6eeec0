//! Answers to many puzzles.

use crate::answer::Answer;
use crate::arrow::{self, Column, place};
use crate::errors::Thrown;
use crate::grids::{Kind, is_shape_of_cells, puzzle_of};
use crate::{arrays, json, room};
use arrow_buffer::{Buffer, NullBuffer};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyCapsule, PyList, PySlice, PyString, PyType};
use std::borrow::Cow;
use sudokit::{Bulk, Solution};

/// The answers to many puzzles, in their order: a sequence of `Answer`s with slices, and an Arrow table with
/// the columns `solution` and `status`.
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

/// The form of solutions, these, and the statuses.
type Parts<'py> = (String, Bound<'py, PyBytes>, Bound<'py, PyBytes>);

/// Grids of results.
enum Grids {
    /// Of this shape.
    Array(Vec<usize>, Py<PyArrayDyn<u8>>),
    Lines(Kind, Buffer),
}

/// Grids of results in the form of the input.
pub(crate) fn as_came(py: Python<'_>, kind: Kind, grids: Vec<u8>) -> PyResult<Bound<'_, PyAny>> {
    Ok(match kind {
        Kind::Array(shape) => arrays::flat(py, grids)?.reshape(shape)?.into_any(),
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
            Kind::Array(shape) => {
                let array = arrays::flat(py, solutions)?.reshape(shape.clone())?;
                Grids::Array(shape, array.unbind())
            }
            kind => Grids::Lines(kind, solutions.into()),
        };
        Ok(Self { solutions, statuses: statuses.into(), status: PyOnceLock::new(), texts: PyOnceLock::new() })
    }

    /// The form of the solutions.
    fn kind(&self) -> Kind {
        match &self.solutions {
            Grids::Array(shape, _) => Kind::Array(shape.clone()),
            Grids::Lines(kind, _) => kind.clone(),
        }
    }

    /// The solutions, 81 bytes each.
    fn bytes<'a>(&'a self, py: Python<'a>) -> PyResult<Cow<'a, [u8]>> {
        Ok(match &self.solutions {
            Grids::Array(_, array) => {
                Cow::Owned(array.bind(py).try_readonly()?.as_array().iter().copied().collect())
            }
            Grids::Lines(_, lines) => Cow::Borrowed(lines),
        })
    }

    /// The answers of these rows.
    fn of_rows(&self, py: Python<'_>, rows: impl ExactSizeIterator<Item = usize>) -> PyResult<Self> {
        let bytes = self.bytes(py)?;
        let kind = match self.kind() {
            Kind::Array(shape) => {
                let cells = if shape.ends_with(&[9, 9]) { vec![9, 9] } else { vec![81] };
                Kind::Array([vec![rows.len()], cells].concat())
            }
            kind => kind,
        };
        let (mut solutions, mut statuses) = (room::empty(81 * rows.len())?, room::empty(rows.len())?);
        for row in rows {
            solutions.extend_from_slice(&bytes[81 * row..81 * (row + 1)]);
            statuses.push(self.statuses[row]);
        }
        Self::new(py, kind, solutions, statuses)
    }

    fn is_solved(&self, row: usize) -> bool {
        matches!(self.statuses[row], Bulk::UNIQUE | Bulk::MULTIPLE)
    }

    /// The rows with a solution.
    fn solved(&self) -> NullBuffer {
        (0..self.statuses.len()).map(|row| self.is_solved(row)).collect()
    }

    /// The solution of a row.
    fn solution(&self, py: Python<'_>, row: usize) -> Option<Solution> {
        let at = 81 * row..81 * (row + 1);
        let grid: [u8; 81] = match &self.solutions {
            Grids::Array(_, array) => {
                array.bind(py).try_readonly().ok()?.as_slice().ok()?.get(at)?.try_into().ok()?
            }
            Grids::Lines(_, lines) => lines[at].try_into().ok()?,
        };
        Solution::try_from(&puzzle_of(&grid)?).ok()
    }

    /// The solutions as digits of a text.
    fn lines(&self, py: Python<'_>) -> PyResult<Buffer> {
        match &self.solutions {
            Grids::Lines(_, lines) => Ok(lines.clone()),
            Grids::Array(_, array) => {
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
            Grids::Array(_, array) => Ok(array.bind(py).clone().into_any()),
            Grids::Lines(kind, lines) => {
                let made = self.texts.get_or_try_init(py, || -> PyResult<Py<PyAny>> {
                    Ok(match kind {
                        Kind::Bytes => PyBytes::new(py, lines).into_any().unbind(),
                        Kind::Column => {
                            let column = Column::new(lines.clone(), Some(self.solved()));
                            Bound::new(py, column)?.into_any().unbind()
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
    fn status<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let made = || Ok::<_, PyErr>(arrays::flat(py, self.statuses.to_vec())?.unbind());
        Ok(self.status.get_or_try_init(py, made)?.bind(py).clone())
    }

    /// An array of shape (n,) and dtype bool: True for exactly one solution.
    #[getter]
    fn unique<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        arrays::flat(py, self.statuses.iter().map(|status| *status == Bulk::UNIQUE).collect())
    }

    /// The type of answers by the type of their solutions, for annotations.
    #[classmethod]
    fn __class_getitem__<'py>(
        cls: &Bound<'py, PyType>,
        item: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        cls.py().import("types")?.getattr("GenericAlias")?.call1((cls, item))
    }

    fn __len__(&self) -> usize {
        self.statuses.len()
    }

    /// The answer in a row, or the answers of a slice.
    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(slice) = index.cast::<PySlice>() {
            let rows = slice.indices(self.statuses.len() as isize)?;
            let rows = (0..rows.slicelength as isize).map(|i| (rows.start + i * rows.step) as usize);
            return Ok(Bound::new(py, self.of_rows(py, rows)?)?.into_any());
        }
        let row = place(index.extract()?, self.statuses.len())?;
        let solution = self.solution(py, row);
        let answer = Answer(match (self.statuses[row], solution) {
            (Bulk::NONE, _) => Some(sudokit::Answer::None),
            (Bulk::UNIQUE, Some(solution)) => Some(sudokit::Answer::Unique(solution)),
            (Bulk::MULTIPLE, Some(solution)) => Some(sudokit::Answer::Several(solution)),
            _ => None,
        });
        Ok(Bound::new(py, answer)?.into_any())
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Self>() else { return Ok(false) };
        let other = other.get();
        Ok(self.kind() == other.kind()
            && self.statuses == other.statuses
            && *self.bytes(py)? == *other.bytes(py)?)
    }

    #[staticmethod]
    fn _of(py: Python<'_>, kind: &str, solutions: &[u8], statuses: &[u8]) -> Result<Self, Thrown> {
        let kind: Kind = json::read(kind)?;
        let lines = solutions.len() / 81;
        let is_shape = match &kind {
            Kind::Array(shape) => {
                is_shape_of_cells(shape)
                    && shape.iter().try_fold(1, |all: usize, one| all.checked_mul(*one))
                        == Some(solutions.len())
            }
            _ => true,
        };
        if !solutions.len().is_multiple_of(81) || lines != statuses.len() || !is_shape {
            return Err(Thrown::argument("expected 81 bytes for each answer"));
        }
        Ok(Self::new(py, kind, solutions.to_vec(), statuses.to_vec())?)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Parts<'py>)> {
        let (py, answers) = (slf.py(), slf.get());
        let solutions = PyBytes::new(py, &answers.bytes(py)?);
        let parts = (json::text(&answers.kind()), solutions, PyBytes::new(py, &answers.statuses));
        Ok((slf.getattr("_of")?, parts))
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
        let solutions = Column::new(self.lines(py)?, Some(self.solved()));
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
