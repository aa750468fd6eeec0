//! Runs every test and every example, and lists the engines, backends and corpora that they ran on.

use crate::code::code;
use crate::command::{cargo, said, succeeds};
use crate::examples;
use crate::workspace::Workspace;
use std::process::Command;

/// Runs the tests of the workspace and the examples, then lists engines, backends and corpora. Returns true
/// if all tests passed.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let mut tests = cargo(&workspace.root, "test");
    let passed = succeeds(tests.arg("--quiet").args(workspace.selection())) && examples::run(workspace);
    println!("\nengines tested: {}", engines(workspace).join(", "));
    if let Some(backend) = backend(workspace) {
        println!("{backend}");
    }
    println!("corpora in the tree: {}", own_corpora(workspace).join(", "));
    match shared_corpora(workspace) {
        names if names.is_empty() => println!("corpora in ../shared/data: absent, skipped"),
        names => println!("corpora present in ../shared/data: {}", names.join(", ")),
    }
    println!("{}", if passed { "all tests passed" } else { "TESTS FAILED" });
    passed
}

/// The backends of this machine, as the program lists them; the solver's tests run on all of them.
fn backend(workspace: &Workspace) -> Option<String> {
    // The program that the tests have built: a build of it alone would compile its libraries again.
    let program = workspace.target.join(format!("debug/sudoku{}", std::env::consts::EXE_SUFFIX));
    let version = said(Command::new(program).arg("--version")).ok()?;
    version.lines().find(|line| line.starts_with("backend")).map(str::to_owned)
}

/// The types that are an engine, read off the sources.
fn engines(workspace: &Workspace) -> Vec<String> {
    let sources = workspace.files.iter().filter(|file| file.path.starts_with("crates/solve/src/"));
    sources
        .flat_map(|file| {
            code(&file.text)
                .lines()
                .filter_map(|line| {
                    line.split_once("Engine for ")?.1.split([' ', '<']).next().map(str::to_owned)
                })
                .collect::<Vec<_>>()
        })
        .collect()
}

fn own_corpora(workspace: &Workspace) -> Vec<String> {
    let corpora = workspace
        .files
        .iter()
        .filter(|file| file.path.starts_with("crates/testkit/corpora/") && file.path.ends_with(".txt"));
    corpora
        .map(|file| {
            let name = file.path.rsplit('/').next().unwrap_or_default();
            format!("{name} ({})", file.text.lines().count())
        })
        .collect()
}

/// The collections outside the tree, by file name; a test that reads one says so where it is absent.
fn shared_corpora(workspace: &Workspace) -> Vec<String> {
    let folder = workspace.root.join("../shared/data");
    let mut names: Vec<String> = ["puzzles", "conformance"]
        .iter()
        .filter_map(|kind| std::fs::read_dir(folder.join(kind)).ok())
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_found_in_the_sources() {
        let text = "// impl Engine for Nothing {\nimpl Engine for Plain {\nimpl<'a> Engine for Other<'a> {\n";
        let workspace = Workspace::of_files(&[("crates/solve/src/plain.rs", text)]);
        assert_eq!(engines(&workspace), ["Plain", "Other"]);
    }
}
