//! The npm package in `crates/web/npm`: completes it, and tests it in Node, Deno, Bun and Chromium.

use super::{Place, browser, check, copy, module, native, read, runtimes, words};
use data_encoding::BASE64;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Games that are played natively, to be the same in WebAssembly.
const REPLAYS: &str = "200";

/// The place of the module in the script of the solver.
const MODULE: &str = "\"MODULE\"";

/// Completes the package, which has its large modules already.
pub(super) fn make(place: &Place) -> Result<(), String> {
    let package = folder(place);
    write_solver(place)?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&place.root.join(licence), &package.join(licence))?;
    }
    copy(&place.root.join("crates/symmetry/src/census.bin"), &package.join("census.bin"))?;
    words::write(place, &package.join("words"))?;
    println!("{} holds the package: npm pack makes its archive", package.display());
    Ok(())
}

/// Writes the script of the solver, with its module in it.
fn write_solver(place: &Place) -> Result<(), String> {
    let module = BASE64.encode(&read(&module::compile_solver(place)?)?);
    let template = place.root.join("crates/web-solve/solve.js");
    let text = String::from_utf8_lossy(&read(&template)?).into_owned();
    let Some((before, after)) = text.split_once(MODULE) else {
        return Err(format!("{}: expected {MODULE}", template.display()));
    };
    let script = folder(place).join("solve.js");
    fs::write(&script, format!("{before}\"{module}\"{after}"))
        .map_err(|error| format!("{}: {error}", script.display()))
}

/// Tests the package. Absent runtimes are skipped, and fail the test if `CI=true`.
pub(super) fn test(place: &Place, is_ci: bool) -> Result<(), String> {
    let replays = place.target.join("replays.ndjson");
    native::write(place, "replays", &[REPLAYS], &replays)?;
    check(run(place, "npm").args(["test", "--silent"]).env("SUDOKIT_REPLAYS", &replays))?;
    for runtime in &runtimes::ALL {
        match runtime.find(place, is_ci) {
            Some(program) => check(run(place, "node").arg("test/elsewhere.mjs").arg(program))?,
            None if is_ci => return Err(format!("no {0}: npm install --global {0}", runtime.name)),
            None => println!("skipped: there is no {} to run the package in", runtime.name),
        }
    }
    match browser::chromium(is_ci) {
        Some(chromium) => check(run(place, "node").args(["test/browser.mjs", chromium])),
        None if is_ci => Err("no browser: apt-get install chromium".into()),
        None => {
            println!("skipped: there is no Chromium to run the package in");
            Ok(())
        }
    }
}

fn folder(place: &Place) -> PathBuf {
    place.root.join("crates/web/npm")
}

/// A program in the folder of the package.
fn run(place: &Place, program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder(place));
    command
}
