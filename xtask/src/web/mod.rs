//! Makes and tests the parts that run in browsers: WebAssembly, the npm package around it, the app, and the
//! program that serves it.
//!
//! ```text
//! crates/web ── cargo ──► two modules for the package, with SIMD128 and without; one for the app, with it
//!                                    │ bindings; the app's is split into halves
//!                                    ▼
//! crates/web/npm ◄── wasm/sudokit.js, sudokit.wasm, sudokit_simd.wasm ──► web/.build
//!     │    ▲                                                                 │
//!     │    └ solve.js ◄── cargo ── crates/web-solve                          │ ◄── cargo ── crates/web-parts
//!     ▼ npm test, with games that were played natively; Deno, Bun, Chromium  │
//!                                                                            ▼
//! web ── npm ci, the module ──► web/dist, the app; tests in Node and in Chromium
//!     │
//!     ▼ cargo, with the feature `web`
//! the program `sudoku` with the app in it, which Chromium visits
//! ```

mod app;
mod bindings;
mod browser;
mod module;
mod native;
mod npm;
mod runtimes;
#[cfg(feature = "bindings")]
mod split;
mod words;

pub(crate) use bindings::{make as make_bindings, make_halves, make_trimmed};

use crate::command::{cargo, is_ci, name, said, succeed};
use crate::workspace::Workspace;
use module::{Edition, Module};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// Choices of `cargo xtask web`.
#[derive(Clone, Copy)]
pub(crate) struct Order {
    /// Test what was made.
    pub(crate) is_tested: bool,
    /// Leave out the package's module without SIMD, and build the other as small as the app's.
    pub(crate) is_quick: bool,
}

/// Folders of a run.
struct Place {
    root: PathBuf,
    /// The build folder of the workspace.
    native: PathBuf,
    /// The build folder of WebAssembly and bindings.
    target: PathBuf,
}

/// Makes the app and the npm package, and tests them if ordered. Returns true if all went well. Missing tools
/// skip the chore, and fail it if `CI=true`.
pub(crate) fn run(workspace: &Workspace, order: Order) -> bool {
    attempt(workspace, |place, is_ci| {
        let edition = if order.is_quick { &module::NPM_QUICK } else { &module::NPM };
        let (examples, app) = (|| native::build_examples(place), || module::compile_app(place));
        if order.is_quick {
            // All modules are of one profile, so each takes the libraries of the one before, and its place.
            in_parallel([&examples, &|| app().and_then(|()| edition.compile(place))])?;
        } else {
            // The modules are each compiled by one thread for most of the time.
            in_parallel([&examples, &app, &|| edition.compile(place)])?;
        }
        place.bind(&module::APP)?;
        place.trim_parts()?;
        place.bind(edition)?;
        npm::make(place)?;
        app::make(place)?;
        if order.is_tested {
            npm::test(place, is_ci)?;
            app::test(place, is_ci)?;
        }
        println!("`cargo install --path crates/cli --features web` installs `sudoku` with the app in it");
        Ok(())
    })
}

/// Makes the npm package alone. Returns as `run` does.
pub(crate) fn run_npm(workspace: &Workspace) -> bool {
    attempt(workspace, |place, _| {
        module::NPM.compile(place)?;
        place.bind(&module::NPM)?;
        npm::make(place)
    })
}

/// Makes the app alone. Returns as `run` does.
pub(crate) fn run_app(workspace: &Workspace) -> bool {
    attempt(workspace, |place, _| {
        in_parallel([&|| native::build_examples(place), &|| module::compile_app(place)])?;
        place.bind(&module::APP)?;
        place.trim_parts()?;
        app::make(place)
    })
}

/// Runs a chore if its tools are there, and reports its error.
fn attempt(workspace: &Workspace, chore: impl Fn(&Place, bool) -> Result<(), String>) -> bool {
    let is_ci = is_ci();
    if let Err(missing) = tools() {
        println!("skipped, as it needs {missing}");
        return !is_ci;
    }
    let place = Place {
        root: workspace.root.clone(),
        native: workspace.target.clone(),
        target: workspace.target.join("web"),
    };
    let outcome = module::add_target().and_then(|()| chore(&place, is_ci));
    outcome.map_err(|error| eprintln!("error: {error}")).is_ok()
}

