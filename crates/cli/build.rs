//! With the feature `web`, the program has the app for browsers in it. This says what to do where that has not been made.

use std::path::Path;

/// What `web/build.mjs` makes.
const APP: &str = "../../web/.build/packed";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_WEB").is_some() {
        println!("cargo::rerun-if-changed={APP}");
        if !Path::new(APP).join("index.html.gz").exists() {
            println!(
                "cargo::error=the feature `web` needs the app for browsers, which is not made yet: run `cargo xtask web` in the sources, \
                 with Node 20.16 or later"
            );
        }
    }
}
