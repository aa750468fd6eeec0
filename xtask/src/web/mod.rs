//! Makes and tests what runs in browsers: WebAssembly, the npm package around it, the app, and the program that serves it.
//!
//! ```text
//! crates/web ── cargo, four times ──► two modules for the package, two for the app: with the registers of SIMD128, and without
//!                                    │ bindings
//!                                    ▼
//! crates/web/npm ◄── wasm/sudokit.js, sudokit.wasm, sudokit_simd.wasm ──► web/.build
//!     │                                                                      │
//!     ▼ npm test, with games that were played natively; Deno, Bun, Chromium  │
//!                                                                            ▼
//! web ── npm ci, the modules ──► web/dist, the app; tests in Node and in Chromium
//!     │
//!     ▼ cargo, with the feature `web`
//! the program `sudoku` with the app in it; its tests, and Chromium where it serves
//! ```

mod app;
mod bindings;
mod browser;
mod module;
mod runtimes;

pub(crate) use bindings::make as make_bindings;

use crate::workspace::Workspace;
use module::{Edition, Module};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The package for npm, from the root.
const PACKAGE: &str = "crates/web/npm";

/// What the chore works on.
struct Place {
    root: PathBuf,
    /// Everything that is built goes here.
    target: PathBuf,
    package: PathBuf,
    /// The program `sudoku`, as tests build it.
    program: PathBuf,
}

/// Games that are played natively, to be the same in WebAssembly.
const REPLAYS: &str = "200";

/// Makes and tests all of it. Whether all went well; what cannot be done for want of tools only fails with `CI=true`.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let is_ci = std::env::var("CI").is_ok_and(|ci| ci == "true");
    if let Err(missing) = tools() {
        println!("skipped, as it needs {missing}");
        return !is_ci;
    }
    let place = Place {
        root: workspace.root.clone(),
        target: workspace.target.join("web"),
        package: workspace.root.join(PACKAGE),
        program: workspace.target.join(format!("debug/sudoku{}", std::env::consts::EXE_SUFFIX)),
    };
    match place.build().and_then(|()| place.test(is_ci)).and_then(|()| app::make(&place, is_ci)) {
        Ok(()) => {
            println!("`cargo install --path crates/cli --features web` installs `sudoku` with the app in it");
            true
        }
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
        for edition in &module::EDITIONS {
            self.build_edition(edition)?;
        }
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            copy(&self.root.join(licence), &self.package.join(licence))?;
        }
        Ok(())
    }

    /// The two modules of an edition, and the JavaScript that both share.
    fn build_edition(&self, edition: &Edition) -> Result<(), String> {
        let wasm = self.root.join(edition.folder);
        fs::create_dir_all(&wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
        let mut glue: Option<Vec<u8>> = None;
        for module in &module::ALL {
            let built = module.build(self, edition)?;
            let folder = self.bindings(edition, module);
            let mut bind = Command::new(env!("CARGO"));
            bind.current_dir(&self.root).args([
                "run",
                "--quiet",
                "--package",
                "xtask",
                "--features",
                "bindings",
            ]);
            check(bind.args(["--", "bindings"]).args([&built, &folder]))?;
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

    /// Where the bindings of a module are made.
    fn bindings(&self, edition: &Edition, module: &Module) -> PathBuf {
        self.target.join("bindings").join(edition.profile).join(module.name)
    }

    fn test(&self, is_ci: bool) -> Result<(), String> {
        let replays = self.target.join("replays.ndjson");
        self.example("replays", &[REPLAYS], &replays)?;
        check(self.node("npm").args(["test", "--silent"]).env("SUDOKIT_REPLAYS", &replays))?;
        self.test_elsewhere(is_ci)?;
        match browser::chromium(is_ci) {
            Some(chromium) => check(self.node("node").args(["test/browser.mjs", chromium]))?,
            None if is_ci => return Err("no browser: apt-get install chromium".into()),
            None => println!("skipped: there is no Chromium to run the package in"),
        }
        println!("{} holds the package: npm pack makes its archive", self.package.display());
        Ok(())
    }

    /// Writes into a file what an example of `crates/web` writes, natively.
    fn example(&self, name: &str, arguments: &[&str], file: &Path) -> Result<(), String> {
        let mut run = Command::new(env!("CARGO"));
        run.current_dir(&self.root).args([
            "run",
            "--quiet",
            "--package",
            "sudokit-web",
            "--example",
            name,
            "--",
        ]);
        let written = output(run.args(arguments))?;
        fs::write(file, written).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// A program in the folder of the package.
    fn node(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.package);
        command
    }
}

/// Whether there is a program of this name, or at this place.
fn is_there(program: impl AsRef<OsStr>) -> bool {
    let mut asked = Command::new(program);
    asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
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

/// What a program writes that has to end well.
fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    println!("$ {} {}", command.get_program().display(), arguments(command));
    let output = command.stderr(Stdio::inherit()).output();
    match output.map_err(|error| format!("{}: {error}", command.get_program().display()))? {
        output if output.status.success() => Ok(output.stdout),
        output => Err(format!("{} ended with {}", command.get_program().display(), output.status)),
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
