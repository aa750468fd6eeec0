//! Makes the archive of a release for this machine: `target/dist/sudoku-VERSION-TARGET.tar.gz`.
//!
//! It holds the program, its manual pages, completions for shells, the licences (with that of the font), the
//! documents for users, and checksums. The same commit makes the same archive: names are sorted, owners are
//! 0, and the time is that of the commit. It needs GNU tar, gzip and sha256sum.
//!
//! The files stay in `target/dist/files`, where `cargo deb --package sudokit-cli --no-build` finds them.

use crate::command::{cargo, said, succeed};
use crate::workspace::Workspace;
use serde_json::Value;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAM: &str = "sudoku";

/// Files of the tree that are copied into the archive.
const DOCUMENTS: [&str; 4] = ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// Shells, and the file that each loads to complete `sudoku`.
const COMPLETIONS: [(&str, &str); 3] = [("bash", "sudoku.bash"), ("fish", "sudoku.fish"), ("zsh", "_sudoku")];

/// Makes the archive. Returns true if that was possible.
pub(crate) fn run(workspace: &Workspace) -> bool {
    make(workspace).inspect_err(|error| eprintln!("error: {error}")).is_ok()
}

fn make(workspace: &Workspace) -> Result<(), Box<dyn Error>> {
    let dist = workspace.target.join("dist");
    let files = dist.join("files");
    if files.exists() {
        fs::remove_dir_all(&files)?;
    }
    fs::create_dir_all(files.join("completions"))?;
    let built = dist.join("build");
    let mut build = cargo(&workspace.root, "build");
    build.env("CARGO_PROFILE_RELEASE_LTO", "fat");
    build.args(["--release", "--locked", "--package", "sudokit-cli", "--features", "man"]);
    succeed(build.arg("--target-dir").arg(&built).env("RUSTFLAGS", nameless(workspace)))?;
    let program = files.join(PROGRAM);
    fs::copy(built.join("release").join(PROGRAM), &program)?;
    succeed(Command::new(&program).args(["man", "--dir"]).arg(files.join("man")))?;
    for (shell, name) in COMPLETIONS {
        let script = said(Command::new(&program).args(["completions", shell]))?;
        fs::write(files.join("completions").join(name), script)?;
    }
    for document in DOCUMENTS {
        fs::copy(workspace.root.join(document), files.join(document))?;
    }
    fs::copy(font_licence(workspace)?, files.join("LICENSE-NOTO-SANS"))?;
    sum(&files)?;
    let name = format!("{PROGRAM}-{}-{}", workspace.package("sudokit-cli")?.version, target()?);
    pack(workspace, &dist, &name)?;
    println!("{}", dist.join(format!("{name}.tar.gz")).display());
    Ok(())
}

/// The licence of the font that is in the program, from the package that it comes in.
fn font_licence(workspace: &Workspace) -> Result<PathBuf, Box<dyn Error>> {
    let mut ask = cargo(&workspace.root, "metadata");
    let metadata: Value = serde_json::from_str(&said(ask.args(["--locked", "--format-version=1"]))?)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let manifest = packages
        .filter(|package| package["name"] == "notosans")
        .find_map(|package| package["manifest_path"].as_str());
    let folder = manifest.and_then(|manifest| Path::new(manifest).parent()).ok_or("no package notosans")?;
    Ok(folder.join("fonts/LICENSE_OFL.txt"))
}

/// Compiler flags that keep the build folder out of the program: panic messages name source files.
fn nameless(workspace: &Workspace) -> String {
    let home = std::env::var("HOME").unwrap_or_default();
    let homes = (!home.is_empty()).then(|| format!("--remap-path-prefix={home}=~ "));
    // The last that fits is taken, and the tree may be in the home folder.
    homes.unwrap_or_default() + &format!("--remap-path-prefix={}=.", workspace.root.display())
}

/// The machine that the compiler builds for.
fn target() -> Result<String, Box<dyn Error>> {
    let about = said(Command::new("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("rustc names no host")?.to_owned())
}

/// Writes the checksums of all files into one more.
fn sum(files: &Path) -> Result<(), Box<dyn Error>> {
    let list = "find * -type f | LC_ALL=C sort | xargs sha256sum";
    let sums = said(Command::new("sh").current_dir(files).args(["-c", list]))?;
    Ok(fs::write(files.join("SHA256SUMS"), sums)?)
}

/// Packs the files, in a folder of this name.
fn pack(workspace: &Workspace, dist: &Path, name: &str) -> Result<(), Box<dyn Error>> {
    let time =
        said(Command::new("git").current_dir(&workspace.root).args(["log", "-1", "--format=--mtime=@%ct"]))?;
    let mut tar = Command::new("tar");
    tar.current_dir(dist).args(["--create", "--use-compress-program=gzip -n9", "--file"]);
    tar.arg(format!("{name}.tar.gz")).args(["--format=gnu", "--sort=name", time.trim()]);
    tar.args(["--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"]);
    succeed(tar.arg(format!("--transform=s,^files,{name},")).arg("files"))?;
    let archive = format!("{name}.tar.gz");
    let sums = said(Command::new("sha256sum").current_dir(dist).arg(&archive))?;
    Ok(fs::write(dist.join(format!("{archive}.sha256")), sums)?)
}
