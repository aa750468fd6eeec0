//! How much work a check may take.

use crate::Unsound;
use crate::evidence::ensure;

/// What is left of the work that a check may take.
///
/// Anybody may have written a proof, so every [check](crate::Step::verify) of a step has a bound: it makes at most
/// [`LIMIT`](Self::LIMIT) looks and goes at most [`DEPTH`](Self::DEPTH) arguments deep. A look is at one cell, candidate or node.
/// A check takes its looks from here before it makes them. A step that would need more is refused, whether it is right or not.
/// The memory of a check does not grow with its looks.
///
/// ```
/// use sudokit_logic::Work;
///
/// let mut work = Work::default();
/// assert!(work.take(1000).is_ok());
/// assert_eq!(work.taken(), 1000);
/// assert_eq!(work.take(Work::LIMIT).unwrap_err().to_string(), "the check would take too much work");
/// ```
#[derive(Debug, Default)]
pub struct Work {
    taken: usize,
    depth: usize,
}

impl Work {
    /// The most looks of one check.
    pub const LIMIT: usize = 50_000_000;

    /// Work of which only so much is left.
    pub(crate) const fn of(looks: usize) -> Self {
        Self { taken: Self::LIMIT.saturating_sub(looks), depth: 0 }
    }

    /// How deeply arguments may be nested.
    pub const DEPTH: usize = 16;

    /// The looks that a whole board takes: one for every candidate.
    pub(crate) const BOARD: usize = 729;

    /// Takes so many looks.
    ///
    /// # Errors
    /// If there are not as many left.
    pub fn take(&mut self, looks: usize) -> Result<(), Unsound> {
        self.taken = self.taken.saturating_add(looks);
        ensure(self.taken <= Self::LIMIT, "the check would take too much work")
    }

    /// Takes so many looks for each of so many things. The product may exceed what a machine can count.
    pub(crate) fn take_each(&mut self, count: usize, looks: usize) -> Result<(), Unsound> {
        self.take(count.saturating_mul(looks))
    }

    /// The looks that were taken.
    pub const fn taken(&self) -> usize {
        self.taken
    }

    /// Makes a check inside another one, from the same work.
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
