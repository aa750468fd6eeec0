//! A bound on the work of checks.

use crate::Unsound;
use crate::step::evidence::ensure;

/// The work that a check of a step may still take.
///
/// Anybody may have written a proof, so every [check](crate::Step::verify) is bounded: at most
/// [`LIMIT`](Self::LIMIT) looks at a cell, candidate or node, and at most 16 nested arguments. A step that
/// needs more is refused, whether it is right or not. The memory of a check does not grow with its looks.
///
/// ```
/// use sudokit_core::{Board, Cell, Puzzle};
/// use sudokit_logic::{View, Work, techniques::singles};
///
/// let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse()?;
/// let board = Board::new(&puzzle)?;
/// let step = singles::naked_single(&View::new(&board), Cell::at(0, 8)).unwrap();
/// let mut work = Work::default();
/// assert!(step.verify_within(&board, &mut work).is_ok() && work.taken() < 1000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Work {
    taken: usize,
    depth: usize,
}

impl Work {
    /// The most looks of one check.
    pub const LIMIT: usize = 50_000_000;

    /// A number of looks and no more.
    pub(crate) const fn of(looks: usize) -> Self {
        Self { taken: Self::LIMIT.saturating_sub(looks), depth: 0 }
    }

    /// The deepest nesting of arguments.
    pub(crate) const DEPTH: usize = 16;

    /// The looks at a whole board: one for every candidate.
    pub(crate) const BOARD: usize = 729;

    /// Takes a number of looks.
    ///
    /// # Errors
    /// Fewer looks are left.
    pub(crate) fn take(&mut self, looks: usize) -> Result<(), Unsound> {
        self.taken = self.taken.saturating_add(looks);
        ensure(self.taken <= Self::LIMIT, "the check would take too much work")
    }

    /// Takes a number of looks for each of some things. The product saturates.
    pub(crate) fn take_each(&mut self, count: usize, looks: usize) -> Result<(), Unsound> {
        self.take(count.saturating_mul(looks))
    }

    /// The looks taken so far.
    pub const fn taken(&self) -> usize {
        self.taken
    }

    /// Makes a nested check with the same work.
    pub(crate) fn inside<T>(
        &mut self,
        check: impl FnOnce(&mut Self) -> Result<T, Unsound>,
    ) -> Result<T, Unsound> {
        ensure(self.depth < Self::DEPTH, "the arguments are nested too deeply")?;
        self.depth += 1;
        let checked = check(self);
        self.depth -= 1;
        checked
    }
}
