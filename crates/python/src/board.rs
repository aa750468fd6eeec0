//! A board: digits, and the candidates that are left.

use crate::errors::Thrown;
use crate::step::Step;
use crate::{arrays, given, json, look};
use numpy::{PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use std::hash::{DefaultHasher, Hash, Hasher};
use sudokit::diagram::Diagram;
use sudokit::{Candidate, Candidates, Cell, Digit, Entry, position};

/// A board: digits, and the candidates that are left in the other cells. Boards are immutable; `place` and
/// `apply` make new ones.
///
/// `puzzle` is anything that `Puzzle` takes. Conflicting digits raise SudokitError.
///
/// >>> board = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> board.candidates("r1c3")
/// [1, 2, 4]
/// >>> board.place("r5c5=5").candidates("r5c2")
/// [2]
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Board(pub(crate) sudokit::Board);

impl Board {
    /// The board as an entry, with a player's digits and candidates.
    pub(crate) fn entry(&self) -> Entry {
        let (board, digits) = (&self.0, self.0.puzzle());
        let candidates = (!board.removed().is_empty()).then(|| Candidates::Left(board.candidate_set()));
        let givens = digits.restricted_to(board.givens());
        Entry { givens, placed: digits.restricted_to(!board.givens()), candidates, ..Entry::default() }
    }
}

#[pymethods]
impl Board {
    #[new]
    fn new(puzzle: &Bound<'_, PyAny>) -> Result<Self, Thrown> {
        if let Ok(board) = puzzle.cast::<Self>() {
            return Ok(Self(board.get().0));
        }
        Ok(Self(position(&given::entry(puzzle)?)?))
    }

    /// The digits, given or placed: 81 characters.
    #[getter]
    fn digits(&self) -> String {
        self.0.puzzle().to_string()
    }

    /// The givens: 81 characters.
    #[getter]
    fn givens(&self) -> String {
        self.0.puzzle().restricted_to(self.0.givens()).to_string()
    }

    /// True if every cell has a digit, and no house has one twice.
    #[getter]
    fn solved(&self) -> bool {
        self.0.solution().is_some()
    }

    /// The visible contradictions, in words.
    #[getter]
    fn flaws(&self) -> Vec<String> {
        self.0.flaws().iter().map(|flaw| flaw.to_string()).collect()
    }

    /// The candidates of a cell such as "r1c3", as numbers; empty if it has a digit.
    fn candidates(&self, cell: &str) -> Result<Vec<u32>, Thrown> {
        // Not bytes, which would become `bytes` in Python.
        Ok(self.0.candidates(cell.parse::<Cell>()?).iter().map(|digit| digit.get().into()).collect())
    }

    /// All candidates as an array: shape (9, 9, 9) for row, column and digit - 1, dtype bool.
    fn to_numpy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<bool>>> {
        let all = Cell::all().flat_map(|cell| Digit::all().map(move |digit| Candidate::at(cell, digit)));
        let has: Vec<bool> = all.map(|candidate| self.0.has(candidate)).collect();
        arrays::flat(py, has)?.reshape([9, 9, 9])
    }

    /// The board with one more digit, such as "r5c5=5". A digit that is no candidate raises SudokitError.
    fn place(&self, candidate: &str) -> Result<Self, Thrown> {
        let mut board = self.0;
        if board.place(candidate.parse()?) {
            Ok(Self(board))
        } else {
            Err(Thrown::argument(format!("{candidate} is no candidate of this board")))
        }
    }

    /// The board after a step.
    fn apply(&self, step: &Step) -> Self {
        let mut board = self.0;
        step.step.effect.apply(&mut board);
        Self(board)
    }

    /// A picture, as SVG.
    fn svg(&self) -> String {
        look::svg(&self.0, &Diagram::default(), "")
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __repr__(&self) -> String {
        look::drawn(&self.0, &Diagram::default(), "")
    }

    fn __str__(&self) -> String {
        self.digits()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self) -> u64 {
        hash_of(&(self.0.puzzle(), self.0.candidate_set()))
    }

    #[staticmethod]
    fn _from_json(text: &str) -> Result<Self, Thrown> {
        json::read(text).map(Self)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.getattr("_from_json")?, (json::text(&slf.get().0),)))
    }
}

/// The same for equal values, in every process.
pub(crate) fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
