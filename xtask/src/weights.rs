//! `cargo xtask weights`: compares the files that ship with the weights that they may have. Libraries and
//! wheels are those that `cargo xtask dist` has made; the others it builds.
//!
//! A change that breaks a bar never raises it. The tests of the app, in `web/tests`, hold its own weights.

use crate::command::{cargo, succeed};
use crate::workspace::Workspace;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The path of the file.
type Built = Result<PathBuf, Box<dyn Error>>;

/// A file that ships.
struct Artifact {
    name: &'static str,
    /// The most bytes that it may have.
    bar: u64,
    /// Finds it, or builds it, if need be into a folder that is thrown away.
    build: fn(&Workspace, &Path) -> Built,
}

const ARTIFACTS: [Artifact; 4] = [
    Artifact { name: "program", bar: 12_000_000, build: program },
    Artifact {
        name: "libsudokit, shared",
        bar: 6_000_000,
        build: |workspace, _| library(workspace, "sudokit"),
    },
    Artifact {
        name: "libsudokit-solve, shared",
        bar: 800_000,
        build: |workspace, _| library(workspace, "sudokit-solve"),
    },
    Artifact { name: "wheel", bar: 6_000_000, build: wheel },
];

/// Weighs everything. Returns true if nothing is too heavy.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let folder = std::env::temp_dir().join(format!("sudokit-weights-{}", std::process::id()));
    let mut passed = true;
    for Artifact { name, bar, build } in &ARTIFACTS {
        let weighed = fs::create_dir_all(&folder)
            .map_err(Into::into)
            .and_then(|()| build(workspace, &folder))
            .and_then(|file| Ok(fs::metadata(file)?.len()));
        match weighed {
            Ok(weight) => {
                let verdict = if weight <= *bar { "" } else { "  TOO HEAVY" };
                println!("{name:24} {weight:>12} bytes of {bar:>12}{verdict}");
                passed &= weight <= *bar;
            }
            Err(error) => {
                eprintln!("error: {name}: {error}");
                passed = false;
            }
        }
    }
    // The system clears away what could not be removed.
    _ = fs::remove_dir_all(&folder);
    passed
}

/// The program as `cargo install` builds it.
fn program(workspace: &Workspace, _: &Path) -> Built {
    succeed(cargo(&workspace.root, "build").args(["--quiet", "--release", "--package", "sudokit-cli"]))?;
    let program = workspace.target.join(format!("release/sudoku{}", std::env::consts::EXE_SUFFIX));
    if has_symbols(&fs::read(&program)?) {
        return Err(
            "it has symbols: is its package named in the profile? Cargo does not strip it then".into()
        );
    }
    Ok(program)
}

/// Returns true if an ELF file names a section of symbols. Other systems keep them elsewhere.
fn has_symbols(program: &[u8]) -> bool {
    program.starts_with(b"\x7FELF") && program.windows(9).any(|name| name == b"\0.symtab\0")
}

/// A library for C of the release that was made last.
fn library(workspace: &Workspace, name: &str) -> Built {
    let ending = if cfg!(target_os = "macos") { "dylib" } else { "so" };
    let file = workspace.target.join(format!("stage/library/lib/lib{name}.{ending}"));
    if file.exists() { Ok(file) } else { Err("`cargo xtask dist library` makes it".into()) }
}

/// The larger wheel of the release that was made last.
fn wheel(workspace: &Workspace, _: &Path) -> Built {
    let files =
        fs::read_dir(workspace.target.join("dist")).into_iter().flatten().flatten().map(|file| file.path());
    let wheels = files.filter(|file| file.extension().is_some_and(|ending| ending == "whl"));
    let largest = wheels.max_by_key(|file| fs::metadata(file).map_or(0, |about| about.len()));
    largest.ok_or_else(|| "`cargo xtask dist wheels` makes it".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_seen() {
        assert!(has_symbols(b"\x7FELF code \0.text\0.symtab\0.strtab\0"));
        assert!(!has_symbols(b"\x7FELF code \0.text\0.dynsym\0.dynstr\0"));
    }

    /// Tests are not stripped.
    #[test]
    #[cfg(target_os = "linux")]
    fn the_symbols_of_this_program_are_seen() {
        let this = std::env::current_exe().expect("it runs from a file");
        assert!(has_symbols(&fs::read(this).expect("it is there")));
    }
}
