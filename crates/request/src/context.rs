//! The context of a request: its flag, clock, seed, threads and words.

use crate::scope::Limit;
use std::time::{Duration, Instant};
use sudokit::Cancel;
use sudokit::diagram::Words;

/// The context of a request.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Context {
    /// Cancels the work.
    pub cancel: Cancel,
    /// The seed of requests that name none.
    pub seed: u64,
    /// The number of threads for tasks that can use several. Results do not depend on it.
    pub threads: usize,
    /// The words of requests that name no language.
    pub words: &'static Words,
    clock: fn(&Cancel, Duration) -> Cancel,
}

impl Context {
    /// A context with this flag and seed, one thread and the system clock.
    pub fn new(cancel: &Cancel, seed: u64) -> Self {
        Self { cancel: cancel.clone(), seed, threads: 1, words: Words::english(), clock: within }
    }

    /// With this many threads.
    #[must_use]
    pub const fn on_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// With these words for requests that name no language.
    #[must_use]
    pub const fn in_words(mut self, words: &'static Words) -> Self {
        self.words = words;
        self
    }

    /// With another clock: it makes a flag that is raised after a time, or when the given flag is.
    /// WebAssembly has no system clock.
    #[must_use]
    pub const fn with_clock(mut self, clock: fn(&Cancel, Duration) -> Cancel) -> Self {
        self.clock = clock;
        self
    }

    /// The flag of a request with this time limit.
    pub(crate) fn cancel(&self, limit: &Limit) -> Cancel {
        limit.seconds.map_or_else(|| self.cancel.part(), |time| (self.clock)(&self.cancel, time))
    }
}

fn within(cancel: &Cancel, time: Duration) -> Cancel {
    match Instant::now().checked_add(time) {
        Some(deadline) => cancel.or_when(move || Instant::now() >= deadline),
        // A deadline beyond the range of the clock never comes.
        None => cancel.part(),
    }
}
