//! With the feature `web`, the program contains the app for browsers. The build fails with advice if the app
//! is not made. In the repository, the cfg `in_repository` adds the tests that need the testkit, which is not
//! published.

use std::path::Path;

/// The testkit, which a package of this crate does not have beside it.
const TESTKIT: &str = "../testkit/Cargo.toml";

/// The output of `web/build.mjs`.
const APP: &str = "../../web/.build/packed";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(in_repository)");
    if Path::new(TESTKIT).exists() {
        println!("cargo::rustc-cfg=in_repository");
    }
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
