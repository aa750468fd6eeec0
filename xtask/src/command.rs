//! Runs commands: the helpers that the chores share.

use crate::workspace::Workspace;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

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

/// Returns true if a program of this name, or at this path, runs.
pub(crate) fn is_there(program: impl AsRef<OsStr>) -> bool {
    succeeds(Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()))
}

/// The machine that the compiler builds for.
pub(crate) fn host() -> Result<String, String> {
    let about = said(Command::new("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("rustc names no host")?.to_owned())
}

/// Compiler flags that keep the build folder out of what is built: panic messages name source files.
pub(crate) fn nameless(workspace: &Workspace) -> String {
    let home = std::env::var("HOME").unwrap_or_default();
    let homes = (!home.is_empty()).then(|| format!("--remap-path-prefix={home}=~ "));
    // The last that fits is taken, and the tree may be in the home folder.
    homes.unwrap_or_default() + &format!("--remap-path-prefix={}=.", workspace.root.display())
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
