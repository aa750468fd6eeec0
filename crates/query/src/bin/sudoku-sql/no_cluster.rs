//! Clusters in a program that was built for one machine: how to get one that has them.

use clap::Args;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use sudokit_cli::program::{Failure, Message, Outcome, Reporter};
use sudokit_query::{Limits, Session};

/// Work on queries with several machines
#[derive(Args)]
#[command(disable_help_flag = true)]
pub(crate) struct ClusterArgs {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    _any: Vec<OsString>,
}

pub(crate) fn cluster(_: &ClusterArgs, _: &Reporter) -> Result<Outcome, Failure> {
    Err(missing())
}

pub(crate) fn session(_: &str, _: Option<NonZeroUsize>, _: Limits) -> Result<Session, Failure> {
    Err(missing())
}

fn missing() -> Failure {
    Failure::Fatal(Message::new("this `sudoku-sql` was built for one machine").hint(
        "in the sources, `cargo install --path crates/query --features cluster` builds one that works with \
         several, which takes many minutes",
    ))
}
