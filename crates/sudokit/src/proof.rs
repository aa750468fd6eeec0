//! Proofs: steps that lead from one board to another, and that anybody can check.

use crate::logic::{Assumes, Options, Path, Schedule, Step, Unsound, View};
use crate::premises::givens;
use crate::{Board, Cancel, Cancelled, Engine, Single};
use std::fmt;

/// A board, and steps of which each follows from what is left by the ones before.
///
/// With the feature `serde` it becomes the JSON of `schema/proof.json`, and can be read back. Whoever reads one believes
/// nothing of it until it is [verified](Self::verify).
///
/// ```
/// use sudokit::Proof;
/// use sudokit::logic::Schedule;
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let proof = Proof::of(sudokit::position(&entry)?, |board| sudokit::logic::Path::new(board, Schedule::hodoku()));
/// assert_eq!(proof.steps.len(), 51);
/// assert!(proof.verify()?.solution().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Where it starts.
    pub start: Board,
    /// What follows, one after the other.
    pub steps: Vec<Step>,
}

/// The step of a proof that does not hold, and why.
///
/// ```
/// use sudokit::logic::Unsound;
///
/// let refuted = sudokit::Refuted { step: 2, why: Unsound("a cell is filled") };
/// assert_eq!(refuted.to_string(), "step 3 does not hold: a cell is filled");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refuted {
    /// Its index, from 0.
    pub step: usize,
    /// What does not hold.
    pub why: Unsound,
}

impl fmt::Display for Refuted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} does not hold: {}", self.step + 1, self.why)
    }
}

impl std::error::Error for Refuted {}

impl Proof {
    /// The proof that a path gives.
    ///
    /// ```
    /// # use sudokit::{Board, Proof, logic::{Path, Schedule}};
    /// let proof = Proof::of(Board::EMPTY, |board| Path::new(board, Schedule::hodoku()));
    /// assert!(proof.steps.is_empty());
    /// ```
    pub fn of(start: Board, path: impl for<'b> FnOnce(&'b mut Board) -> Path<'b>) -> Self {
        let mut board = start;
        let steps = path(&mut board).collect();
        Self { start, steps }
    }

    /// The way that a schedule leads, as far as it goes, until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// # use sudokit::{Board, Cancel, Cancelled, Proof, logic::Schedule};
    /// let cancel = Cancel::new();
    /// cancel.cancel();
    /// assert_eq!(Proof::of_with(Board::EMPTY, Schedule::full(), &cancel), Err(Cancelled));
    /// ```
    pub fn of_with(start: Board, schedule: Schedule, cancel: &Cancel) -> Result<Self, Cancelled> {
        let proof = Self::of(start, |board| Path::new(board, schedule).until_cancelled(cancel));
        cancel.check()?;
        Ok(proof)
    }

    /// Checks every step on the board that the ones before leave. Slow and plain: neither what found the steps nor a solver
    /// is asked. Gives the board in the end.
    ///
    /// What is proved holds for every solution of the start. Where a step [assumes](Self::assumes) that there is only one, the solutions
    /// of the givens are counted, whatever the start says of them: it is refused if they alone do not have exactly one.
    ///
    /// # Errors
    /// The first step that does not hold.
    ///
    /// ```
    /// # use sudokit::{Board, Proof, logic::{Path, Schedule}};
    /// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    /// let mut proof = Proof::of(sudokit::position(&entry)?, |board| Path::new(board, Schedule::hodoku()));
    /// proof.start = Board::EMPTY;
    /// assert_eq!(proof.verify().unwrap_err().to_string(), "step 1 does not hold: the cell has other candidates");
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

    /// What any of its steps takes for granted.
    ///
    /// ```
    /// # use sudokit::{Board, Proof, logic::Assumes};
    /// assert_eq!(Proof { start: Board::EMPTY, steps: Vec::new() }.assumes(), Assumes::Nothing);
    /// ```
    pub fn assumes(&self) -> Assumes {
        let on_one_solution = |step: &Step| step.kind.assumes == Assumes::UniqueSolution;
        if self.steps.iter().any(on_one_solution) { Assumes::UniqueSolution } else { Assumes::Nothing }
    }

    /// Each step with the board that it is taken on.
    ///
    /// ```
    /// # use sudokit::{Board, Proof};
    /// assert_eq!(Proof { start: Board::EMPTY, steps: Vec::new() }.states().count(), 0);
    /// ```
    pub fn states(&self) -> impl Iterator<Item = (Board, &Step)> {
        let mut board = self.start;
        self.steps.iter().map(move |step| {
            let before = board;
            step.effect.apply(&mut board);
            (before, step)
        })
    }

    /// The board after the last step, whether or not the steps hold.
    ///
    /// ```
    /// # use sudokit::{Board, Proof};
    /// assert_eq!(Proof { start: Board::EMPTY, steps: Vec::new() }.end(), Board::EMPTY);
    /// ```
    pub fn end(&self) -> Board {
        let mut board = self.start;
        for step in &self.steps {
            step.effect.apply(&mut board);
        }
        board
    }
}

/// Why a step does not hold that takes for granted what is not so.
const SEVERAL: Unsound = Unsound("the givens alone do not have exactly one solution");

/// A board, and all that a schedule finds on it.
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
    /// What a schedule finds on a board, within the [limits for lists](Options::for_lists).
    ///
    /// ```
    /// # use sudokit::{Board, Findings, logic::Schedule};
    /// assert!(Findings::of(Board::EMPTY, &Schedule::hodoku()).steps.is_empty());
    /// ```
    pub fn of(board: Board, schedule: &Schedule) -> Self {
        Self::of_with(board, schedule, &Cancel::new()).expect("nobody cancels")
    }

    /// [`of`](Self::of), until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// # use sudokit::{Board, Cancel, Cancelled, Findings, logic::Schedule};
    /// let findings = Findings::of_with(Board::EMPTY, &Schedule::everything(), &Cancel::after(3));
    /// assert_eq!(findings, Err(Cancelled));
    /// ```
    pub fn of_with(board: Board, schedule: &Schedule, cancel: &Cancel) -> Result<Self, Cancelled> {
        Self::within(board, schedule, Options::for_lists(), cancel)
    }

    /// [`of_with`](Self::of_with), within limits of your own.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// # use sudokit::{Board, Cancel, Findings, logic::{Options, Schedule}};
    /// let relations = Options::for_lists().relations(true);
    /// let findings = Findings::within(Board::EMPTY, &Schedule::hodoku(), relations, &Cancel::new())?;
    /// assert!(findings.steps.is_empty());
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
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
