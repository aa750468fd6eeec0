//! The premises of a proof: the facts that none of its steps shows.

use crate::logic::Assumes;
use crate::{Answer, Board, Candidate, DigitSet, Engine, Proof, Puzzle, Single, Status};
use std::fmt;

/// The premises of a proof, besides the rules. Everything else in it follows from the givens.
///
/// ```
/// use sudokit::{Proof, Status, logic::{Path, Schedule}};
///
/// // The last four cells can be filled in two ways; without one candidate there is one.
/// let two = "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
/// let mut board = sudokit::position(&sudokit::read(two)?)?;
/// board.eliminate("r2c8=8".parse()?);
///
/// let premises = Proof::of(board, |board| Path::new(board, Schedule::hodoku())).premises();
/// assert_eq!((premises.givens, premises.start), (Status::Multiple, Status::Unique));
/// assert_eq!(premises.to_string(), "r2c8=8 is removed at the start, and the givens alone leave it open");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Premises {
    /// The number of solutions of the givens alone.
    pub givens: Status,
    /// The number of solutions of the start, with its placed digits and without its removed candidates.
    pub start: Status,
    /// The digits placed at the start that do not follow from the givens: some solution has another digit
    /// there.
    pub placed: Vec<Candidate>,
    /// The candidates removed at the start that do not follow from the givens: some solution has them.
    pub removed: Vec<Candidate>,
    /// The steps, counted from 0, that assume one solution of the givens.
    pub uniqueness: Vec<usize>,
}

impl Premises {
    /// Returns true if the start follows from the givens.
    pub fn start_follows(&self) -> bool {
        self.placed.is_empty() && self.removed.is_empty()
    }
}

/// The premises of the start; empty if it follows from the givens.
impl fmt::Display for Premises {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = match self.givens {
            Status::Multiple => "the givens alone leave it open",
            Status::Unique => "the solution of the givens says otherwise",
            Status::None => "the givens have no solution",
        };
        let mut space = "";
        for (all, what) in [(&self.placed, "placed"), (&self.removed, "removed")] {
            if !all.is_empty() {
                let are = if all.len() == 1 { "is" } else { "are" };
                write!(f, "{space}{} {are} {what} at the start, and {open}", short(all))?;
                space = "; ";
            }
        }
        Ok(())
    }
}

/// A list of a few, and how many more there are.
fn short(all: &[Candidate]) -> String {
    const SHOWN: usize = 5;
    let names: Vec<String> = all.iter().take(SHOWN).map(ToString::to_string).collect();
    match all.len().saturating_sub(SHOWN) {
        0 => names.join(", "),
        more => format!("{} and {more} more", names.join(", ")),
    }
}

/// The givens of a board.
pub(crate) fn givens(board: &Board) -> Puzzle {
    board.puzzle().restricted_to(board.givens())
}

impl Proof {
    /// The premises. This counts the solutions of the givens and of the start.
    pub fn premises(&self) -> Premises {
        let mut engine = Single::new();
        let givens = givens(&self.start);
        let answer = engine.answer(&givens);
        let (placed, removed) = beyond(&self.start, &givens, &answer, &mut engine);
        let is_flawed = !self.start.flaws().is_empty();
        Premises {
            givens: Status::from(&answer),
            start: if is_flawed { Status::None } else { Status::from(&engine.answer(&self.start)) },
            placed,
            removed,
            uniqueness: (0..self.steps.len())
                .filter(|step| self.steps[*step].kind.assumes == Assumes::UniqueSolution)
                .collect(),
        }
    }
}

/// The digits placed, and the candidates removed, that do not follow from the givens of a board.
fn beyond(
    board: &Board,
    givens: &Puzzle,
    answer: &Answer,
    engine: &mut Single,
) -> (Vec<Candidate>, Vec<Candidate>) {
    let placed = board.puzzle().restricted_to(!board.givens());
    let removed = board.removed();
    if placed.is_empty() && removed.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let truth = match answer {
        // Everything follows from a contradiction.
        Answer::None => return (Vec::new(), Vec::new()),
        Answer::Unique(solution) => solution.candidates(),
        Answer::Several(_) => engine.true_candidates(givens),
    };
    let is_open = |one: &Candidate| truth.digits_in(one.cell()) != DigitSet::of(one.digit());
    (placed.candidates().iter().filter(is_open).collect(), (removed & truth).iter().collect::<Vec<_>>())
}
