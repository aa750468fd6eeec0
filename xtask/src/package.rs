//! Makes the packages as they would be published, and compiles them by themselves.
//!
//! `cargo package --workspace` builds each package. This chore unpacks all of them in a folder outside the
//! tree, where they find only their own files, and compiles them, their tests and their examples against
//! each other. It does not run the tests: a package can only lack a file, and nearly all files are compiled
//! in.

use crate::command::{cargo, succeed};
use crate::workspace::Workspace;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The beginning of the workspace's manifest. Its profile is that of the tree, so the dependencies are
/// compiled already.
const MANIFEST: &str = "[workspace]
resolver = \"3\"
members = [\"*\"]

[profile.dev]
opt-level = 1
debug = \"none\"

[patch.crates-io]
";

/// Makes and compiles all published packages. Returns true if they are whole.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let folder = std::env::temp_dir().join(format!("sudokit-packages-{}", std::process::id()));
    let compiled =
        make(workspace).and_then(|()| unpack(workspace, &folder)).and_then(|()| check(workspace, &folder));
    // The system clears away what could not be removed.
    let _ = fs::remove_dir_all(&folder);
    compiled.inspect_err(|error| eprintln!("error: {error}")).is_ok()
}

/// The packages as archives. They are compiled below, so cargo need not build each of them as well.
fn make(workspace: &Workspace) -> Result<(), Box<dyn Error>> {
    let mut cargo = cargo(&workspace.root, "package");
    cargo.args(["--quiet", "--allow-dirty", "--no-verify"]);
    cargo.args(workspace.published().flat_map(|package| ["--package", &package.name]));
    Ok(succeed(&mut cargo)?)
}

/// A workspace of all packages, in which they find each other.
fn unpack(workspace: &Workspace, folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir(folder)?;
    let mut manifest = MANIFEST.to_owned();
    for package in workspace.published() {
        let unpacked = format!("{}-{}", package.name, package.version);
        let archive = workspace.target.join("package").join(format!("{unpacked}.crate"));
        // As new files: archives have one time for all, and Cargo would take an earlier build for theirs.
        succeed(Command::new("tar").arg("-xmzf").arg(archive).arg("-C").arg(folder))?;
        writeln!(manifest, "{} = {{ path = \"{unpacked}\" }}", package.name)?;
    }
    fs::write(folder.join("Cargo.toml"), manifest)?;
    // The same versions of the dependencies.
    fs::copy(workspace.root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

fn check(workspace: &Workspace, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut cargo = cargo(folder, "check");
    cargo.args(["--quiet", "--workspace", "--all-targets"]);
    cargo.env("CARGO_TARGET_DIR", &workspace.target);
    Ok(succeed(&mut cargo)?)
}
