//! `cargo xtask weights`: builds the artifacts that ship, and compares each with the weight that it may
//! have.
//!
//! A change that breaks a bar never raises it. The tests of the app, in `web/tests`, hold its own weights.

use crate::capi::{self, Order};
use crate::command::{cargo, succeed};
use crate::workspace::Workspace;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The path of what was built.
type Built = Result<PathBuf, Box<dyn Error>>;

/// A file that ships.
struct Artifact {
    name: &'static str,
    /// The most bytes that it may have.
    bar: u64,
    /// Builds it, if need be into a folder that is thrown away.
    build: fn(&Workspace, &Path) -> Built,
}

const ARTIFACTS: [Artifact; 5] = [
    Artifact { name: "program", bar: 12_000_000, build: program },
    Artifact {
        name: "libsudokit, shared",
        bar: 6_000_000,
        build: |workspace, folder| library(workspace, folder, "sudokit"),
    },
    Artifact {
        name: "libsudokit-solve, shared",
        bar: 800_000,
        build: |workspace, folder| library(workspace, folder, "sudokit-solve"),
    },
    Artifact { name: "wheel", bar: 6_000_000, build: wheel },
    Artifact { name: "checker, wasm, brotli", bar: 60_000, build: checker },
];

/// Builds and weighs everything. Returns true if nothing is too heavy.
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

/// The program as the first command of README.md builds it.
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

/// A library for C, as it is installed.
fn library(workspace: &Workspace, folder: &Path, name: &str) -> Built {
    let prefix = folder.join("prefix");
    let prefix = prefix.to_str().ok_or("the folder has no name in Unicode")?;
    capi::place(workspace, Order::at(prefix))?;
    let ending = if cfg!(target_os = "macos") { "dylib" } else { "so" };
    Ok(Path::new(prefix).join("lib").join(format!("lib{name}.{ending}")))
}

fn wheel(workspace: &Workspace, folder: &Path) -> Built {
    let wheels = folder.join("wheels");
    let mut pip = Command::new(std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into()));
    pip.current_dir(&workspace.root).args(["-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]);
    succeed(pip.arg(&wheels).arg("./crates/python").env("CARGO_TARGET_DIR", &workspace.target))?;
    let built = fs::read_dir(&wheels)?.next().ok_or("pip has made none")??;
    Ok(built.path())
}

/// The module of WebAssembly that holds only the checker, packed as servers send it.
fn checker(workspace: &Workspace, folder: &Path) -> Built {
    let target = workspace.target.join("checker-wasm");
    let mut build = cargo(&workspace.root, "build");
    build.args(["--quiet", "--release", "--target=wasm32-unknown-unknown"]);
    build.args(["--manifest-path", "deep/checker/Cargo.toml", "--target-dir"]).arg(&target);
    // The flags of the machine's own builds are not for this one.
    succeed(build.env_remove("RUSTFLAGS"))?;
    let module = target.join("wasm32-unknown-unknown/release/sudokit_deep_checker.wasm");
    let packed = folder.join("checker.wasm.br");
    let pack = "const [from, to] = process.argv.slice(1); \
                fs.writeFileSync(to, zlib.brotliCompressSync(fs.readFileSync(from)))";
    succeed(Command::new("node").args(["-e", pack]).arg(module).arg(&packed))?;
    Ok(packed)
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
