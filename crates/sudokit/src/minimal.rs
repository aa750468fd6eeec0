//! Redundant givens of puzzles.

use crate::{Batch, Cancelled, CellSet, Puzzle, Status, redundant};
use std::fmt;

/// The minimality of a puzzle. It prints as the line of `sudoku minimal`. With the feature `serde` it becomes
/// the JSON of `schema/minimal.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Minimality {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its number of solutions.
    pub status: Status,
    /// The givens that are redundant, each by itself, if it has one solution.
    pub redundant: Option<CellSet>,
}

/// Finds the redundant givens of a puzzle.
///
/// [`Minimality::of`] does the same for many puzzles at once, which is faster. [`reduce()`](crate::reduce())
/// makes a puzzle minimal, [`every_minimal`](crate::every_minimal) finds all minimal puzzles inside it.
pub fn minimal(puzzle: &Puzzle) -> Minimality {
    Minimality::of(&mut Batch::new(), &[*puzzle]).expect("nobody cancels")[0]
}

impl Minimality {
    /// The minimality of each of many puzzles.
    ///
    /// # Errors
    /// The batch was [cancelled](Batch::until).
    ///
    /// ```
    /// use sudokit::{Batch, Minimality, Puzzle, Status};
    ///
    /// let said = Minimality::of(&mut Batch::new(), &[Puzzle::EMPTY])?;
    /// assert_eq!((said[0].status, said[0].is_minimal()), (Status::Multiple, None));
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn of(batch: &mut Batch, puzzles: &[Puzzle]) -> Result<Vec<Self>, Cancelled> {
        let redundant = redundant(puzzles, batch)?;
        let others: Vec<Puzzle> = puzzles
            .iter()
            .zip(&redundant)
            .filter(|(_, cells)| cells.is_none())
            .map(|(puzzle, _)| *puzzle)
            .collect();
        let mut counts = Vec::new();
        batch.count(&others, 1, &mut counts)?;
        let mut counts = counts.into_iter();
        let each = puzzles.iter().zip(redundant).map(|(puzzle, redundant)| {
            let status = match redundant {
                Some(_) => Status::Unique,
                // Counts are in the order of the puzzles that are not unique.
                None if counts.next() == Some(0) => Status::None,
                None => Status::Multiple,
            };
            Self { puzzle: *puzzle, status, redundant }
        });
        Ok(each.collect())
    }

    /// True if no given is redundant; `None` without exactly one solution.
    pub fn is_minimal(&self) -> Option<bool> {
        self.redundant.map(CellSet::is_empty)
    }
}

/// `minimal`; `redundant` and the cells; or the status: `none`, `multiple`.
impl fmt::Display for Minimality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.redundant {
            None => f.write_str(self.status.name()),
            Some(cells) if cells.is_empty() => f.write_str("minimal"),
            Some(cells) => write!(f, "redundant {cells}"),
        }
    }
}
