//! A puzzle to be printed.

use crate::Aid;
use sudokit_core::{Board, CandidateSet, Cell, Puzzle, Solution};
use sudokit_formats::Entry;

/// A puzzle to be printed, with its words.
///
/// ```
/// # use sudokit_core::{Puzzle, Solution};
/// # use sudokit_print::Item;
/// # let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// # let full: Puzzle = full.parse()?;
/// let item = Item { label: "Easy".to_owned(), ..Item::new(full, Some(Solution::try_from(&full)?)) };
/// assert!(item.placed.is_empty() && item.candidates.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The givens.
    pub puzzle: Puzzle,
    /// The player's digits.
    pub placed: Puzzle,
    /// Candidates to show in empty cells.
    pub candidates: CandidateSet,
    /// Its solution, if it has exactly one.
    pub solution: Option<Solution>,
    /// Label beside its number: its name or difficulty.
    pub label: String,
    /// Stars for its difficulty, from 1 to [`Self::STARS`]; 0 for none beside its number.
    pub stars: usize,
    /// Section of the book, such as its level. Each run of puzzles with the same section starts a page.
    pub section: String,
}

impl Item {
    /// The stars of the hardest puzzles.
    pub const STARS: usize = 5;

    /// An untouched puzzle without words.
    pub const fn new(puzzle: Puzzle, solution: Option<Solution>) -> Self {
        Self {
            puzzle,
            placed: Puzzle::EMPTY,
            candidates: CandidateSet::EMPTY,
            solution,
            label: String::new(),
            stars: 0,
            section: String::new(),
        }
    }

    /// An entry as it is printed: the player's digits and candidates, title and author beside the number, and
    /// a section for its level.
    ///
    /// ```
    /// # use sudokit_formats::{Entry, Header};
    /// # use sudokit_print::Item;
    /// let (title, author) = (Some("Sunday".to_owned()), Some("Ada".to_owned()));
    /// let header = Header { title, author, ..Header::default() };
    /// let entry = Entry { header, ..Entry::default() };
    /// assert_eq!(Item::of(&entry, None).label, "Sunday \u{b7} Ada");
    /// ```
    pub fn of(entry: &Entry, solution: Option<Solution>) -> Self {
        let header = &entry.header;
        let label = [&header.title, &header.author].into_iter().flatten().map(String::as_str);
        Self {
            placed: entry.placed,
            candidates: entry.own_candidates(),
            label: label.collect::<Vec<_>>().join(" \u{b7} "),
            section: header.level.clone().unwrap_or_default(),
            ..Self::new(entry.givens, solution)
        }
    }

    /// Candidates to print in its empty cells.
    pub(crate) fn candidates_with(&self, aid: Aid) -> CandidateSet {
        match aid {
            Aid::None => self.candidates,
            Aid::Candidates => {
                let mut all = self.puzzle;
                for cell in Cell::all() {
                    if let Some(digit) = self.placed.digit(cell) {
                        all.set(cell, Some(digit));
                    }
                }
                // A contradictory puzzle has no candidates.
                Board::new(&all).map_or(CandidateSet::EMPTY, |board| board.candidate_set())
            }
            Aid::Digits => CandidateSet::ALL,
        }
    }
}
