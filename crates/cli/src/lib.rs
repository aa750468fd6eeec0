//! The program `sudoku`, as a library: [`main_from`] is all of it, for whoever has a command line of another language's making.
//!
//! # Decisions
//!
//! - **The package of the program is `sudokit-cli`**, as `sudoku` on the registry is somebody else's library. The
//!   binary is `sudoku`.
//! - **Names of techniques are possible values** of the command line, made from the families: shells complete them, the
//!   nearest to a wrong one is suggested, and there is no list to keep.
//! - **Ctrl-C makes one wish**, `interrupt.rs`, which all teams of the program work until. What does not ask for it (a
//!   read that waits, one search for a step) gets 80 ms; then the thread that heard the signal writes what is whole and
//!   ends the program.
//! - **`sudoku bench` measures the machine, `bench` the rivals.** The command needs nothing beside it: it makes its own
//!   sets from a seed. What it measures is JSON of the program's own, beside the results that the face defines. The
//!   plain engine gets as many puzzles as fit into a number of nodes, not of seconds, so that every run measures the
//!   same.
//! - **`sudoku sql` hands over to `sudoku-sql`**, the program of the package `sudokit-query`, as its data
//!   engine takes many minutes to build. [`program`] is the plumbing that both share.
//! - **`sudoku web` has the app in it**, as a list of files that `cargo xtask web` makes, packed as they cross the wire. Only the feature
//!   `web` needs them, so that whoever builds the program needs Rust and nothing else. Nothing is fetched, and nothing is served but that list.

mod args;
mod classic;
mod commands;
mod document;
mod exit;
mod found;
mod input;
mod interrupt;
mod item;
mod json;
mod lines;
mod numbered;
mod opened;
mod output;
mod piece;
pub mod program;
mod progress;
mod prose;
mod records;
mod report;
mod rules;
mod seed;
mod stream;
mod table;
mod telling;
mod terminal;
mod trouble;
mod tui;

use crate::args::{Cli, Command};
use clap::Parser;
use std::ffi::OsString;

/// Runs the program with these arguments, of which the first is its name. The exit code; after a wrong
/// command line, `--help` and Ctrl-C the process ends.
///
/// ```
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(sudokit_cli::main_from(["sudoku", "count", line]), 0);
/// ```
pub fn main_from<T: Into<OsString> + Clone>(args: impl IntoIterator<Item = T>) -> u8 {
    let Cli { common, command } = Cli::try_parse_from(args).unwrap_or_else(|error| args::exit(&error));
    program::run(&common, |reporter| match command {
        None => commands::start(reporter),
        Some(Command::Solve(args)) => commands::solve(args, reporter),
        Some(Command::Check(args)) => commands::check(args, reporter),
        Some(Command::Explain(args)) => commands::explain(args, common.verbose, reporter),
        Some(Command::Hint(args)) => commands::hint(args, reporter),
        Some(Command::Steps(args)) => commands::steps(args, reporter),
        Some(Command::Techniques(args)) => commands::techniques(&args),
        Some(Command::Play(args)) => commands::play(args),
        Some(Command::Train(args)) => commands::train(&args),
        #[cfg(feature = "web")]
        Some(Command::Web(args)) => commands::web(args, reporter),
        Some(Command::Rate(args)) => commands::rate(args, reporter),
        Some(Command::Verify(args)) => commands::verify(args, reporter),
        Some(Command::Convert(args)) => commands::convert(args, reporter),
        Some(Command::Generate(args)) => commands::generate(&args, reporter),
        Some(Command::Print(args)) => commands::print(&args, reporter),
        Some(Command::Canon(args)) => commands::canon(args, reporter),
        Some(Command::Iso(args)) => commands::iso(args, reporter),
        Some(Command::Transform(args)) => commands::transform(args, reporter),
        Some(Command::Rank(args)) => commands::rank(args, reporter),
        Some(Command::Unrank(args)) => commands::unrank(args, reporter),
        Some(Command::Count(args)) => commands::count(args, reporter),
        Some(Command::Classify(args)) => commands::classify(args, reporter),
        Some(Command::Minimal(args)) => commands::minimal(args, reporter),
        Some(Command::Vicinity(args)) => commands::vicinity(args, reporter),
        Some(Command::Unavoidable(args)) => commands::unavoidable(args, reporter),
        Some(Command::Backdoor(args)) => commands::backdoor(args, reporter),
        Some(Command::Pattern(args)) => commands::pattern(args, reporter),
        Some(Command::Merge(args)) => commands::merge(&args, reporter),
        Some(Command::Sql(args)) => commands::sql(&args, &common),
        Some(Command::Cluster(args)) => commands::cluster(&args, &common),
        Some(Command::Bench(args)) => commands::bench(args, reporter),
        Some(Command::Classic(args)) => classic::run(args, reporter),
        Some(Command::Rules) => commands::rules(),
        Some(Command::Completions { shell }) => commands::completions(shell),
        Some(Command::Man { dir }) => commands::man(dir.as_deref()),
    })
}
