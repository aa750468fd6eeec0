//! Many puzzles on many cores, with the results in order.

use crate::pipeline;
use crate::{Answer, Backend, Batch, Cancel, Cancelled};
use std::num::NonZero;
use std::thread;
use sudokit_core::{CandidateSet, Problem, Solution};

/// Maximum size of a piece. Enough that few lanes are idle at the end of a piece, few enough that threads end
/// at the same time and a piece stays in the cache.
const MOST: usize = 2048;
/// Minimum size of a piece: with fewer problems, starting a thread takes longer than solving them.
const LEAST: usize = 128;
/// Pieces for each thread if there are enough problems: some pieces are harder than others.
const PIECES: usize = 4;

/// Threads that solve, each with a [`Batch`] of its own. A team of one works on the caller's thread.
///
/// Results are in the order of the problems, and are the same for any number of threads and on every
/// [`Backend`]. After each piece, `progress` gets the number of results so far: it grows, and one thread at a
/// time calls. Memory is allocated now and then, never for each problem.
///
/// A [cancelled](Self::until) team returns [`Cancelled`] and leaves the results so far: each of them right,
/// from the first problem on without a gap, and fewer than there are problems.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Answer, Backend, Team};
///
/// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
/// let text = line.repeat(1000);
/// let puzzles = Puzzle::from_lines(&text).collect::<Result<Vec<_>, _>>()?;
/// let mut answers = Vec::new();
/// let mut percent = 0;
/// Team::on(Backend::best(), 2).answer(&puzzles, &mut answers, |done| percent = 100 * done / puzzles.len())?;
/// assert_eq!(percent, 100);
/// assert!(answers.iter().all(|answer| matches!(answer, Answer::Unique(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Team {
    members: Vec<Batch>,
    cancel: Cancel,
}

impl Default for Team {
    fn default() -> Self {
        Self::new()
    }
}

/// True if threads can be started.
const HAS_THREADS: bool =
    cfg!(all(feature = "threads", not(all(target_family = "wasm", not(target_feature = "atomics")))));

impl Team {
    /// A team on the best backend, with a thread for each core that the program may use.
    pub fn new() -> Self {
        Self::on(Backend::best(), thread::available_parallelism().map_or(1, NonZero::get))
    }

    /// A team of this number of threads, at least one, on this backend. The threads run only while there is
    /// work.
    ///
    /// Without the feature `threads`, or on targets without threads (WebAssembly without atomics), only the
    /// caller's thread works.
    pub fn on(backend: Backend, threads: usize) -> Self {
        let most = if HAS_THREADS { usize::MAX } else { 1 };
        Self { members: vec![Batch::on(backend); threads.clamp(1, most)], cancel: Cancel::new() }
    }

    /// Cancels the team's work once the flag is raised, in the middle of a puzzle if need be.
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    /// use sudokit_solve::{Backend, Cancel, Cancelled, Team};
    ///
    /// let cancel = Cancel::new();
    /// let mut counts = Vec::new();
    /// let stop_soon = |done| if done >= 1000 { cancel.cancel() };
    /// let mut team = Team::on(Backend::best(), 1).until(&cancel);
    /// assert_eq!(team.count(&[Puzzle::EMPTY; 10_000], 2, &mut counts, stop_soon), Err(Cancelled));
    /// // Those of the first problems are there.
    /// assert!((1000..10_000).contains(&counts.len()) && counts.iter().all(|count| *count == 2));
    /// ```
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// Maximum number of threads.
    pub fn threads(&self) -> usize {
        self.members.len()
    }

