//! The path from a board, one step at a time.

use crate::logic::{Kind, Schedule, Step, View};
use crate::proof::possible;
use crate::{Board, Cancel, Cancelled, CandidateSet};

/// The path from a board, one step at a time. [`Proof::of_with`](crate::Proof::of_with) takes the same steps.
/// A walk owns its board, so you can keep it between steps.
///
/// ```
/// use sudokit::{Cancel, Walk, logic::Schedule};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let mut walk = Walk::new(sudokit::position(&entry)?, Schedule::full());
/// let first = walk.step(&Cancel::new())?.expect("the puzzle has an easy start");
/// assert_eq!(first.to_string(), "Naked Single: r5c5=5");
/// assert!(walk.board().digit("r5c5".parse()?).is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Walk {
    board: Board,
    schedule: Schedule,
    possible: Option<CandidateSet>,
}

impl Walk {
    /// A walk that starts from this board.
    pub fn new(start: Board, schedule: Schedule) -> Self {
        Self { board: start, schedule, possible: possible(&start) }
    }

    /// The board after the steps so far.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Takes the easiest next step. `None` at the end of the path: the board is solved, no technique applies,
    /// or only candidates of its solutions are left.
    ///
    /// # Errors
    /// The search was cancelled, and no step was taken. A later call continues the path.
    pub fn step(&mut self, cancel: &Cancel) -> Result<Option<Step>, Cancelled> {
        let view = self.schedule.view(&self.board).until(cancel);
        let step = self.schedule.first(&self.possible.into_iter().fold(view, View::among));
        cancel.check()?;
        if let Some(step) = &step {
            step.effect.apply(&mut self.board);
        }
        Ok(step)
    }

    /// Walks on to the end. Returns the techniques of the steps from here, each once, in the order in which
    /// they are needed first; `None` if the path does not lead to a solution.
    ///
    /// # Errors
    /// The search was cancelled.
    ///
    /// ```
    /// use sudokit::{Cancel, Walk, logic::Schedule};
    ///
    /// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    /// let walk = Walk::new(sudokit::position(&entry)?, Schedule::full());
    /// let kinds = walk.kinds(&Cancel::new())?.expect("singles solve it");
    /// assert_eq!(kinds[0].id, "naked-single");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn kinds(mut self, cancel: &Cancel) -> Result<Option<Vec<&'static Kind>>, Cancelled> {
        let mut kinds = Vec::new();
        while let Some(step) = self.step(cancel)? {
            if !kinds.contains(&step.kind) {
                kinds.push(step.kind);
            }
        }
        Ok(self.board.solution().map(|_| kinds))
    }
}
