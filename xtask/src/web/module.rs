//! Compiles the WebAssembly modules: the package's with and without SIMD128, the app's and its parts, the
//! solver alone.

use super::{Place, check, copy};
use crate::command::{cargo, has_library};
use std::env;
use std::path::PathBuf;
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// A WebAssembly module.
pub(super) struct Module {
    /// The file name without its ending.
    pub(super) name: &'static str,
    flags: &'static str,
}

const SIMD: &str = "-C target-feature=+simd128";

/// Users of the modules, with the build settings that suit them.
pub(super) struct Edition {
    /// The Cargo profile.
    pub(super) profile: &'static str,
    features: &'static [&'static str],
    /// Flags added to those of the module.
    flags: &'static str,
    /// The destination, from the root.
    pub(super) folder: &'static str,
    pub(super) modules: &'static [Module],
    /// The names of both halves, if each module is split.
    pub(super) halves: Option<[&'static str; 2]>,
}

/// The compiler keeps nine places of three words as a loop, since WebAssembly cannot index registers.
/// Unrolled, many puzzles are solved a twentieth faster.
const UNROLLED: &str = " -C llvm-args=-unroll-threshold=1500";

/// For the npm package: everything, built for speed. The module without SIMD comes last, so that `NPM_QUICK`
/// can drop it.
pub(super) const NPM: Edition = Edition {
    profile: "npm",
    features: &[],
    flags: UNROLLED,
    folder: "crates/web/npm/wasm",
    modules: &[Module { name: "sudokit_simd", flags: SIMD }, Module { name: "sudokit", flags: "" }],
    halves: None,
};

/// As `NPM`, without the module that few machines load, and from the libraries that `APP` has compiled:
/// enough for tests.
pub(super) const NPM_QUICK: Edition =
    Edition { profile: APP.profile, flags: APP.flags, modules: NPM.modules.split_at(1).0, ..NPM };

/// For the app: built for size, and split into what every visit needs and what its worker loads when it is
/// needed. Every browser that runs the app has SIMD.
pub(super) const APP: Edition = Edition {
    profile: "web",
    features: &["--no-default-features"],
    flags: "",
    folder: "web/.build/wasm",
    modules: &[Module { name: "app", flags: SIMD }],
    halves: Some(["game", "deep"]),
};

/// The parts of the app that few visitors need, each a module without bindings by a feature of one crate.
pub(super) const PARTS: [&str; 2] = ["photo", "proof"];

/// A part as it was linked, in the build folder of WebAssembly.
pub(super) fn linked(place: &Place, part: &str) -> PathBuf {
    place.target.join(format!("{part}-linked.wasm"))
}

/// A part without what nothing needs.
pub(super) fn part(place: &Place, part: &str) -> PathBuf {
    place.target.join(part).with_extension("wasm")
}

/// For the linker: a module that is trimmed or split tells which functions and data lead where, and has names
/// until then.
const TELLING: [&str; 4] = ["-C", "link-arg=--emit-relocs", "-C", "strip=debuginfo"];

/// Compiles the app's module, and its parts.
pub(super) fn compile_app(place: &Place) -> Result<(), String> {
    for part in PARTS {
        let features = ["--no-default-features", "--features", part];
        let built = build(place, "sudokit-web-parts", "web", &features, SIMD, &TELLING)?;
        copy(&built, &linked(place, part))?;
    }
    APP.compile(place)
}

/// Adds the standard library of the target if it is absent.
pub(super) fn add_target() -> Result<(), String> {
    if has_library(TARGET) {
        return Ok(());
    }
    // Without rustup this fails, and the message below says what is missing.
    _ = check(Command::new("rustup").args(["target", "add", TARGET]));
    if has_library(TARGET) {
        return Ok(());
    }
    Err(format!("the standard library for {TARGET} is missing: rustup target add {TARGET}"))
}

impl Edition {
    /// Compiles the modules, one after the other: they share a build folder.
    pub(super) fn compile(&self, place: &Place) -> Result<(), String> {
        self.modules.iter().try_for_each(|module| module.compile(place, self))
    }
}

/// Compiles the solver alone, which stands inside a script. Returns the path of the module.
pub(super) fn compile_solver(place: &Place) -> Result<PathBuf, String> {
    build(place, "sudokit-web-solve", "solver", &[], SIMD, &[])
}

/// Compiles a package to a module, with these flags for all packages and these for the last. Returns its
/// path, where the next one of the same package will be.
fn build(
    place: &Place,
    package: &str,
    profile: &str,
    features: &[&str],
    flags: &str,
    last: &[&str],
) -> Result<PathBuf, String> {
    let mut cargo = cargo(&place.root, "rustc");
    cargo.args(["--quiet", "--package", package, "--profile", profile]);
    // A Rust library as well would keep everything alive that its users could call.
    cargo.args(["--target", TARGET, "--crate-type", "cdylib"]).args(features);
    // Places of panics are in the module: no path of this machine, and no folder that they share.
    let remapped = registry().map(|from| format!(" --remap-path-prefix={}=", from.display()));
    let flags = [flags, " --remap-path-prefix=crates/=", &remapped.unwrap_or_default()];
    cargo.arg("--").args(last);
    cargo.env("CARGO_TARGET_DIR", &place.target).env("RUSTFLAGS", flags.concat());
    check(&mut cargo)?;
    Ok(place.target.join(TARGET).join(profile).join(package.replace('-', "_")).with_extension("wasm"))
}

/// The folder of the sources of other packages, if its name can stand among the flags.
fn registry() -> Option<PathBuf> {
    let home =
        env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    let folder = home.join("registry/src/");
    folder.to_str().is_some_and(|name| !name.contains(' ')).then_some(folder)
}

impl Module {
    fn compile(&self, place: &Place, edition: &Edition) -> Result<(), String> {
        let flags = [self.flags, edition.flags].concat();
        let last: &[&str] = if edition.halves.is_some() { &TELLING } else { &[] };
        let built = build(place, "sudokit-web", edition.profile, edition.features, &flags, last)?;
        copy(&built, &self.compiled(place, edition))
    }

    /// The compiled module, before bindings are made.
    pub(super) fn compiled(&self, place: &Place, edition: &Edition) -> PathBuf {
        place.target.join(format!("{}-{}.wasm", edition.profile, self.name))
    }
}
