//! Many puzzles on many cores.
//!
//! Each thread of a team does the same, again and again: it takes the next piece of work, solves it with a batch engine of
//! its own, waits until all earlier pieces have been given away, and gives away its own.
//!
//! ```text
//!   thread 0    take 0 | work 0 ........ | give 0 | take 2 | work 2 .......
//!   thread 1             take 1 | work 1 ......... | give 1 | take 3 | ...
//! ```
//!
//! One thread at a time takes and one at a time gives, in the same order. So whoever takes from a file and gives to a file
//! has results in the order of the file, holds no more in memory than a piece for each thread, and needs no thread that
//! only reads or writes.

use crate::{Answer, Backend, Batch, Cancel, Cancelled};
use std::num::NonZero;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};
use sudokit_core::{CandidateSet, Problem, Solution};

/// Problems that a thread solves together. Enough that few lanes are idle at the end of a piece, few enough that threads
/// end at the same time and a piece stays in the cache.
const MOST: usize = 2048;
/// With fewer, starting a thread takes longer than solving them.
const LEAST: usize = 128;
/// Pieces to a thread where there are enough problems: some pieces are harder than others.
const PIECES: usize = 4;

/// Threads that solve, each with a [`Batch`] of its own. With one thread all happens on the caller's.
///
/// Results come in the order of the problems, and are the same for any number of threads and on every [`Backend`]. After
/// each piece of the work, `progress` hears how many results there are by then: more and more, from one thread at a time.
/// Memory is asked for once in a while, never for each problem.
///
/// A team that is [cancelled](Self::until) says [`Cancelled`], and leaves the results that it has got so far: each of them
/// right, from the first problem on without a gap, and fewer than there are problems.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Answer, Backend, Team};
///
/// let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n".repeat(1000);
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

/// Whether threads can be started.
const HAS_THREADS: bool =
    cfg!(all(feature = "threads", not(all(target_family = "wasm", not(target_feature = "atomics")))));

impl Team {
    /// A team on the best backend, with a thread for each core that the program may use.
    pub fn new() -> Self {
        Self::on(Backend::best(), thread::available_parallelism().map_or(1, NonZero::get))
    }

    /// A team of so many threads, at least one, on this backend. The threads run only while there is work.
    ///
    /// Without the feature `threads`, and where programs have none (WebAssembly without atomics), it is the caller's thread alone.
    pub fn on(backend: Backend, threads: usize) -> Self {
        let most = if HAS_THREADS { usize::MAX } else { 1 };
        Self { members: vec![Batch::on(backend); threads.clamp(1, most)], cancel: Cancel::new() }
    }

    /// Lets the team end early, in the middle of a puzzle if need be. What it was asked then is [`Cancelled`].
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

    /// How many threads work at most.
    pub fn threads(&self) -> usize {
        self.members.len()
    }

    /// Puts the first solution of each problem into `solutions`, in place of what was there.
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

    /// Puts the answer to each problem into `answers`, in place of what was there.
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

    /// Puts the number of solutions of each problem, counted no further than `limit`, into `counts`, in place of what was there.
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

    /// Puts the number of solutions of each problem, counted no further than `limit` (at least 1), and the first of
    /// them into `found`, in place of what was there.
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

    /// Puts the candidates of each problem that occur in some solution into `unions`, in place of what was there.
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
        // With the last result there is nothing left to cancel.
        if results.len() == problems.len() { Ok(()) } else { ended }
    }

    /// Works through pieces of the caller's own making: `take` fills the next one and says whether there was any, `work`
    /// solves it, `give` takes the results out. Each thread keeps one piece for its memory, so `take` finds what the last
    /// `give` left in it. `take` and `give` are each called by one thread at a time, with the pieces in the same order.
    ///
    /// Only whole pieces are given away. Once the team is [cancelled](Self::until), or `give` has an error, all members are
    /// cancelled: nothing is taken or given away any more, and `work` is to end soon. A batch sees to that by itself; other
    /// long work asks [`Batch::cancel`].
    ///
    /// # Errors
    /// The first that `give` has; [`Cancelled`] if the team, or some `work`, is that before all pieces are given away.
    ///
    /// ```
    /// use sudokit_core::Puzzle;
    /// use sudokit_solve::{Backend, Team};
    ///
    /// #[derive(Default)]
    /// struct Piece(Vec<Puzzle>, Vec<u64>);
    ///
    /// let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n".repeat(300);
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

/// What the threads of a team share while they work.
struct Shift<T, W, G, E> {
    intake: Mutex<Intake<T>>,
    work: W,
    outlet: Mutex<Outlet<G, E>>,
    /// It may be another piece's turn to be given away, or nobody's any more.
    turn: Condvar,
    /// Made when the team is cancelled, and when one thread cannot go on.
    end: Cancel,
}

/// Where pieces come in, numbered from 0.
struct Intake<T> {
    take: T,
    taken: u64,
    /// There are no more.
    is_over: bool,
}

/// Where pieces go out.
struct Outlet<G, E> {
    give: G,
    given: u64,
    error: Option<E>,
}

impl<T, W, G, E> Shift<T, W, G, E> {
    /// What a thread does. With its first piece in hand it calls in the next one, so that there are no more than pieces.
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
                // Where the system has no more threads to give, those that are there do all the work.
                let _ = thread::Builder::new().spawn_scoped(scope, move || self.join(scope, next, others));
            }
            if (self.work)(batch, &mut piece).is_err() || !self.give(number, &mut piece) {
                return;
            }
        }
        end.is_due = false;
    }

    /// Takes the next piece. Its number, if there is one.
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

    /// Gives away a piece as soon as it is its turn. Whether to go on.
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

/// When one thread cannot go on, others must not wait for its piece: all end. So it is after an error, and after a panic, which
/// goes on to the caller. (A team may well work while a panic unwinds, so [`thread::panicking`] would not tell.)
struct EndForAll<'a, T, W, G, E> {
    shift: &'a Shift<T, W, G, E>,
    is_due: bool,
}

impl<T, W, G, E> Drop for EndForAll<'_, T, W, G, E> {
    fn drop(&mut self) {
        if self.is_due {
            self.shift.end.cancel();
            // Whoever is about to wait holds the lock, and waits by the time it is free.
            drop(lock(&self.shift.outlet));
            self.shift.turn.notify_all();
        }
    }
}

/// A lock that a panicking thread held is taken all the same: what it left behind says that all is over.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
