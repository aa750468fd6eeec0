//! The app in `web/`: installs what it is built with, builds it, and tests it in Node and in Chromium; and the program that has the
//! app in it.

use super::module;
use super::{Place, browser, check, copy};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The app, from the root.
const APP: &str = "web";

/// Builds and tests the app, and the program with it. Without Chromium only its units are tested, which fails with `CI=true`.
pub(super) fn make(place: &Place, is_ci: bool) -> Result<(), String> {
    let folder = place.root.join(APP);
    let run =
        |program: &str, arguments: &[&str]| check(Command::new(program).current_dir(&folder).args(arguments));
    run("npm", &["ci", "--no-audit", "--no-fund"])?;
    place.prepare(&folder.join(".build"))?;
    run("npm", &["run", "--silent", "check"])?;
    run("node", &["build.mjs"])?;
    place.test_program()?;
    match browser::chromium(is_ci) {
        Some(chromium) => {
            let mut test = Command::new("node");
            test.current_dir(&folder).arg("test.mjs").env("CHROMIUM", chromium);
            check(test.env("SUDOKU", &place.program))
        }
        None if is_ci => Err("no browser: apt-get install chromium".into()),
        None => {
            println!("skipped: there is no Chromium to test the app in");
            run("node", &["test.mjs", "unit"])
        }
    }
}

impl Place {
    /// Builds the program with the app in it, and tests what depends on that.
    fn test_program(&self) -> Result<(), String> {
        let mut test = Command::new(env!("CARGO"));
        test.current_dir(&self.root).args([
            "test",
            "--quiet",
            "--package",
            "sudokit-cli",
            "--features",
            "web",
        ]);
        check(test.args(["--test", "program", "--", "web::", "help::"]))
    }

    /// Puts into a folder what the app needs besides its sources: the types of the bindings, the texts of lessons, which are written
    /// natively, as in the module everybody would carry them, and for its tests how roles look.
    fn prepare(&self, folder: &Path) -> Result<(), String> {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        copy(&self.bindings(&module::APP, &module::ALL[0]).join("sudokit.d.ts"), &folder.join("glue.d.ts"))?;
        self.example("lessons", &[], &folder.join("lessons.json"))?;
        self.example("theme", &[], &folder.join("theme.json"))
    }
}
