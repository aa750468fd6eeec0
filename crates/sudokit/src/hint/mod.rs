//! Hints: mistakes first, then the next step on the player's own grid.

mod mistakes;
mod told;

pub use mistakes::{Mistakes, right_moves};
pub use told::Hint;

use crate::logic::{Schedule, Step};
use crate::posed::{played, posed};
use crate::{
    Answer, Board, Cancel, Cancelled, Candidates, Cell, Engine, Entry, Problem, Single, position_with,
};

/// The advice of a hint.
///
/// ```
/// use sudokit::Advice;
///
/// let mut entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let Advice::Step(_, step) = sudokit::hint(&entry) else { panic!("the puzzle has an easy start") };
/// assert_eq!(step.to_string(), "Naked Single: r5c5=5");
///
/// entry.placed.set("r5c5".parse()?, sudokit::Digit::from_value(9));
/// let Advice::Mistakes(mistakes) = sudokit::hint(&entry) else { panic!("r5c5 is 5") };
/// assert_eq!(mistakes.wrong, ["r5c5=9".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The puzzle has no solution.
    Impossible,
    /// Mistakes to take back first.
    Mistakes(Mistakes),
    /// The grid is solved.
    Solved,
    /// The next step, and the player's board.
    Step(Box<Board>, Box<Step>),
    /// No technique applies to the player's board.
    Stuck(Box<Board>),
    /// The puzzle has several solutions, and techniques show no more of what these have in common.
    Undecided(Box<Board>),
}

/// Gives a hint for an entry as it stands: the puzzle, a player's digits, and candidates if any. Pencil marks
/// count as candidates if every empty cell has some; fewer are notes that say nothing about the rest.
///
/// First the player's grid is compared with the solution. If there are no mistakes, the step is the easiest
/// in HoDoKu's order that changes something on the player's own grid, so never one already taken. Techniques
/// that assume one solution are used only if the givens alone have exactly one.
pub fn hint(entry: &Entry) -> Advice {
    hint_with(&mut Single::new(), entry, &Schedule::full(), None, &Cancel::new()).expect("nobody cancels")
}

/// [`hint`] with your own engine and schedule; with a target, only steps that change that cell.
///
/// # Errors
/// It was cancelled.
///
/// ```
/// use sudokit::{Advice, Cancel, Single, logic::Schedule};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let there = Some("r7c9".parse()?);
/// let advice = sudokit::hint_with(&mut Single::new(), &entry, &Schedule::hodoku(), there, &Cancel::new())?;
/// let Advice::Step(_, step) = advice else { panic!("the cell can be filled") };
/// assert_eq!(step.to_string(), "Naked Single: r7c9=4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hint_with<E: Engine>(
    engine: &mut E,
    entry: &Entry,
    schedule: &Schedule,
    target: Option<Cell>,
    cancel: &Cancel,
) -> Result<Advice, Cancelled> {
    cancel.check()?;
    let entry = &with_full_marks(entry);
    let (truth, is_unique) = match posed(engine, entry) {
        (_, Answer::None) => return Ok(Advice::Impossible),
        (_, Answer::Unique(solution)) => (solution.candidates(), true),
        (problem, Answer::Several(_)) => (engine.true_candidates(problem), false),
    };
    let mistakes = Mistakes::against(truth, entry);
    if mistakes != Mistakes::default() {
        return Ok(Advice::Mistakes(mistakes));
    }
    // Digits that each occur in some solution may still have none in common.
    if !is_unique && engine.count(Problem::Candidates(played(entry)), 1) == 0 {
        return Ok(Advice::Impossible);
    }
    let Ok(board) = position_with(engine, entry) else { return Ok(Advice::Impossible) };
    if board.unsolved().is_empty() {
        return Ok(Advice::Solved);
    }
    let mut view = schedule.view(&board).until(cancel);
    if !is_unique {
        view = view.among(engine.true_candidates(&board));
    }
    let step = match target {
        None => schedule.first(&view),
        Some(cell) => schedule.first_in(&view, cell),
    };
    cancel.check()?;
    Ok(match step {
        Some(step) => Advice::Step(Box::new(board), Box::new(step)),
        None if is_unique => Advice::Stuck(Box::new(board)),
        None => Advice::Undecided(Box::new(board)),
    })
}

/// The entry, with pencil marks as candidates if every empty cell has some.
fn with_full_marks(entry: &Entry) -> Entry {
    let mut entry = entry.clone();
    if let (None, Some(marks)) = (entry.candidates, entry.marks)
        && (!entry.digits().cells()).is_subset(marks.cells())
    {
        entry.candidates = Some(Candidates::Left(marks));
    }
    entry
}

impl Advice {
    /// `impossible`, `mistakes`, `solved`, `step`, `stuck` or `undecided`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Impossible => "impossible",
            Self::Mistakes(_) => "mistakes",
            Self::Solved => "solved",
            Self::Step(..) => "step",
            Self::Stuck(_) => "stuck",
            Self::Undecided(_) => "undecided",
        }
    }
}
