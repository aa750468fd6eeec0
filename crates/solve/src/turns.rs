//! Restarts of a search that meets no solutions.
//!
//! With few givens nearly every branch has solutions. But a depth-first search can take a wrong turn near the
//! top, into a subtree without solutions that takes hours to leave. So after many splits without a solution
//! the search restarts at its oldest open node, and returns to the rest later.
//!
//! The interval grows by a sixteenth each time. So there are only a few hundred restarts in the largest tree
//! without solutions, which cost nothing there, and a hundred in the first second, which find a solution if
//! there are many.
//!
//! Carla Gomes, Bart Selman and Nuno Crato describe such heavy tails in Latin squares, and random restarts as
//! the cure (1997, <https://doi.org/10.1007/BFb0017434>). These restarts are deterministic, so the order of
//! solutions depends on the problem alone.

/// Splits since the last solution.
#[derive(Clone, Copy)]
pub(crate) struct Turns {
    /// Splits in proofs since the last solution or restart.
    splits: u32,
    /// Splits until the next restart.
    wait: u32,
}

impl Turns {
    /// The start of a search. Most searches end before their first restart.
    pub(crate) const START: Self = Self { splits: 0, wait: 256 };

    #[inline(always)]
    pub(crate) fn is_due(self) -> bool {
        self.splits == self.wait
    }

    /// Counts a split in a proof.
    #[inline(always)]
    pub(crate) fn split(&mut self) {
        self.splits += 1;
    }

    /// Notes a solution.
    #[inline(always)]
    pub(crate) fn solution(&mut self) {
        self.splits = 0;
    }

    /// Notes a restart.
    pub(crate) fn taken(&mut self) {
        self.splits = 0;
        self.wait = self.wait.saturating_add(self.wait / 16);
    }
}

impl Default for Turns {
    fn default() -> Self {
        Self::START
    }
}
