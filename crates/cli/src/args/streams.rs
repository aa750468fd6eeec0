//! Inputs and number of threads.

use super::values::read_formats;
use clap::{Args, ValueHint};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use sudokit::formats::Format;

/// The inputs.
#[derive(Args)]
pub(crate) struct InputArgs {
    /// Files, puzzles, or `-` for standard input
    ///
    /// The name of an existing file stands for that file. Anything else must be a puzzle; put quotes around
    /// it if it has spaces or several rows. Without arguments, standard input is read.
    #[arg(value_name = "FILE|PUZZLE|-", value_hint = ValueHint::AnyPath)]
    pub(crate) inputs: Vec<OsString>,
    /// Read only this format instead of recognising it (`sudoku convert --list` shows all formats)
    #[arg(
        long,
        value_name = "FORMAT",
        value_parser = read_formats(),
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(crate) from: Option<Format>,
}

/// The number of threads.
#[derive(Args, Clone, Copy)]
pub(crate) struct JobsArgs {
    /// Number of threads [default: one for each core, or one behind a pipe]
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

impl JobsArgs {
    /// The number that the user asks for.
    pub(crate) fn asked(self) -> Option<usize> {
        self.jobs.map(NonZeroUsize::get)
    }

    /// Number of threads, by default that of the cores.
    pub(crate) fn threads(self) -> usize {
        or_cores(self.jobs)
    }
}

/// A number of threads, by default that of the cores.
pub(crate) fn or_cores(jobs: Option<NonZeroUsize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    jobs.map_or_else(cores, NonZeroUsize::get)
}
