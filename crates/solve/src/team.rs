//! Many puzzles on many cores.
//!
//! Each thread of a team runs the same loop: it takes the next piece of work, solves it with a batch engine
//! of its own, waits until all earlier pieces have been handed on, and hands on its own.
//!
//! ```text
//!   thread 0    take 0 | work 0 ........ | give 0 | take 2 | work 2 .......
//!   thread 1             take 1 | work 1 ......... | give 1 | take 3 | ...
//! ```
//!
//! One thread at a time takes and one at a time gives, in the same order. So results read from a file and
//! written to a file keep the order of the file, memory holds a piece for each thread, and no thread only
//! reads or writes.

use crate::{Answer, Backend, Batch, Cancel, Cancelled};
use std::num::NonZero;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};
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
        let ended = self.shift(
            members,
            |(problems, _): &mut (&[T], Vec<R>)| pieces.next().map(|next| *problems = next).is_some(),
            |batch, (problems, results)| solve(batch, problems, results),
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
    /// no more, `work` solves it, `give` takes the results out. Each thread keeps one piece for its memory,
    /// so `take` finds the contents that the last `give` left. `take` and `give` are each called by one
    /// thread at a time, with the pieces in the same order.
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
    ///     |batch, Piece(puzzles, counts)| batch.count(&*puzzles, 2, counts),
    ///     |Piece(_, counts)| {
    ///         unique += counts.iter().filter(|count| **count == 1).count();
    ///         Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
    ///     },
    /// )?;
    /// assert_eq!(unique, 300);
    /// # Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
    /// ```
    pub fn in_order<P: Default, E: From<Cancelled> + Send>(
        &mut self,
        take: impl FnMut(&mut P) -> bool + Send,
        work: impl Fn(&mut Batch, &mut P) -> Result<(), Cancelled> + Sync,
        give: impl FnMut(&mut P) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        self.shift(self.threads(), take, work, give)
    }

    fn shift<P: Default, E: From<Cancelled> + Send>(
        &mut self,
        members: usize,
        take: impl FnMut(&mut P) -> bool + Send,
        work: impl Fn(&mut Batch, &mut P) -> Result<(), Cancelled> + Sync,
        give: impl FnMut(&mut P) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        let shift = Shift {
            intake: Mutex::new(Intake { take, taken: 0, is_over: members == 0 }),
            work,
            outlet: Mutex::new(Outlet { give, given: 0, error: None }),
            turn: Condvar::new(),
            end: self.cancel.part(),
        };
        let mut members = self.members[..members].iter_mut();
        if let Some(first) = members.next() {
            thread::scope(|scope| shift.join(scope, first, members));
        }
        let intake = shift.intake.into_inner().unwrap_or_else(PoisonError::into_inner);
        let outlet = shift.outlet.into_inner().unwrap_or_else(PoisonError::into_inner);
        match outlet.error {
            Some(error) => Err(error),
            None if intake.is_over && outlet.given == intake.taken => Ok(()),
            None => Err(E::from(Cancelled)),
        }
    }
}

/// State shared by the threads of a team while they work.
struct Shift<T, W, G, E> {
    intake: Mutex<Intake<T>>,
    work: W,
    outlet: Mutex<Outlet<G, E>>,
    /// Notified when the turn passes to another piece, or when everything ends.
    turn: Condvar,
    /// Raised when the team is cancelled, and when one thread fails.
    end: Cancel,
}

/// The source of pieces, numbered from 0.
struct Intake<T> {
    take: T,
    taken: u64,
    /// True after the last piece.
    is_over: bool,
}

/// The sink of pieces.
struct Outlet<G, E> {
    give: G,
    given: u64,
    error: Option<E>,
}

impl<T, W, G, E> Shift<T, W, G, E> {
    /// The loop of a thread. It spawns the next thread lazily, once it has its first piece, so that there are
    /// no more threads than pieces.
    fn join<'a, P: Default>(
        &'a self,
        scope: &'a Scope<'a, '_>,
        batch: &'a mut Batch,
        others: std::slice::IterMut<'a, Batch>,
    ) where
        T: FnMut(&mut P) -> bool + Send,
        W: Fn(&mut Batch, &mut P) -> Result<(), Cancelled> + Sync,
        G: FnMut(&mut P) -> Result<(), E> + Send,
        E: Send,
    {
        let mut end = EndForAll { shift: self, is_due: true };
        batch.set_cancel(&self.end);
        let mut piece = P::default();
        let mut others = Some(others);
        while let Some(number) = self.take(&mut piece) {
            if let Some(mut others) = others.take()
                && let Some(next) = others.next()
            {
                // If the system cannot start another thread, those that run do all the work.
                let _ = thread::Builder::new().spawn_scoped(scope, move || self.join(scope, next, others));
            }
            if (self.work)(batch, &mut piece).is_err() || !self.give(number, &mut piece) {
                return;
            }
        }
        end.is_due = false;
    }

    /// Takes the next piece. Returns its number, if there is one.
    fn take<P>(&self, piece: &mut P) -> Option<u64>
    where
        T: FnMut(&mut P) -> bool,
    {
        let mut intake = lock(&self.intake);
        if intake.is_over || self.end.is_cancelled() {
            return None;
        }
        intake.is_over = !(intake.take)(piece);
        if intake.is_over {
            return None;
        }
        intake.taken += 1;
        Some(intake.taken - 1)
    }

    /// Hands on a piece when its turn comes. Returns false if the thread should end.
    fn give<P>(&self, number: u64, piece: &mut P) -> bool
    where
        G: FnMut(&mut P) -> Result<(), E>,
    {
        let outlet = lock(&self.outlet);
        let waits = |outlet: &mut Outlet<G, E>| outlet.given < number && !self.end.is_cancelled();
        let mut outlet = self.turn.wait_while(outlet, waits).unwrap_or_else(PoisonError::into_inner);
        if outlet.given < number || outlet.error.is_some() || self.end.is_cancelled() {
            return false;
        }
        outlet.error = (outlet.give)(piece).err();
        outlet.given += 1;
        self.turn.notify_all();
        outlet.error.is_none()
    }
}

/// Ends all threads when one fails, by an error or a panic: the others must not wait for its piece. The panic
/// then reaches the caller. ([`thread::panicking`] would not do: a team may also work while a panic unwinds.)
struct EndForAll<'a, T, W, G, E> {
    shift: &'a Shift<T, W, G, E>,
    is_due: bool,
}

impl<T, W, G, E> Drop for EndForAll<'_, T, W, G, E> {
    fn drop(&mut self) {
        if self.is_due {
            self.shift.end.cancel();
            // A thread that is about to wait holds the lock, and waits by the time the lock is free.
            drop(lock(&self.shift.outlet));
            self.shift.turn.notify_all();
        }
    }
}

/// Takes a lock even if a thread panicked while holding it: the flag says that everything ends.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
