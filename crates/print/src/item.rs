//! A puzzle on paper.

use sudokit_core::{CandidateSet, Puzzle, Solution};

/// A puzzle to be printed.
///
/// ```
/// # use sudokit_core::{Puzzle, Solution};
/// # use sudokit_print::Item;
/// # let full: Puzzle = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let item = Item { label: "Easy".to_owned(), ..Item::new(full, Some(Solution::try_from(&full)?)) };
/// assert!(item.placed.is_empty() && item.candidates.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The givens.
    pub puzzle: Puzzle,
    /// Digits that a player has filled in.
    pub placed: Puzzle,
    /// Candidates to show in empty cells.
    pub candidates: CandidateSet,
    /// Its solution, if it has exactly one.
    pub solution: Option<Solution>,
    /// What stands beside its number: what it is called, how hard it is.
    pub label: String,
    /// The section of the book to which it belongs, such as its level. Each run of puzzles with the same section begins a page.
    pub section: String,
}

impl Item {
    /// A puzzle that nobody has begun, without words.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_print::Item;
    /// assert_eq!(Item::new(Puzzle::EMPTY, None).solution, None);
    /// ```
    pub const fn new(puzzle: Puzzle, solution: Option<Solution>) -> Self {
        Self {
            puzzle,
            placed: Puzzle::EMPTY,
            candidates: CandidateSet::EMPTY,
            solution,
            label: String::new(),
            section: String::new(),
        }
    }
}
