//! Jobs: threads, time limit, cancellation and progress of long calls.

use crate::border::Border;
use crate::failure::Failure;
use crate::sudokit_cancel;
use std::ffi::{c_int, c_void};
use std::thread;
use std::time::{Duration, Instant};
use sudokit::{Backend, Cancel, Cancelled, Team};

/// The largest number of threads of a job.
pub const SUDOKIT_MOST_THREADS: u32 = 1024;

/// A callback for progress: `done` puzzles are done. To cancel the call, return anything but 0; the call
/// returns `SUDOKIT_CANCELLED`, unless it is complete.
///
/// One thread calls it at a time, perhaps not the caller's. It must return: no `longjmp`, no C++ exception.
/// It must not use the handles, buffers or error of the call.
pub type sudokit_progress = Option<unsafe extern "C" fn(data: *mut c_void, done: usize) -> c_int>;

/// Settings of a long call, in a struct of the caller's, which is only read. Zero it first: zero is the
/// default. NULL stands for a job of zeros.
///
/// ```c
/// sudokit_job job = {0};
/// job.threads = 4;
/// job.seconds = 2.5;
/// ```
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sudokit_job {
    /// The number of threads, at most `SUDOKIT_MOST_THREADS`. 0: one for each core. They end with the call.
    pub threads: u32,
    /// The time limit of the call in seconds. 0: none.
    pub seconds: f64,
    /// A flag that cancels the call. NULL: none.
    pub cancel: *const sudokit_cancel,
    /// A callback for progress, for calls that report it. NULL: none.
    pub progress: sudokit_progress,
    /// Passed to `progress`.
    pub data: *mut c_void,
}

/// A job at work.
pub(crate) struct Job {
    /// Raised when the call has to end for any reason.
    pub(crate) cancel: Cancel,
    /// Raised when the caller cancels, but not when the time is up.
    #[cfg(feature = "full")]
    pub(crate) flag: Cancel,
    threads: usize,
    listener: Listener,
}

/// The callback for progress, with its data.
struct Listener {
    progress: sudokit_progress,
    data: *mut c_void,
}

// SAFETY: The header says that other threads may call it, one at a time.
unsafe impl Send for Listener {}

impl Job {
    /// Starts a job and its clock.
    pub(crate) fn of(border: &Border, job: *const sudokit_job) -> Result<Self, Failure> {
        let zero = sudokit_job {
            threads: 0,
            seconds: 0.0,
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
        if job.seconds.is_nan() || job.seconds < 0.0 {
            let why = format!("job: expected a number of seconds from 0, found {}", job.seconds);
            return Err(Failure::argument(why));
        }
        // Zero is no limit, and neither is more time than the clock can hold.
        let time = Duration::try_from_secs_f64(job.seconds).ok().filter(|time| !time.is_zero());
        let cancel = match time.and_then(|time| Instant::now().checked_add(time)) {
            Some(deadline) => flag.or_when(move || Instant::now() >= deadline),
            // Only a part of the flag: the callback of this call must not end another.
            None => flag.part(),
        };
        let listener = Listener { progress: job.progress, data: job.data };
        Ok(Self {
            cancel,
            #[cfg(feature = "full")]
            flag,
            threads: job.threads as usize,
            listener,
        })
    }

    /// The number of threads, at most `most`.
    pub(crate) fn threads(&self, most: usize) -> usize {
        let threads = match self.threads {
            // Counting cores reads files: one puzzle does not wait for that.
            0 if most > 1 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        threads.clamp(1, most.max(1))
    }

    /// A team for this number of puzzles.
    pub(crate) fn team(&self, puzzles: usize) -> Team {
        Team::on(Backend::best(), self.threads(puzzles)).until(&self.cancel)
    }

    /// Reports progress, and cancels the work if the callback says so.
    pub(crate) fn listen(self) -> impl FnMut(usize) -> Result<(), Cancelled> + Send {
        let Self { cancel, listener, .. } = self;
        move |done| {
            // Captures the whole listener, which is `Send`, not its pointer.
            let listener = &listener;
            // SAFETY: By the contract in the header one thread at a time may call it with its data.
            if listener.progress.is_some_and(|progress| unsafe { progress(listener.data, done) } != 0) {
                cancel.cancel();
                return Err(Cancelled);
            }
            Ok(())
        }
    }

    /// The same, for work that checks its flag.
    pub(crate) fn progress(self) -> impl FnMut(usize) + Send {
        let mut listen = self.listen();
        move |done| _ = listen(done)
    }
}
