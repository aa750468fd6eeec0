//! The archive of the program: with its manual pages, completions for shells, the licences (with that of the
//! font), the documents for users, and checksums.

use super::{Release, archive};
use crate::command::{cargo, host, nameless, said, succeed};
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

pub(super) fn make(release: &Release<'_>) -> Result<(), Box<dyn Error>> {
    let workspace = release.workspace;
    let files = release.staged("program")?;
    fs::create_dir_all(files.join("completions"))?;
    let built = release.stage.join("build");
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
    archive::sum(&files)?;
    release.pack(&files, &format!("{PROGRAM}-{}-{}", release.version, host()?))
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
