//! Proofs: steps from one board to another that can be checked.

use crate::logic::{Assumes, Listing, Path, Schedule, Step, Unsound, Work};
use crate::premises::givens;
use crate::{Board, Cancel, Cancelled, CandidateSet, Engine, Single, Walk};
use std::borrow::Cow;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuted {
    /// Its index, from 0.
    pub step: usize,
    /// The reason.
    pub why: Cow<'static, str>,
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
        let (mut walk, mut steps) = (Walk::new(start, schedule), Vec::new());
        while let Some(step) = walk.step(cancel)? {
            steps.push(step);
        }
        Ok(Self { start, steps })
    }

    /// The most looks of the check of a proof: as many as of twenty steps that each need [all that one
    /// may](Work::LIMIT). The longest proofs of the hardest puzzles need a fraction of it.
    pub const LIMIT: usize = 20 * Work::LIMIT;

    /// Checks every step on the board left by the earlier ones, and returns the last board. Slow and plain:
    /// it uses neither the finders of the steps nor a solver.
    ///
    /// Anybody may have written a proof, so the check is bounded: a step that would take more than
    /// [`LIMIT`](Self::LIMIT) looks, with all the steps before it, is refused.
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
        self.verify_with(&Cancel::new()).expect("nobody cancels")
    }

    /// [`verify`](Self::verify), until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn verify_with(&self, cancel: &Cancel) -> Result<Result<Board, Refuted>, Cancelled> {
        let mut board = self.start;
        let is_unique =
            self.assumes() == Assumes::UniqueSolution && Single::new().is_unique(&givens(&self.start));
        if is_unique {
            board = board.with_unique_givens();
        }
        let mut looks = 0;
        for (step, it) in self.steps.iter().enumerate() {
            cancel.check()?;
            let mut work = Work::default();
            let is_sure = is_unique || it.kind.assumes == Assumes::Nothing;
            let mut check = if is_sure { it.verify_within(&board, &mut work) } else { Err(SEVERAL) };
            looks += work.taken();
            if looks > Self::LIMIT {
                check = Err(TOO_MUCH);
            }
            if let Err(Unsound(why)) = check {
                return Ok(Err(Refuted { step, why: why.into() }));
            }
            it.effect.apply(&mut board);
        }
        Ok(Ok(board))
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

/// The reason to refuse a step of a proof that takes too much work.
const TOO_MUCH: Unsound = Unsound("the check of the proof up to this step would take too much work");

/// The candidates of the solutions of a board, if it may have several. Once nothing else is left, no step
/// follows, and none needs to be searched for.
pub(crate) fn possible(board: &Board) -> Option<CandidateSet> {
    (!board.has_unique_givens()).then(|| Single::new().true_candidates(board))
}

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
    /// All steps of a schedule on a board.
    pub fn of(board: Board, schedule: &Schedule) -> Self {
        Self::of_with(board, schedule, &Cancel::new()).expect("nobody cancels")
    }

    /// [`of`](Self::of), until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn of_with(board: Board, schedule: &Schedule, cancel: &Cancel) -> Result<Self, Cancelled> {
        let steps = Self::each(board, schedule.clone(), cancel).collect();
        cancel.check()?;
        Ok(Self { board, steps })
    }

    /// The steps of [`of_with`](Self::of_with) one after the other. They end early if they are cancelled.
    ///
    /// ```
    /// use sudokit::{Board, Cancel, Findings, logic::Schedule};
    ///
    /// // On an empty grid nothing follows, so nothing is searched for.
    /// assert_eq!(Findings::each(Board::EMPTY, Schedule::full(), &Cancel::new()).count(), 0);
    /// ```
    pub fn each(board: Board, schedule: Schedule, cancel: &Cancel) -> Listing {
        let steps = Listing::new(board, schedule).until_cancelled(cancel);
        possible(&board).into_iter().fold(steps, Listing::among)
    }
}
