//! The steps behind a rating.

use crate::Board;
use crate::diagram::{Diagram, Explanation};
use crate::logic::rating::{hodoku, se};
use crate::logic::{Effect, Level, Step};
use std::fmt;

/// The steps that a scale takes, in order, each with the board before it. From
/// [`Scale::path`](super::Scale::path).
///
/// ```
/// use sudokit::{Board, Puzzle, Scale, Solution};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let solution: Solution =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let board = Board::new(&puzzle)?;
/// let first = Scale::Hodoku.path(&board, &solution).unwrap().next().unwrap();
/// assert_eq!(first.to_string(), "Naked Single: r5c5=5");
/// assert_eq!(first.board, board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RatedPath(Path);

#[derive(Clone, Debug)]
enum Path {
    Hodoku(Box<hodoku::Path>),
    Explainer(Box<se::Path>),
}

/// One step of a [`RatedPath`]. Its `Display` is the line of the scale's own program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedStep {
    /// The board before the step.
    pub board: Board,
    turn: Turn,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Turn {
    Hodoku(hodoku::Turn),
    Explainer(se::Step),
}

impl RatedPath {
    pub(super) fn hodoku(path: hodoku::Path) -> Self {
        Self(Path::Hodoku(Box::new(path)))
    }

    pub(super) fn explainer(path: se::Path) -> Self {
        Self(Path::Explainer(Box::new(path)))
    }

    /// The first of the hardest steps, which sets the rating.
    pub fn hardest(self) -> Option<RatedStep> {
        let steps: Vec<RatedStep> = self.collect();
        RatedStep::hardest_of(&steps).cloned()
    }
}

impl Iterator for RatedPath {
    type Item = RatedStep;

    fn next(&mut self) -> Option<RatedStep> {
        Some(match &mut self.0 {
            Path::Hodoku(path) => RatedStep { board: path.board(), turn: Turn::Hodoku(path.next()?) },
            Path::Explainer(path) => RatedStep { board: *path.board(), turn: Turn::Explainer(path.next()?) },
        })
    }
}

impl RatedStep {
    /// The first of the hardest of these steps.
    pub(super) fn hardest_of(steps: &[Self]) -> Option<&Self> {
        steps.iter().reduce(|most, step| if step.weight() > most.weight() { step } else { most })
    }

    /// Its difficulty among the steps of its path.
    fn weight(&self) -> (Level, u32) {
        match &self.turn {
            Turn::Hodoku(turn) => {
                let (_, level, score) = turn.worth();
                (level, score)
            }
            // Its scale has no levels.
            Turn::Explainer(step) => (Level::Easy, step.rating.0.into()),
        }
    }

    /// The step as one or two steps that can be [verified](Step::verify) from the [board](Self::board) on:
    /// two for a pattern and the single that it leaves. Empty for a guess of HoDoKu's.
    pub fn steps(&self) -> &[Step] {
        match &self.turn {
            Turn::Hodoku(hodoku::Turn::Step(step, ..)) => std::slice::from_ref(step),
            Turn::Hodoku(hodoku::Turn::BruteForce(_) | hodoku::Turn::GiveUp) => &[],
            Turn::Explainer(step) => &step.parts,
        }
    }

    /// The effect of the step.
    pub fn effect(&self) -> Effect {
        match &self.turn {
            Turn::Hodoku(turn) => turn.effect(),
            Turn::Explainer(step) => step.effect.clone(),
        }
    }

    /// The explanation and picture of the step; `None` for a guess.
    ///
    /// ```
    /// # use sudokit::{Board, Puzzle, Scale, Solution};
    /// # let puzzle: Puzzle =
    /// #     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// # let solution: Solution =
    /// #     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse().unwrap();
    /// let step = Scale::Hodoku.path(&Board::new(&puzzle).unwrap(), &solution).unwrap().next().unwrap();
    /// let (said, _) = step.lesson().unwrap();
    /// assert_eq!(said.look.to_string(), "Look at r5c5.");
    /// ```
    pub fn lesson(&self) -> Option<(Explanation, Diagram)> {
        let board = &self.board;
        match &self.turn {
            Turn::Hodoku(_) => self.steps().first().map(|step| (step.explain(board), step.diagram(board))),
            Turn::Explainer(step) => Some((step.explain(board), step.diagram(board))),
        }
    }
}

impl fmt::Display for RatedStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.turn {
            Turn::Hodoku(turn) => turn.fmt(f),
            Turn::Explainer(step) => step.fmt(f),
        }
    }
}
