//! The mistakes of a player.

use crate::posed::posed;
use crate::{Answer, Candidate, CandidateSet, Candidates, Cell, Effect, Engine, Entry, Puzzle, Single};

/// The mistakes of a player: with these undone, and nothing else, the grid can be solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistakes {
    /// Digits that are in no solution.
    pub wrong: Vec<Candidate>,
    /// Removed candidates, of cells that have no candidate of any solution left. They give the digit away;
    /// their cells do not.
    pub lost: Vec<Candidate>,
}

impl Mistakes {
    /// The contradictions to the truth: the candidates of all solutions. Given candidates belong to the
    /// puzzle, so none of them counts as removed.
    pub(crate) fn against(truth: CandidateSet, entry: &Entry) -> Self {
        let left = match entry.candidates {
            Some(Candidates::Left(left)) => left,
            Some(Candidates::Given(_)) | None => CandidateSet::ALL,
        };
        let is_lost = |cell: &Cell| (left & truth).digits_in(*cell).is_empty();
        let empty = !entry.digits().cells();
        let lost = empty.iter().filter(is_lost);
        Self {
            wrong: entry.placed.candidates().iter().filter(|placed| !truth.contains(*placed)).collect(),
            lost: lost
                .flat_map(|cell| truth.digits_in(cell).iter().map(move |digit| Candidate::at(cell, digit)))
                .collect(),
        }
    }

    /// The mistakes of a game, compared with the solution of its puzzle: none if there is not exactly one.
    /// Pencil marks are notes, and never a mistake.
    ///
    /// ```
    /// use sudokit::{Mistakes, Single};
    ///
    /// // The `+` says that a player has filled in the 9.
    /// let game = "53..7....6..195....98....6.8...6...34..8+93..17...2...6.6....28....419..5....8..79";
    /// let mistakes = Mistakes::of(&mut Single::new(), &sudokit::read(game)?);
    /// assert_eq!(mistakes.wrong, ["r5c5=9".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of<E: Engine>(engine: &mut E, entry: &Entry) -> Self {
        if entry.placed.is_empty() && entry.candidates.is_none() {
            return Self::default();
        }
        match posed(engine, entry).1 {
            Answer::Unique(solution) => Self::against(solution.candidates(), entry),
            Answer::None | Answer::Several(_) => Self::default(),
        }
    }
}

/// The number of a player's moves, from the first on, that are right: undo the others. A move is wrong if it
/// places a digit, or removes a candidate, against every solution of the puzzle.
///
/// ```
/// use sudokit::Effect;
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let moves = ["r5c5=5", "r5c4=8", "r5c2=2", "r1c3=1"].map(|at| Effect::placing(at.parse().unwrap()));
/// assert_eq!(sudokit::right_moves(&entry.givens, &moves), 3);
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
pub fn right_moves(puzzle: &Puzzle, moves: &[Effect]) -> usize {
    let mut solver = Single::new();
    let truth = solver.true_candidates(puzzle);
    let mut left = CandidateSet::ALL;
    let is_wrong = |effect: &Effect| {
        left -= effect.eliminated();
        !effect.placed().is_subset(truth)
            || effect.eliminations().iter().any(|gone| (left & truth).digits_in(gone.cell()).is_empty())
    };
    moves.iter().position(is_wrong).unwrap_or(moves.len())
}
