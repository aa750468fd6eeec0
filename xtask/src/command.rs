//! Runs commands: the helpers that the chores share.

use std::path::Path;
use std::process::Command;

/// A command of cargo, in a folder.
pub(crate) fn cargo(folder: &Path, command: &str) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(folder).arg(command);
    cargo
}

/// Runs a command. Returns true if it succeeds.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

/// Runs a command that must succeed.
pub(crate) fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", name(command))),
        Err(error) => Err(format!("{}: {error}", name(command))),
    }
}

/// Runs a command that must succeed, and returns the text that it writes.
pub(crate) fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{}: {error}", name(command)))?;
    if !output.status.success() {
        return Err(format!("{}: {}", name(command), String::from_utf8_lossy(&output.stderr).trim()));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{}: {error}", name(command)))
}

/// The program that a command runs.
pub(crate) fn name(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

/// Returns true if the compiler has the standard library of a target.
pub(crate) fn has_library(target: &str) -> bool {
    said(Command::new("rustc").args(["--print", "target-libdir", "--target", target]))
        .is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Returns true with `CI=true`, where a skipped check is a failure.
pub(crate) fn is_ci() -> bool {
    std::env::var("CI").is_ok_and(|ci| ci == "true")
}
