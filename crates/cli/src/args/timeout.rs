//! A limit for the time that work takes: that on each puzzle, or that on a query.

use super::seconds;
use crate::io::input_entry::InputEntry;
use crate::run::interrupt;
use crate::run::report::Failure;
use clap::Args;
use std::time::{Duration, Instant};
use sudokit::Cancel;
use sudokit::diagram::say;

/// The limit.
#[derive(Args, Clone, Copy)]
pub(crate) struct TimeoutArgs {
    /// Stop working on a puzzle after so many seconds; it is an error, and the others are answered
    #[arg(long, alias = "seconds", value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

impl TimeoutArgs {
    /// Works on a puzzle until Ctrl-C or the end of its time.
    pub(crate) fn within<T>(
        self,
        item: &InputEntry,
        work: impl FnOnce(&Cancel) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        within(self.timeout, work, |seconds| {
            item.refused(&say!("program-not-finished", [seconds = seconds.to_string()]))
        })
    }
}

/// Works until Ctrl-C or the end of its time. `failed` makes the failure of work for which so many seconds
/// were too short.
pub fn within<T>(
    limit: Option<Duration>,
    work: impl FnOnce(&Cancel) -> Result<T, Failure>,
    failed: impl FnOnce(f64) -> Failure,
) -> Result<T, Failure> {
    let Some(limit) = limit else { return work(interrupt::cancel()) };
    let begun = Instant::now();
    let cancel = interrupt::cancel().part().or_when(move || begun.elapsed() >= limit);
    work(&cancel).map_err(|failure| match failure {
        Failure::Interrupted if !interrupt::cancel().is_cancelled() => failed(limit.as_secs_f64()),
        failure => failure,
    })
}
