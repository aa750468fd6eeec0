//! A progress bar on standard error for long work.
//!
//! A separate thread draws the bar, so that it moves even if one puzzle takes long. Writers to a terminal
//! suspend the bar with [`aside`].

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Shorter work shows no bar: it would only flicker.
const PATIENCE: Duration = Duration::from_millis(700);
const BETWEEN_UPDATES: Duration = Duration::from_millis(100);

/// The bar that is on the screen.
static BAR: Mutex<Option<ProgressBar>> = Mutex::new(None);

fn shown() -> MutexGuard<'static, Option<ProgressBar>> {
    BAR.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Suspends the bar during some work.
pub(crate) fn aside<T>(work: impl FnOnce() -> T) -> T {
    match &*shown() {
        Some(bar) => bar.suspend(work),
        None => work(),
    }
}

/// True if no bar may be drawn any more.
static IS_OVER: AtomicBool = AtomicBool::new(false);

/// Removes the bar for good at the end of the program. The lock is only tried: its holder may block for ever,
/// writing to a pipe without a reader.
pub(crate) fn end() {
    IS_OVER.store(true, Ordering::Relaxed);
    for _ in 0..10 {
        match BAR.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(2)),
            Ok(mut bar) => return clear(&mut bar),
            Err(TryLockError::Poisoned(bar)) => return clear(&mut bar.into_inner()),
        }
    }
}

fn clear(bar: &mut Option<ProgressBar>) {
    if let Some(bar) = bar.take() {
        bar.finish_and_clear();
    }
}

/// The state of the work. It is invisible until it is [started](Self::start).
pub(crate) struct Progress {
    done: Arc<AtomicU64>,
    what: &'static str,
    /// Ends the drawing thread when it is dropped.
    drawing: Option<(Sender<()>, JoinHandle<()>)>,
    was_shown: bool,
}

impl Default for Progress {
    fn default() -> Self {
        Self { done: Arc::default(), what: "puzzles", drawing: None, was_shown: false }
    }
}

impl Progress {
    /// Names the things counted, instead of puzzles.
    pub(crate) fn count(&mut self, what: &'static str) {
        self.what = what;
    }

    /// Starts to show the progress, `reached` of `length` if that is known.
    pub(crate) fn start(&mut self, reached: Arc<AtomicU64>, length: Option<u64>) {
        // An earlier count is of other work.
        self.update(0);
        let (end, is_ended) = mpsc::channel();
        let (done, what, started) = (Arc::clone(&self.done), self.what, Instant::now());
        let draw = move || {
            while is_ended.recv_timeout(BETWEEN_UPDATES) == Err(RecvTimeoutError::Timeout) {
                if started.elapsed() >= PATIENCE && !IS_OVER.load(Ordering::Relaxed) {
                    let mut bar = shown();
                    let bar = bar.get_or_insert_with(|| new_bar(length, started));
                    if length.is_some() {
                        bar.set_position(reached.load(Ordering::Relaxed));
                    }
                    let done = done.load(Ordering::Relaxed);
                    bar.set_message(if done > 0 {
                        format!("{} {what}", HumanCount(done))
                    } else {
                        String::new()
                    });
                    bar.tick();
                }
            }
        };
        self.drawing = Some((end, thread::spawn(draw)));
    }

    /// Sets the number of finished puzzles.
    pub(crate) fn update(&self, done: u64) {
        self.done.store(done, Ordering::Relaxed);
    }

    /// True if the work took long enough to show a bar.
    pub(crate) const fn was_shown(&self) -> bool {
        self.was_shown
    }

    /// Removes the bar.
    pub(crate) fn finish(&mut self) {
        let Some((end, drawing)) = self.drawing.take() else { return };
        drop(end);
        // The thread only draws: there is no panic to pass on.
        _ = drawing.join();
        if let Some(bar) = shown().take() {
            bar.finish_and_clear();
            self.was_shown = true;
        }
    }
}

fn new_bar(length: Option<u64>, started: Instant) -> ProgressBar {
    let (bar, template) = match length {
        Some(length) => (ProgressBar::new(length), "{bar:30} {percent:>3} %  {msg}  {elapsed}, {eta} to go"),
        None => (ProgressBar::new_spinner(), "{spinner} {elapsed}  {msg}"),
    };
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
    bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.with_elapsed(started.elapsed())
}
