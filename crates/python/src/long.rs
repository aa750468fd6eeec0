//! Long work: lets other Python threads run, handles Ctrl-C, reports progress, and keeps the time limit.
//!
//! ```text
//!   caller's thread     work, asking its flag now and then ── the flag looks: signals, progress, time
//!   with a team         waits, asking the flag every 20 ms │ the team works on threads of its own
//! ```
//!
//! Python handles signals on its main thread alone, so the caller's thread always looks.

use crate::cancel;
use crate::errors::Thrown;
use crate::request::number;
use pyo3::prelude::*;
use serde_json::json;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};
use sudokit::{Backend, BulkError, Cancel, Cancelled, Error, Team};
use sudokit_request::{Failure, Limit, Part};

/// The interval of looking: a signal is handled within a fifth of a second.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);
/// The sleep of a waiting thread.
const NAP: Duration = Duration::from_millis(20);
/// More threads than this are a mistake.
const MOST_THREADS: usize = 512;

/// A callback for progress: done, total.
pub(crate) struct Progress {
    callback: Py<PyAny>,
    total: usize,
    done: AtomicUsize,
    told: AtomicUsize,
}

impl Progress {
    pub(crate) fn new(callback: Option<Py<PyAny>>, total: usize) -> Option<Arc<Self>> {
        let told = AtomicUsize::new(usize::MAX);
        callback.map(|callback| Arc::new(Self { callback, total, done: AtomicUsize::new(0), told }))
    }

    pub(crate) fn reach(this: Option<&Self>, done: usize) {
        if let Some(progress) = this {
            progress.done.store(done, Ordering::Relaxed);
        }
    }

    fn tell(&self, py: Python<'_>) -> PyResult<()> {
        let done = self.done.load(Ordering::Relaxed);
        if self.told.swap(done, Ordering::Relaxed) != done {
            self.callback.call1(py, (done, self.total))?;
        }
        Ok(())
    }
}

/// The caller's limits on a call: a time, and a flag.
#[derive(Clone)]
pub(crate) struct Until {
    pub(crate) limit: Option<Duration>,
    flag: Cancel,
}

impl Until {
    pub(crate) fn new(seconds: Option<f64>, cancel: Option<cancel::Cancel>) -> Result<Self, Thrown> {
        let limit = match seconds {
            Some(seconds) => Limit::read(json!({ "seconds": number(seconds) }))?.seconds,
            None => None,
        };
        Ok(Self { limit, flag: cancel.unwrap_or_default().0 })
    }

    /// Takes time off the limit: an iterator has one for all of its calls.
    pub(crate) fn take_off(&mut self, time: Duration) {
        self.limit = self.limit.map(|limit| limit.saturating_sub(time));
    }

    /// The flag alone, where the work itself keeps the time.
    pub(crate) fn of_flag(&self) -> Self {
        Self { limit: None, flag: self.flag.clone() }
    }
}

/// The terms of a call about many puzzles.
pub(crate) struct Terms {
    /// 0 stands for one on each core.
    pub(crate) threads: usize,
    pub(crate) until: Until,
    pub(crate) progress: Option<Py<PyAny>>,
}

/// The duties of the caller's thread during work.
struct Watch {
    caller: ThreadId,
    started: Instant,
    /// The time of the next look, in milliseconds from the start.
    next: AtomicUsize,
    limit: Option<Duration>,
    /// The caller's flag.
    outer: Cancel,
    error: Mutex<Option<PyErr>>,
    progress: Option<Arc<Progress>>,
}

impl Watch {
    fn new(until: &Until, progress: Option<Arc<Progress>>) -> Result<Arc<Self>, Thrown> {
        let Until { limit, flag: outer } = until.clone();
        // A short call might end before it checks the flag.
        outer.check()?;
        Ok(Arc::new(Self {
            caller: thread::current().id(),
            started: Instant::now(),
            next: AtomicUsize::new(BETWEEN_LOOKS.as_millis() as usize),
            limit,
            outer,
            error: Mutex::new(None),
            progress,
        }))
    }

    /// A flag that looks whenever it is checked.
    fn cancel(self: &Arc<Self>) -> Cancel {
        let watch = Arc::clone(self);
        self.outer.or_when(move || watch.says_stop())
    }

