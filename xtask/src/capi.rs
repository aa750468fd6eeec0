//! Builds the library for C and installs it: headers, shared and static library, pkg-config.
//!
//! ```text
//! PREFIX/include/sudokit.h, sudokit.hpp
//! PREFIX/lib/libsudokit.so ──► libsudokit.so.2 ──► libsudokit.so.2.0.0     numbers of the binary interface
//! PREFIX/lib/libsudokit.a
//! PREFIX/lib/pkgconfig/sudokit.pc
//! PREFIX/share/sudokit/valgrind.supp
//! ```
//!
//! The profile `library` builds it, so `CARGO_PROFILE_LIBRARY_LTO=fat` makes a faster library in more time.
//! With `dev` it is the library that the tests have built.

use crate::command::{cargo, succeed};
use crate::workspace::{Package, Workspace};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The package, and what cargo calls its library.
const PACKAGE: &str = "sudokit-capi";
const BUILT: &str = "libsudokit_c";

const HEADERS: [&str; 2] = ["sudokit.h", "sudokit.hpp"];

/// Choices of `cargo xtask capi`.
#[derive(Clone, Copy)]
pub(crate) struct Order<'a> {
    /// The folder that programs find the library in.
    pub(crate) prefix: &'a str,
    /// The folder that stands for the root during packaging. Empty for none.
    pub(crate) destdir: &'a str,
    /// The profile of cargo that builds it.
    pub(crate) profile: &'a str,
}

impl<'a> Order<'a> {
    /// The library as it ships.
    pub(crate) fn at(prefix: &'a str) -> Self {
        Self { prefix, destdir: "", profile: "library" }
    }
}

/// Builds and installs it. Returns true if that was possible.
pub(crate) fn install(workspace: &Workspace, order: Order<'_>) -> bool {
    let installed = place(workspace, order);
    installed.inspect_err(|error| eprintln!("error: {error}")).is_ok()
}

/// Builds and installs it, or says why that was not possible.
pub(crate) fn place(workspace: &Workspace, order: Order<'_>) -> Result<(), Box<dyn Error>> {
    let prefix = std::path::absolute(order.prefix)?;
    let root = under(&prefix, order.destdir);
    let (libraries, headers, shared) = (root.join("lib"), root.join("include"), root.join("share/sudokit"));
    build(workspace, order.profile)?;
    let private = private_libraries(workspace)?;
    let folder = if order.profile == "dev" { "debug" } else { order.profile };
    let built = workspace.target.join(folder).join("deps");
    fs::create_dir_all(libraries.join("pkgconfig"))?;
    fs::create_dir_all(&headers)?;
    fs::create_dir_all(&shared)?;
    copy(&workspace.root.join("crates/capi/valgrind.supp"), &shared.join("valgrind.supp"))?;
    for header in HEADERS {
        copy(&workspace.root.join("crates/capi/include").join(header), &headers.join(header))?;
    }
    copy(&built.join(format!("{BUILT}.a")), &libraries.join("libsudokit.a"))?;
    let (major, minor) = interface(workspace)?;
    let names = if cfg!(target_os = "macos") {
        [
            "libsudokit.dylib".to_owned(),
            format!("libsudokit.{major}.dylib"),
            format!("libsudokit.{major}.{minor}.0.dylib"),
        ]
    } else {
        [
            "libsudokit.so".to_owned(),
            format!("libsudokit.so.{major}"),
            format!("libsudokit.so.{major}.{minor}.0"),
        ]
    };
    let ending = if cfg!(target_os = "macos") { "dylib" } else { "so" };
    copy(&built.join(format!("{BUILT}.{ending}")), &libraries.join(&names[2]))?;
    for [link, to] in [[&names[1], &names[2]], [&names[0], &names[1]]] {
        point(&libraries.join(link), to)?;
    }
    let version = &package(workspace)?.version;
    fs::write(libraries.join("pkgconfig/sudokit.pc"), pkg_config(&prefix, version, &private))?;
    println!("libsudokit {version} is in {}", root.display());
    Ok(())
}

/// The prefix below the folder that stands for the root.
fn under(prefix: &Path, destdir: &str) -> PathBuf {
    match destdir {
        "" => prefix.to_owned(),
        folder => {
            // A path from the root replaces what it is joined to.
            let below: PathBuf =
                prefix.components().filter(|part| matches!(part, std::path::Component::Normal(_))).collect();
            Path::new(folder).join(below)
        }
    }
}

/// Builds both libraries.
fn build(workspace: &Workspace, profile: &str) -> Result<(), Box<dyn Error>> {
    let mut cargo = cargo(&workspace.root, "build");
    cargo.args(["--quiet", "--locked", "--profile", profile]);
    match profile {
        // The example needs all kinds of the library, and with this selection the tests have built all else.
        "dev" => cargo.args(workspace.selection()).args(["--example", "overhead"]),
        _ => cargo.args(["--package", PACKAGE, "--lib"]),
    };
    Ok(succeed(&mut cargo)?)
}

/// The system's libraries that a static library written in Rust needs.
fn private_libraries(workspace: &Workspace) -> Result<String, Box<dyn Error>> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--crate-type", "staticlib", "--print", "native-static-libs", "--out-dir"]);
    rustc.arg(&workspace.target).args(["--crate-name", "nothing", "-"]).stdin(Stdio::null());
    let output = rustc.output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    let libraries = said.lines().find_map(|line| line.split_once("native-static-libs: "));
    let (_, libraries) = libraries.ok_or("the compiler does not say what a static library needs")?;
    Ok(libraries.trim().to_owned())
}

/// The major and minor numbers of the binary interface, from the header.
fn interface(workspace: &Workspace) -> Result<(u32, u32), Box<dyn Error>> {
    let header = workspace.text("crates/capi/include/sudokit.h");
    let number = |name: &str| {
        let lines = header.lines().filter_map(|line| line.strip_prefix("#define "));
        let mut values = lines.filter_map(|line| line.strip_prefix(name));
        values.next().ok_or_else(|| format!("the header has no {name}"))
    };
    Ok((number("SUDOKIT_ABI_MAJOR ")?.trim().parse()?, number("SUDOKIT_ABI_MINOR ")?.trim().parse()?))
}

fn package(workspace: &Workspace) -> Result<&Package, Box<dyn Error>> {
    let package = workspace.packages.iter().find(|package| package.name == PACKAGE);
    package.ok_or_else(|| format!("the workspace has no {PACKAGE}").into())
}

fn pkg_config(prefix: &Path, version: &str, private: &str) -> String {
    format!(
        "prefix={}\n\
         libdir=${{prefix}}/lib\n\
         includedir=${{prefix}}/include\n\
         \n\
         Name: sudokit\n\
         Description: The Sudoku toolkit: solves, counts, rates, explains and makes puzzles\n\
         Version: {version}\n\
         Cflags: -I${{includedir}}\n\
         Libs: -L${{libdir}} -lsudokit\n\
         Libs.private: {private}\n",
        prefix.display()
    )
}

fn copy(from: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    fs::copy(from, to)
        .map(drop)
        .map_err(|error| format!("{} to {}: {error}", from.display(), to.display()).into())
}

/// Makes a link, in place of what was there.
#[cfg(unix)]
fn point(link: &Path, to: &str) -> Result<(), Box<dyn Error>> {
    if link.is_symlink() || link.exists() {
        fs::remove_file(link)?;
    }
    Ok(std::os::unix::fs::symlink(to, link)?)
}

#[cfg(not(unix))]
fn point(_: &Path, _: &str) -> Result<(), Box<dyn Error>> {
    Err("the library is installed where files have links".into())
}
