//! `sudoku sql` and `sudoku cluster`: they hand over to `sudoku-sql`, a program of its own, as its data
//! engine takes many minutes to build.

use super::Common;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, reason};
use clap::Args;
use std::ffi::{OsStr, OsString};
use std::process::Command;
use std::{env, io};

const PROGRAM: &str = "sudoku-sql";

#[derive(Args)]
pub(crate) struct SqlArgs {
    /// The arguments of `sudoku-sql`, which `sudoku-sql --help` explains
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// Hands over to `sudoku-sql`.
pub(crate) fn sql(args: &SqlArgs, common: &Common) -> Result<Outcome, Failure> {
    let mut command = program();
    command.args(common.as_arguments()).args(&args.arguments);
    hand_over(command, "sql", "")
}

/// Hands over to `sudoku-sql cluster`.
pub(crate) fn cluster(args: &SqlArgs, common: &Common) -> Result<Outcome, Failure> {
    let mut command = program();
    command.arg("cluster").args(common.as_arguments()).args(&args.arguments);
    hand_over(command, "cluster", " --features cluster")
}

/// The program beside this one, of the same version; otherwise the first on the PATH.
fn program() -> Command {
    let name = format!("{PROGRAM}{}", env::consts::EXE_SUFFIX);
    let beside = env::current_exe().map(|path| path.with_file_name(&name)).ok().filter(|path| path.is_file());
    Command::new(beside.as_deref().map_or(OsStr::new(&name), |path| path.as_os_str()))
}

/// Ends as the other program does. Returns only if there is none.
fn hand_over(command: Command, word: &str, features: &str) -> Result<Outcome, Failure> {
    let error = become_it(command);
    let message = match error.kind() {
        io::ErrorKind::NotFound => Message::new(format_args!(
            "`sudoku {word}` is a program of its own, {PROGRAM}, which is not installed"
        )),
        _ => Message::new(format_args!("cannot start {PROGRAM}: {}", reason(&error))),
    };
    Err(Failure::Fatal(message.hint(format_args!(
        "in the sources, `cargo install --path crates/query{features}` builds it, which takes many minutes"
    ))))
}

/// Replaces this process, so that signals and the exit code are those of the other program.
#[cfg(unix)]
fn become_it(mut command: Command) -> io::Error {
    std::os::unix::process::CommandExt::exec(&mut command)
}

/// Waits for the other program, and ends with its exit code.
#[cfg(not(unix))]
fn become_it(mut command: Command) -> io::Error {
    match command.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(Outcome::Failed as i32)),
        Err(error) => error,
    }
}
