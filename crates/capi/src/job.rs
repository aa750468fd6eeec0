//! How a long call works: on how many threads, how long at most, and who may end it.

use crate::border::Border;
use crate::failure::Failure;
use crate::sudokit_cancel;
use std::ffi::{c_int, c_void};
use std::thread;
use std::time::{Duration, Instant};
use sudokit::{Backend, Cancel, Cancelled, Team};

/// The threads that a job can ask for.
pub const SUDOKIT_MOST_THREADS: u32 = 1024;

/// Told how much is done of a call: so many puzzles. Whoever returns anything but 0 ends the call, which is `SUDOKIT_CANCELLED`
/// then, unless all is done.
///
/// It is called by one thread at a time, which may be another one than the caller's. It must come back: no `longjmp`, no exception of C++.
/// It must not use the handles, buffers or error of the call.
pub type sudokit_progress = Option<unsafe extern "C" fn(data: *mut c_void, done: usize) -> c_int>;

/// How a long call works. A struct of the caller's, which is only read. Zero it first: what is zero is the default. NULL is a job of zeros.
///
/// ```c
/// sudokit_job job = {0};
/// job.threads = 4;
/// job.milliseconds = 2000;
/// ```
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sudokit_job {
    /// The threads that work, at most `SUDOKIT_MOST_THREADS`. 0: one for each core. They end with the call.
    pub threads: u32,
    /// The time after which the call is cancelled. 0: never.
    pub milliseconds: u32,
    /// A flag that ends the call. NULL: none.
    pub cancel: *const sudokit_cancel,
    /// Told how much is done, where a call says so. NULL: nobody.
    pub progress: sudokit_progress,
    /// Given to `progress`.
    pub data: *mut c_void,
}

/// A job as it is taken on.
pub(crate) struct Job {
    /// Raised when the call has to end, for whatever reason.
    pub(crate) cancel: Cancel,
    /// Raised when somebody ends it: not when its time is over.
    pub(crate) flag: Cancel,
    threads: usize,
    listener: Listener,
}

/// Who is told how much is done.
struct Listener {
    progress: sudokit_progress,
    data: *mut c_void,
}

// SAFETY: The header says that other threads than the caller's call it, one at a time.
unsafe impl Send for Listener {}

impl Job {
    /// Takes on a job. The time begins now.
    pub(crate) fn of(border: &Border, job: *const sudokit_job) -> Result<Self, Failure> {
        let zero = sudokit_job {
            threads: 0,
            milliseconds: 0,
            cancel: std::ptr::null(),
            progress: None,
            data: std::ptr::null_mut(),
        };
        let job = if job.is_null() { zero } else { border.read(job, 1, "job")?[0] };
        if job.threads > SUDOKIT_MOST_THREADS {
            let why = format!("job: expected up to {SUDOKIT_MOST_THREADS} threads, found {}", job.threads);
            return Err(Failure::argument(why));
        }
        let flag = if job.cancel.is_null() {
            Cancel::new()
        } else {
            border.shared(job.cancel, "the flag of the job")?.0.clone()
        };
        // A part of its own: what ends this call ends no other.
        let cancel = if job.milliseconds == 0 {
            flag.part()
        } else {
            let deadline = Instant::now() + Duration::from_millis(job.milliseconds.into());
            flag.or_when(move || Instant::now() >= deadline)
        };
        let listener = Listener { progress: job.progress, data: job.data };
        Ok(Self { cancel, flag, threads: job.threads as usize, listener })
    }

    /// The threads to work with, where there is so much to do.
    pub(crate) fn threads(&self, most: usize) -> usize {
        let threads = match self.threads {
            // Asking for the cores reads files: who has one puzzle does not wait for that.
            0 if most > 1 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        threads.clamp(1, most.max(1))
    }

    /// A team for so many puzzles.
    pub(crate) fn team(&self, puzzles: usize) -> Team {
        Team::on(Backend::best(), self.threads(puzzles)).until(&self.cancel)
    }

    /// Tells whoever listens, and cancels the work if that is the reply.
    pub(crate) fn listen(self) -> impl FnMut(usize) -> Result<(), Cancelled> + Send {
        let Self { cancel, listener, .. } = self;
        move |done| {
            // All of it moves into the closure, not only its pointer.
            let listener = &listener;
            // SAFETY: By the contract of the header it can be called with its data, by one thread at a time.
            if listener.progress.is_some_and(|progress| unsafe { progress(listener.data, done) } != 0) {
                cancel.cancel();
                return Err(Cancelled);
            }
            Ok(())
        }
    }

    /// The same, for work that hears of the reply when it asks for its flag.
    pub(crate) fn progress(self) -> impl FnMut(usize) + Send {
        let mut listen = self.listen();
        move |done| _ = listen(done)
    }
}
