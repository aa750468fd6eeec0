//! Long work on a terminal.

use rexpect::session::spawn_command;
use std::process::Command;

/// A run at a terminal that looks for what does not exist, for a few seconds.
fn run(more: &[&str]) -> rexpect::session::PtySession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(["generate", "--hardest", "x-wing", "--rating", "se=9.0..10.0", "--time", "3"]).args(more);
    command.env("TERM", "xterm");
    spawn_command(command, Some(20_000)).expect("the program starts")
}

#[test]
fn long_work_shows_that_it_goes_on() {
    let mut shown = run(&[]);
    shown.exp_regex("seed [0-9]+").expect("the seed comes first");
    shown.exp_regex("[12]s").expect("after a while the time is shown");
    shown.exp_string("0 of 1 made").expect("and in the end what came of it");
}

#[test]
fn quiet_work_shows_nothing() {
    let mut shown = run(&["--quiet"]);
    assert_eq!(shown.exp_eof().expect("it ends").trim(), "");
}
