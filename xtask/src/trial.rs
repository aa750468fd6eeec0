//! `cargo xtask try NAME`: the short loop of somebody who works on one family of techniques, or on one crate.
//!
//! For a family: its cases, its page, and the laws with its searches alone, on all boards of the corpus,
//! built with the suite's selection, so that no library is built twice. For a crate: its lints and its
//! tests.

use crate::command::{cargo, succeeds};
use crate::workspace::Workspace;

/// The folder of families, from the root.
const FAMILIES: &str = "crates/logic/src/techniques/";

/// The tests of logic that ask for one family by `SUDOKIT_FAMILY`.
const OF_FAMILIES: [&str; 2] = ["folders::", "laws::"];

/// Tries what is called `name`. Returns true if that went well.
pub(crate) fn run(workspace: &Workspace, name: &str) -> bool {
    let name = name.replace('-', "_");
    if names(workspace, FAMILIES).any(|family| family == name) {
        return family(workspace, &name);
    }
    if names(workspace, "crates/").any(|folder| folder == name) {
        return package(workspace, &name);
    }
    eprintln!("error: no family and no crate is called {name}");
    for (what, folder) in [("families", FAMILIES), ("crates", "crates/")] {
        eprintln!("{what}: {}", names(workspace, folder).collect::<Vec<_>>().join(", "));
    }
    false
}

/// The folders in a folder, in order.
fn names<'a>(workspace: &'a Workspace, folder: &'a str) -> impl Iterator<Item = &'a str> {
    let mut last = "";
    workspace.files.iter().filter_map(move |file| {
        let (name, _) = file.path.strip_prefix(folder)?.split_once('/')?;
        (std::mem::replace(&mut last, name) != name).then_some(name)
    })
}

fn family(workspace: &Workspace, name: &str) -> bool {
    let mut tests = cargo(&workspace.root, "test");
    tests.arg("--quiet").args(workspace.selection()).args(["--test", "logic", "--"]).args(OF_FAMILIES);
    succeeds(tests.env("SUDOKIT_FAMILY", name))
}

fn package(workspace: &Workspace, folder: &str) -> bool {
    let manifest = format!("crates/{folder}/Cargo.toml");
    let named = |line: &str| Some(line.strip_prefix("name = \"")?.strip_suffix('"')?.to_owned());
    let Some(package) = workspace.text(&manifest).lines().find_map(named) else {
        eprintln!("error: {manifest} names no package");
        return false;
    };
    let package = ["--quiet", "--package", &package];
    let lints = ["--all-targets", "--", "-D", "warnings"];
    succeeds(cargo(&workspace.root, "clippy").args(package).args(lints))
        && succeeds(cargo(&workspace.root, "test").args(package))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_named_once() {
        let files = ["crates/a/src/x.rs", "crates/a/src/y.rs", "crates/b/Cargo.toml", "crates/readme"];
        let workspace = Workspace::of_files(&files.map(|file| (file, "")));
        assert_eq!(names(&workspace, "crates/").collect::<Vec<_>>(), ["a", "b"]);
    }
}
