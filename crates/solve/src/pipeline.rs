//! The loop of the threads of a team: work in any order, results in the order of the input.
//!
//! Each thread takes the next piece, works on it with a batch engine of its own, and puts it into a ring.
//! The thread that finds the piece that is due in the ring hands on all that are due, one after the other;
//! the others go on with the next piece:
//!
//! ```text
//!   thread 0    take 0 | work 0 ........ | give 0 | take 2 | work 2 ....................
//!   thread 1             take 1 | work 1 ......... | give 1 | take 3 | work 3 | take 4 | ...
//! ```
//!
//! So no thread is for reading or writing alone, and one hard puzzle holds up nobody but itself, until the
//! ring is full.

use crate::{Batch, Cancel, Cancelled};
use std::collections::VecDeque;
use std::panic;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope, ScopedJoinHandle};

/// Pieces for each thread that may have been taken and not yet handed on. If one puzzle in a hundred takes
/// 20 times as long as the others, pieces of 8 puzzles keep 128 threads busy with 16, not with 8 (see the
/// test). Cheap puzzles come in larger pieces, which all take nearly the same time.
const AHEAD: u64 = 16;

/// The work of [`Team::in_order`](crate::Team::in_order): a thread for each of these batch engines, of which
/// the first works on the caller's.
pub(crate) fn run<P: Default + Send, S: Default, E: From<Cancelled> + Send>(
    batches: &mut [Batch],
    cancel: &Cancel,
    take: impl FnMut(&mut P) -> bool + Send,
    work: impl Fn(&mut Batch, &mut S, &mut P) -> Result<(), Cancelled> + Sync,
    give: impl FnMut(&mut P) -> Result<(), E> + Send,
) -> Result<(), E> {
    let pipeline = Pipeline {
        take: Mutex::new(take),
        work,
        give: Mutex::new(give),
        ring: Mutex::new(Ring {
            taken: 0,
            is_over: batches.is_empty(),
            given: 0,
            finished: VecDeque::new(),
            spare: Vec::new(),
            is_giving: false,
            error: None,
        }),
        room: Condvar::new(),
        most: AHEAD * batches.len() as u64,
        end: cancel.part(),
    };
    let mut batches = batches.iter_mut();
    if let Some(first) = batches.next() {
        thread::scope(|scope| pipeline.join(scope, first, batches));
    }
    let ring = pipeline.ring.into_inner().unwrap_or_else(PoisonError::into_inner);
    match ring.error {
        Some(error) => Err(error),
        None if ring.is_over && ring.given == ring.taken => Ok(()),
        None => Err(E::from(Cancelled)),
    }
}

/// State shared by the threads.
struct Pipeline<T, W, G, P, E> {
    /// Locked while a piece is taken and numbered.
    take: Mutex<T>,
    work: W,
    /// Locked by the one thread that gives.
    give: Mutex<G>,
    /// Never locked while a caller's function runs.
    ring: Mutex<Ring<P, E>>,
    /// Notified when there is room for one more piece, or when everything ends.
    room: Condvar,
    /// Maximum number of pieces that have been taken and not yet handed on.
    most: u64,
    /// Raised when the team is cancelled, and when one thread fails.
    end: Cancel,
}

/// The pieces, numbered from 0 in the order in which they are taken.
struct Ring<P, E> {
    taken: u64,
    /// True after the last piece.
    is_over: bool,
    given: u64,
    /// Finished pieces that are not handed on yet, from the piece that is due: `None` is still at work.
    finished: VecDeque<Option<P>>,
    /// Pieces that have been handed on, to be filled again.
    spare: Vec<P>,
    /// True while a thread hands on pieces.
    is_giving: bool,
    error: Option<E>,
}

