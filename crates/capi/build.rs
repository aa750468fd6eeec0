//! Gives the shared library the name under which programs look for it: with the major version of its binary
//! interface.

/// `SUDOKIT_ABI_MAJOR` once more: a build script cannot ask the crate that it builds. `.ci/capi` compares
/// them.
const ABI_MAJOR: u32 = 3;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let name = if std::env::var_os("CARGO_FEATURE_FULL").is_some() { "sudokit" } else { "sudokit-solve" };
    let system = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    match system.as_str() {
        "linux" | "freebsd" | "netbsd" | "openbsd" | "dragonfly" => {
            println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,lib{name}.so.{ABI_MAJOR}");
        }
        "macos" => {
            println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,@rpath/lib{name}.{ABI_MAJOR}.dylib");
        }
        _ => {}
    }
}