    /// Replaces the contents of `solutions` by the first solution of each problem.
    ///
    /// # Errors
    /// The team was [cancelled](Self::until), and there are only the first results.
    pub fn solve<'a, T: Sync>(
        &mut self,
        problems: &'a [T],
        solutions: &mut Vec<Option<Solution>>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        self.run(problems, solutions, progress, Batch::solve)
    }

    /// Replaces the contents of `answers` by the answer to each problem.
    ///
    /// # Errors
    /// The team was [cancelled](Self::until), and there are only the first results.
    pub fn answer<'a, T: Sync>(
        &mut self,
        problems: &'a [T],
        answers: &mut Vec<Answer>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        self.run(problems, answers, progress, Batch::answer)
    }

    /// Replaces the contents of `counts` by the number of solutions of each problem, at most `limit`.
    ///
    /// # Errors
    /// The team was [cancelled](Self::until), and there are only the first results.
    pub fn count<'a, T: Sync>(
        &mut self,
        problems: &'a [T],
        limit: u64,
        counts: &mut Vec<u64>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        self.run(problems, counts, progress, |batch, problems, results| batch.count(problems, limit, results))
    }

    /// Replaces the contents of `found` by the number of solutions of each problem, at most `limit` (which is
    /// at least 1), and the first solution.
    ///
    /// # Errors
    /// The team was [cancelled](Self::until), and there are only the first results.
    pub fn find<'a, T: Sync>(
        &mut self,
        problems: &'a [T],
        limit: u64,
        found: &mut Vec<(u64, Option<Solution>)>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        self.run(problems, found, progress, |batch, problems, results| batch.find(problems, limit, results))
    }

    /// Replaces the contents of `unions` by the candidates of each problem that occur in some solution.
    ///
    /// # Errors
    /// The team was [cancelled](Self::until), and there are only the first results.
    pub fn true_candidates<'a, T: Sync>(
        &mut self,
        problems: &'a [T],
        unions: &mut Vec<CandidateSet>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        self.run(problems, unions, progress, |batch, problems, results| {
            batch.true_candidates(problems, results)
        })
    }

    fn run<'a, T: Sync, R: Send>(
        &mut self,
        problems: &'a [T],
        results: &mut Vec<R>,
        mut progress: impl FnMut(usize) + Send,
        solve: impl Fn(&mut Batch, &'a [T], &mut Vec<R>) -> Result<(), Cancelled> + Sync,
    ) -> Result<(), Cancelled> {
        results.clear();
        results.reserve(problems.len());
        let size = problems.len().div_ceil(PIECES * self.threads()).clamp(LEAST, MOST);
        let mut pieces = problems.chunks(size);
        let members = pieces.len().min(self.threads());
        let ended = pipeline::run(
            &mut self.members[..members],
            &self.cancel,
            |(problems, _): &mut (&[T], Vec<R>)| pieces.next().map(|next| *problems = next).is_some(),
            |batch, (), (problems, results)| solve(batch, problems, results),
            |(_, more)| {
                results.append(more);
                progress(results.len());
                Ok::<(), Cancelled>(())
            },
        );
        // After the last result there is nothing left to cancel.
        if results.len() == problems.len() { Ok(()) } else { ended }
    }

    /// Works through pieces of the caller's making: `take` fills the next one and returns false if there are
    /// no more, `work` solves it, `give` takes the results out. `take` and `give` are each called by one
    /// thread at a time, with the pieces in the same order.
    ///
    /// Nobody waits for a turn: a thread that has finished a piece takes the next one, while earlier pieces
    /// are still at work. Memory is bounded: for each thread there are at most 16 pieces that have been
    /// taken and not yet handed on. Pieces are used again, so `take` finds a new piece, or the contents that
    /// some `give` left; `work` keeps what it needs from piece to piece in its second argument, of which each
    /// thread has its own.
    ///
    /// Only whole pieces are handed on. Once the team is [cancelled](Self::until), or `give` returns an
    /// error, all members are cancelled: `take` and `give` are not called any more, and `work` should end
    /// soon. A batch ends by itself; other long work asks [`Batch::cancel`].
    ///
    /// # Errors
    /// The first error of `give`; [`Cancelled`] if the team or some `work` is cancelled before all pieces are
    /// handed on.
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    /// use sudokit_solve::{Backend, Team};
    ///
    /// #[derive(Default)]
    /// struct Piece(Vec<Puzzle>, Vec<u64>);
    ///
    /// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    /// let text = line.repeat(300);
    /// let mut lines = text.split(|byte| *byte == b'\n').filter_map(|line| Puzzle::from_line(line).ok());
    /// let mut unique = 0;
    /// Team::on(Backend::best(), 2).in_order(
    ///     |Piece(puzzles, _)| {
    ///         puzzles.clear();
    ///         puzzles.extend(lines.by_ref().take(100));
    ///         !puzzles.is_empty()
    ///     },
    ///     |batch, (), Piece(puzzles, counts)| batch.count(&*puzzles, 2, counts),
    ///     |Piece(_, counts)| {
    ///         unique += counts.iter().filter(|count| **count == 1).count();
    ///         Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
    ///     },
    /// )?;
    /// assert_eq!(unique, 300);
    /// # Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
    /// ```
    pub fn in_order<P: Default + Send, S: Default, E: From<Cancelled> + Send>(
        &mut self,
        take: impl FnMut(&mut P) -> bool + Send,
        work: impl Fn(&mut Batch, &mut S, &mut P) -> Result<(), Cancelled> + Sync,
        give: impl FnMut(&mut P) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        pipeline::run(&mut self.members, &self.cancel, take, work, give)
    }
}
