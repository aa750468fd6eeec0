//! Makes the packages as they would be published, and compiles them by themselves.
//!
//! `cargo package --workspace` builds each package. This goes further: it unpacks them in a folder outside the tree, where nothing
//! but what is in them can be found, and compiles them, their tests and their examples against each other. The tests are not run: what
//! a package can lack is a file, and nearly all that read one have it compiled into them.

use crate::workspace::Workspace;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The beginning of the workspace's manifest. What others wrote is compiled as in the tree, so it is there already.
const MANIFEST: &str = "[workspace]
resolver = \"3\"
members = [\"*\"]

[profile.dev]
opt-level = 1
debug = \"line-tables-only\"

[patch.crates-io]
";

/// Makes and compiles all packages that are published. Whether they are whole.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let folder = std::env::temp_dir().join(format!("sudokit-packages-{}", std::process::id()));
    let compiled =
        make(workspace).and_then(|()| unpack(workspace, &folder)).and_then(|()| check(workspace, &folder));
    // What could not be removed stays among the files that the system clears away.
    let _ = fs::remove_dir_all(&folder);
    compiled.inspect_err(|error| eprintln!("error: {error}")).is_ok()
}

/// The packages as archives. They are compiled below, so cargo need not build each of them as well.
fn make(workspace: &Workspace) -> Result<(), Box<dyn Error>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(&workspace.root).args(["package", "--quiet", "--allow-dirty", "--no-verify"]);
    cargo.args(workspace.published().flat_map(|package| ["--package", &package.name]));
    succeed(&mut cargo)
}

/// A workspace of all packages, in which they find each other.
fn unpack(workspace: &Workspace, folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir(folder)?;
    let mut manifest = MANIFEST.to_owned();
    for package in workspace.published() {
        let unpacked = format!("{}-{}", package.name, package.version);
        let archive = workspace.target.join("package").join(format!("{unpacked}.crate"));
        succeed(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(folder))?;
        writeln!(manifest, "{} = {{ path = \"{unpacked}\" }}", package.name)?;
    }
    fs::write(folder.join("Cargo.toml"), manifest)?;
    // The same versions of what comes from others.
    fs::copy(workspace.root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

fn check(workspace: &Workspace, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(folder).args(["check", "--quiet", "--workspace", "--all-targets"]);
    cargo.env("CARGO_TARGET_DIR", &workspace.target);
    succeed(&mut cargo)
}

/// Runs a command, which must end well.
pub(crate) fn succeed(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name}: {status}").into()),
        Err(error) => Err(format!("{name}: {error}").into()),
    }
}
