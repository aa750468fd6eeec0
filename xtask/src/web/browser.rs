//! Finds the browser for the tests.

use super::check;
use crate::command::is_there;
use std::process::Command;

/// Names of Chromium's program.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The name of the installed Chromium. If it is absent and `CI=true`, it is installed from Debian's packages.
pub(super) fn chromium(is_ci: bool) -> Option<&'static str> {
    find().or_else(|| {
        if is_ci {
            // If this fails, the caller reports that Chromium is absent.
            _ = check(Command::new("apt-get").args(["update", "--quiet"]));
            _ = check(Command::new("apt-get").args(["install", "--quiet", "--yes", "chromium"]));
        }
        find()
    })
}

fn find() -> Option<&'static str> {
    NAMES.into_iter().find(|name| is_there(name))
}
