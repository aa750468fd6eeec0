//! Finds the browser that the tests run in.

use super::{check, is_there};
use std::process::Command;

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
    NAMES.into_iter().find(|name| is_there(name))
}
