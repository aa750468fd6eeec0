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

use crate::{Backend, Batch};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};

/// Threads that solve, each with a [`Batch`] of its own. With one thread all happens on the caller's.
///
/// What comes out is the same for any number of threads and on every [`Backend`].
#[derive(Clone)]
pub struct Team {
    members: Vec<Batch>,
}

impl Team {
    /// A team of so many threads, at least one, on this backend. The threads run only while there is work.
    ///
    /// ```
    /// use sudokit_solve::{Backend, Team};
    ///
    /// let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    /// assert_eq!(Team::on(Backend::best(), cores).threads(), cores);
    /// ```
    pub fn on(backend: Backend, threads: usize) -> Self {
        Self { members: vec![Batch::on(backend); threads.max(1)] }
    }

    /// How many threads work at most.
    ///
    /// ```
    /// # use sudokit_solve::{Backend, Team};
    /// assert_eq!(Team::on(Backend::best(), 0).threads(), 1);
    /// ```
    pub fn threads(&self) -> usize {
        self.members.len()
    }

    /// Works through pieces of the caller's own making: `take` fills the next one and says whether there was any, `work`
    /// solves it, `give` takes the results out. Each thread keeps one piece for its memory, so `take` finds what the last
    /// `give` left in it. `take` and `give` are each called by one thread at a time, with the pieces in the same order.
    ///
    /// # Errors
    /// The first that `give` has. Nothing is given away after it.
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
    ///         Ok::<(), std::io::Error>(())
    ///     },
    /// )?;
    /// assert_eq!(unique, 300);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn in_order<P: Default, E: Send>(
        &mut self,
        take: impl FnMut(&mut P) -> bool + Send,
        work: impl Fn(&mut Batch, &mut P) + Sync,
        give: impl FnMut(&mut P) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        let shift = Shift {
            intake: Mutex::new(Intake { take, taken: 0, is_over: false }),
            work,
            outlet: Mutex::new(Outlet { give, given: 0, error: None, is_closed: false }),
            turn: Condvar::new(),
        };
        let mut members = self.members.iter_mut();
        if let Some(first) = members.next() {
            thread::scope(|scope| shift.join(scope, first, members));
        }
        shift.outlet.into_inner().unwrap_or_else(PoisonError::into_inner).error.map_or(Ok(()), Err)
    }
}

/// What the threads of a team share while they work.
struct Shift<T, W, G, E> {
    intake: Mutex<Intake<T>>,
    work: W,
    outlet: Mutex<Outlet<G, E>>,
    /// It may be another piece's turn to be given away.
    turn: Condvar,
}

/// Where pieces come in, numbered from 0.
struct Intake<T> {
    take: T,
    taken: u64,
    is_over: bool,
}

/// Where pieces go out.
struct Outlet<G, E> {
    give: G,
    given: u64,
    error: Option<E>,
    /// Nothing goes out any more.
    is_closed: bool,
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
        W: Fn(&mut Batch, &mut P) + Sync,
        G: FnMut(&mut P) -> Result<(), E> + Send,
        E: Send,
    {
        let _closing = CloseOnPanic(self);
        let mut piece = P::default();
        let mut others = Some(others);
        while let Some(number) = self.take(&mut piece) {
            if let Some(mut others) = others.take()
                && let Some(next) = others.next()
            {
                scope.spawn(move || self.join(scope, next, others));
            }
            (self.work)(batch, &mut piece);
            if !self.give(number, &mut piece) {
                break;
            }
        }
    }

    /// Takes the next piece. Its number, if there is one.
    fn take<P>(&self, piece: &mut P) -> Option<u64>
    where
        T: FnMut(&mut P) -> bool,
    {
        let mut intake = lock(&self.intake);
        intake.is_over = intake.is_over || !(intake.take)(piece);
        intake.taken += 1;
        (!intake.is_over).then(|| intake.taken - 1)
    }

    /// Gives away a piece as soon as it is its turn. Whether to go on.
    fn give<P>(&self, number: u64, piece: &mut P) -> bool
    where
        G: FnMut(&mut P) -> Result<(), E>,
    {
        let outlet = lock(&self.outlet);
        let waits = |outlet: &mut Outlet<G, E>| outlet.given < number && !outlet.is_closed;
        let mut outlet = self.turn.wait_while(outlet, waits).unwrap_or_else(PoisonError::into_inner);
        if !outlet.is_closed {
            outlet.error = (outlet.give)(piece).err();
            outlet.is_closed = outlet.error.is_some();
            outlet.given += 1;
            self.turn.notify_all();
        }
        !outlet.is_closed
    }
}

/// After a panic in one thread the others must not wait for its piece. They end, and the panic goes on to the caller.
struct CloseOnPanic<'a, T, W, G, E>(&'a Shift<T, W, G, E>);

impl<T, W, G, E> Drop for CloseOnPanic<'_, T, W, G, E> {
    fn drop(&mut self) {
        if thread::panicking() {
            lock(&self.0.intake).is_over = true;
            lock(&self.0.outlet).is_closed = true;
            self.0.turn.notify_all();
        }
    }
}

/// A lock that a panicking thread held is taken all the same: what it left behind says that all is over.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
