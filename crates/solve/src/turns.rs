//! When a search goes on elsewhere.
//!
//! Where there are few givens nearly every branch has solutions. But a search that goes depth first can take a wrong turn
//! near the top, into a part of the tree without any solution that takes hours to leave. So after many splits without a solution
//! a search takes its oldest open node next, and comes back to the rest later.
//!
//! Each time it waits a sixteenth longer. So it goes elsewhere a few hundred times in the largest tree without solutions,
//! which costs nothing there, and a hundred times in the first second, which finds a solution if there are many.
//!
//! Carla Gomes, Bart Selman and Nuno Crato describe such heavy tails in Latin squares, and what helps (1997,
//! <https://doi.org/10.1007/BFb0017434>). Theirs is a random restart. This one draws nothing, so the order of solutions depends
//! on the problem alone.

/// How long a search has met no solution.
#[derive(Clone, Copy)]
pub(crate) struct Turns {
    /// Splits in proofs since the last solution or the last turn.
    splits: u32,
    /// With so many of them the next turn is due.
    wait: u32,
}

impl Turns {
    /// The start of a search. Most searches end before their first turn.
    pub(crate) const START: Self = Self { splits: 0, wait: 256 };

    #[inline(always)]
    pub(crate) fn is_due(self) -> bool {
        self.splits == self.wait
    }

    /// A node was split in the course of a proof.
    #[inline(always)]
    pub(crate) fn split(&mut self) {
        self.splits += 1;
    }

    /// A solution was met.
    #[inline(always)]
    pub(crate) fn solution(&mut self) {
        self.splits = 0;
    }

    /// The search has gone elsewhere.
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
