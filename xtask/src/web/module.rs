//! The modules of WebAssembly: the same crate, compiled with the registers of SIMD128 and without.

use super::{Place, check};
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// A module of WebAssembly.
pub(super) struct Module {
    pub(super) name: &'static str,
    flags: &'static str,
}

pub(super) const ALL: [Module; 2] = [
    Module { name: "sudokit", flags: "" },
    Module { name: "sudokit_simd", flags: "-C target-feature=+simd128" },
];

/// Whom modules are for.
pub(super) struct Edition {
    /// The profile of Cargo.
    pub(super) profile: &'static str,
    features: &'static [&'static str],
    /// Flags beside those of the module.
    flags: &'static str,
    /// Where they lie then, from the root.
    pub(super) folder: &'static str,
}

/// Nine places and three words each are a loop to the compiler, and registers cannot be counted through in WebAssembly: written out, many
/// puzzles are solved a twentieth faster.
const UNROLLED: &str = " -C llvm-args=-unroll-threshold=1500";

/// For the npm package: everything, as fast as can be.
const PACKAGE: Edition =
    Edition { profile: "npm", features: &[], flags: UNROLLED, folder: "crates/web/npm/wasm" };

/// For the app: what it asks for, as light as can be.
pub(super) const APP: Edition =
    Edition { profile: "web", features: &["--no-default-features"], flags: "", folder: "web/.build/wasm" };

pub(super) const EDITIONS: [Edition; 2] = [PACKAGE, APP];

/// Adds the standard library of the target if it is absent.
pub(super) fn add_target() -> Result<(), String> {
    let is_there = || {
        let folder = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
        folder.is_ok_and(|folder| Path::new(String::from_utf8_lossy(&folder.stdout).trim()).is_dir())
    };
    if is_there() {
        return Ok(());
    }
    // Whoever has no rustup is told what is missing all the same.
    _ = check(Command::new("rustup").args(["target", "add", TARGET]));
    if is_there() {
        return Ok(());
    }
    Err(format!("the standard library for {TARGET} is missing: rustup target add {TARGET}"))
}

impl Module {
    /// Compiles it. Where it is then.
    pub(super) fn build(&self, place: &Place, edition: &Edition) -> Result<PathBuf, String> {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.current_dir(&place.root);
        cargo.args(["rustc", "--quiet", "--package", "sudokit-web", "--profile", edition.profile]);
        // A library for Rust as well would keep alive whatever that could call.
        cargo.args(["--target", TARGET, "--crate-type", "cdylib"]).args(edition.features);
        cargo
            .env("CARGO_TARGET_DIR", &place.target)
            .env("RUSTFLAGS", format!("{}{}", self.flags, edition.flags));
        check(&mut cargo)?;
        Ok(place.target.join(TARGET).join(edition.profile).join("sudokit_web.wasm"))
    }
}
