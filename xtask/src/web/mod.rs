//! Makes and tests what runs in browsers: WebAssembly, the npm package around it, the app.
//!
//! ```text
//! crates/web ── cargo, twice ──► two modules: with the registers of SIMD128, and without
//!                                    │ bindings
//!                                    ▼
//! crates/web/npm ◄── wasm/sudokit.js, sudokit.wasm, sudokit_simd.wasm
//!     │ npm test, npm pack
//!     ▼
//! target/web/sudokit-VERSION.tgz
//!
//! web ── npm ci, the modules ──► web/dist, the app; tests in Node and in Chromium
//! ```

mod app;
mod bindings;
mod module;

pub(crate) use bindings::make as make_bindings;

use crate::workspace::Workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package for npm, from the root.
const PACKAGE: &str = "crates/web/npm";

/// What the chore works on.
struct Place {
    root: PathBuf,
    /// Everything that is built goes here.
    target: PathBuf,
    package: PathBuf,
}

/// Makes and tests the npm package. Whether all went well; without Node nothing is made, which only fails with `CI=true`.
pub(crate) fn run(workspace: &Workspace) -> bool {
    if let Err(missing) = tools() {
        println!("skipped, as it needs {missing}");
        return !std::env::var("CI").is_ok_and(|ci| ci == "true");
    }
    let place = Place {
        root: workspace.root.clone(),
        target: workspace.target.join("web"),
        package: workspace.root.join(PACKAGE),
    };
    match place.build().and_then(|()| app::make(&place)) {
        Ok(()) => true,
        Err(error) => {
            eprintln!("error: {error}");
            false
        }
    }
}

/// Whether the tools are there; otherwise what is missing.
fn tools() -> Result<(), String> {
    let says = |program: &str| {
        let output = Command::new(program).arg("--version").output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let node = says("node").ok_or("Node 20.16 or later, with npm: https://nodejs.org")?;
    let number = |part: Option<&str>| part.and_then(|part| part.parse().ok()).unwrap_or(0_u32);
    let mut parts = node.trim_start_matches('v').split('.');
    if (number(parts.next()), number(parts.next())) < (20, 16) {
        return Err(format!("Node 20.16 or later; this is {node}"));
    }
    says("npm").map(drop).ok_or_else(|| "npm, which comes with Node".to_owned())
}

impl Place {
    fn build(&self) -> Result<(), String> {
        module::add_target()?;
        let made = self.target.join("bindings");
        let wasm = self.package.join("wasm");
        fs::create_dir_all(&wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
        let mut glue: Option<Vec<u8>> = None;
        for module in &module::ALL {
            let built = module.build(self)?;
            let folder = made.join(module.name);
            cargo(
                &self.root,
                &["run", "--quiet", "--package", "xtask", "--features", "bindings", "--", "bindings"],
                &[&built, &folder],
            )?;
            copy(&folder.join("sudokit_bg.wasm"), &wasm.join(format!("{}.wasm", module.name)))?;
            let now = read(&folder.join("sudokit.js"))?;
            if glue.as_ref().is_some_and(|glue| *glue != now) {
                return Err(format!("the bindings of {} differ from those of the other module", module.name));
            }
            glue = Some(now);
            copy(&folder.join("sudokit.js"), &wasm.join("sudokit.js"))?;
        }
        Ok(())
    }
}

/// Runs cargo, and says what it was.
fn cargo(root: &Path, arguments: &[&str], paths: &[&Path]) -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(root).args(arguments).args(paths);
    check(&mut command)
}

/// Runs a program that has to end well.
fn check(command: &mut Command) -> Result<(), String> {
    println!("$ {} {}", command.get_program().display(), arguments(command));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", command.get_program().display())),
        Err(error) => Err(format!("{}: {error}", command.get_program().display())),
    }
}

fn arguments(command: &Command) -> String {
    let arguments = command.get_args().map(|argument| argument.to_string_lossy());
    arguments.collect::<Vec<_>>().join(" ")
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}
