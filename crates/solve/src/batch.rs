//! The batch engine: many puzzles, answered in order.

use crate::lanes::{Backend, Item, Items, Queue, Search};
use crate::{Answer, Cancel, Cancelled};
use sudokit_core::{CandidateSet, Problem, Solution};

/// Solves many puzzles at once, on one core. Keeps its working memory between batches, so make one and keep
/// it.
///
/// Answers are in the order of the puzzles. They are the same for every [`Backend`] and every division into
/// batches. Batches of hundreds keep all lanes busy.
///
/// A question returns its whole result, or [`Cancelled`] and no results. Cancelling takes a batch with
/// [`until`](Self::until).
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Answer, Batch};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzles = vec![line.parse::<Puzzle>()?; 1000];
/// let mut answers = Vec::new();
/// Batch::new().answer(&puzzles, &mut answers)?;
/// assert!(answers.iter().all(|answer| matches!(answer, Answer::Unique(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Batch {
    backend: Backend,
    cancel: Cancel,
    search: Search,
}

impl Default for Batch {
    fn default() -> Self {
        Self::new()
    }
}

impl Batch {
    /// A batch engine on the best backend of this machine.
    pub fn new() -> Self {
        Self::on(Backend::best())
    }

    /// A batch engine on this backend.
    pub fn on(backend: Backend) -> Self {
        Self { backend, cancel: Cancel::new(), search: Search::default() }
    }

    /// Cancels the batch's questions once the flag is raised: they return [`Cancelled`].
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_solve::{Batch, Cancel, Cancelled};
    /// let cancel = Cancel::new();
    /// cancel.cancel();
    /// let mut answers = Vec::new();
    /// assert_eq!(Batch::new().until(&cancel).answer([&Puzzle::EMPTY], &mut answers), Err(Cancelled));
    /// assert_eq!(answers, []);
    /// ```
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.set_cancel(cancel);
        self
    }

    pub(crate) fn set_cancel(&mut self, cancel: &Cancel) {
        self.cancel = cancel.clone();
    }

    /// The batch's cancellation flag, for long work between two questions.
    pub fn cancel(&self) -> &Cancel {
        &self.cancel
    }

    /// The batch's backend.
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// Nodes split by the last batch: search nodes in which deduction got stuck.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// Replaces the contents of `solutions` by the first solution of each problem. Of several it is the same
    /// in every version, as seeds name puzzles whose grids are found so; [`find`](Self::find) and
    /// [`answer`](Self::answer) may meet another one first.
    ///
    /// # Errors
    /// The batch was [cancelled](Self::until), and there are no results.
    ///
    /// ```
    /// use sudokit_core::{CandidateSet, Problem, Puzzle};
    /// use sudokit_solve::Batch;
    ///
    /// let problems = [Problem::Givens(&Puzzle::EMPTY), Problem::Candidates(CandidateSet::EMPTY)];
    /// let mut solutions = Vec::new();
    /// Batch::new().solve(problems, &mut solutions)?;
    /// assert!(solutions[0].is_some() && solutions[1].is_none());
    /// # Ok::<(), sudokit_solve::Cancelled>(())
    /// ```
    pub fn solve<'a, P: Into<Problem<'a>>>(
        &mut self,
        problems: impl IntoIterator<Item = P>,
        solutions: &mut Vec<Option<Solution>>,
    ) -> Result<(), Cancelled> {
        self.run(problems, 1, solutions)
    }

    /// Replaces the contents of `answers` by the answer to each problem.
    ///
    /// # Errors
    /// The batch was [cancelled](Self::until), and there are no results.
    pub fn answer<'a, P: Into<Problem<'a>>>(
        &mut self,
        problems: impl IntoIterator<Item = P>,
        answers: &mut Vec<Answer>,
    ) -> Result<(), Cancelled> {
        self.run(problems, 2, answers)
    }

    /// Replaces the contents of `counts` by the number of solutions of each problem, at most `limit`.
    ///
    /// # Errors
    /// The batch was [cancelled](Self::until), and there are no results.
    pub fn count<'a, P: Into<Problem<'a>>>(
        &mut self,
        problems: impl IntoIterator<Item = P>,
        limit: u64,
        counts: &mut Vec<u64>,
    ) -> Result<(), Cancelled> {
        if limit == 0 {
            counts.clear();
            counts.extend(problems.into_iter().map(|_| 0));
            return Ok(());
        }
        self.run(problems, limit, counts)
    }

    /// Replaces the contents of `found` by the number of solutions of each problem, at most `limit` (which is
    /// at least 1), and the first solution.
    ///
    /// # Errors
    /// The batch was [cancelled](Self::until), and there are no results.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_solve::Batch;
    /// let mut found = Vec::new();
    /// Batch::new().find([&Puzzle::EMPTY], 3, &mut found)?;
    /// assert!(matches!(found[..], [(3, Some(_))]));
    /// # Ok::<(), sudokit_solve::Cancelled>(())
    /// ```
    pub fn find<'a, P: Into<Problem<'a>>>(
        &mut self,
        problems: impl IntoIterator<Item = P>,
        limit: u64,
        found: &mut Vec<(u64, Option<Solution>)>,
    ) -> Result<(), Cancelled> {
        self.run(problems, limit.max(1), found)
    }

    /// The number of solutions of all problems together, at most `limit`. All lanes work until the end, even
    /// if some problems are much larger than others.
    pub(crate) fn count_together(&mut self, problems: &[CandidateSet], limit: u64) -> Result<u64, Cancelled> {
        self.cancel.check()?;
        let mut queue =
            Together { problems: problems.iter(), limit, count: 0, cancel: &self.cancel, is_cut: false };
        self.backend.run(&mut self.search, &mut queue);
        if queue.is_cut { Err(Cancelled) } else { Ok(queue.count.min(limit)) }
    }

    fn run<'a, P: Into<Problem<'a>>, R: Outcome>(
        &mut self,
        problems: impl IntoIterator<Item = P>,
        limit: u64,
        results: &mut Vec<R>,
    ) -> Result<(), Cancelled> {
        let problems = problems.into_iter();
        results.clear();
        self.cancel.check()?;
        results.resize(problems.size_hint().0, R::NONE);
        let cancel = &self.cancel;
        let mut problems = InOrder { problems, taken: 0, limit, results, cancel, is_cut: false };
        self.backend.run(&mut self.search, &mut problems);
        if problems.is_cut {
            results.clear();
            return Err(Cancelled);
        }
        Ok(())
    }
}

