//! The program `sudoku`, as a library: [`main_from`] is the whole program, for callers with a command line of
//! their own.
//!
//! # Order of the modules
//!
//! A module uses only modules to its left: `run`, `io`, `show`, `args`, `tui`, `commands`.
//! - `run`: exit codes, Ctrl-C, messages, progress. `io`: puzzles in, bytes out.
//! - `show`: results as records, tables, documents and prose. `args`: options that several commands share.
//! - `tui`: the game in the terminal. `commands`: the commands, and the command line as a whole.
//!
//! # Decisions
//!
//! - **The package of the program is `sudokit-cli`**, as `sudoku` on the registry is somebody else's library.
//!   The binary is `sudoku`.
//! - **Names of techniques are possible values** of the command line, made from the families: shells complete
//!   them, the nearest to a wrong one is suggested, and there is no list to maintain.
//! - **Ctrl-C cancels all teams** (`run/interrupt.rs`). Work that does not poll (a blocking read, one search
//!   for a step) gets 80 ms; then the thread that received the signal flushes complete records and ends the
//!   program.
//! - **`sudoku bench` measures the machine, `bench` the rivals.** The command needs no files: it makes its
//!   own sets from a seed. Its measurements are JSON of the program's own, beside the results that the face
//!   defines. The plain engine gets as many puzzles as fit into a number of nodes, not of seconds, so that
//!   every run measures the same.
//! - **`sudoku book` believes its files alone.** It reads them back before they get their names
//!   (`commands/book/reread.rs`), and the proof sheet says what it found. A plan is read key by key
//!   (`keys.rs`), so that every error has a line and no key is passed over.
//! - **`sudoku sql` hands over to `sudoku-sql`**, the program of the package `sudokit-query`, as its data
//!   engine takes many minutes to build. [`program`] is the plumbing that both share.
//! - **`sudoku web` contains the app**, as a list of files that `cargo xtask web` makes, compressed as they
//!   cross the wire. Only the feature `web` needs them, so that Rust alone builds the program. Nothing is
//!   fetched, and only that list is served.

mod args;
mod commands;
mod io;
pub mod program;
mod run;
mod show;
mod tui;

use crate::commands::{Cli, Command};
use clap::FromArgMatches;
use std::ffi::OsString;

/// Runs the program with these arguments, the first of which is its name, and returns the exit code. After a
/// wrong command line, `--help` and Ctrl-C the process exits.
///
/// ```
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(sudokit_cli::main_from(["sudoku", "count", line]), 0);
/// ```
pub fn main_from<T: Into<OsString> + Clone>(args: impl IntoIterator<Item = T>) -> u8 {
    let mut program = commands::command_line();
    let parsed = program.try_get_matches_from_mut(args).and_then(|matches| {
        run::task::begin(&program, &matches);
        run::language::begin(&matches);
        Cli::from_arg_matches(&matches)
    });
    let Cli { common, command } = parsed.unwrap_or_else(|error| commands::exit(&error));
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
        #[cfg(feature = "serve")]
        Some(Command::Serve(args)) => commands::serve(&args, reporter),
        #[cfg(feature = "mcp")]
        Some(Command::Mcp(args)) => commands::mcp(&args),
        Some(Command::Rate(args)) => commands::rate(args, reporter),
        Some(Command::Verify(args)) => commands::verify(args, reporter),
        #[cfg(feature = "photo")]
        Some(Command::Read(args)) => commands::read(&args, reporter),
        Some(Command::Convert(args)) => commands::convert(args, reporter),
        Some(Command::Generate(args)) => commands::generate(*args, reporter),
        Some(Command::Print(args)) => commands::print(&args, reporter),
        #[cfg(feature = "book")]
        Some(Command::Book(args)) => commands::book(&args, reporter),
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
        Some(Command::Classic(args)) => commands::classic(args, reporter),
        Some(Command::Rules) => commands::rules(),
        Some(Command::Completions { shell }) => commands::completions(shell),
        #[cfg(feature = "man")]
        Some(Command::Man { dir }) => commands::man(dir.as_deref()),
    })
}
