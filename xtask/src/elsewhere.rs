//! Runs the tests of the algorithms on machines with 32 bits, where all results must be the same.
//!
//! | machine | how |
//! |---|---|
//! | 32-bit x86 | as it is, on a Linux that has the 32-bit libraries of C |
//! | WebAssembly | in [Wasmtime](https://wasmtime.dev), with its WASI; with the registers of SIMD128 and without |
//!
//! WebAssembly has no threads, no files, and no way back from a panic; tests that need one are left out
//! there by `cfg`.

use crate::command::{cargo, has_library, is_ci, succeeds};
use crate::workspace::Workspace;
use std::path::Path;
use std::process::Command;

/// The packages whose results must not depend on the machine.
const PACKAGES: [&str; 5] =
    ["sudokit-core", "sudokit-solve", "sudokit-symmetry", "sudokit-generate", "sudokit-logic"];

/// The package with a backend for SIMD128, which the others only call, and the one that it stands on.
const WITH_BACKENDS: [&str; 2] = ["sudokit-core", "sudokit-solve"];

struct Machine {
    name: &'static str,
    target: &'static str,
    flags: &'static str,
    packages: &'static [&'static str],
    /// A command that succeeds if the machine can run, and what to install if it fails.
    needs: (&'static [&'static str], &'static str),
}

/// Node crashes at the end of programs of many minutes.
const WASMTIME: (&[&str], &str) = (&["python3", "-c", "import wasmtime"], "Wasmtime: pip install wasmtime");

const MACHINES: [Machine; 3] = [
    Machine {
        name: "32-bit x86",
        target: "i686-unknown-linux-gnu",
        flags: "",
        packages: &PACKAGES,
        needs: (
            &["sh", "-c", "echo 'int main(){}' | cc -m32 -x c - -o /dev/null"],
            "the C library for 32 bits: apt-get install gcc-multilib",
        ),
    },
    Machine { name: "WebAssembly", target: "wasm32-wasip1", flags: "", packages: &PACKAGES, needs: WASMTIME },
    Machine {
        name: "WebAssembly with SIMD128",
        target: "wasm32-wasip1",
        flags: "-C target-feature=+simd128",
        packages: &WITH_BACKENDS,
        needs: WASMTIME,
    },
];

/// Runs the tests on each machine whose tools are here, and names the missing tools of the others. Returns
/// true if all passed; with `CI=true` a machine without its tools fails.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let mut passed = true;
    for machine in &MACHINES {
        println!("\n{}: {}", machine.name, machine.target);
        match machine.missing() {
            Some(missing) => {
                println!("skipped, as it needs {missing}");
                passed &= !is_ci();
            }
            None => passed &= machine.test(&workspace.root),
        }
    }
    println!("{}", if passed { "all tests passed elsewhere" } else { "TESTS FAILED ELSEWHERE" });
    passed
}

impl Machine {
    /// The missing tool and how to install it.
    fn missing(&self) -> Option<String> {
        if !has_library(self.target) {
            return Some(format!("the standard library: rustup target add {}", self.target));
        }
        let ([program, arguments @ ..], from) = self.needs else { return None };
        let runs = Command::new(program).args(arguments).output().is_ok_and(|run| run.status.success());
        (!runs).then(|| from.to_owned())
    }

    fn test(&self, root: &Path) -> bool {
        let mut cargo = cargo(root, "test");
        cargo.args(["--quiet", "--lib", "--tests", "--target", self.target]);
        cargo.args(self.packages.iter().flat_map(|package| ["--package", package]));
        // In place of the flags for the machine at hand.
        cargo.env("RUSTFLAGS", self.flags);
        let runner = format!("python3 {}", root.join("xtask/wasi.py").display());
        cargo.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner);
        succeeds(&mut cargo)
    }
}
