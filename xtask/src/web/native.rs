//! Builds the native programs that the app and the tests need, with the features of the whole workspace:
//! after its tests nothing is left to compile.

use super::{Place, check, output};
use crate::command::cargo;
use crate::workspace::{SELECTION, WITH_APP};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Examples of `crates/web` that write files.
const EXAMPLES: [&str; 4] = ["lessons", "tables", "theme", "replays"];

/// Builds the examples.
pub(super) fn build_examples(place: &Place) -> Result<(), String> {
    check(&mut cargo_build(place))
}

/// Builds the program `sudoku` with the app in it. Returns its path.
pub(super) fn build_program(place: &Place) -> Result<PathBuf, String> {
    check(cargo_build(place).args(WITH_APP).args(["--bin", "sudoku"]))?;
    Ok(program(place, "sudoku"))
}

/// Writes the output of an example into a file.
pub(super) fn write(place: &Place, name: &str, arguments: &[&str], file: &Path) -> Result<(), String> {
    let mut example = Command::new(program(place, &format!("examples/{name}")));
    let written = output(example.current_dir(&place.root).args(arguments))?;
    fs::write(file, written).map_err(|error| format!("{}: {error}", file.display()))
}

/// A build of the examples. As they have development dependencies, it chooses the features that `cargo test`
/// chooses, which a build of a program alone would not.
fn cargo_build(place: &Place) -> Command {
    let mut cargo = cargo(&place.root, "build");
    cargo.arg("--quiet").args(SELECTION);
    for example in EXAMPLES {
        cargo.args(["--example", example]);
    }
    cargo
}

/// The path of a program of the profile `dev`.
fn program(place: &Place, name: &str) -> PathBuf {
    place.native.join(format!("debug/{name}{}", std::env::consts::EXE_SUFFIX))
}
