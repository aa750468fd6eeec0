//! The surroundings of a request: the flag that ends it, the clock, and the seed.

use crate::scope::Limit;
use std::time::{Duration, Instant};
use sudokit::Cancel;
use sudokit::diagram::Words;

/// The surroundings of a request.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Context {
    /// Ends the work.
    pub cancel: Cancel,
    /// The seed for requests that name none.
    pub seed: u64,
    /// The number of threads for tasks that can use several. Results do not depend on it.
    pub threads: usize,
    /// The words for requests that name no language.
    pub words: &'static Words,
    clock: fn(&Cancel, Duration) -> Cancel,
}

impl Context {
    /// Surroundings with this flag and this seed, one thread, and the clock of the system.
    pub fn new(cancel: &Cancel, seed: u64) -> Self {
        Self { cancel: cancel.clone(), seed, threads: 1, words: Words::english(), clock: within }
    }

    /// With so many threads.
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

    /// With another clock: it makes a flag that is raised after a time, or with this one. WebAssembly has no
    /// clock of the system.
    #[must_use]
    pub const fn with_clock(mut self, clock: fn(&Cancel, Duration) -> Cancel) -> Self {
        self.clock = clock;
        self
    }

    /// The flag for a request with a limit of time.
    pub(crate) fn cancel(&self, limit: &Limit) -> Cancel {
        limit.seconds.map_or_else(|| self.cancel.part(), |time| (self.clock)(&self.cancel, time))
    }
}

fn within(cancel: &Cancel, time: Duration) -> Cancel {
    match Instant::now().checked_add(time) {
        Some(deadline) => cancel.or_when(move || Instant::now() >= deadline),
        // A time without an end.
        None => cancel.part(),
    }
}