/// A question about a problem, by the type of its result.
trait Outcome: Clone {
    /// The result of a problem without solutions.
    const NONE: Self;
    /// True if the result includes the first solution.
    const WANTS_SOLUTION: bool;
    /// True if the result is that solution alone: grids of seeds are found so.
    const IS_SEEDED: bool = false;
    fn new(solutions: u64, first: Option<Solution>) -> Self;
}

impl Outcome for Option<Solution> {
    const NONE: Self = None;
    const WANTS_SOLUTION: bool = true;
    const IS_SEEDED: bool = true;

    fn new(_: u64, first: Option<Solution>) -> Self {
        first
    }
}

impl Outcome for (u64, Option<Solution>) {
    const NONE: Self = (0, None);
    const WANTS_SOLUTION: bool = true;

    fn new(solutions: u64, first: Option<Solution>) -> Self {
        (solutions, first)
    }
}

impl Outcome for Answer {
    const NONE: Self = Self::None;
    const WANTS_SOLUTION: bool = true;

    fn new(solutions: u64, first: Option<Solution>) -> Self {
        match first {
            None => Self::None,
            Some(first) if solutions == 1 => Self::Unique(first),
            Some(first) => Self::Several(first),
        }
    }
}

impl Outcome for u64 {
    const NONE: Self = 0;
    const WANTS_SOLUTION: bool = false;

    fn new(solutions: u64, _: Option<Solution>) -> Self {
        solutions
    }
}

/// A queue with results in the order of its problems.
struct InOrder<'r, I, R> {
    problems: I,
    taken: usize,
    limit: u64,
    results: &'r mut Vec<R>,
    cancel: &'r Cancel,
    is_cut: bool,
}

impl<'a, P: Into<Problem<'a>>, I: Iterator<Item = P>, R: Outcome> Queue<'a> for InOrder<'_, I, R> {
    fn next(&mut self) -> Option<Item<'a>> {
        let problem = self.problems.next()?.into();
        if self.taken == self.results.len() {
            // A placeholder until the result is known.
            self.results.push(R::NONE);
        }
        self.taken += 1;
        Some(Item::Problem(problem))
    }

    fn done(&mut self, problem: usize, solutions: u64, first: Option<Solution>) {
        self.results[problem] = R::new(solutions, first);
    }

    fn goes_on(&mut self) -> bool {
        self.is_cut = self.cancel.is_cancelled();
        !self.is_cut
    }

    fn limit(&self) -> u64 {
        self.limit
    }

    fn wants_solutions(&self) -> bool {
        R::WANTS_SOLUTION
    }

    fn is_seeded(&self) -> bool {
        R::IS_SEEDED
    }
}

/// A queue of problems whose solutions are counted together.
struct Together<'r> {
    problems: std::slice::Iter<'r, CandidateSet>,
    limit: u64,
    count: u64,
    cancel: &'r Cancel,
    is_cut: bool,
}

impl Queue<'static> for Together<'_> {
    fn next(&mut self) -> Option<Item<'static>> {
        self.problems.next().map(|problem| Item::Problem(Problem::Candidates(*problem)))
    }

    fn done(&mut self, _: usize, solutions: u64, _: Option<Solution>) {
        self.count = self.count.saturating_add(solutions);
    }

    fn goes_on(&mut self) -> bool {
        self.is_cut = self.cancel.is_cancelled();
        !self.is_cut
    }

    fn limit(&self) -> u64 {
        self.limit
    }

    fn wants_solutions(&self) -> bool {
        false
    }

    fn items(&self) -> Items {
        Items::NodesOfOne { met_a_dead_end: false }
    }
}
