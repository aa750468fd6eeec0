//! The questions that every engine answers.

use sealed::Sealed;
use std::ops::ControlFlow;
use sudokit_core::{CandidateSet, Problem, Solution};

/// The number of solutions of a problem: none, one or several.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Answer, Engine, Single};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// match Single::new().answer(&puzzle) {
///     Answer::Unique(solution) => assert!(solution.solves(&puzzle)),
///     Answer::Several(_) | Answer::None => panic!("this one has one solution"),
/// }
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No solution.
    None,
    /// Exactly one solution.
    Unique(Solution),
    /// Several solutions; this is the first that the engine found.
    Several(Solution),
}

impl Answer {
    /// The unique solution, or the first one found.
    pub const fn solution(&self) -> Option<&Solution> {
        match self {
            Self::None => None,
            Self::Unique(solution) | Self::Several(solution) => Some(solution),
        }
    }
}

/// An exhaustive search. An engine keeps its working memory between puzzles, so make one and keep it.
///
/// Engines differ in speed and in the order of solutions, never in the set of solutions. The trait is sealed,
/// so that it can grow.
pub trait Engine: Sealed {
    /// Calls `visit` with every solution, each once, until it breaks. The order is fixed for an engine and a
    /// problem.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use sudokit_core::Puzzle;
    /// use sudokit_solve::{Engine, Single};
    ///
    /// let mut found = Vec::new();
    /// Single::new().enumerate(&Puzzle::EMPTY, |solution| {
    ///     found.push(*solution);
    ///     if found.len() == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    /// });
    /// assert_eq!(found.len(), 10);
    /// ```
    fn enumerate<'a>(
        &mut self,
        problem: impl Into<Problem<'a>>,
        visit: impl FnMut(&Solution) -> ControlFlow<()>,
    );

    /// The first solution found, if any.
    fn solve<'a>(&mut self, problem: impl Into<Problem<'a>>) -> Option<Solution> {
        let mut first = None;
        self.enumerate(problem, |solution| {
            first = Some(*solution);
            ControlFlow::Break(())
        });
        first
    }

    /// None, one or several. Stops at the second solution.
    fn answer<'a>(&mut self, problem: impl Into<Problem<'a>>) -> Answer {
        let mut answer = Answer::None;
        self.enumerate(problem, |solution| match answer {
            Answer::None => {
                answer = Answer::Unique(*solution);
                ControlFlow::Continue(())
            }
            Answer::Unique(first) | Answer::Several(first) => {
                answer = Answer::Several(first);
                ControlFlow::Break(())
            }
        });
        answer
    }

    /// The number of solutions, at most `limit`.
    fn count<'a>(&mut self, problem: impl Into<Problem<'a>>, limit: u64) -> u64 {
        let mut count = 0;
        if limit > 0 {
            self.enumerate(problem, |_| {
                count += 1;
                if count == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
        count
    }

    /// Returns true if there is exactly one solution.
    fn is_unique<'a>(&mut self, problem: impl Into<Problem<'a>>) -> bool {
        self.count(problem, 2) == 1
    }

    /// The candidates that occur in some solution: the union of all solutions. Empty if there are no
    /// solutions.
    ///
    /// Does not visit every solution: asks for a solution with a candidate not seen yet, until no such
    /// solution is left. So there are at most 729 searches.
    fn true_candidates<'a>(&mut self, problem: impl Into<Problem<'a>>) -> CandidateSet {
        let mut possible = problem.into().candidates();
        let mut seen = CandidateSet::EMPTY;
        while let Some(candidate) = (possible - seen).first() {
            let cell = candidate.cell();
            let others = CandidateSet::of_cell(cell, possible.digits_in(cell)).without(candidate);
            match self.solve(possible - others) {
                Some(solution) => seen |= solution.candidates(),
                None => {
                    possible.remove(candidate);
                }
            }
        }
        seen
    }
}

mod sealed {
    /// Seals [`Engine`](super::Engine): only the engines of this crate implement it.
    ///
    /// ```compile_fail,E0277
    /// use std::ops::ControlFlow;
    /// use sudokit_core::{Problem, Solution};
    ///
    /// struct Mine;
    /// impl sudokit_solve::Engine for Mine {
    ///     fn enumerate<'a>(
    ///         &mut self,
    ///         problem: impl Into<Problem<'a>>,
    ///         visit: impl FnMut(&Solution) -> ControlFlow<()>,
    ///     ) {
    ///     }
    /// }
    /// ```
    pub trait Sealed {}
    impl Sealed for crate::Plain {}
    impl Sealed for crate::Single {}
}
