//! Finds the browser that the tests run in.

use super::check;
use std::process::{Command, Stdio};

/// What Chromium is called.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The name of the browser that is here. With `CI=true` an absent one is installed from Debian's packages.
pub(super) fn chromium(is_ci: bool) -> Option<&'static str> {
    find().or_else(|| {
        if is_ci {
            // If that fails, there is none, and whoever asked says so.
            _ = check(Command::new("apt-get").args(["update", "--quiet"]));
            _ = check(Command::new("apt-get").args(["install", "--quiet", "--yes", "chromium"]));
        }
        find()
    })
}

fn find() -> Option<&'static str> {
    NAMES.into_iter().find(|name| {
        let mut asked = Command::new(name);
        asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        asked.status().is_ok_and(|status| status.success())
    })
}
