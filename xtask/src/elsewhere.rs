//! Runs the tests of the algorithms on machines with 32 bits, where all results must be the same.
//!
//! | machine | how |
//! |---|---|
//! | 32-bit x86 | as it is, on a Linux that has the 32-bit libraries of C |
//! | WebAssembly | in Node, with its WASI; with the registers of SIMD128 and without |
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

struct Machine {
    name: &'static str,
    target: &'static str,
    flags: &'static str,
    /// A command that succeeds if the machine can run, and what to install if it fails.
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
        cargo.args(PACKAGES.iter().flat_map(|package| ["--package", package]));
        // In place of the flags for the machine at hand.
        cargo.env("RUSTFLAGS", self.flags);
        // Everything is compiled before it runs: threads that still compile when it ends make Node crash.
        let node = "node --no-warnings --no-liftoff --no-wasm-dynamic-tiering";
        let runner = format!("{node} {}", root.join("xtask/wasi.mjs").display());
        cargo.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner);
        succeeds(&mut cargo)
    }
}
