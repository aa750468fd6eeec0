//! A step of a technique.

use crate::board::{Board, hash_of};
use crate::errors::Thrown;
use crate::words::words;
use crate::{json, look};
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use sudokit::diagram::Rncn;
use sudokit::logic;

/// A step of a technique, on the board where it was found.
///
/// `str(step)` is the step in the notation of experts, `repr(step)` draws it on the board, and a notebook
/// shows a picture with the explanation.
///
/// >>> from sudokit import hint
/// >>> step = hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").step
/// >>> str(step), step.kind, step.placements, step.eliminations
/// ('Naked Single: r5c5=5', 'naked-single', ['r5c5=5'], [])
#[pyclass(frozen, module = "sudokit")]
#[derive(Clone, PartialEq)]
pub(crate) struct Step {
    pub(crate) board: sudokit::Board,
    pub(crate) step: logic::Step,
}

/// A pickled step.
#[derive(Serialize, Deserialize)]
struct Kept {
    board: sudokit::Board,
    step: logic::Step,
}

impl Step {
    fn title(&self) -> String {
        self.step.to_string()
    }
}

#[pymethods]
impl Step {
    /// The id of the technique, such as "naked-single".
    #[getter]
    fn kind(&self) -> &'static str {
        self.step.kind.id
    }

    /// The name that players use.
    #[getter]
    fn name(&self) -> &'static str {
        self.step.kind.name
    }

    /// The step in the notation of experts.
    #[getter]
    fn line(&self) -> String {
        self.title()
    }

    /// The digits placed, such as "r5c5=5".
    #[getter]
    fn placements(&self) -> Vec<String> {
        self.step.effect.placements().iter().map(ToString::to_string).collect()
    }

    /// The candidates removed, such as "r5c5=5".
    #[getter]
    fn eliminations(&self) -> Vec<String> {
        self.step.effect.eliminations().iter().map(ToString::to_string).collect()
    }

    /// The board before the step.
    #[getter]
    fn board(&self) -> Board {
        Board(self.board)
    }

    /// The board after the step.
    #[getter]
    fn after(&self) -> Board {
        let mut board = self.board;
        self.step.effect.apply(&mut board);
        Board(board)
    }

    /// The explanation, sentence by sentence: the place to look at, the pattern, and the reason. Its language
    /// is `en`, `de`, `es`, `fr`, `ja`, `pt-BR` or `zh-Hans`; its voice is `beginner` (where to
    /// look), `player` (the pattern, and why) or `expert` (the terms of the trade).
    ///
    /// >>> from sudokit import hint
    /// >>> found = hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    /// >>> found.step.explain(lang="fr")[0]
    /// 'Regardez r5c5.'
    #[pyo3(signature = (*, lang = "en", voice = "player"))]
    fn explain(&self, lang: &str, voice: &str) -> Result<Vec<String>, Thrown> {
        let words = words(lang, voice)?;
        let said = self.step.explain(&self.board);
        let cases = said.cases.iter().flat_map(|case| [&case.assumption].into_iter().chain(&case.steps));
        let all = [&said.look].into_iter().chain(&said.pattern).chain(cases);
        Ok(all.chain(&said.reason).chain(&said.result).map(|said| said.told(words, &Rncn)).collect())
    }

    /// True if the step follows from the board. This uses neither a finder nor a solver.
    fn verify(&self) -> bool {
        self.step.verify(&self.board).is_ok()
    }

    /// The step as a dictionary.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::record(py, &self.step)
    }

    /// A picture, as SVG.
    pub(crate) fn svg(&self) -> String {
        look::svg(&self.board, &self.step.diagram(&self.board), &self.title())
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    pub(crate) fn _repr_html_(&self) -> String {
        let board = &self.board;
        look::lesson(board, &self.step.diagram(board), &self.title(), &self.step.explain(board))
    }

    pub(crate) fn __repr__(&self) -> String {
        look::drawn(&self.board, &self.step.diagram(&self.board), &self.title())
    }

    fn __str__(&self) -> String {
        self.title()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get() == self)
    }

    fn __hash__(&self) -> u64 {
        hash_of(&(self.board.puzzle(), self.title()))
    }

    #[staticmethod]
    fn _from_json(text: &str) -> Result<Self, Thrown> {
        let Kept { board, step } = json::read(text)?;
        Ok(Self { board, step })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let Self { board, step } = slf.get().clone();
        Ok((slf.getattr("_from_json")?, (json::text(&Kept { board, step }),)))
    }
}
