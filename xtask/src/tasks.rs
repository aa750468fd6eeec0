//! The page `docs/tasks.md` and its programs: each task in every language, and one output for all.
//!
//! Here the programs in Rust are run. Those of the shell are tests of `crates/cli`; `.ci/python`, `.ci/capi`
//! and the tests of the npm package run the others. All compare with the same files.

use crate::workspace::Workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the programs, from the root.
pub(crate) const FOLDER: &str = "docs/tasks/";

/// The page that shows them.
pub(crate) const PAGE: &str = "docs/tasks.md";

/// The languages in the order of the page, each with the ending of its files.
pub(crate) const LANGUAGES: [(&str, &str); 5] =
    [("sh", "Shell"), ("rs", "Rust"), ("py", "Python"), ("mjs", "JavaScript"), ("c", "C")];

/// The output of every program of a task.
pub(crate) const OUTPUT: (&str, &str) = ("txt", "Output");

/// The example that holds all programs in Rust.
const PROGRAM: &str = "tasks";

/// The files of a task: their endings and what they are called.
pub(crate) fn parts() -> impl Iterator<Item = (&'static str, &'static str)> {
    LANGUAGES.into_iter().chain([OUTPUT])
}

/// The names of the tasks, read off their outputs.
pub(crate) fn names(workspace: &Workspace) -> impl Iterator<Item = &str> {
    workspace.files.iter().filter_map(|file| file.path.strip_prefix(FOLDER)?.strip_suffix(".txt"))
}

/// Runs the programs in Rust, which are among the examples that were built.
pub(crate) fn run(workspace: &Workspace, built: &[PathBuf]) -> Result<(), String> {
    let program = built.iter().find(|program| program.file_stem().is_some_and(|stem| stem == PROGRAM));
    let program = program.ok_or_else(|| format!("the example {PROGRAM} is not built"))?;
    let folder = std::env::temp_dir().join(format!("sudokit-tasks-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let outcome = names(workspace).try_for_each(|name| try_task(workspace, program, &folder, name));
    // The system clears away what could not be removed.
    _ = fs::remove_dir_all(&folder);
    outcome
}

/// Runs one, and compares its output, and its picture if it draws one.
fn try_task(workspace: &Workspace, program: &Path, folder: &Path, name: &str) -> Result<(), String> {
    let failed = |why: String| format!("the task {name} failed: {why}");
    let output = Command::new(program).arg(name).current_dir(folder).output();
    let output = output.map_err(|error| failed(error.to_string()))?;
    let expected = workspace.text(&format!("{FOLDER}{name}.txt"));
    if output.stdout != expected.as_bytes() {
        let said = String::from_utf8_lossy(&output.stdout);
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(failed(format!("it printed\n{said}{error}instead of\n{expected}")));
    }
    let picture = workspace.text(&format!("{FOLDER}{name}.svg"));
    let is_drawn = || fs::read_to_string(folder.join("step.svg")).is_ok_and(|drawn| drawn == picture);
    if !picture.is_empty() && !is_drawn() {
        return Err(failed(format!("its step.svg is not {FOLDER}{name}.svg")));
    }
    Ok(())
}
