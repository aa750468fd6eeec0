//! The app in `web/`: builds it, and tests it in Node and in Chromium, together with the program that serves
//! it.

use super::{Place, browser, check, copy, module, native, words};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Builds the app.
pub(super) fn make(place: &Place) -> Result<(), String> {
    check(run(place, "npm").args(["ci", "--no-audit", "--no-fund"]))?;
    prepare(place, &place.root.join("web/.build"))?;
    check(run(place, "node").arg("build.mjs"))
}

/// Tests the app, and the program with it. Without Chromium only the units are tested; with `CI=true` that
/// fails.
pub(super) fn test(place: &Place, is_ci: bool) -> Result<(), String> {
    check(run(place, "npm").args(["run", "--silent", "check"]))?;
    match browser::chromium(is_ci) {
        Some(chromium) => {
            let program = native::build_program(place)?;
            check(run(place, "node").arg("test.mjs").env("CHROMIUM", chromium).env("SUDOKU", program))
        }
        None if is_ci => Err("no browser: apt-get install chromium".into()),
        None => {
            println!("skipped: there is no Chromium to test the app in");
            check(run(place, "node").args(["test.mjs", "unit"]))
        }
    }
}

/// Writes what the app needs besides its sources: the types of the bindings; in each language the tables of
/// levels and keys, and the texts of lessons, which every visitor would download if the module had them; for
/// the tests, the look of roles. Puts the app's parts beside the other modules.
fn prepare(place: &Place, folder: &Path) -> Result<(), String> {
    let bindings = place.bindings(&module::APP, &module::APP.modules[0]);
    copy(&bindings.join("sudokit.d.ts"), &folder.join("sudokit.d.ts"))?;
    for part in module::PARTS {
        copy(&module::part(place, part), &folder.join("wasm").join(part).with_extension("wasm"))?;
    }
    words::write(place, &folder.join("speech"))?;
    for made in ["lessons", "tables"] {
        fs::create_dir_all(folder.join(made)).map_err(|error| error.to_string())?;
    }
    for language in words::names(&place.root.join("web/words"))? {
        let is_english = language == "en";
        let name = if is_english { "lessons.json".to_owned() } else { format!("lessons-{language}.json") };
        native::write(place, "lessons", &[&language], &folder.join("lessons").join(name))?;
        let messages = format!("web/.build/speech/{language}.ftl");
        let messages: &[&str] = if is_english { &[] } else { &[&messages] };
        let tables = folder.join(format!("tables/{language}.json"));
        native::write(place, "tables", &[&[language.as_str()], messages].concat(), &tables)?;
    }
    native::write(place, "theme", &[], &folder.join("theme.json"))
}

/// A program in the folder of the app.
fn run(place: &Place, program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(place.root.join("web"));
    command
}