/// Succeeds if Node and npm are there; the error names the missing one.
pub(crate) fn tools() -> Result<(), String> {
    let version = |program: &str| said(Command::new(program).arg("--version"));
    let node = version("node").map_err(|_| "Node 20.16 or later, with npm: https://nodejs.org")?;
    let node = node.trim();
    let number = |part: Option<&str>| part.and_then(|part| part.parse().ok()).unwrap_or(0_u32);
    let mut parts = node.trim_start_matches('v').split('.');
    if (number(parts.next()), number(parts.next())) < (20, 16) {
        return Err(format!("Node 20.16 or later; this is {node}"));
    }
    version("npm").map(drop).map_err(|_| "npm, which comes with Node".to_owned())
}

impl Place {
    /// Makes the bindings of an edition: each module, and the JavaScript that all of them share. A module of
    /// an earlier run that the edition lacks is removed, as the bindings may have changed.
    fn bind(&self, edition: &Edition) -> Result<(), String> {
        let folder = self.root.join(edition.folder);
        _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut glue: Option<Vec<u8>> = None;
        for module in edition.modules {
            let bound = self.bindings(edition, module);
            let chore = if edition.halves.is_some() { "halves" } else { "bindings" };
            let mut bind = cargo(&self.root, "run");
            bind.args(["--quiet", "--package", "xtask", "--features", "bindings", "--", chore]);
            check(bind.args([&module.compiled(self, edition), &bound]))?;
            let made: &[(&str, &str)] = match edition.halves {
                Some([first, second]) => &[("first", first), ("second", second)],
                None => &[("sudokit_bg", module.name)],
            };
            for (from, to) in made {
                let [from, to] = [bound.join(from), folder.join(to)].map(|path| path.with_extension("wasm"));
                copy(&from, &to)?;
            }
            let now = read(&bound.join("sudokit.js"))?;
            if glue.as_ref().is_some_and(|glue| *glue != now) {
                return Err(format!("the bindings of {} differ from those of the other module", module.name));
            }
            glue = Some(now);
            copy(&bound.join("sudokit.js"), &folder.join("sudokit.js"))?;
        }
        Ok(())
    }

    /// Takes out of the app's parts what nothing needs.
    fn trim_parts(&self) -> Result<(), String> {
        module::PARTS.iter().try_for_each(|part| {
            let (from, to) = (module::linked(self, part), module::part(self, part));
            let mut trim = cargo(&self.root, "run");
            trim.args(["--quiet", "--package", "xtask", "--features", "bindings", "--", "trim"]);
            check(trim.args([&from, &to]))
        })
    }

    /// The folder for the bindings of a module.
    fn bindings(&self, edition: &Edition, module: &Module) -> PathBuf {
        self.target.join("bindings").join(edition.profile).join(module.name)
    }
}

/// Does everything at the same time. Returns the first error.
fn in_parallel<const N: usize>(jobs: [&(dyn Fn() -> Result<(), String> + Sync); N]) -> Result<(), String> {
    thread::scope(|scope| {
        let running = jobs.map(|job| scope.spawn(job));
        // All are waited for, so that none writes on after an error.
        let outcomes = running.map(|job| job.join().unwrap_or_else(|_| Err("a build panicked".into())));
        outcomes.into_iter().collect()
    })
}

/// Shows a command and runs it; it must succeed.
fn check(command: &mut Command) -> Result<(), String> {
    show(command);
    succeed(command)
}

/// Shows a command, runs it, and returns its output; it must succeed.
fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    show(command);
    let output = command.stderr(Stdio::inherit()).output();
    match output.map_err(|error| format!("{}: {error}", name(command)))? {
        output if output.status.success() => Ok(output.stdout),
        output => Err(format!("{} ended with {}", name(command), output.status)),
    }
}

fn show(command: &Command) {
    let arguments = command.get_args().map(|argument| argument.to_string_lossy());
    println!("$ {} {}", name(command), arguments.collect::<Vec<_>>().join(" "));
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}
