//! Runs the tests of the algorithms on machines with 32 bits: what is the same everywhere must be the same there.
//!
//! | machine | how |
//! |---|---|
//! | 32-bit x86 | as it is, on a Linux that has the 32-bit libraries of C |
//! | WebAssembly | in Node, with its WASI; with the registers of SIMD128 and without |
//!
//! WebAssembly has no threads, no files, and no way back from a panic; tests that need one are left out there by `cfg`. Tests on
//! thousands of puzzles that say nothing about the machine are left out of both, by name: [`HEAVY`].

use crate::workspace::Workspace;
use std::path::Path;
use std::process::Command;

/// The packages whose results must not depend on the machine.
const PACKAGES: [&str; 5] =
    ["sudokit-core", "sudokit-solve", "sudokit-symmetry", "sudokit-generate", "sudokit-logic"];

/// Tests that take minutes there, and which part of the code they are about runs in others as well.
const HEAVY: [&str; 0] = [];

struct Machine {
    name: &'static str,
    target: &'static str,
    flags: &'static str,
    /// A program that has to be there, with arguments that make it say so, and where it comes from.
    needs: (&'static [&'static str], &'static str),
}

const MACHINES: [Machine; 3] = [
    Machine {
        name: "32-bit x86",
        target: "i686-unknown-linux-gnu",
        flags: "",
        needs: (
            &["sh", "-c", "echo 'int main(){}' | cc -m32 -x c - -o /dev/null"],
            "the C library for 32 bits: apt-get install gcc-multilib",
        ),
    },
    Machine {
        name: "WebAssembly",
        target: "wasm32-wasip1",
        flags: "",
        needs: (&["node", "--input-type=module", "--eval", "import 'node:wasi'"], "Node 20 or later"),
    },
    Machine {
        name: "WebAssembly with SIMD128",
        target: "wasm32-wasip1",
        flags: "-C target-feature=+simd128",
        needs: (&["node", "--input-type=module", "--eval", "import 'node:wasi'"], "Node 20 or later"),
    },
];

/// Runs the tests on each machine whose tools are here, and says what is missing of the others. Whether all passed; with
/// `CI=true` a machine whose tools are missing has not.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let must_run = std::env::var("CI").is_ok_and(|ci| ci == "true");
    let mut passed = true;
    for machine in &MACHINES {
        println!("\n{}: {}", machine.name, machine.target);
        match machine.missing() {
            Some(missing) => {
                println!("skipped, as it needs {missing}");
                passed &= !must_run;
            }
            None => passed &= machine.test(&workspace.root),
        }
    }
    println!("{}", if passed { "all tests passed elsewhere" } else { "TESTS FAILED ELSEWHERE" });
    passed
}

impl Machine {
    /// What is to be installed first.
    fn missing(&self) -> Option<String> {
        let libraries =
            Command::new("rustc").args(["--print", "target-libdir", "--target", self.target]).output();
        let has_libraries =
            libraries.is_ok_and(|folder| Path::new(String::from_utf8_lossy(&folder.stdout).trim()).is_dir());
        if !has_libraries {
            return Some(format!("the standard library: rustup target add {}", self.target));
        }
        let ([program, arguments @ ..], from) = self.needs else { return None };
        let runs = Command::new(program).args(arguments).output().is_ok_and(|run| run.status.success());
        (!runs).then(|| from.to_owned())
    }

    fn test(&self, root: &Path) -> bool {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.current_dir(root).args(["test", "--quiet", "--lib", "--tests", "--target", self.target]);
        cargo.args(PACKAGES.iter().flat_map(|package| ["--package", package]));
        cargo.arg("--").args(HEAVY.iter().flat_map(|test| ["--skip", test]));
        // In place of the flags for the machine at hand.
        cargo.env("RUSTFLAGS", self.flags);
        let runner = format!("node --no-warnings {}", root.join("xtask/wasi.mjs").display());
        cargo.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner);
        cargo.status().is_ok_and(|status| status.success())
    }
}