    fn says_stop(&self) -> bool {
        let now = self.started.elapsed();
        if self.limit.is_some_and(|limit| now >= limit) {
            return true;
        }
        let now = now.as_millis() as usize;
        if now < self.next.load(Ordering::Relaxed) || thread::current().id() != self.caller {
            return false;
        }
        self.next.store(now + BETWEEN_LOOKS.as_millis() as usize, Ordering::Relaxed);
        let looked = Python::attach(|py| {
            py.check_signals()?;
            self.progress.iter().try_for_each(|progress| progress.tell(py))
        });
        let stops = looked.is_err();
        *self.error.lock().unwrap_or_else(PoisonError::into_inner) = looked.err();
        stops
    }

    /// The result for the caller: an exception of Python takes precedence, then the caller's flag.
    fn end<T>(&self, py: Python<'_>, result: Result<T, Failure>) -> Result<T, Thrown> {
        if let Some(error) = self.error.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(error.into());
        }
        self.outer.check()?;
        let is_cut_short = |failure: &Failure| failure.code == Error::Cancelled(Cancelled).code();
        match result {
            Ok(result) => {
                self.progress.iter().try_for_each(|progress| progress.tell(py))?;
                Ok(result)
            }
            // The caller's flag is not raised, so it was the time.
            Err(failure) if is_cut_short(&failure) => Err(Thrown::Late),
            Err(failure) => Err(failure.into()),
        }
    }
}

/// Works on the caller's thread while other Python threads run.
pub(crate) fn long<T: Send>(
    py: Python<'_>,
    until: &Until,
    work: impl FnOnce(&Cancel) -> Result<T, Failure> + Send,
) -> Result<T, Thrown> {
    let watch = Watch::new(until, None)?;
    let cancel = watch.cancel();
    let result = py.detach(|| work(&cancel));
    watch.end(py, result)
}

/// Works with a flag that is raised when the time is up, and returns the results so far.
pub(crate) fn bounded<T: Send>(
    py: Python<'_>,
    until: &Until,
    work: impl FnOnce(&Cancel, &Cancel) -> Result<T, Failure> + Send,
) -> Result<T, Thrown> {
    let (limit, started) = (until.limit, Instant::now());
    let bound = Cancel::new().or_when(move || limit.is_some_and(|limit| started.elapsed() >= limit));
    long(py, &until.of_flag(), |cancel| work(cancel, &bound))
}

/// Works with a team while other Python threads run, and tells how many of `total` are done.
pub(crate) fn with_team<T: Send>(
    py: Python<'_>,
    terms: Terms,
    total: usize,
    work: impl FnOnce(&mut Team, &(dyn Fn(usize) + Sync)) -> Result<T, BulkError> + Send,
) -> Result<T, Thrown> {
    let threads = cores_or(terms.threads);
    let progress = Progress::new(terms.progress, total);
    let told = progress.clone();
    on_threads(py, threads, &terms.until, progress, |cancel| {
        let mut team = Team::on(Backend::best(), threads).until(cancel);
        work(&mut team, &|done| Progress::reach(told.as_deref(), done)).map_err(|error| match error {
            BulkError::Cancelled => Cancelled.into(),
            other => other.into(),
        })
    })
}

/// Works on `threads` threads, which `work` itself starts, while other Python threads run.
pub(crate) fn on_threads<T: Send>(
    py: Python<'_>,
    threads: usize,
    until: &Until,
    progress: Option<Arc<Progress>>,
    work: impl FnOnce(&Cancel) -> Result<T, Failure> + Send,
) -> Result<T, Thrown> {
    let watch = Watch::new(until, progress)?;
    let cancel = watch.cancel();
    let result = py.detach(|| {
        if threads == 1 {
            return work(&cancel);
        }
        thread::scope(|scope| {
            let (ended, end) = mpsc::channel();
            let cancel = &cancel;
            let worker = scope.spawn(move || {
                let result = work(cancel);
                _ = ended.send(());
                result
            });
            while end.recv_timeout(NAP) == Err(mpsc::RecvTimeoutError::Timeout) && !worker.is_finished() {
                // Checked on this thread, the flag handles signals and progress.
                _ = cancel.is_cancelled();
            }
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    });
    watch.end(py, result)
}

/// The number of threads; 0 stands for the number of cores.
pub(crate) fn cores_or(threads: usize) -> usize {
    match threads {
        0 => thread::available_parallelism().map_or(1, std::num::NonZero::get),
        threads => threads.min(MOST_THREADS),
    }
}
