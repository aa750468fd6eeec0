//! With the feature `web`, the program contains the app for browsers. The build fails with advice if the app
//! is not made.

use std::path::Path;

/// The output of `web/build.mjs`.
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
