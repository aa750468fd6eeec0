//! A puzzle as it was read.

use crate::errors::Thrown;
use crate::{arrays, board, given, json, look, text};
use numpy::{PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use sudokit::diagram::Diagram;
use sudokit::{Entry, position};

/// A puzzle, with a player's digits, candidates and marks, and a title.
///
/// `puzzle` is text in any format, a Board, or an array of 81 integers from 0 to 9. Text that is no puzzle
/// raises ParseError. `str(puzzle)` is a line of 81 characters; `repr(puzzle)` is a grid, and a notebook
/// shows a picture.
///
/// >>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> puzzle.clues
/// 30
/// >>> puzzle
/// +-------+-------+-------+
/// | 5 3 . | . 7 . | . . . |
/// | 6 . . | 1 9 5 | . . . |
/// | . 9 8 | . . . | . 6 . |
/// +-------+-------+-------+
/// | 8 . . | . 6 . | . . 3 |
/// | 4 . . | 8 . 3 | . . 1 |
/// | 7 . . | . 2 . | . . 6 |
/// +-------+-------+-------+
/// | . 6 . | . . . | 2 8 . |
/// | . . . | 4 1 9 | . . 5 |
/// | . . . | . 8 . | . 7 9 |
/// +-------+-------+-------+
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Puzzle(pub(crate) Entry);

#[pymethods]
impl Puzzle {
    #[new]
    fn new(puzzle: &Bound<'_, PyAny>) -> Result<Self, Thrown> {
        given::entry(puzzle).map(Self)
    }

    /// The givens: 81 characters, with dots for empty cells.
    #[getter]
    fn givens(&self) -> String {
        self.0.givens.to_string()
    }

    /// The player's digits: 81 characters.
    #[getter]
    fn placed(&self) -> String {
        self.0.placed.to_string()
    }

    /// The number of givens.
    #[getter]
    fn clues(&self) -> usize {
        self.0.givens.len()
    }

    /// The title, if the text had one.
    #[getter]
    fn title(&self) -> Option<&str> {
        self.0.header.title.as_deref()
    }

    /// The board to reason about. Conflicting digits raise SudokitError.
    fn board(&self) -> Result<board::Board, Thrown> {
        Ok(board::Board(position(&self.0)?))
    }

    /// The digits as an array: shape (9, 9), dtype uint8, 0 for an empty cell.
    fn to_numpy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        arrays::flat(py, self.0.digits().as_bytes().to_vec())?.reshape([9, 9])
    }

    /// The puzzle in another format, by its name: see `formats`.
    fn convert(&self, format: &str) -> Result<String, Thrown> {
        text::written(format, &self.0)
    }

    /// The puzzle as a dictionary.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &text::json_of(&self.0))
    }

    /// A picture, as SVG.
    pub(crate) fn svg(&self) -> String {
        // A puzzle that contradicts itself is still drawn.
        let board = position(&self.0).unwrap_or_else(|flawed| flawed.board);
        // Plain givens are drawn as printed, without candidates.
        let shows_candidates = self.0.candidates.is_some() || self.0.marks.is_some();
        if shows_candidates {
            look::svg(&board, &Diagram::default(), "")
        } else {
            look::printed(self.0.digits())
        }
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __repr__(&self) -> String {
        look::framed(self.0.digits())
    }

    fn __str__(&self) -> String {
        self.0.digits().to_string()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self) -> u64 {
        board::hash_of(&(self.0.givens, self.0.placed))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String,)) {
        (slf.get_type().into_any(), (text::json_of(&slf.get().0),))
    }
}
