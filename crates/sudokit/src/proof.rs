//! Proofs: steps from one board to another that can be checked.

use crate::logic::{Assumes, Options, Path, Schedule, Step, Unsound, View};
use crate::premises::givens;
use crate::{Board, Cancel, Cancelled, Engine, Single};
use std::fmt;

/// A board, and steps that each follow from the board left by the earlier ones.
///
/// With the feature `serde` it becomes the JSON of `schema/proof.json`, and can be read back. Nothing of a
/// proof that was read is trusted until it is [verified](Self::verify).
///
/// ```
/// use sudokit::Proof;
/// use sudokit::logic::{Path, Schedule};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let proof = Proof::of(sudokit::position(&entry)?, |board| Path::new(board, Schedule::hodoku()));
/// assert_eq!(proof.steps.len(), 51);
/// assert!(proof.verify()?.solution().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The first board.
    pub start: Board,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// The step of a proof that does not hold, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refuted {
    /// Its index, from 0.
    pub step: usize,
    /// The reason.
    pub why: Unsound,
}

impl fmt::Display for Refuted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} does not hold: {}", self.step + 1, self.why)
    }
}

impl std::error::Error for Refuted {}

impl Proof {
    /// The proof of a path.
    pub fn of(start: Board, path: impl for<'b> FnOnce(&'b mut Board) -> Path<'b>) -> Self {
        let mut board = start;
        let steps = path(&mut board).collect();
        Self { start, steps }
    }

    /// The proof of a schedule's path, as far as it leads, until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn of_with(start: Board, schedule: Schedule, cancel: &Cancel) -> Result<Self, Cancelled> {
        let proof = Self::of(start, |board| Path::new(board, schedule).until_cancelled(cancel));
        cancel.check()?;
        Ok(proof)
    }

    /// Checks every step on the board left by the earlier ones, and returns the last board. Slow and plain:
    /// it uses neither the finders of the steps nor a solver.
    ///
    /// The proof holds for every solution of the start. If a step [assumes](Self::assumes) one solution,
    /// those of the givens are counted, and the step is refused if the givens alone do not have exactly one.
    ///
    /// # Errors
    /// The first step that does not hold.
    ///
    /// ```
    /// # use sudokit::{Board, Proof, logic::{Path, Schedule}};
    /// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    /// let mut proof = Proof::of(sudokit::position(&entry)?, |board| Path::new(board, Schedule::hodoku()));
    /// proof.start = Board::EMPTY;
    /// let error = proof.verify().unwrap_err();
    /// assert_eq!(error.to_string(), "step 1 does not hold: the cell has other candidates");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn verify(&self) -> Result<Board, Refuted> {
        let mut board = self.start;
        let is_unique =
            self.assumes() == Assumes::UniqueSolution && Single::new().is_unique(&givens(&self.start));
        if is_unique {
            board = board.with_unique_givens();
        }
        for (step, it) in self.steps.iter().enumerate() {
            let is_sure = is_unique || it.kind.assumes == Assumes::Nothing;
            let check = if is_sure { it.verify(&board) } else { Err(SEVERAL) };
            check.map_err(|why| Refuted { step, why })?;
            it.effect.apply(&mut board);
        }
        Ok(board)
    }

    /// The assumption of its steps.
    pub fn assumes(&self) -> Assumes {
        let on_one_solution = |step: &Step| step.kind.assumes == Assumes::UniqueSolution;
        if self.steps.iter().any(on_one_solution) { Assumes::UniqueSolution } else { Assumes::Nothing }
    }

    /// Each step with the board before it.
    pub fn states(&self) -> impl Iterator<Item = (Board, &Step)> {
        let mut board = self.start;
        self.steps.iter().map(move |step| {
            let before = board;
            step.effect.apply(&mut board);
            (before, step)
        })
    }

    /// The board after the last step, even if steps do not hold.
    pub fn end(&self) -> Board {
        let mut board = self.start;
        for step in &self.steps {
            step.effect.apply(&mut board);
        }
        board
    }
}

/// The reason to refuse a step that assumes one solution.
const SEVERAL: Unsound = Unsound("the givens alone do not have exactly one solution");

/// A board, and all steps that a schedule finds on it.
///
/// With the feature `serde` it becomes the JSON of `schema/steps.json`.
///
/// ```
/// use sudokit::{Findings, logic::Schedule};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let findings = Findings::of(sudokit::position(&entry)?, &Schedule::hodoku());
/// assert!(findings.steps.iter().all(|step| step.verify(&findings.board).is_ok()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The board.
    pub board: Board,
    /// Every step, in the order of the schedule.
    pub steps: Vec<Step>,
}

impl Findings {
    /// All steps of a schedule on a board, within the [limits for lists](Options::for_lists).
    pub fn of(board: Board, schedule: &Schedule) -> Self {
        Self::of_with(board, schedule, &Cancel::new()).expect("nobody cancels")
    }

    /// [`of`](Self::of), until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn of_with(board: Board, schedule: &Schedule, cancel: &Cancel) -> Result<Self, Cancelled> {
        Self::within(board, schedule, Options::for_lists(), cancel)
    }

    /// [`of_with`](Self::of_with), within your own limits.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn within(
        board: Board,
        schedule: &Schedule,
        options: Options,
        cancel: &Cancel,
    ) -> Result<Self, Cancelled> {
        let steps = schedule.all(&View::with(&board, options).until(cancel));
        cancel.check()?;
        Ok(Self { board, steps })
    }
}
