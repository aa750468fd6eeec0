//! A bar on standard error for work that takes long enough to wonder.

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Work that ends sooner shows no bar: it would only flicker.
const PATIENCE: Duration = Duration::from_millis(500);
const BETWEEN_UPDATES: Duration = Duration::from_millis(100);

/// How far the work has come. Does nothing until it is [started](Self::start).
#[derive(Default)]
pub(crate) struct Progress {
    work: Option<Work>,
}

struct Work {
    started: Instant,
    updated: Instant,
    read: Arc<AtomicU64>,
    length: Option<u64>,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Starts to measure: `read` bytes of `length`, where that is known.
    pub(crate) fn start(&mut self, read: Arc<AtomicU64>, length: Option<u64>) {
        let now = Instant::now();
        self.work = Some(Work { started: now, updated: now, read, length, bar: None });
    }

    /// Shows where the work stands, now and then.
    pub(crate) fn update(&mut self, puzzles: u64) {
        let Some(work) = &mut self.work else { return };
        let now = Instant::now();
        if now - work.updated < BETWEEN_UPDATES || now - work.started < PATIENCE {
            return;
        }
        work.updated = now;
        let bar = work.bar.get_or_insert_with(|| bar(work.length, work.started));
        bar.set_position(work.read.load(Ordering::Relaxed));
        bar.set_message(format!("{} puzzles", HumanCount(puzzles)));
    }

    /// Whether the work took long enough to show a bar.
    pub(crate) const fn was_shown(&self) -> bool {
        matches!(&self.work, Some(Work { bar: Some(_), .. }))
    }

    /// Takes the bar off the screen.
    pub(crate) fn finish(&self) {
        if let Some(Work { bar: Some(bar), .. }) = &self.work {
            bar.finish_and_clear();
        }
    }

    /// Does something while the bar is off the screen.
    pub(crate) fn suspend(&self, work: impl FnOnce()) {
        match &self.work {
            Some(Work { bar: Some(bar), .. }) => bar.suspend(work),
            _ => work(),
        }
    }
}

fn bar(length: Option<u64>, started: Instant) -> ProgressBar {
    let (bar, template) = match length {
        Some(length) => (ProgressBar::new(length), "{bar:30} {percent:>3} %  {msg}  {elapsed}, {eta} to go"),
        None => (ProgressBar::new_spinner(), "{spinner} {msg}  {bytes} read  {elapsed}"),
    };
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
    bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.with_elapsed(started.elapsed())
}
