//! Running the programs.

use std::env;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The end of a process, and its output.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// `sudoku-sql` with these arguments.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku-sql"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env("TERM", "xterm");
    command
}

/// The PATH of a shell that finds `sudoku-sql`, and `sudoku`, which is an example of this package.
pub(crate) fn path() -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_sudoku-sql")).parent().expect("it is in a folder").display();
    format!("{folder}:{folder}/examples:{}", env::var("PATH").unwrap_or_default())
}

/// Runs `sudoku`.
pub(crate) fn sudoku(arguments: &[&str]) -> Run {
    finished(Command::new("sudoku").args(arguments).env("PATH", path()), "")
}

/// Runs `sudoku-sql` without input.
pub(crate) fn run(arguments: &[&str]) -> Run {
    run_with(arguments, "")
}

/// Runs `sudoku-sql` with this on standard input.
pub(crate) fn run_with(arguments: &[&str], input: &str) -> Run {
    finished(&mut command(arguments), input)
}

fn finished(command: &mut Command, input: &str) -> Run {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // A query that is not read is no mistake: the program may end before.
    _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    Run {
        code: status.code(),
        out: String::from_utf8(stdout).expect("the output is text"),
        err: String::from_utf8(stderr).expect("the messages are text"),
    }
}
