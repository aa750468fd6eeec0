//! One puzzle as it was written down.

use sudokit_core::{Candidate, CandidateSet, Cell, Problem, Puzzle};

/// One puzzle as it was written down: what was given, what a player has done, what was said about it.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_formats::Entry;
///
/// let entry = Entry::from(Puzzle::EMPTY);
/// assert_eq!(entry.givens, Puzzle::EMPTY);
/// assert_eq!(entry.candidates, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The given digits.
    pub givens: Puzzle,
    /// Digits that a player has filled in, in cells without a given. They may be wrong.
    pub placed: Puzzle,
    /// The candidates of the cells without a digit, where they are part of the problem: candidate grids,
    /// pencil-mark puzzles (sukaku), positions with eliminations.
    pub candidates: Option<CandidateSet>,
    /// A player's own pencil marks: incomplete, perhaps wrong, and no part of the problem.
    pub marks: Option<CandidateSet>,
    /// What the text says about the puzzle.
    pub header: Header,
}

/// What a text says about its puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Name of the puzzle, or its number in a collection.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// Free text.
    pub comment: Option<String>,
    /// Where it was published.
    pub source: Option<String>,
    /// The day it was made, as written.
    pub date: Option<String>,
    /// Difficulty, as written: a word or a number on the scale of the text's own program.
    pub level: Option<String>,
    /// A web address.
    pub url: Option<String>,
}

impl Entry {
    /// What a solver is asked: the givens, or the candidates where those are part of the problem.
    ///
    /// ```
    /// # use sudokit_core::{Problem, Puzzle};
    /// # use sudokit_formats::Entry;
    /// assert_eq!(Entry::default().problem(), Problem::Givens(&Puzzle::EMPTY));
    /// ```
    pub fn problem(&self) -> Problem<'_> {
        let Some(candidates) = self.candidates else { return Problem::Givens(&self.givens) };
        let digit = |cell| self.givens.digit(cell).or(self.placed.digit(cell));
        let fixed = Cell::all().filter_map(|cell| Some(Candidate::at(cell, digit(cell)?)));
        Problem::Candidates(candidates | fixed.collect())
    }
}

impl From<Puzzle> for Entry {
    fn from(givens: Puzzle) -> Self {
        Self { givens, ..Self::default() }
    }
}
