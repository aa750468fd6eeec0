//! A limit for the time that each puzzle takes.

use super::seconds;
use crate::io::input_entry::InputEntry;
use crate::run::interrupt;
use crate::run::report::Failure;
use clap::Args;
use std::time::{Duration, Instant};
use sudokit::Cancel;

/// The limit.
#[derive(Args, Clone, Copy)]
pub(crate) struct TimeoutArgs {
    /// Stop working on a puzzle after so many seconds; it is an error, and the others are answered
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

impl TimeoutArgs {
    /// Works on a puzzle until Ctrl-C or the end of its time.
    pub(crate) fn within<T>(
        self,
        item: &InputEntry,
        work: impl FnOnce(&Cancel) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let Some(limit) = self.timeout else { return work(interrupt::cancel()) };
        let begun = Instant::now();
        let cancel = interrupt::cancel().part().or_when(move || begun.elapsed() >= limit);
        work(&cancel).map_err(|failure| match failure {
            Failure::Interrupted if !interrupt::cancel().is_cancelled() => {
                item.wrong(format_args!("not finished after {} s (--timeout)", limit.as_secs_f64()))
            }
            failure => failure,
        })
    }
}
