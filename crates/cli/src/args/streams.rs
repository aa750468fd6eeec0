//! Where the puzzles come from, where the results go, and how many threads work.

use super::formats;
use clap::{Args, ValueHint};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use sudokit::formats::Format;

/// Which puzzles.
#[derive(Args)]
pub(crate) struct InputArgs {
    /// Files, puzzles, or `-` for standard input
    ///
    /// An existing file is read as that file; anything else must be a puzzle itself, with quotes around it if it has
    /// spaces or several rows. Without any, standard input is read.
    #[arg(value_name = "FILE|PUZZLE|-", value_hint = ValueHint::AnyPath)]
    pub(crate) inputs: Vec<OsString>,
    /// Read this format only, instead of recognising it (`sudoku convert --list` shows all)
    #[arg(
        long,
        value_name = "FORMAT",
        value_parser = formats(Format::reads),
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(crate) from: Option<Format>,
}

/// Where to.
#[derive(Args)]
pub(crate) struct OutputArgs {
    /// Write to this file; it appears when it is complete
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

impl OutputArgs {
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| path.as_os_str() != "-")
    }
}

/// How many at once.
#[derive(Args)]
pub(crate) struct JobsArgs {
    /// The threads to work with; as many as there are cores if not given
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

impl JobsArgs {
    /// How many threads; one where somebody may wait for each answer.
    pub(crate) fn threads(&self, may_wait: bool) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        if may_wait { 1 } else { self.jobs.map_or_else(cores, NonZeroUsize::get) }
    }
}
