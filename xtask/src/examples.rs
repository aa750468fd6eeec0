//! Runs the example programs of the face as a newcomer does: without arguments. Then the programs of the page
//! on tasks.

use crate::command::cargo;
use crate::tasks;
use crate::workspace::Workspace;
use serde_json::Value;
use std::error::Error;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Their folder, from the root.
pub(crate) const FOLDER: &str = "crates/sudokit/examples/";

/// The standard input of each.
const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

/// Runs every example. Returns true if each succeeds and prints something.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let built = match built(workspace) {
        Ok(built) => built,
        Err(error) => {
            eprintln!("the examples cannot be built: {error}");
            return false;
        }
    };
    let mut passed = true;
    for name in names(workspace) {
        let outcome = match built.iter().find(|program| program.file_stem().is_some_and(|stem| stem == name))
        {
            Some(program) => speaks(program),
            None => Err("it is not built with the features of the workspace".into()),
        };
        if let Err(error) = outcome {
            eprintln!("the example {name} failed: {error}");
            passed = false;
        }
    }
    if let Err(error) = tasks::run(workspace, &built) {
        eprintln!("{error}");
        passed = false;
    }
    if passed {
        println!("examples run: {}", names(workspace).collect::<Vec<_>>().join(", "));
    }
    passed
}

/// The names of the examples, read off their folder.
pub(crate) fn names(workspace: &Workspace) -> impl Iterator<Item = &str> {
    workspace.files.iter().filter_map(|file| file.path.strip_prefix(FOLDER)?.strip_suffix(".rs"))
}

/// The programs, which the tests have built already.
fn built(workspace: &Workspace) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut build = cargo(&workspace.root, "build");
    build.args(["--quiet", "--examples", "--message-format=json"]);
    let output = build.args(workspace.selection()).stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(format!("cargo says {}", output.status).into());
    }
    let messages =
        output.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok());
    Ok(messages.filter_map(|message: Value| Some(message["executable"].as_str()?.into())).collect())
}

/// Runs a program, which has to succeed and to print something.
fn speaks(program: &Path) -> Result<(), Box<dyn Error>> {
    let mut child =
        Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    // Most do not read, and may have ended by now.
    _ = child.stdin.take().map(|mut input| input.write_all(PUZZLE.as_bytes()));
    let output = child.wait_with_output()?;
    if !output.status.success() {
        return Err(format!("{}: {}", output.status, String::from_utf8_lossy(&output.stderr)).into());
    }
    if output.stdout.is_empty() {
        return Err("it prints nothing".into());
    }
    Ok(())
}
