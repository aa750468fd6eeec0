//! Puzzles at the player's own level.

use super::{Training, kinds};
use crate::{Date, Level};
use sudokit::generate::Symmetry;
use sudokit::logic::Schedule;
use sudokit::{Board, Cancel, Cancelled, Puzzle, Walk};

/// A puzzle that a player can solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fitting {
    /// Its level.
    pub level: Level,
    /// Its number at the level: the seed of [`Level::puzzle_with`].
    pub number: u64,
    /// The puzzle.
    pub puzzle: Puzzle,
}

impl Fitting {
    /// So many puzzles of a level are looked at: numbers that are further apart give different puzzles.
    pub const LOOKED_AT: u64 = 12;
}

impl Training {
    /// A puzzle that needs only techniques that the player [knows](Self::knows), of the hardest level that
    /// has one among the first from this number on; if there is a choice, with the one that the player is
    /// [learning](Self::learning). Somebody of whom nothing is known gets one for singles.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// use sudokit::Cancel;
    /// use sudokit::generate::Symmetry;
    /// use sudokit_play::train::Training;
    /// use sudokit_play::{Date, Level};
    ///
    /// let (training, today) = (Training::default(), Date::new(2026, 11, 28).unwrap());
    /// let fitting = training.fitting(today, 7, Symmetry::HalfTurn, &Cancel::new())?;
    /// assert_eq!(fitting.level, Level::Easy);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn fitting(
        &self,
        today: Date,
        number: u64,
        symmetry: Symmetry,
        cancel: &Cancel,
    ) -> Result<Fitting, Cancelled> {
        let learning = self.learning(today);
        let known = Schedule::full().only(|kind| self.knows(kind));
        for level in Level::ALL.into_iter().rev().filter(|level| self.has_technique_of(*level)) {
            let mut first = None;
            for number in (0..Fitting::LOOKED_AT).map(|more| number.wrapping_add(more)) {
                let puzzle = level.puzzle_with(number, symmetry, cancel)?;
                let Ok(board) = Board::new(&puzzle) else { unreachable!("it was made to have a solution") };
                let walk = Walk::new(board.with_unique_givens(), known.clone());
                let Some(used) = walk.kinds(cancel)? else { continue };
                let fitting = Fitting { level, number, puzzle };
                if learning.is_none_or(|kind| used.contains(&kind)) {
                    return Ok(fitting);
                }
                first.get_or_insert(fitting);
            }
            if let Some(first) = first {
                return Ok(first);
            }
        }
        unreachable!("singles are known, and solve every easy puzzle")
    }

    /// True if the player knows a technique that makes a puzzle belong to the level: the others need not be
    /// looked at.
    fn has_technique_of(&self, level: Level) -> bool {
        let Some(rated) = level.rated() else { return true };
        kinds().any(|kind| self.knows(kind) && kind.hodoku.is_some_and(|hodoku| hodoku.level == rated))
    }
}
