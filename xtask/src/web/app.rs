//! The app in `web/`: installs what it is built with, builds it, and tests it in Node and in Chromium.

use super::{Place, check};
use std::path::Path;
use std::process::Command;

/// The app, from the root.
const APP: &str = "web";

/// Where Chromium is, unless the environment says so in `CHROMIUM`: where Debian puts it.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Builds and tests the app. Without Chromium only its units are tested, which fails with `CI=true`.
pub(super) fn make(place: &Place) -> Result<(), String> {
    let folder = place.root.join(APP);
    let run =
        |program: &str, arguments: &[&str]| check(Command::new(program).current_dir(&folder).args(arguments));
    run("npm", &["ci", "--no-audit", "--no-fund"])?;
    run("npm", &["run", "--silent", "check"])?;
    run("node", &["build.mjs"])?;
    let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| CHROMIUM.to_owned());
    if Path::new(&chromium).exists() {
        return run("node", &["test.mjs"]);
    }
    run("node", &["test.mjs", "unit"])?;
    let missing = format!("Chromium is not at {chromium}: install it, or say in CHROMIUM where it is");
    if std::env::var("CI").is_ok_and(|ci| ci == "true") {
        return Err(missing);
    }
    println!("the tests of the app in a browser are skipped. {missing}");
    Ok(())
}