impl<T, W, G, P, E> Pipeline<T, W, G, P, E> {
    /// The loop of a thread. It spawns the next thread lazily, once it has its first piece, so that there are
    /// no more threads than pieces. It ends after the thread that it spawned, as no thread may be left after
    /// a call, and a scope alone waits for the work of its threads only, not for their end.
    fn join<'a, S: Default>(
        &'a self,
        scope: &'a Scope<'a, '_>,
        batch: &'a mut Batch,
        others: std::slice::IterMut<'a, Batch>,
    ) where
        T: FnMut(&mut P) -> bool + Send,
        W: Fn(&mut Batch, &mut S, &mut P) -> Result<(), Cancelled> + Sync,
        G: FnMut(&mut P) -> Result<(), E> + Send,
        P: Default + Send,
        E: Send,
    {
        let mut end = EndForAll { pipeline: self, is_due: true };
        batch.set_cancel(&self.end);
        let mut state = S::default();
        let mut others = Some(others);
        let mut spawned = None;
        while let Some((number, mut piece)) = self.next() {
            if let Some(mut others) = others.take()
                && let Some(next) = others.next()
            {
                // If the system cannot start another thread, those that run do all the work.
                let thread = thread::Builder::new();
                spawned = thread.spawn_scoped(scope, move || self.join(scope, next, others)).ok();
            }
            if (self.work)(batch, &mut state, &mut piece).is_err() || !self.hand_on(number, piece) {
                self.end.cancel();
                break;
            }
        }
        end.is_due = self.end.is_cancelled();
        drop(end);
        if let Some(Err(payload)) = spawned.map(ScopedJoinHandle::join) {
            panic::resume_unwind(payload);
        }
    }

    /// Takes the next piece, once there is room for it. Returns it with its number, or nothing at the end.
    fn next(&self) -> Option<(u64, P)>
    where
        T: FnMut(&mut P) -> bool,
        P: Default,
    {
        let mut take = lock(&self.take);
        let is_full =
            |ring: &mut Ring<P, E>| ring.taken >= ring.given + self.most && !self.end.is_cancelled();
        let mut ring =
            self.room.wait_while(lock(&self.ring), is_full).unwrap_or_else(PoisonError::into_inner);
        if ring.is_over || self.end.is_cancelled() {
            return None;
        }
        let mut piece = ring.spare.pop().unwrap_or_default();
        drop(ring);
        let is_taken = take(&mut piece);
        let mut ring = lock(&self.ring);
        ring.is_over = !is_taken;
        is_taken.then(|| {
            ring.taken += 1;
            (ring.taken - 1, piece)
        })
    }

    /// Puts a finished piece into the ring, and hands on the pieces that are due, unless another thread is at
    /// it. Returns false if the thread should end.
    fn hand_on(&self, number: u64, piece: P) -> bool
    where
        G: FnMut(&mut P) -> Result<(), E>,
    {
        let mut ring = lock(&self.ring);
        let place = (number - ring.given) as usize;
        if ring.finished.len() <= place {
            ring.finished.resize_with(place + 1, || None);
        }
        ring.finished[place] = Some(piece);
        if ring.is_giving {
            return !self.end.is_cancelled();
        }
        ring.is_giving = true;
        while ring.error.is_none()
            && !self.end.is_cancelled()
            && let Some(mut piece) = ring.finished.front_mut().and_then(Option::take)
        {
            drop(ring);
            let given = lock(&self.give)(&mut piece);
            ring = lock(&self.ring);
            ring.finished.pop_front();
            ring.given += 1;
            ring.spare.push(piece);
            ring.error = given.err();
            self.room.notify_one();
        }
        ring.is_giving = false;
        ring.error.is_none() && !self.end.is_cancelled()
    }
}

/// Ends all threads when one fails, by an error or a panic: the others must not wait for its piece. The panic
/// then reaches the caller. ([`thread::panicking`] would not do: a team may also work while a panic unwinds.)
struct EndForAll<'a, T, W, G, P, E> {
    pipeline: &'a Pipeline<T, W, G, P, E>,
    is_due: bool,
}

impl<T, W, G, P, E> Drop for EndForAll<'_, T, W, G, P, E> {
    fn drop(&mut self) {
        if self.is_due {
            self.pipeline.end.cancel();
            // A thread that is about to wait holds the lock, and waits by the time the lock is free.
            drop(lock(&self.pipeline.ring));
            self.pipeline.room.notify_all();
        }
    }
}

/// Takes a lock even if a thread panicked while holding it: the flag says that everything ends.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;

    /// Share of the time, in percent, that the threads work if they take pieces of these durations by the
    /// rules of the ring.
    fn busy(pieces: &[u64], threads: u64) -> u64 {
        let most = (AHEAD * threads) as usize;
        let mut free: BinaryHeap<Reverse<u64>> = (0..threads).map(|_| Reverse(0)).collect();
        // The time at which each piece and all earlier ones are finished.
        let mut due: Vec<u64> = Vec::new();
        let mut end = 0;
        for (number, time) in pieces.iter().enumerate() {
            let Some(Reverse(mut now)) = free.pop() else { break };
            if let Some(earlier) = number.checked_sub(most) {
                now = now.max(due[earlier]);
            }
            free.push(Reverse(now + time));
            end = end.max(now + time);
            due.push(end);
        }
        100 * pieces.iter().sum::<u64>() / (end * threads)
    }

    /// Times to explain a hard puzzle lie between 60 and 1,600 ms, most of them below 500; one puzzle in a
    /// hundred takes 20 times as long.
    #[test]
    fn threads_are_busy_however_many_there_are() {
        let mut random = 1_u64;
        let mut times = std::iter::repeat_with(|| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let share = (random >> 33) as f64 / f64::from(1_u32 << 31);
            let time = 60.0 + 1540.0 * share.powi(3);
            time as u64 * if (random >> 13).is_multiple_of(100) { 20 } else { 1 }
        });
        let pieces: Vec<u64> = (0..50_000).map(|_| times.by_ref().take(8).sum()).collect();
        for threads in [2, 16, 64, 128] {
            let busy = busy(&pieces, threads);
            assert!(busy >= 95, "{threads} threads are busy for {busy} % of the time");
        }
    }
}
